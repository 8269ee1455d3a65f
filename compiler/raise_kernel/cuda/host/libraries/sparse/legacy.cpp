// cuSPARSE's older matrix descriptors: they keep what they are told.
#include "libraries/sparse/sparse.h"

struct cusparseMatDescr {
  cusparseMatrixType_t type;
  cusparseIndexBase_t base;
  cusparseFillMode_t mode;
  cusparseDiagType_t diagonal;
};

namespace {

template <typename T>
cusparseStatus_t set(cusparseMatDescr *descriptor, T cusparseMatDescr::*field, T value, T last) {
  if (descriptor == nullptr || value < 0 || value > last) return CUSPARSE_STATUS_INVALID_VALUE;
  descriptor->*field = value;
  return CUSPARSE_STATUS_SUCCESS;
}

}  // namespace

extern "C" {

cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *descriptor) {
  if (descriptor == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *descriptor = new cusparseMatDescr();
  return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t descriptor) {
  delete descriptor;
  return CUSPARSE_STATUS_SUCCESS;
}

#define RK_FIELD(Name, T, field, last)                                                   \
  cusparseStatus_t cusparseSetMat##Name(cusparseMatDescr_t descriptor, T value) {        \
    return set(descriptor, &cusparseMatDescr::field, value, last);                       \
  }                                                                                      \
  T cusparseGetMat##Name(cusparseMatDescr_t descriptor) { return descriptor->field; }
RK_FIELD(Type, cusparseMatrixType_t, type, CUSPARSE_MATRIX_TYPE_TRIANGULAR)
RK_FIELD(IndexBase, cusparseIndexBase_t, base, CUSPARSE_INDEX_BASE_ONE)
RK_FIELD(FillMode, cusparseFillMode_t, mode, CUSPARSE_FILL_MODE_UPPER)
RK_FIELD(DiagType, cusparseDiagType_t, diagonal, CUSPARSE_DIAG_TYPE_UNIT)
#undef RK_FIELD
}
