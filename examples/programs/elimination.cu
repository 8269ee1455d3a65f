// Gaussian elimination with a grid that shrinks from launch to launch, addresses inside of one
// allocation, and a struct of numbers: none of them makes a kernel of its own.
//
//   raise-kernel run examples/programs/elimination.cu -- 64
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Step {
  int pivot, columns;
  float scale;
};

// The rows below the pivot's, a block each.
__global__ void eliminate(float *rows, const float *pivot, Step step) {
  __shared__ float factor;
  float *row = rows + blockIdx.x * step.columns;
  if (threadIdx.x == 0) factor = step.scale * row[step.pivot] / pivot[step.pivot];
  __syncthreads();
  for (int i = step.pivot + threadIdx.x; i < step.columns; i += blockDim.x)
    row[i] -= factor * pivot[i];
}

int main(int argc, char **argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 24, columns = n + 1;
  std::vector<float> host(n * columns), kept, x(n);
  for (int i = 0; i < n; ++i)
    for (int j = 0; j <= n; ++j) host[i * columns + j] = i == j ? n : std::sin(i * 7 + j * 3);
  kept = host;
  float *device;
  cudaMalloc(&device, host.size() * sizeof(float));
  cudaMemcpy(device, host.data(), host.size() * sizeof(float), cudaMemcpyHostToDevice);
  for (int k = 0; k + 1 < n; ++k) {
    float *pivot = device + k * columns;
    eliminate<<<n - 1 - k, 32>>>(pivot + columns, pivot, Step{k, columns, 1.0f});
  }
  cudaMemcpy(host.data(), device, host.size() * sizeof(float), cudaMemcpyDeviceToHost);
  for (int i = n - 1; i >= 0; --i) {
    float sum = host[i * columns + n];
    for (int j = i + 1; j < n; ++j) sum -= host[i * columns + j] * x[j];
    x[i] = sum / host[i * columns + i];
  }
  double worst = 0;
  for (int i = 0; i < n; ++i) {
    double sum = -kept[i * columns + n];
    for (int j = 0; j < n; ++j) sum += kept[i * columns + j] * x[j];
    worst = std::fmax(worst, std::fabs(sum));
  }
  std::printf("residual %.2g: %s\n", worst, cudaGetErrorString(cudaGetLastError()));
  return worst > 1e-4;
}
