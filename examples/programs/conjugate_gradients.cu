// A linear system by conjugate gradients in one cooperative launch: all blocks of the grid meet twice
// an iteration. As many blocks are launched as the device can hold at once.
//
//   raise-kernel run examples/programs/conjugate_gradients.cu -- 500
#include <cooperative_groups.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace cg = cooperative_groups;

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t error = (call);                                                                    \
    if (error != cudaSuccess) {                                                                    \
      std::printf("line %d: %s: %s\n", __LINE__, #call, cudaGetErrorName(error));                  \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

const int BLOCK = 64;

// The block's part of a dot product, added to *sum.
__device__ void add_dot(double *sum, const double *x, const double *y, int n, int first, int stride) {
  __shared__ double parts[BLOCK];
  double part = 0;
  for (int i = first; i < n; i += stride) part += x[i] * y[i];
  parts[threadIdx.x] = part;
  __syncthreads();
  for (int half = BLOCK / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) parts[threadIdx.x] += parts[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicAdd(sum, parts[0]);
  __syncthreads();
}

// A = tridiag(-1, 3, -1). sums holds two dot products for each iteration, and the first residual's.
__global__ void solve(double *x, double *r, double *p, double *q, double *sums, int n, int iterations) {
  cg::grid_group grid = cg::this_grid();
  int first = blockIdx.x * BLOCK + threadIdx.x, stride = gridDim.x * BLOCK;
  add_dot(sums, r, r, n, first, stride);
  grid.sync();
  double old = sums[0];
  for (int k = 0; k < iterations; ++k) {
    for (int i = first; i < n; i += stride)
      q[i] = 3 * p[i] - (i > 0 ? p[i - 1] : 0) - (i < n - 1 ? p[i + 1] : 0);
    add_dot(sums + 2 * k + 1, p, q, n, first, stride);
    grid.sync();
    double alpha = old / sums[2 * k + 1];
    for (int i = first; i < n; i += stride) x[i] += alpha * p[i], r[i] -= alpha * q[i];
    add_dot(sums + 2 * k + 2, r, r, n, first, stride);
    grid.sync();
    double now = sums[2 * k + 2];
    for (int i = first; i < n; i += stride) p[i] = r[i] + now / old * p[i];
    old = now;
    grid.sync();
  }
}

int main(int argc, char **argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 500, iterations = 40;
  cudaDeviceProp device;
  CHECK(cudaGetDeviceProperties(&device, 0));
  int resident;
  CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, solve, BLOCK, 0));
  int wanted = (n + BLOCK - 1) / BLOCK, most = resident * device.multiProcessorCount;
  if (!device.cooperativeLaunch || most < 1) return std::printf("no cooperative launches\n"), 1;

  std::vector<double> wave(n), right(n), x(n);
  for (int i = 0; i < n; ++i) wave[i] = std::sin(0.1 * i) + 0.01 * i;
  for (int i = 0; i < n; ++i)
    right[i] = 3 * wave[i] - (i > 0 ? wave[i - 1] : 0) - (i < n - 1 ? wave[i + 1] : 0);

  size_t size = n * sizeof(double);
  double *buffers[4], *sums;
  for (double *&buffer : buffers) CHECK(cudaMalloc(&buffer, size));
  CHECK(cudaMalloc(&sums, (2 * iterations + 1) * sizeof(double)));
  CHECK(cudaMemset(buffers[0], 0, size));
  CHECK(cudaMemset(sums, 0, (2 * iterations + 1) * sizeof(double)));
  CHECK(cudaMemcpy(buffers[1], right.data(), size, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(buffers[2], buffers[1], size, cudaMemcpyDeviceToDevice));

  void *arguments[] = {&buffers[0], &buffers[1], &buffers[2], &buffers[3], &sums, &n, &iterations};
  dim3 grid(wanted < most ? wanted : most);
  CHECK(cudaLaunchCooperativeKernel((void *)solve, grid, dim3(BLOCK), arguments, 0, nullptr));
  CHECK(cudaMemcpy(x.data(), buffers[0], size, cudaMemcpyDeviceToHost));

  double worst = 0;
  for (int i = 0; i < n; ++i) worst = std::fmax(worst, std::fabs(x[i] - wave[i]));
  std::printf("%d unknowns, %d iterations, largest error %s 1e-9\n", n, iterations, worst < 1e-9 ? "<" : ">=");
  return worst < 1e-9 ? 0 : 1;
}
