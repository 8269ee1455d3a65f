// cuSOLVER's dense interface: factorizations by Cholesky and LU, and what they solve.
// What is declared here is what cuda/host/libraries has.
#ifndef RK_CUSOLVERDN_H
#define RK_CUSOLVERDN_H

#include "cusolver_common.h"

// By which headers of CUDA's samples tell that it is there.
#define CUSOLVERDN_H_

typedef struct cusolverDnContext *cusolverDnHandle_t;

#ifdef __cplusplus
extern "C" {
#endif

cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *handle);
cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle);
cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cudaStream_t stream);
cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t handle, cudaStream_t *stream);

#define RK_SOLVER(letter, T)                                                                       \
  cusolverStatus_t cusolverDn##letter##potrf_bufferSize(                                           \
      cusolverDnHandle_t handle, cublasFillMode_t fill, int n, T *a, int lda, int *size);          \
  cusolverStatus_t cusolverDn##letter##potrf(cusolverDnHandle_t handle, cublasFillMode_t fill,     \
                                             int n, T *a, int lda, T *work, int size, int *info);  \
  cusolverStatus_t cusolverDn##letter##potrs(cusolverDnHandle_t handle, cublasFillMode_t fill,     \
                                             int n, int columns, const T *a, int lda, T *b,        \
                                             int ldb, int *info);                                  \
  cusolverStatus_t cusolverDn##letter##getrf_bufferSize(cusolverDnHandle_t handle, int m, int n,   \
                                                        T *a, int lda, int *size);                 \
  cusolverStatus_t cusolverDn##letter##getrf(cusolverDnHandle_t handle, int m, int n, T *a,        \
                                             int lda, T *work, int *pivots, int *info);            \
  cusolverStatus_t cusolverDn##letter##getrs(cusolverDnHandle_t handle,                            \
                                             cublasOperation_t operation, int n, int columns,      \
                                             const T *a, int lda, const int *pivots, T *b,         \
                                             int ldb, int *info);
RK_SOLVER(S, float)
RK_SOLVER(D, double)
RK_SOLVER(C, cuComplex)
RK_SOLVER(Z, cuDoubleComplex)
#undef RK_SOLVER

#ifdef __cplusplus
}
#endif

#endif
