// cuSPARSE's products of a sparse matrix with a vector or a matrix.
#include "libraries/sparse/sparse.h"

namespace {

// Whether results of this extent do not overlap, and each operand is one for each of them, or for
// all.
bool is_batch(int batch, int64_t apart, int64_t extent, int left, int right) {
  return (batch == 1 || apart >= extent) && (left == 1 || left == batch) &&
         (right == 1 || right == batch);
}

// Elements from the first to the last one.
int64_t extent_of(const cusparseDnMatDescr &matrix) {
  bool by_rows = matrix.order == CUSPARSE_ORDER_ROW;
  int64_t lines = by_rows ? matrix.rows : matrix.columns;
  return lines == 0 ? 0 : (lines - 1) * matrix.step + (by_rows ? matrix.columns : matrix.rows);
}

cusparseStatus_t product(cusparseHandle_t handle, cusparseOperation_t operation, const void *alpha,
                         cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x,
                         const void *beta, cusparseDnVecDescr_t y, cudaDataType compute,
                         bool runs) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (alpha == nullptr || beta == nullptr || a == nullptr || x == nullptr || y == nullptr ||
      !rk::is_operation(operation))
    return CUSPARSE_STATUS_INVALID_VALUE;
  rk::SparseOperand left(*a, operation);
  if (!left.is_there() || left.columns() != x->size || left.rows() != y->size)
    return CUSPARSE_STATUS_INVALID_VALUE;
  const char *name = "cusparseSpMV";
  std::string types = rk::value_types(name, {a->type, x->type, y->type, compute}, true);
  if (types.empty() || !rk::has_indices(name, {a})) return CUSPARSE_STATUS_NOT_SUPPORTED;
  if (a->batch != 1) return rk::sparse_refusal(name, "batches are missing");
  if (!runs) return CUSPARSE_STATUS_SUCCESS;
  rk::LibraryCall call("cuSPARSE", "vector", types.c_str());
  bool on_device = handle->pointers == CUSPARSE_POINTER_MODE_DEVICE;
  left.add_to(&call);
  call.scalar(alpha, types[3], on_device), call.scalar(beta, types[3], on_device);
  call.word(x->values), call.word(y->values);
  return rk::sparse_status(call.send(handle->stream));
}

cusparseStatus_t product(cusparseHandle_t handle, cusparseOperation_t operation_a,
                         cusparseOperation_t operation_b, const void *alpha,
                         cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                         const void *beta, cusparseDnMatDescr_t c, cudaDataType compute,
                         bool runs) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (alpha == nullptr || beta == nullptr || a == nullptr || b == nullptr || c == nullptr ||
      !rk::is_operation(operation_a) || !rk::is_operation(operation_b))
    return CUSPARSE_STATUS_INVALID_VALUE;
  rk::SparseOperand left(*a, operation_a);
  rk::DenseOperand right{*b, operation_b}, result{*c};
  if (!left.is_there() || left.columns() != right.rows() || left.rows() != c->rows ||
      right.columns() != c->columns ||
      !is_batch(c->batch, c->apart, extent_of(*c), a->batch, b->batch))
    return CUSPARSE_STATUS_INVALID_VALUE;
  const char *name = "cusparseSpMM";
  std::string types = rk::value_types(name, {a->type, b->type, c->type, compute}, true);
  if (types.empty() || !rk::has_indices(name, {a})) return CUSPARSE_STATUS_NOT_SUPPORTED;
  if (!runs) return CUSPARSE_STATUS_SUCCESS;
  rk::LibraryCall call("cuSPARSE", "matrix", types.c_str());
  bool on_device = handle->pointers == CUSPARSE_POINTER_MODE_DEVICE;
  left.add_to(&call);
  call.scalar(alpha, types[3], on_device), call.scalar(beta, types[3], on_device);
  right.add_to(&call), result.add_to(&call);
  return rk::sparse_status(call.send(handle->stream));
}

// C = alpha op(A) op(B) + beta C, of the elements that C has.
cusparseStatus_t sample(cusparseHandle_t handle, cusparseOperation_t operation_a,
                        cusparseOperation_t operation_b, const void *alpha,
                        cusparseConstDnMatDescr_t a, cusparseConstDnMatDescr_t b, const void *beta,
                        cusparseSpMatDescr_t c, cudaDataType compute, bool runs) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (alpha == nullptr || beta == nullptr || a == nullptr || b == nullptr || c == nullptr ||
      !rk::is_operation(operation_a) || !rk::is_operation(operation_b))
    return CUSPARSE_STATUS_INVALID_VALUE;
  rk::DenseOperand left{*a, operation_a}, right{*b, operation_b};
  rk::SparseOperand result(*c, CUSPARSE_OPERATION_NON_TRANSPOSE);
  if (!result.is_there() || left.columns() != right.rows() || left.rows() != c->rows ||
      right.columns() != c->columns || !is_batch(c->batch, c->apart, c->count, a->batch, b->batch))
    return CUSPARSE_STATUS_INVALID_VALUE;
  const char *name = "cusparseSDDMM";
  std::string types = rk::value_types(name, {a->type, b->type, c->type, compute}, true);
  if (types.empty() || !rk::has_indices(name, {c})) return CUSPARSE_STATUS_NOT_SUPPORTED;
  if (!runs || c->count == 0) return CUSPARSE_STATUS_SUCCESS;
  rk::LibraryCall call("cuSPARSE", "sampled", types.c_str());
  bool on_device = handle->pointers == CUSPARSE_POINTER_MODE_DEVICE;
  call.scalar(alpha, types[3], on_device), call.scalar(beta, types[3], on_device);
  left.add_to(&call), right.add_to(&call), result.add_to(&call);
  return rk::sparse_status(call.send(handle->stream));
}

}  // namespace

extern "C" {

cusparseStatus_t cusparseSpMV_bufferSize(RK_SPMV_PARAMETERS, size_t *size) {
  if (size == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *size = rk::BUFFER;
  return product(handle, operation, alpha, a, x, beta, y, compute, false);
}
cusparseStatus_t cusparseSpMV_preprocess(RK_SPMV_PARAMETERS, void *) {
  return product(handle, operation, alpha, a, x, beta, y, compute, false);
}
cusparseStatus_t cusparseSpMV(RK_SPMV_PARAMETERS, void *) {
  return product(handle, operation, alpha, a, x, beta, y, compute, true);
}

cusparseStatus_t cusparseSpMM_bufferSize(RK_SPMM_PARAMETERS, size_t *size) {
  if (size == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *size = rk::BUFFER;
  return product(handle, operation_a, operation_b, alpha, a, b, beta, c, compute, false);
}
cusparseStatus_t cusparseSpMM_preprocess(RK_SPMM_PARAMETERS, void *) {
  return product(handle, operation_a, operation_b, alpha, a, b, beta, c, compute, false);
}
cusparseStatus_t cusparseSpMM(RK_SPMM_PARAMETERS, void *) {
  return product(handle, operation_a, operation_b, alpha, a, b, beta, c, compute, true);
}

cusparseStatus_t cusparseSDDMM_bufferSize(RK_SDDMM_PARAMETERS, size_t *size) {
  if (size == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *size = rk::BUFFER;
  return sample(handle, operation_a, operation_b, alpha, a, b, beta, c, compute, false);
}
cusparseStatus_t cusparseSDDMM_preprocess(RK_SDDMM_PARAMETERS, void *) {
  return sample(handle, operation_a, operation_b, alpha, a, b, beta, c, compute, false);
}
cusparseStatus_t cusparseSDDMM(RK_SDDMM_PARAMETERS, void *) {
  return sample(handle, operation_a, operation_b, alpha, a, b, beta, c, compute, true);
}

}  // extern "C"
