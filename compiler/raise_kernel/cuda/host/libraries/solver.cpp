// cuSOLVER's dense factorizations: calls, packed for the device process.
#include "cusolverDn.h"
#include "libraries/call.h"

struct cusolverDnContext {
  cudaStream_t stream = nullptr;
};

namespace {

// No factorization needs a buffer; programs allocate one all the same.
constexpr int BUFFER = 1;

cusolverStatus_t status_of(cudaError_t error) {
  switch (error) {
    case cudaSuccess:
      return CUSOLVER_STATUS_SUCCESS;
    case cudaErrorInitializationError:
      return CUSOLVER_STATUS_NOT_INITIALIZED;
    case cudaErrorMemoryAllocation:
      return CUSOLVER_STATUS_ALLOC_FAILED;
    case cudaErrorInvalidValue:
      return CUSOLVER_STATUS_INVALID_VALUE;
    default:
      return CUSOLVER_STATUS_EXECUTION_FAILED;
  }
}

bool is_matrix(int rows, int columns, int step) {
  return rows >= 0 && columns >= 0 && step >= (rows > 1 ? rows : 1);
}

cusolverStatus_t buffer_size(cusolverDnHandle_t handle, int rows, int columns, int step,
                             int *size) {
  if (handle == nullptr) return CUSOLVER_STATUS_NOT_INITIALIZED;
  if (size == nullptr || !is_matrix(rows, columns, step)) return CUSOLVER_STATUS_INVALID_VALUE;
  *size = BUFFER;
  return CUSOLVER_STATUS_SUCCESS;
}

template <typename... T>
cusolverStatus_t send(cusolverDnHandle_t handle, const char *function, const char *types,
                      bool is_valid, T... values) {
  if (handle == nullptr) return CUSOLVER_STATUS_NOT_INITIALIZED;
  if (!is_valid) return CUSOLVER_STATUS_INVALID_VALUE;
  rk::LibraryCall call("cuSOLVER", function, types);
  (call.word(values), ...);
  return status_of(call.send(handle->stream));
}

bool is_fill(cublasFillMode_t fill) {
  return fill == CUBLAS_FILL_MODE_LOWER || fill == CUBLAS_FILL_MODE_UPPER;
}

}  // namespace

extern "C" {

cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *handle) {
  if (handle == nullptr) return CUSOLVER_STATUS_INVALID_VALUE;
  rk::Apart apart;
  cudaError_t error = rk::ask(rk::Operation::begin);
  if (error == cudaSuccess) *handle = new cusolverDnContext;
  return status_of(error);
}

cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle) {
  if (handle == nullptr) return CUSOLVER_STATUS_NOT_INITIALIZED;
  delete handle;
  return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cudaStream_t stream) {
  if (handle == nullptr) return CUSOLVER_STATUS_NOT_INITIALIZED;
  handle->stream = stream;
  return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t handle, cudaStream_t *stream) {
  if (handle == nullptr) return CUSOLVER_STATUS_NOT_INITIALIZED;
  if (stream == nullptr) return CUSOLVER_STATUS_INVALID_VALUE;
  *stream = handle->stream;
  return CUSOLVER_STATUS_SUCCESS;
}

#define RK_SOLVER(letter, T, types)                                                                \
  cusolverStatus_t cusolverDn##letter##potrf_bufferSize(                                           \
      cusolverDnHandle_t handle, cublasFillMode_t fill, int n, T *, int lda, int *size) {          \
    if (!is_fill(fill)) return CUSOLVER_STATUS_INVALID_VALUE;                                      \
    return buffer_size(handle, n, n, lda, size);                                                   \
  }                                                                                                \
  cusolverStatus_t cusolverDn##letter##potrf(cusolverDnHandle_t handle, cublasFillMode_t fill,     \
                                             int n, T *a, int lda, T *, int, int *info) {          \
    bool is_valid = is_fill(fill) && is_matrix(n, n, lda) && info != nullptr;                      \
    return send(handle, "potrf", types, is_valid, fill, n, a, lda, info);                          \
  }                                                                                                \
  cusolverStatus_t cusolverDn##letter##potrs(cusolverDnHandle_t handle, cublasFillMode_t fill,     \
                                             int n, int columns, const T *a, int lda, T *b,        \
                                             int ldb, int *info) {                                 \
    bool is_valid = is_fill(fill) && is_matrix(n, n, lda) && is_matrix(n, columns, ldb);           \
    return send(handle, "potrs", types, is_valid && info != nullptr, fill, n, columns, a, lda, b,  \
                ldb, info);                                                                        \
  }                                                                                                \
  cusolverStatus_t cusolverDn##letter##getrf_bufferSize(cusolverDnHandle_t handle, int m, int n,   \
                                                        T *, int lda, int *size) {                 \
    return buffer_size(handle, m, n, lda, size);                                                   \
  }                                                                                                \
  cusolverStatus_t cusolverDn##letter##getrf(cusolverDnHandle_t handle, int m, int n, T *a,        \
                                             int lda, T *, int *pivots, int *info) {               \
    bool is_valid = is_matrix(m, n, lda) && info != nullptr;                                       \
    return send(handle, "getrf", types, is_valid, m, n, a, lda, pivots, info);                     \
  }                                                                                                \
  cusolverStatus_t cusolverDn##letter##getrs(                                                      \
      cusolverDnHandle_t handle, cublasOperation_t operation, int n, int columns, const T *a,      \
      int lda, const int *pivots, T *b, int ldb, int *info) {                                      \
    bool is_valid = is_matrix(n, n, lda) && is_matrix(n, columns, ldb) && info != nullptr;         \
    return send(handle, "getrs", types, is_valid, operation, n, columns, a, lda, pivots, b, ldb,   \
                info);                                                                             \
  }
RK_SOLVER(S, float, "s")
RK_SOLVER(D, double, "d")
RK_SOLVER(C, cuComplex, "c")
RK_SOLVER(Z, cuDoubleComplex, "z")

}  // extern "C"
