// cuBLAS's handles, its status codes, and copies of vectors and matrices.
#include <vector>

#include "libraries/blas/blas.h"

namespace rk {

cublasStatus_t blas_status(cudaError_t error) {
  switch (error) {
    case cudaSuccess:
      return CUBLAS_STATUS_SUCCESS;
    case cudaErrorInitializationError:
      return CUBLAS_STATUS_NOT_INITIALIZED;
    case cudaErrorMemoryAllocation:
      return CUBLAS_STATUS_ALLOC_FAILED;
    case cudaErrorInvalidValue:
      return CUBLAS_STATUS_INVALID_VALUE;
    case cudaErrorNotSupported:
      return CUBLAS_STATUS_NOT_SUPPORTED;
    default:
      return CUBLAS_STATUS_EXECUTION_FAILED;
  }
}

}  // namespace rk

namespace {

// Copies say MAPPING_ERROR where memory cannot be reached.
cublasStatus_t copied(cudaError_t error) {
  return error == cudaErrorInvalidValue ? CUBLAS_STATUS_MAPPING_ERROR : rk::blas_status(error);
}

bool is_copy(int count, int size, int from, int to) {
  return count >= 0 && size > 0 && from > 0 && to > 0;
}

// A vector between the host and the device, by copies of all that lies between its ends.
cublasStatus_t copy_vector(int n, int size, const void *x, int incx, void *y, int incy,
                           cudaMemcpyKind kind) {
  if (!is_copy(n, size, incx, incy)) return CUBLAS_STATUS_INVALID_VALUE;
  if (n == 0) return CUBLAS_STATUS_SUCCESS;
  rk::Apart apart;
  size_t width = (size_t)size, from = width * incx, to = width * incy;
  if (incx == 1 && incy == 1) return copied(cudaMemcpy(y, x, width * n, kind));
  bool into = kind == cudaMemcpyHostToDevice;
  size_t extent = (into ? to : from) * (n - 1) + width;
  std::vector<char> there(extent);
  cudaError_t error = cudaSuccess;
  if (!into || incy != 1)
    error = cudaMemcpy(there.data(), into ? y : x, extent, cudaMemcpyDeviceToHost);
  if (error != cudaSuccess) return copied(error);
  for (size_t i = 0; i < (size_t)n; ++i) {
    if (into)
      memcpy(&there[i * to], (const char *)x + i * from, width);
    else
      memcpy((char *)y + i * to, &there[i * from], width);
  }
  if (into) error = cudaMemcpy(y, there.data(), extent, cudaMemcpyHostToDevice);
  return copied(error);
}

cublasStatus_t copy_matrix(int rows, int columns, int size, const void *a, int lda, void *b,
                           int ldb, cudaMemcpyKind kind, cudaStream_t stream) {
  if (rows < 0 || !is_copy(columns, size, lda, ldb) || lda < rows || ldb < rows)
    return CUBLAS_STATUS_INVALID_VALUE;
  if (rows == 0 || columns == 0) return CUBLAS_STATUS_SUCCESS;
  rk::Apart apart;
  size_t width = (size_t)size;
  return copied(cudaMemcpy2DAsync(b, width * ldb, a, width * lda, width * rows, columns, kind,
                                  stream));
}

}  // namespace

extern "C" {

cublasStatus_t cublasCreate(cublasHandle_t *handle) {
  if (handle == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  rk::Apart apart;
  cudaError_t error = rk::ask(rk::Operation::begin);
  if (error == cudaSuccess) *handle = new cublasContext;
  return rk::blas_status(error);
}

cublasStatus_t cublasDestroy(cublasHandle_t handle) {
  if (handle == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;
  delete handle;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasGetVersion(cublasHandle_t, int *version) {
  if (version == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  *version = CUBLAS_VERSION;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasSetWorkspace(cublasHandle_t handle, void *, size_t) {
  return handle == nullptr ? CUBLAS_STATUS_NOT_INITIALIZED : CUBLAS_STATUS_SUCCESS;
}

#define RK_PROPERTY(name, type, field)                                                             \
  cublasStatus_t cublasSet##name(cublasHandle_t handle, type value) {                              \
    if (handle == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;                                   \
    handle->field = value;                                                                         \
    return CUBLAS_STATUS_SUCCESS;                                                                  \
  }                                                                                                \
  cublasStatus_t cublasGet##name(cublasHandle_t handle, type *value) {                             \
    if (handle == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;                                   \
    if (value == nullptr) return CUBLAS_STATUS_INVALID_VALUE;                                      \
    *value = handle->field;                                                                        \
    return CUBLAS_STATUS_SUCCESS;                                                                  \
  }
RK_PROPERTY(Stream, cudaStream_t, stream)
RK_PROPERTY(PointerMode, cublasPointerMode_t, pointers)
// Products are as exact as without tensor cores, whatever the mode allows.
RK_PROPERTY(MathMode, cublasMath_t, math)
RK_PROPERTY(AtomicsMode, cublasAtomicsMode_t, atomics)

#define RK_STATUS_CODES(F)                                                                         \
  F(CUBLAS_STATUS_SUCCESS, "success")                                                              \
  F(CUBLAS_STATUS_NOT_INITIALIZED, "the library was not initialized")                              \
  F(CUBLAS_STATUS_ALLOC_FAILED, "the resource allocation failed")                                  \
  F(CUBLAS_STATUS_INVALID_VALUE, "an unsupported value or parameter was passed to the function")                       \
  F(CUBLAS_STATUS_ARCH_MISMATCH, "a feature that the device architecture lacks is required")             \
  F(CUBLAS_STATUS_MAPPING_ERROR, "an access to GPU memory space failed")                           \
  F(CUBLAS_STATUS_EXECUTION_FAILED, "the GPU program failed to execute")                           \
  F(CUBLAS_STATUS_INTERNAL_ERROR, "an internal cuBLAS operation failed")                                  \
  F(CUBLAS_STATUS_NOT_SUPPORTED, "the functionality requested is not supported")                             \
  F(CUBLAS_STATUS_LICENSE_ERROR, "a license error was encountered")

const char *cublasGetStatusString(cublasStatus_t status) {
#define RK_CASE(code, text)                                                                        \
  case code:                                                                                       \
    return text;
  switch (status) { RK_STATUS_CODES(RK_CASE) }
#undef RK_CASE
  return "unrecognized status";
}

const char *cublasGetStatusName(cublasStatus_t status) {
#define RK_CASE(code, text)                                                                        \
  case code:                                                                                       \
    return #code;
  switch (status) { RK_STATUS_CODES(RK_CASE) }
#undef RK_CASE
  return "unrecognized status";
}

cublasStatus_t cublasSetVector(int n, int size, const void *x, int incx, void *y, int incy) {
  return copy_vector(n, size, x, incx, y, incy, cudaMemcpyHostToDevice);
}

cublasStatus_t cublasGetVector(int n, int size, const void *x, int incx, void *y, int incy) {
  return copy_vector(n, size, x, incx, y, incy, cudaMemcpyDeviceToHost);
}

cublasStatus_t cublasSetVectorAsync(int n, int size, const void *x, int incx, void *y, int incy,
                                    cudaStream_t stream) {
  if (!is_copy(n, size, incx, incy)) return CUBLAS_STATUS_INVALID_VALUE;
  rk::Apart apart;
  return copied(rk::enqueue(stream, cudaGraphNodeTypeMemcpy, [=] {
    return cublasSetVector(n, size, x, incx, y, incy) ? cudaErrorInvalidValue : cudaSuccess;
  }));
}

cublasStatus_t cublasGetVectorAsync(int n, int size, const void *x, int incx, void *y, int incy,
                                    cudaStream_t stream) {
  if (!is_copy(n, size, incx, incy)) return CUBLAS_STATUS_INVALID_VALUE;
  rk::Apart apart;
  return copied(rk::enqueue(stream, cudaGraphNodeTypeMemcpy, [=] {
    return cublasGetVector(n, size, x, incx, y, incy) ? cudaErrorInvalidValue : cudaSuccess;
  }));
}

cublasStatus_t cublasSetMatrix(int rows, int columns, int size, const void *a, int lda, void *b,
                               int ldb) {
  return copy_matrix(rows, columns, size, a, lda, b, ldb, cudaMemcpyHostToDevice, nullptr);
}

cublasStatus_t cublasGetMatrix(int rows, int columns, int size, const void *a, int lda, void *b,
                               int ldb) {
  return copy_matrix(rows, columns, size, a, lda, b, ldb, cudaMemcpyDeviceToHost, nullptr);
}

cublasStatus_t cublasSetMatrixAsync(int rows, int columns, int size, const void *a, int lda,
                                    void *b, int ldb, cudaStream_t stream) {
  return copy_matrix(rows, columns, size, a, lda, b, ldb, cudaMemcpyHostToDevice, stream);
}

cublasStatus_t cublasGetMatrixAsync(int rows, int columns, int size, const void *a, int lda,
                                    void *b, int ldb, cudaStream_t stream) {
  return copy_matrix(rows, columns, size, a, lda, b, ldb, cudaMemcpyDeviceToHost, stream);
}

}  // extern "C"
