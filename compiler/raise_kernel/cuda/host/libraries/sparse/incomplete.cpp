// cuSPARSE's incomplete factorizations without fill-in: L U and L L^H.
#include "libraries/sparse/sparse.h"

// What the analysis has found: how many pairs of elements there are, and how many of these have a
// product that is stored; the first row whose pivot is missing or, after the factorization, zero.
struct IncompleteFactors {
  bool is_analyzed = false;
  int64_t pairs = 0, products = 0, row = -1;
  int base = 0;
};
struct csrilu02Info : IncompleteFactors {};
struct csric02Info : IncompleteFactors {};

namespace {

struct Incomplete {
  cusparseHandle_t handle;
  cusparseSpMatDescr matrix;
  cusparseMatDescr_t descriptor;
  IncompleteFactors *info;

  Incomplete(cusparseHandle_t handle, int rows, int count, cusparseMatDescr_t descriptor,
             const void *values, const int *starts, const int *indices, IncompleteFactors *info,
             cudaDataType type)
      : handle(handle), descriptor(descriptor), info(info) {
    auto base = descriptor ? cusparseGetMatIndexBase(descriptor) : CUSPARSE_INDEX_BASE_ZERO;
    matrix = {CUSPARSE_FORMAT_CSR, rows, rows, count, starts, indices, values,
              CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, base, type};
  }

  cusparseStatus_t checked() const {
    if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
    if (descriptor == nullptr || info == nullptr || matrix.rows < 0 || matrix.count < 0 ||
        !operand().is_there())
      return CUSPARSE_STATUS_INVALID_VALUE;
    return cusparseGetMatType(descriptor) == CUSPARSE_MATRIX_TYPE_GENERAL
               ? CUSPARSE_STATUS_SUCCESS
               : CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED;
  }
  rk::SparseOperand operand() const {
    return rk::SparseOperand(matrix, CUSPARSE_OPERATION_NON_TRANSPOSE);
  }
  template <typename Size>
  cusparseStatus_t buffer_size(Size *size) const {
    cusparseStatus_t status = checked();
    if (status != CUSPARSE_STATUS_SUCCESS) return status;
    if (size == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
    *size = rk::BUFFER;
    return CUSPARSE_STATUS_SUCCESS;
  }
  rk::LibraryCall packed(const char *function, bool is_symmetric) const {
    char type[] = {rk::letter_of(matrix.type), 0};
    rk::LibraryCall call("cuSPARSE", function, type);
    operand().add_to(&call);
    call.word(is_symmetric);
    return call;
  }
  cusparseStatus_t analyze(bool is_symmetric) const {
    cusparseStatus_t status = checked();
    if (status != CUSPARSE_STATUS_SUCCESS) return status;
    int64_t found[] = {0, 0, matrix.rows > 0 ? 0 : -1};
    if (matrix.count > 0)
      status = rk::sparse_status(packed("analyze_incomplete", is_symmetric)
                                     .fetch(handle->stream, found, sizeof found));
    if (status != CUSPARSE_STATUS_SUCCESS) return status;
    info->pairs = found[0], info->products = found[1], info->row = found[2];
    info->base = matrix.base;
    info->is_analyzed = true;
    return status;
  }
  cusparseStatus_t run(bool is_symmetric) const {
    cusparseStatus_t status = checked();
    if (status != CUSPARSE_STATUS_SUCCESS) return status;
    if (!info->is_analyzed) return CUSPARSE_STATUS_INVALID_VALUE;
    if (matrix.count == 0) return CUSPARSE_STATUS_SUCCESS;
    rk::LibraryCall call = packed("factor_incomplete", is_symmetric);
    call.word(info->pairs), call.word(info->products);
    return rk::sparse_status(call.fetch(handle->stream, &info->row, sizeof info->row));
  }
};

cusparseStatus_t zero_pivot(cusparseHandle_t handle, const IncompleteFactors *info,
                            int *position) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (info == nullptr || position == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  int found = info->row < 0 ? -1 : (int)info->row + info->base;
  if (handle->pointers == CUSPARSE_POINTER_MODE_DEVICE) {
    rk::Apart apart;
    cudaError_t error = cudaMemcpy(position, &found, sizeof found, cudaMemcpyHostToDevice);
    if (error != cudaSuccess) return rk::sparse_status(error);
  } else {
    *position = found;
  }
  return found < 0 ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_ZERO_PIVOT;
}

}  // namespace

#define RK_INFO(Create, Destroy, ZeroPivot, Info)                                                  \
  cusparseStatus_t Create(Info *info) {                                                            \
    if (info == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;                                     \
    *info = new std::remove_pointer_t<Info>;                                                       \
    return CUSPARSE_STATUS_SUCCESS;                                                                \
  }                                                                                                \
  cusparseStatus_t Destroy(Info info) {                                                            \
    delete info;                                                                                   \
    return CUSPARSE_STATUS_SUCCESS;                                                                \
  }                                                                                                \
  cusparseStatus_t ZeroPivot(cusparseHandle_t handle, Info info, int *position) {                  \
    return zero_pivot(handle, info, position);                                                     \
  }
#define RK_FACTOR(Name, T, Info, type, is_symmetric)                                               \
  cusparseStatus_t Name##_bufferSize(RK_INCOMPLETE_PARAMETERS(T, Info), int *size) {               \
    return Incomplete(handle, rows, count, descriptor, values, starts, indices, info, type)        \
        .buffer_size(size);                                                                        \
  }                                                                                                \
  cusparseStatus_t Name##_bufferSizeExt(RK_INCOMPLETE_PARAMETERS(T, Info), size_t *size) {         \
    return Incomplete(handle, rows, count, descriptor, values, starts, indices, info, type)        \
        .buffer_size(size);                                                                        \
  }                                                                                                \
  cusparseStatus_t Name##_analysis(RK_INCOMPLETE_PARAMETERS(const T, Info), cusparseSolvePolicy_t, \
                                   void *) {                                                       \
    return Incomplete(handle, rows, count, descriptor, values, starts, indices, info, type)        \
        .analyze(is_symmetric);                                                                    \
  }                                                                                                \
  cusparseStatus_t Name(RK_INCOMPLETE_PARAMETERS(T, Info), cusparseSolvePolicy_t, void *) {        \
    return Incomplete(handle, rows, count, descriptor, values, starts, indices, info, type)        \
        .run(is_symmetric);                                                                        \
  }
#define RK_FACTORS(Letter, T, type)                                      \
  RK_FACTOR(cusparse##Letter##csrilu02, T, csrilu02Info_t, type, false)  \
  RK_FACTOR(cusparse##Letter##csric02, T, csric02Info_t, type, true)

extern "C" {

RK_INFO(cusparseCreateCsrilu02Info, cusparseDestroyCsrilu02Info, cusparseXcsrilu02_zeroPivot,
        csrilu02Info_t)
RK_INFO(cusparseCreateCsric02Info, cusparseDestroyCsric02Info, cusparseXcsric02_zeroPivot,
        csric02Info_t)
RK_FACTORS(S, float, CUDA_R_32F)
RK_FACTORS(D, double, CUDA_R_64F)
RK_FACTORS(C, cuComplex, CUDA_C_32F)
RK_FACTORS(Z, cuDoubleComplex, CUDA_C_64F)

}  // extern "C"

#undef RK_INFO
#undef RK_FACTOR
#undef RK_FACTORS
