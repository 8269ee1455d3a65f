// cuSPARSE's conversions between dense and sparse matrices, and between those by rows and by columns.
#include "libraries/sparse/sparse.h"

namespace {

// What a conversion between these two refuses.
cusparseStatus_t checked(cusparseHandle_t handle, cusparseConstSpMatDescr_t sparse,
                         cusparseConstDnMatDescr_t dense) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (sparse == nullptr || dense == nullptr || sparse->rows != dense->rows ||
      sparse->columns != dense->columns)
    return CUSPARSE_STATUS_INVALID_VALUE;
  const char *name = "cuSPARSE's conversions";
  if (sparse->type != dense->type)
    return rk::sparse_refusal(name, "two types of values are missing");
  if (!rk::has_indices(name, {sparse})) return CUSPARSE_STATUS_NOT_SUPPORTED;
  if (sparse->batch != 1 || dense->batch != 1)
    return rk::sparse_refusal(name, "batches are missing");
  return CUSPARSE_STATUS_SUCCESS;
}

bool is_there(const cusparseSpMatDescr &sparse) {
  bool has_elements = sparse.indices != nullptr && sparse.values != nullptr;
  bool has_starts = sparse.starts != nullptr ||
                    (sparse.format == CUSPARSE_FORMAT_COO && sparse.count == 0);
  return has_starts && (has_elements || sparse.count == 0);
}

rk::LibraryCall packed(const char *function, const cusparseSpMatDescr &sparse,
                       const cusparseDnMatDescr &dense) {
  char type[] = {rk::letter_of(dense.type), 0};
  rk::LibraryCall call("cuSPARSE", function, type);
  rk::SparseOperand(sparse, CUSPARSE_OPERATION_NON_TRANSPOSE).add_to(&call);
  rk::DenseOperand{dense}.add_to(&call);
  return call;
}

cusparseStatus_t convert(cusparseHandle_t handle, const char *function,
                         cusparseConstSpMatDescr_t sparse, cusparseConstDnMatDescr_t dense) {
  cusparseStatus_t status = checked(handle, sparse, dense);
  if (status != CUSPARSE_STATUS_SUCCESS) return status;
  if (!is_there(*sparse)) return CUSPARSE_STATUS_INVALID_VALUE;
  return rk::sparse_status(packed(function, *sparse, *dense).send(handle->stream));
}

cusparseStatus_t size_of(cusparseStatus_t status, size_t *size) {
  if (status != CUSPARSE_STATUS_SUCCESS) return status;
  if (size == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *size = rk::BUFFER;
  return CUSPARSE_STATUS_SUCCESS;
}

// How many elements of each row, or column, and of the whole matrix, are not zero.
cusparseStatus_t count(cusparseHandle_t handle, cusparseDirection_t direction, int rows,
                       int columns, cusparseMatDescr_t descriptor, const void *values, int step,
                       int *each, int *total, const char *type) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  bool has_sizes = rows >= 0 && columns >= 0 && step >= (rows > 1 ? rows : 1);
  bool by_rows = direction == CUSPARSE_DIRECTION_ROW;
  bool has_elements = rows > 0 && columns > 0;
  if (!has_sizes || descriptor == nullptr || total == nullptr ||
      (has_elements && (values == nullptr || each == nullptr)) ||
      (!by_rows && direction != CUSPARSE_DIRECTION_COLUMN))
    return CUSPARSE_STATUS_INVALID_VALUE;
  if (cusparseGetMatType(descriptor) != CUSPARSE_MATRIX_TYPE_GENERAL)
    return CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED;
  bool on_device = handle->pointers == CUSPARSE_POINTER_MODE_DEVICE;
  rk::LibraryCall call("cuSPARSE", "count", type);
  call.word(rows), call.word(columns), call.word(step), call.word(by_rows), call.word(values);
  call.word(each), call.word(on_device ? total : nullptr);
  if (on_device) return rk::sparse_status(call.send(handle->stream));
  return rk::sparse_status(call.fetch(handle->stream, total, sizeof *total));
}

cusparseStatus_t checked_turn(cusparseHandle_t handle, int rows, int columns, int count,
                              const void *values, const int *starts, const int *indices,
                              void *to_values, int *to_starts, int *to_indices, cudaDataType type,
                              cusparseAction_t action, cusparseIndexBase_t base) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  bool has_values = action == CUSPARSE_ACTION_NUMERIC;
  bool is_known = (has_values || action == CUSPARSE_ACTION_SYMBOLIC) &&
                  (base == CUSPARSE_INDEX_BASE_ZERO || base == CUSPARSE_INDEX_BASE_ONE);
  bool has_elements = indices != nullptr && to_indices != nullptr &&
                      (!has_values || (values != nullptr && to_values != nullptr));
  if (!is_known || rows < 0 || columns < 0 || count < 0 || starts == nullptr ||
      to_starts == nullptr || (count > 0 && !has_elements))
    return CUSPARSE_STATUS_INVALID_VALUE;
  return rk::letter_of(type) == 0 ? CUSPARSE_STATUS_NOT_SUPPORTED : CUSPARSE_STATUS_SUCCESS;
}

}  // namespace

extern "C" {

cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t handle,
                                                  cusparseConstSpMatDescr_t a,
                                                  cusparseDnMatDescr_t b,
                                                  cusparseSparseToDenseAlg_t, size_t *size) {
  return size_of(checked(handle, a, b), size);
}
cusparseStatus_t cusparseSparseToDense(cusparseHandle_t handle, cusparseConstSpMatDescr_t a,
                                       cusparseDnMatDescr_t b, cusparseSparseToDenseAlg_t,
                                       void *) {
  return convert(handle, "to_dense", a, b);
}

cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t handle,
                                                  cusparseConstDnMatDescr_t a,
                                                  cusparseSpMatDescr_t b,
                                                  cusparseDenseToSparseAlg_t, size_t *size) {
  return size_of(checked(handle, b, a), size);
}
cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t handle,
                                                cusparseConstDnMatDescr_t a,
                                                cusparseSpMatDescr_t b, cusparseDenseToSparseAlg_t,
                                                void *) {
  cusparseStatus_t status = checked(handle, b, a);
  if (status != CUSPARSE_STATUS_SUCCESS) return status;
  rk::LibraryCall call = packed("count_all", *b, *a);
  return rk::sparse_status(call.fetch(handle->stream, &b->count, sizeof b->count));
}
cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t handle,
                                               cusparseConstDnMatDescr_t a, cusparseSpMatDescr_t b,
                                               cusparseDenseToSparseAlg_t, void *) {
  return convert(handle, "to_sparse", b, a);
}

#define RK_COUNT(Letter, T, type)                                                                \
  cusparseStatus_t cusparse##Letter##nnz(cusparseHandle_t handle, cusparseDirection_t direction, \
                                         int rows, int columns,                                  \
                                         const cusparseMatDescr_t descriptor, const T *values,   \
                                         int step, int *each, int *total) {                      \
    return count(handle, direction, rows, columns, descriptor, values, step, each, total, type); \
  }
RK_COUNT(S, float, "s")
RK_COUNT(D, double, "d")
RK_COUNT(C, cuComplex, "c")
RK_COUNT(Z, cuDoubleComplex, "z")
#undef RK_COUNT

cusparseStatus_t cusparseCsr2cscEx2_bufferSize(cusparseHandle_t handle, int rows, int columns,
                                               int count, const void *values, const int *starts,
                                               const int *indices, void *to_values, int *to_starts,
                                               int *to_indices, cudaDataType type,
                                               cusparseAction_t action, cusparseIndexBase_t base,
                                               cusparseCsr2CscAlg_t, size_t *size) {
  return size_of(checked_turn(handle, rows, columns, count, values, starts, indices, to_values,
                              to_starts, to_indices, type, action, base),
                 size);
}
cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t handle, int rows, int columns, int count,
                                    const void *values, const int *starts, const int *indices,
                                    void *to_values, int *to_starts, int *to_indices,
                                    cudaDataType type, cusparseAction_t action,
                                    cusparseIndexBase_t base, cusparseCsr2CscAlg_t, void *) {
  cusparseStatus_t status =
      checked_turn(handle, rows, columns, count, values, starts, indices, to_values, to_starts,
                   to_indices, type, action, base);
  if (status != CUSPARSE_STATUS_SUCCESS) return status;
  char letters[] = {rk::letter_of(type), 0};
  rk::LibraryCall call("cuSPARSE", "turn", letters);
  call.word(rows), call.word(columns), call.word(count), call.word(base);
  call.word(action == CUSPARSE_ACTION_NUMERIC);
  call.word(values), call.word(starts), call.word(indices);
  call.word(to_values), call.word(to_starts), call.word(to_indices);
  return rk::sparse_status(call.send(handle->stream));
}

}  // extern "C"
