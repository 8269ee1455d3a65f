// Device code in two files: kernels here call functions and use variables of materials.cu.
//
//   raise-kernel run -rdc=true examples/programs/two_files/main.cu examples/programs/two_files/materials.cu
#include <cmath>
#include <cstdio>
#include <vector>

#include "materials.h"

__global__ void stresses(const double *strain, double *stress, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) stress[i] = stress_of(strain[i], i % MATERIALS);
}

int main() {
  const int n = 999;
  const double moduli[MATERIALS] = {210, 70, 3};
  set_moduli(moduli);
  std::vector<double> strain(n), stress(n);
  for (int i = 0; i < n; ++i) strain[i] = 0.01 * std::sin(0.3 * i);
  double *in, *out;
  cudaMalloc(&in, n * sizeof(double));
  cudaMalloc(&out, n * sizeof(double));
  cudaMemcpy(in, strain.data(), n * sizeof(double), cudaMemcpyHostToDevice);
  stresses<<<(n + 127) / 128, 128>>>(in, out, n);
  if (cudaMemcpy(stress.data(), out, n * sizeof(double), cudaMemcpyDeviceToHost) != cudaSuccess) return 1;
  double worst = 0;
  int beyond = 0;
  for (int i = 0; i < n; ++i) {
    double linear = moduli[i % MATERIALS] * strain[i], most = YIELD * moduli[i % MATERIALS];
    double want = std::fmax(-most, std::fmin(most, linear));
    beyond += want != linear;
    worst = std::fmax(worst, std::fabs(stress[i] - want));
  }
  std::printf("%d of %d points yield, %d counted\n", beyond, n, yielded());
  return worst < 1e-12 && beyond == yielded() ? 0 : 1;
}
