// A curve through measurements: cuBLAS forms the normal equations, solves them by their Cholesky
// factor, and measures what is left; a kernel makes the matrix, and cuFFT finds the tone in the rest.
//
//   raise-kernel run examples/programs/least_squares.cu -lcublas -lcufft
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "cublas_v2.h"
#include "cufft.h"

#define CHECK(call)                                                                                \
  do {                                                                                             \
    int status = (int)(call);                                                                      \
    if (status != 0) {                                                                             \
      std::printf("line %d: %s: status %d\n", __LINE__, #call, status);                            \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

// Row i holds the powers of the i-th time, which is between -1 and 1.
__global__ void powers(double *a, int rows, int columns) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows) return;
  double t = 2.0 * i / (rows - 1) - 1, power = 1;
  for (int j = 0; j < columns; ++j, power *= t) a[j * rows + i] = power;
}

int main() {
  const int rows = 512, columns = 4, tone = 37;
  const double truth[columns] = {0.5, -2, 0.25, 3}, one = 1, zero = 0, minus = -1;
  std::vector<double> measured(rows);
  for (int i = 0; i < rows; ++i) {
    double t = 2.0 * i / (rows - 1) - 1;
    for (int j = columns - 1; j >= 0; --j) measured[i] = measured[i] * t + truth[j];
    measured[i] += 0.01 * std::sin(2 * M_PI * tone * i / rows);
  }
  double *a, *b, *normal, *x;
  cufftDoubleComplex *spectrum;
  CHECK(cudaMalloc((void **)&a, rows * columns * sizeof *a));
  CHECK(cudaMalloc((void **)&b, rows * sizeof *b));
  CHECK(cudaMalloc((void **)&normal, columns * columns * sizeof *normal));
  CHECK(cudaMalloc((void **)&x, columns * sizeof *x));
  CHECK(cudaMalloc((void **)&spectrum, (rows / 2 + 1) * sizeof *spectrum));
  powers<<<(rows + 127) / 128, 128>>>(a, rows, columns);
  CHECK(cublasSetVector(rows, sizeof *b, measured.data(), 1, b, 1));

  // A^T A = L L^T. The matrix is small: the host makes its factor.
  cublasHandle_t blas;
  CHECK(cublasCreate(&blas));
  CHECK(cublasDsyrk(blas, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_T, columns, rows, &one, a, rows, &zero,
                    normal, columns));
  CHECK(cublasDgemv(blas, CUBLAS_OP_T, rows, columns, &one, a, rows, b, 1, &zero, x, 1));
  double l[columns * columns];
  CHECK(cublasGetMatrix(columns, columns, sizeof *l, normal, columns, l, columns));
  for (int j = 0; j < columns; ++j)
    for (int i = j; i < columns; ++i) {
      double sum = l[j * columns + i];
      for (int k = 0; k < j; ++k) sum -= l[k * columns + i] * l[k * columns + j];
      l[j * columns + i] = i == j ? std::sqrt(sum) : sum / l[j * columns + j];
    }
  CHECK(cublasSetMatrix(columns, columns, sizeof *l, l, columns, normal, columns));
  for (cublasOperation_t part : {CUBLAS_OP_N, CUBLAS_OP_T})
    CHECK(cublasDtrsv(blas, CUBLAS_FILL_MODE_LOWER, part, CUBLAS_DIAG_NON_UNIT, columns, normal,
                      columns, x, 1));

  // b becomes what the curve leaves.
  double rest, found[columns];
  CHECK(cublasDgemv(blas, CUBLAS_OP_N, rows, columns, &minus, a, rows, x, 1, &one, b, 1));
  CHECK(cublasDnrm2(blas, rows, b, 1, &rest));
  CHECK(cublasGetVector(columns, sizeof *x, x, 1, found, 1));
  double error = 0;
  for (int j = 0; j < columns; ++j) error = std::fmax(error, std::fabs(found[j] - truth[j]));

  cufftHandle plan;
  std::vector<cufftDoubleComplex> waves(rows / 2 + 1);
  CHECK(cufftPlan1d(&plan, rows, CUFFT_D2Z, 1));
  CHECK(cufftExecD2Z(plan, b, spectrum));
  CHECK(cudaMemcpy(waves.data(), spectrum, waves.size() * sizeof waves[0], cudaMemcpyDeviceToHost));
  int loudest = 0;
  for (int k = 0; k <= rows / 2; ++k)
    if (cuCabs(waves[k]) > cuCabs(waves[loudest])) loudest = k;

  std::printf("coefficients %.3f %.3f %.3f %.3f\n", found[0], found[1], found[2], found[3]);
  std::printf("the rest has size %.4f and its tone is %d\n", rest, loudest);
  CHECK(cufftDestroy(plan));
  CHECK(cublasDestroy(blas));
  for (void *memory : {(void *)a, (void *)b, (void *)normal, (void *)x, (void *)spectrum})
    CHECK(cudaFree(memory));
  return error < 0.01 && rest < 0.2 && loudest == tone ? 0 : 1;
}
