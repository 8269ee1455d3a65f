// cuBLAS's products of matrices and vectors whose types are arguments.
#include <utility>

#include "libraries/blas/blas.h"

namespace {

// The type of sums and factors.
char sums_of(cublasComputeType_t compute, char result) {
  bool is_complex = result == 'c' || result == 'z';
  switch (compute) {
    case CUBLAS_COMPUTE_16F:
    case CUBLAS_COMPUTE_16F_PEDANTIC:
      return is_complex ? 0 : 'h';
    case CUBLAS_COMPUTE_32I:
    case CUBLAS_COMPUTE_32I_PEDANTIC:
      return result == 'i' ? 'i' : 0;
    case CUBLAS_COMPUTE_64F:
    case CUBLAS_COMPUTE_64F_PEDANTIC:
      return is_complex ? 'z' : 'd';
    default:
      return is_complex ? 'c' : 's';
  }
}

// A, B, C and the sums; empty for a combination that cuBLAS does not support.
std::string types_of(cudaDataType a, cudaDataType b, cudaDataType c, cublasComputeType_t compute) {
  char letters[] = {rk::letter_of(a), rk::letter_of(b), rk::letter_of(c), 0, 0};
  if (letters[0] == 0 || letters[1] != letters[0] || letters[2] == 0) return "";
  letters[3] = sums_of(compute, letters[2]);
  std::string types = letters;
  for (const char *known : {"hhhh", "bbii", "ttts", "hhhs", "bbss", "ttss", "hhss", "ssss",
                            "cccc", "dddd", "zzzz"})
    if (types == known) return types;
  return "";
}

// Products of vectors: their type, the result's and that of the sums.
cublasStatus_t dot(cublasHandle_t handle, const char *function, int n, const void *x,
                   cudaDataType xtype, int incx, const void *y, cudaDataType ytype, int incy,
                   void *result, cudaDataType resulttype, cudaDataType sums) {
  if (ytype != xtype || resulttype != xtype) return CUBLAS_STATUS_NOT_SUPPORTED;
  size_t size = 0;
  for (auto known : {std::pair("hs", 2), {"ts", 2}, {"ss", 4}, {"dd", 8}, {"cc", 8}, {"zz", 16}})
    if (known.first[0] == rk::letter_of(xtype) && known.first[1] == rk::letter_of(sums))
      size = known.second;
  if (size == 0) return CUBLAS_STATUS_NOT_SUPPORTED;
  char types[] = {rk::letter_of(xtype), rk::letter_of(sums), 0};
  return rk::BlasCall(handle, function, types).add(n, x, incx, y, incy).result(result, size).send();
}

}  // namespace

extern "C" {

cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xtype,
                           int incx, const void *y, cudaDataType ytype, int incy, void *result,
                           cudaDataType resulttype, cudaDataType sums) {
  return dot(handle, "dot", n, x, xtype, incx, y, ytype, incy, result, resulttype, sums);
}
cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xtype,
                            int incx, const void *y, cudaDataType ytype, int incy, void *result,
                            cudaDataType resulttype, cudaDataType sums) {
  return dot(handle, "dotc", n, x, xtype, incx, y, ytype, incy, result, resulttype, sums);
}

cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa,
                            cublasOperation_t transb, int m, int n, int k, const void *alpha,
                            const void *a, cudaDataType atype, int lda, const void *b,
                            cudaDataType btype, int ldb, const void *beta, void *c,
                            cudaDataType ctype, int ldc, cublasComputeType_t compute,
                            cublasGemmAlgo_t) {
  std::string types = types_of(atype, btype, ctype, compute);
  if (types.empty()) return CUBLAS_STATUS_NOT_SUPPORTED;
  return rk::BlasCall(handle, "gemm", types.c_str())
      .add(transa, transb, m, n, k)
      .scalar(alpha, types[3])
      .add(a, lda, b, ldb)
      .scalar(beta, types[3])
      .add(c, ldc)
      .send();
}

cublasStatus_t cublasGemmStridedBatchedEx(
    cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
    const void *alpha, const void *a, cudaDataType atype, int lda, long long stridea, const void *b,
    cudaDataType btype, int ldb, long long strideb, const void *beta, void *c, cudaDataType ctype,
    int ldc, long long stridec, int batch, cublasComputeType_t compute, cublasGemmAlgo_t) {
  std::string types = types_of(atype, btype, ctype, compute);
  if (types.empty()) return CUBLAS_STATUS_NOT_SUPPORTED;
  return rk::BlasCall(handle, "gemm_strided", types.c_str())
      .add(transa, transb, m, n, k)
      .scalar(alpha, types[3])
      .add(a, lda, stridea, b, ldb, strideb)
      .scalar(beta, types[3])
      .add(c, ldc, stridec, batch)
      .send();
}

}  // extern "C"
