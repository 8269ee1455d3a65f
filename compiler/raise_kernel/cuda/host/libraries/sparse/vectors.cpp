// cuSPARSE's sparse vectors, and the order of the columns of a sparse matrix.
#include "libraries/sparse/sparse.h"

namespace {

template <typename Made>
cusparseStatus_t keep(Made **out, const cusparseSpVecDescr &made) {
  bool is_there = made.count == 0 || (made.indices != nullptr && made.values != nullptr);
  bool has_base =
      made.base == CUSPARSE_INDEX_BASE_ZERO || made.base == CUSPARSE_INDEX_BASE_ONE;
  if (out == nullptr || !is_there || !has_base || made.count < 0 || made.size < made.count)
    return CUSPARSE_STATUS_INVALID_VALUE;
  if (rk::letter_of(made.type) == 0 || rk::index_letter(made.index_type) == 0)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  *out = new cusparseSpVecDescr(made);
  return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t move(cusparseHandle_t handle, const char *function,
                      const cusparseSpVecDescr *sparse, const cusparseDnVecDescr *dense) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (sparse == nullptr || dense == nullptr || sparse->size != dense->size)
    return CUSPARSE_STATUS_INVALID_VALUE;
  if (sparse->type != dense->type) return CUSPARSE_STATUS_NOT_SUPPORTED;
  char types[] = {rk::letter_of(sparse->type), rk::index_letter(sparse->index_type), 0};
  rk::LibraryCall call("cuSPARSE", function, types);
  call.word(sparse->size), call.word(sparse->count), call.word(sparse->base);
  call.word(sparse->indices), call.word(sparse->values), call.word(dense->values);
  return rk::sparse_status(call.send(handle->stream));
}

cusparseStatus_t add(cusparseHandle_t handle, const void *alpha, const cusparseSpVecDescr *x,
                     const void *beta, const cusparseDnVecDescr *y) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (alpha == nullptr || beta == nullptr || x == nullptr || y == nullptr || x->size != y->size)
    return CUSPARSE_STATUS_INVALID_VALUE;
  char types[] = {rk::letter_of(x->type), rk::index_letter(x->index_type), 0};
  if (x->type != y->type || strchr("sdcz", types[0]) == nullptr)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  rk::LibraryCall call("cuSPARSE", "add", types);
  bool on_device = handle->pointers == CUSPARSE_POINTER_MODE_DEVICE;
  call.scalar(alpha, types[0], on_device), call.scalar(beta, types[0], on_device);
  call.word(x->size), call.word(x->count), call.word(x->base);
  call.word(x->indices), call.word(x->values), call.word(y->values);
  return rk::sparse_status(call.send(handle->stream));
}

cusparseStatus_t dot(cusparseHandle_t handle, cusparseOperation_t operation,
                     const cusparseSpVecDescr *x, const cusparseDnVecDescr *y, void *result,
                     cudaDataType compute, bool runs) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (x == nullptr || y == nullptr || result == nullptr || x->size != y->size ||
      !rk::is_operation(operation))
    return CUSPARSE_STATUS_INVALID_VALUE;
  std::string types = rk::value_types("cusparseSpVV", {x->type, y->type, compute, compute}, true);
  if (types.empty()) return CUSPARSE_STATUS_NOT_SUPPORTED;
  if (!runs) return CUSPARSE_STATUS_SUCCESS;
  bool on_device = handle->pointers == CUSPARSE_POINTER_MODE_DEVICE;
  types += rk::index_letter(x->index_type);
  rk::LibraryCall call("cuSPARSE", "dot", types.c_str());
  call.word(x->size), call.word(x->count), call.word(x->base);
  call.word(operation == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE);
  call.word(x->indices), call.word(x->values), call.word(y->values);
  call.word(on_device ? result : nullptr);
  if (on_device) return rk::sparse_status(call.send(handle->stream));
  size_t size = compute == CUDA_R_32F ? 4 : compute == CUDA_C_64F ? 16 : 8;
  return rk::sparse_status(call.fetch(handle->stream, result, size));
}

bool is_matrix(int rows, int columns, int count, const int *starts, const int *indices) {
  return rows >= 0 && columns >= 0 && count >= 0 && starts != nullptr &&
         (indices != nullptr || count == 0);
}

}  // namespace

extern "C" {

cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *vector, int64_t size, int64_t count,
                                     void *indices, void *values, cusparseIndexType_t index_type,
                                     cusparseIndexBase_t base, cudaDataType type) {
  return keep(vector, {size, count, indices, values, index_type, base, type});
}
cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *vector, int64_t size,
                                          int64_t count, const void *indices, const void *values,
                                          cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                          cudaDataType type) {
  return keep(vector, {size, count, indices, values, index_type, base, type});
}
cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t vector) {
  delete vector;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseSpVecGetIndexBase(cusparseConstSpVecDescr_t vector,
                                           cusparseIndexBase_t *base) {
  if (vector == nullptr || base == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *base = vector->base;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseSpVecGetValues(cusparseSpVecDescr_t vector, void **values) {
  if (vector == nullptr || values == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *values = (void *)vector->values;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t vector, void *values) {
  if (vector == nullptr || values == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  vector->values = values;
  return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseGather(cusparseHandle_t handle, cusparseConstDnVecDescr_t y,
                                cusparseSpVecDescr_t x) {
  return move(handle, "gather", x, y);
}
cusparseStatus_t cusparseScatter(cusparseHandle_t handle, cusparseConstSpVecDescr_t x,
                                 cusparseDnVecDescr_t y) {
  return move(handle, "scatter", x, y);
}

cusparseStatus_t cusparseAxpby(cusparseHandle_t handle, const void *alpha,
                               cusparseConstSpVecDescr_t x, const void *beta,
                               cusparseDnVecDescr_t y) {
  return add(handle, alpha, x, beta, y);
}

cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t handle, cusparseOperation_t operation,
                                         cusparseConstSpVecDescr_t x, cusparseConstDnVecDescr_t y,
                                         const void *result, cudaDataType compute, size_t *size) {
  if (size == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *size = rk::BUFFER;
  return dot(handle, operation, x, y, (void *)result, compute, false);
}
cusparseStatus_t cusparseSpVV(cusparseHandle_t handle, cusparseOperation_t operation,
                              cusparseConstSpVecDescr_t x, cusparseConstDnVecDescr_t y,
                              void *result, cudaDataType compute, void *) {
  return dot(handle, operation, x, y, result, compute, true);
}

cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t handle, int count,
                                                   int *permutation) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (count < 0 || (permutation == nullptr && count > 0)) return CUSPARSE_STATUS_INVALID_VALUE;
  rk::LibraryCall call("cuSPARSE", "identity", "i");
  call.word(count), call.word(permutation);
  return rk::sparse_status(call.send(handle->stream));
}

cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t handle, int rows, int columns,
                                                int count, const int *row_offsets,
                                                const int *column_indices, size_t *size) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (size == nullptr || !is_matrix(rows, columns, count, row_offsets, column_indices))
    return CUSPARSE_STATUS_INVALID_VALUE;
  *size = rk::BUFFER;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseXcsrsort(cusparseHandle_t handle, int rows, int columns, int count,
                                  const cusparseMatDescr_t descriptor, const int *row_offsets,
                                  int *column_indices, int *permutation, void *) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (descriptor == nullptr || !is_matrix(rows, columns, count, row_offsets, column_indices))
    return CUSPARSE_STATUS_INVALID_VALUE;
  rk::LibraryCall call("cuSPARSE", "sort_rows", "i");
  call.word(rows), call.word(count), call.word(cusparseGetMatIndexBase(descriptor));
  call.word(row_offsets), call.word(column_indices), call.word(permutation);
  return rk::sparse_status(call.send(handle->stream));
}

}  // extern "C"
