// cuSPARSE's handles, its status codes, and descriptors of vectors and matrices.
#include "libraries/sparse/sparse.h"

namespace {

bool is_base(cusparseIndexBase_t base) {
  return base == CUSPARSE_INDEX_BASE_ZERO || base == CUSPARSE_INDEX_BASE_ONE;
}

bool is_index(cusparseIndexType_t type) {
  return type >= CUSPARSE_INDEX_16U && type <= CUSPARSE_INDEX_64I;
}

template <typename Descriptor, typename Made>
cusparseStatus_t keep(Made **out, const Descriptor &made, bool is_valid) {
  if (out == nullptr || !is_valid) return CUSPARSE_STATUS_INVALID_VALUE;
  if (rk::letter_of(made.type) == 0) return CUSPARSE_STATUS_NOT_SUPPORTED;
  *out = new Descriptor(made);
  return CUSPARSE_STATUS_SUCCESS;
}

template <typename Made>
cusparseStatus_t sparse(Made **out, const cusparseSpMatDescr &made) {
  bool has_sizes = made.rows >= 0 && made.columns >= 0 && made.count >= 0;
  return keep(out, made, has_sizes && is_base(made.base) && is_index(made.start_type) &&
                             is_index(made.index_type));
}

template <typename Made>
cusparseStatus_t vector(Made **out, const cusparseDnVecDescr &made) {
  return keep(out, made, made.size >= 0 && (made.values != nullptr || made.size == 0));
}

template <typename Made>
cusparseStatus_t dense(Made **out, const cusparseDnMatDescr &made) {
  bool by_rows = made.order == CUSPARSE_ORDER_ROW;
  bool has_sizes = made.rows >= 0 && made.columns >= 0;
  bool fits = made.step >= (by_rows ? made.columns : made.rows);
  bool is_there = made.values != nullptr || made.rows == 0 || made.columns == 0;
  return keep(out, made,
              has_sizes && fits && is_there && (by_rows || made.order == CUSPARSE_ORDER_COL));
}

template <typename Descriptor>
cusparseStatus_t destroy(const Descriptor *descriptor) {
  delete descriptor;
  return CUSPARSE_STATUS_SUCCESS;
}

template <typename Descriptor>
cusparseStatus_t get_values(Descriptor *descriptor, void **values) {
  if (descriptor == nullptr || values == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *values = (void *)descriptor->values;
  return CUSPARSE_STATUS_SUCCESS;
}

template <typename Descriptor>
cusparseStatus_t set_values(Descriptor *descriptor, void *values) {
  if (descriptor == nullptr || values == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  descriptor->values = values;
  return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t set_pointers(cusparseSpMatDescr_t matrix, cusparseFormat_t format,
                              const void *starts, const void *indices, const void *values) {
  if (matrix == nullptr || matrix->format != format || starts == nullptr)
    return CUSPARSE_STATUS_INVALID_VALUE;
  matrix->starts = starts, matrix->indices = indices, matrix->values = values;
  return CUSPARSE_STATUS_SUCCESS;
}

template <typename T>
cusparseStatus_t get(const T *from, T *to) {
  if (to == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *to = *from;
  return CUSPARSE_STATUS_SUCCESS;
}

}  // namespace

extern "C" {

cusparseStatus_t cusparseCreate(cusparseHandle_t *handle) {
  if (handle == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  rk::Apart apart;
  if (rk::ask(rk::Operation::begin) != cudaSuccess) return CUSPARSE_STATUS_NOT_INITIALIZED;
  *handle = new cusparseContext;
  return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDestroy(cusparseHandle_t handle) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  return destroy(handle);
}

cusparseStatus_t cusparseGetVersion(cusparseHandle_t handle, int *version) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  int number = CUSPARSE_VERSION;
  return get(&number, version);
}

cusparseStatus_t cusparseSetStream(cusparseHandle_t handle, cudaStream_t stream) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  handle->stream = stream;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseGetStream(cusparseHandle_t handle, cudaStream_t *stream) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  return get(&handle->stream, stream);
}
cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t mode) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (mode != CUSPARSE_POINTER_MODE_HOST && mode != CUSPARSE_POINTER_MODE_DEVICE)
    return CUSPARSE_STATUS_INVALID_VALUE;
  handle->pointers = mode;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t *mode) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  return get(&handle->pointers, mode);
}

#define RK_STATUS_CODES(F)                                                                         \
  F(CUSPARSE_STATUS_SUCCESS, "success")                                                            \
  F(CUSPARSE_STATUS_NOT_INITIALIZED, "initialization error")                                       \
  F(CUSPARSE_STATUS_ALLOC_FAILED, "out of memory")                                                 \
  F(CUSPARSE_STATUS_INVALID_VALUE, "invalid value")                                                \
  F(CUSPARSE_STATUS_ARCH_MISMATCH, "architecture mismatch")                                        \
  F(CUSPARSE_STATUS_MAPPING_ERROR, "texture memory mapping error")                                 \
  F(CUSPARSE_STATUS_EXECUTION_FAILED, "kernel launch failure")                                     \
  F(CUSPARSE_STATUS_INTERNAL_ERROR, "internal error")                                              \
  F(CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED, "matrix type not supported")                        \
  F(CUSPARSE_STATUS_ZERO_PIVOT, "zero pivot")                                                      \
  F(CUSPARSE_STATUS_NOT_SUPPORTED, "operation not supported")                                      \
  F(CUSPARSE_STATUS_INSUFFICIENT_RESOURCES, "insufficient resources")

const char *cusparseGetErrorString(cusparseStatus_t status) {
#define RK_CASE(code, text)                                                                        \
  case code:                                                                                       \
    return text;
  switch (status) { RK_STATUS_CODES(RK_CASE) }
#undef RK_CASE
  return "unrecognized error code";
}

const char *cusparseGetErrorName(cusparseStatus_t status) {
#define RK_CASE(code, text)                                                                        \
  case code:                                                                                       \
    return #code;
  switch (status) { RK_STATUS_CODES(RK_CASE) }
#undef RK_CASE
  return "unrecognized error code";
}

cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *matrix, int64_t rows, int64_t columns,
                                   int64_t count, void *row_offsets, void *column_indices,
                                   void *values, cusparseIndexType_t offset_type,
                                   cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                   cudaDataType type) {
  return sparse(matrix, {CUSPARSE_FORMAT_CSR, rows, columns, count, row_offsets, column_indices,
                         values, offset_type, index_type, base, type});
}
cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *matrix, int64_t rows,
                                        int64_t columns, int64_t count, const void *row_offsets,
                                        const void *column_indices, const void *values,
                                        cusparseIndexType_t offset_type,
                                        cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                        cudaDataType type) {
  return sparse(matrix, {CUSPARSE_FORMAT_CSR, rows, columns, count, row_offsets, column_indices,
                         values, offset_type, index_type, base, type});
}
cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *matrix, int64_t rows, int64_t columns,
                                   int64_t count, void *column_offsets, void *row_indices,
                                   void *values, cusparseIndexType_t offset_type,
                                   cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                   cudaDataType type) {
  return sparse(matrix, {CUSPARSE_FORMAT_CSC, rows, columns, count, column_offsets, row_indices,
                         values, offset_type, index_type, base, type});
}
cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *matrix, int64_t rows, int64_t columns,
                                   int64_t count, void *row_indices, void *column_indices,
                                   void *values, cusparseIndexType_t index_type,
                                   cusparseIndexBase_t base, cudaDataType type) {
  return sparse(matrix, {CUSPARSE_FORMAT_COO, rows, columns, count, row_indices, column_indices,
                         values, index_type, index_type, base, type});
}
cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *matrix, int64_t rows,
                                        int64_t columns, int64_t count, const void *row_indices,
                                        const void *column_indices, const void *values,
                                        cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                        cudaDataType type) {
  return sparse(matrix, {CUSPARSE_FORMAT_COO, rows, columns, count, row_indices, column_indices,
                         values, index_type, index_type, base, type});
}
cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t matrix) { return destroy(matrix); }

cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t matrix, int64_t *rows,
                                      int64_t *columns, int64_t *count) {
  if (matrix == nullptr || rows == nullptr || columns == nullptr || count == nullptr)
    return CUSPARSE_STATUS_INVALID_VALUE;
  *rows = matrix->rows, *columns = matrix->columns, *count = matrix->count;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t matrix,
                                        cusparseFormat_t *format) {
  return matrix == nullptr ? CUSPARSE_STATUS_INVALID_VALUE : get(&matrix->format, format);
}
cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t matrix,
                                           cusparseIndexBase_t *base) {
  return matrix == nullptr ? CUSPARSE_STATUS_INVALID_VALUE : get(&matrix->base, base);
}
cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t matrix, void **values) {
  return get_values(matrix, values);
}
cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t matrix, void *values) {
  return set_values(matrix, values);
}
cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t matrix, void *row_offsets,
                                        void *column_indices, void *values) {
  return set_pointers(matrix, CUSPARSE_FORMAT_CSR, row_offsets, column_indices, values);
}
cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t matrix, void *column_offsets,
                                        void *row_indices, void *values) {
  return set_pointers(matrix, CUSPARSE_FORMAT_CSC, column_offsets, row_indices, values);
}
cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t matrix, void *row_indices,
                                        void *column_indices, void *values) {
  return set_pointers(matrix, CUSPARSE_FORMAT_COO, row_indices, column_indices, values);
}

cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *made, int64_t size, void *values,
                                     cudaDataType type) {
  return vector(made, {size, values, type});
}
cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *made, int64_t size,
                                          const void *values, cudaDataType type) {
  return vector(made, {size, values, type});
}
cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t made) { return destroy(made); }
cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t made, void **values) {
  return get_values(made, values);
}
cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t made, void *values) {
  return set_values(made, values);
}

cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *matrix, int64_t rows, int64_t columns,
                                     int64_t step, void *values, cudaDataType type,
                                     cusparseOrder_t order) {
  return dense(matrix, {rows, columns, step, values, type, order});
}
cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *matrix, int64_t rows,
                                          int64_t columns, int64_t step, const void *values,
                                          cudaDataType type, cusparseOrder_t order) {
  return dense(matrix, {rows, columns, step, values, type, order});
}
cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t matrix) { return destroy(matrix); }
cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t matrix, void **values) {
  return get_values(matrix, values);
}
cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t matrix, void *values) {
  return set_values(matrix, values);
}

}  // extern "C"
