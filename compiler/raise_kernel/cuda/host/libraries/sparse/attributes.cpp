// Triangles of cuSPARSE's sparse matrices, and batches of matrices.
#include "libraries/sparse/sparse.h"

namespace {

template <typename T>
cusparseStatus_t set_choice(T *to, const void *data) {
  T value;
  memcpy(&value, data, sizeof value);
  if (value != 0 && value != 1) return CUSPARSE_STATUS_INVALID_VALUE;
  *to = value;
  return CUSPARSE_STATUS_SUCCESS;
}

template <typename T>
cusparseStatus_t get_choice(T value, void *data) {
  memcpy(data, &value, sizeof value);
  return CUSPARSE_STATUS_SUCCESS;
}

bool is_attribute(const cusparseSpMatDescr *matrix, cusparseSpMatAttribute_t attribute,
                  const void *data, size_t size) {
  return matrix != nullptr && data != nullptr && size == sizeof(cusparseFillMode_t) &&
         (attribute == CUSPARSE_SPMAT_FILL_MODE || attribute == CUSPARSE_SPMAT_DIAG_TYPE);
}

cusparseStatus_t set_batch(cusparseSpMatDescr_t matrix, cusparseFormat_t format, int count,
                           int64_t starts_apart, int64_t apart) {
  if (matrix == nullptr || matrix->format != format || count < 1 || starts_apart < 0 || apart < 0)
    return CUSPARSE_STATUS_INVALID_VALUE;
  matrix->batch = count, matrix->starts_apart = starts_apart, matrix->apart = apart;
  return CUSPARSE_STATUS_SUCCESS;
}

}  // namespace

extern "C" {

cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t matrix,
                                           cusparseSpMatAttribute_t attribute, void *data,
                                           size_t size) {
  if (!is_attribute(matrix, attribute, data, size)) return CUSPARSE_STATUS_INVALID_VALUE;
  return attribute == CUSPARSE_SPMAT_FILL_MODE ? get_choice(matrix->fill, data)
                                               : get_choice(matrix->diagonal, data);
}
cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t matrix,
                                           cusparseSpMatAttribute_t attribute, void *data,
                                           size_t size) {
  if (!is_attribute(matrix, attribute, data, size)) return CUSPARSE_STATUS_INVALID_VALUE;
  return attribute == CUSPARSE_SPMAT_FILL_MODE ? set_choice(&matrix->fill, data)
                                               : set_choice(&matrix->diagonal, data);
}

cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseConstSpMatDescr_t matrix, int *count) {
  if (matrix == nullptr || count == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *count = matrix->batch;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t matrix, int count,
                                            int64_t apart) {
  return set_batch(matrix, CUSPARSE_FORMAT_COO, count, apart, apart);
}
cusparseStatus_t cusparseCsrSetStridedBatch(cusparseSpMatDescr_t matrix, int count,
                                            int64_t offsets_apart, int64_t apart) {
  return set_batch(matrix, CUSPARSE_FORMAT_CSR, count, offsets_apart, apart);
}
cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t matrix, int *count,
                                              int64_t *apart) {
  if (matrix == nullptr || count == nullptr || apart == nullptr)
    return CUSPARSE_STATUS_INVALID_VALUE;
  *count = matrix->batch, *apart = matrix->apart;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t matrix, int count,
                                              int64_t apart) {
  if (matrix == nullptr || count < 1 || apart < 0) return CUSPARSE_STATUS_INVALID_VALUE;
  matrix->batch = count, matrix->apart = apart;
  return CUSPARSE_STATUS_SUCCESS;
}

}  // extern "C"
