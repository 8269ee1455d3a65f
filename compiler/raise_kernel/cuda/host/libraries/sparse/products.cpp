// cuSPARSE's products of a sparse matrix with a vector or a matrix.
#include "libraries/sparse/sparse.h"

namespace rk {

cusparseStatus_t sparse_status(cudaError_t error) {
  switch (error) {
    case cudaSuccess:
      return CUSPARSE_STATUS_SUCCESS;
    case cudaErrorInitializationError:
      return CUSPARSE_STATUS_NOT_INITIALIZED;
    case cudaErrorMemoryAllocation:
      return CUSPARSE_STATUS_ALLOC_FAILED;
    case cudaErrorInvalidValue:
      return CUSPARSE_STATUS_INVALID_VALUE;
    case cudaErrorNotSupported:
      return CUSPARSE_STATUS_NOT_SUPPORTED;
    default:
      return CUSPARSE_STATUS_EXECUTION_FAILED;
  }
}

char index_letter(cusparseIndexType_t type) {
  return type == CUSPARSE_INDEX_32I ? 'i' : type == CUSPARSE_INDEX_64I ? 'l' : 0;
}

}  // namespace rk

namespace {

bool is_operation(cusparseOperation_t operation) {
  return operation >= CUSPARSE_OPERATION_NON_TRANSPOSE &&
         operation <= CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE;
}

// The types of A, of the dense operand, of the result, of the sums, and of both kinds of indices;
// empty for a combination that is not supported.
std::string types_of(const cusparseSpMatDescr &a, cudaDataType x, cudaDataType y,
                     cudaDataType compute) {
  char letters[] = {rk::letter_of(a.type), rk::letter_of(x), rk::letter_of(y),
                    rk::letter_of(compute), 0};
  char starts = rk::index_letter(a.start_type), indices = rk::index_letter(a.index_type);
  if (starts == 0 || indices == 0) return "";
  for (const char *known : {"ssss", "dddd", "cccc", "zzzz", "hhhs", "hhss", "ttts", "ttss"})
    if (strcmp(letters, known) == 0) return std::string(known) + starts + indices;
  return "";
}

// op(A): a matrix by columns is the transpose of one by rows.
struct Left {
  const cusparseSpMatDescr &a;
  bool is_turned, is_conjugate;
  Left(const cusparseSpMatDescr &a, cusparseOperation_t operation)
      : a(a),
        is_turned((operation != CUSPARSE_OPERATION_NON_TRANSPOSE) != by_columns(a)),
        is_conjugate(operation == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE) {}

  static bool by_columns(const cusparseSpMatDescr &a) { return a.format == CUSPARSE_FORMAT_CSC; }
  int64_t stored_rows() const { return by_columns(a) ? a.columns : a.rows; }
  int64_t stored_columns() const { return by_columns(a) ? a.rows : a.columns; }
  int64_t rows() const { return is_turned ? stored_columns() : stored_rows(); }
  int64_t columns() const { return is_turned ? stored_rows() : stored_columns(); }
  bool is_there() const {
    return a.count == 0 || (a.starts != nullptr && a.indices != nullptr && a.values != nullptr);
  }
  void add_to(rk::LibraryCall *call) const {
    call->word(stored_rows()), call->word(stored_columns()), call->word(a.count);
    call->word(a.base), call->word(is_turned), call->word(is_conjugate);
    call->word(a.format == CUSPARSE_FORMAT_COO);
    call->word(a.starts), call->word(a.indices), call->word(a.values);
  }
};

struct Dense {
  const cusparseDnMatDescr &matrix;
  void add_to(rk::LibraryCall *call) const {
    call->word(matrix.rows), call->word(matrix.columns), call->word(matrix.step);
    call->word(matrix.order == CUSPARSE_ORDER_ROW), call->word(matrix.values);
  }
};

cusparseStatus_t product(cusparseHandle_t handle, cusparseOperation_t operation, const void *alpha,
                         cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x,
                         const void *beta, cusparseDnVecDescr_t y, cudaDataType compute,
                         bool runs) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (alpha == nullptr || beta == nullptr || a == nullptr || x == nullptr || y == nullptr ||
      !is_operation(operation))
    return CUSPARSE_STATUS_INVALID_VALUE;
  Left left(*a, operation);
  if (!left.is_there() || left.columns() != x->size || left.rows() != y->size)
    return CUSPARSE_STATUS_INVALID_VALUE;
  std::string types = types_of(*a, x->type, y->type, compute);
  if (types.empty()) return CUSPARSE_STATUS_NOT_SUPPORTED;
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
      !is_operation(operation_a) || !is_operation(operation_b))
    return CUSPARSE_STATUS_INVALID_VALUE;
  Left left(*a, operation_a);
  bool is_turned = operation_b != CUSPARSE_OPERATION_NON_TRANSPOSE;
  int64_t rows = is_turned ? b->columns : b->rows, columns = is_turned ? b->rows : b->columns;
  if (!left.is_there() || left.columns() != rows || left.rows() != c->rows ||
      columns != c->columns)
    return CUSPARSE_STATUS_INVALID_VALUE;
  std::string types = types_of(*a, b->type, c->type, compute);
  if (types.empty()) return CUSPARSE_STATUS_NOT_SUPPORTED;
  if (!runs) return CUSPARSE_STATUS_SUCCESS;
  rk::LibraryCall call("cuSPARSE", "matrix", types.c_str());
  bool on_device = handle->pointers == CUSPARSE_POINTER_MODE_DEVICE;
  left.add_to(&call);
  call.scalar(alpha, types[3], on_device), call.scalar(beta, types[3], on_device);
  call.word(operation_b), Dense{*b}.add_to(&call), Dense{*c}.add_to(&call);
  return rk::sparse_status(call.send(handle->stream));
}

}  // namespace

extern "C" {

cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t handle, cusparseOperation_t operation,
                                         const void *alpha, cusparseConstSpMatDescr_t a,
                                         cusparseConstDnVecDescr_t x, const void *beta,
                                         cusparseDnVecDescr_t y, cudaDataType compute,
                                         cusparseSpMVAlg_t, size_t *size) {
  if (size == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *size = rk::BUFFER;
  return product(handle, operation, alpha, a, x, beta, y, compute, false);
}
cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t handle, cusparseOperation_t operation,
                                         const void *alpha, cusparseConstSpMatDescr_t a,
                                         cusparseConstDnVecDescr_t x, const void *beta,
                                         cusparseDnVecDescr_t y, cudaDataType compute,
                                         cusparseSpMVAlg_t, void *) {
  return product(handle, operation, alpha, a, x, beta, y, compute, false);
}
cusparseStatus_t cusparseSpMV(cusparseHandle_t handle, cusparseOperation_t operation,
                              const void *alpha, cusparseConstSpMatDescr_t a,
                              cusparseConstDnVecDescr_t x, const void *beta,
                              cusparseDnVecDescr_t y, cudaDataType compute, cusparseSpMVAlg_t,
                              void *) {
  return product(handle, operation, alpha, a, x, beta, y, compute, true);
}

cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t operation_a,
                                         cusparseOperation_t operation_b, const void *alpha,
                                         cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                                         const void *beta, cusparseDnMatDescr_t c,
                                         cudaDataType compute, cusparseSpMMAlg_t, size_t *size) {
  if (size == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *size = rk::BUFFER;
  return product(handle, operation_a, operation_b, alpha, a, b, beta, c, compute, false);
}
cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t handle, cusparseOperation_t operation_a,
                                         cusparseOperation_t operation_b, const void *alpha,
                                         cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                                         const void *beta, cusparseDnMatDescr_t c,
                                         cudaDataType compute, cusparseSpMMAlg_t, void *) {
  return product(handle, operation_a, operation_b, alpha, a, b, beta, c, compute, false);
}
cusparseStatus_t cusparseSpMM(cusparseHandle_t handle, cusparseOperation_t operation_a,
                              cusparseOperation_t operation_b, const void *alpha,
                              cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                              const void *beta, cusparseDnMatDescr_t c, cudaDataType compute,
                              cusparseSpMMAlg_t, void *) {
  return product(handle, operation_a, operation_b, alpha, a, b, beta, c, compute, true);
}

}  // extern "C"
