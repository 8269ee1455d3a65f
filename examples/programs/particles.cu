// Particles as structs of pointers by value, kernels that take lambdas, templates, one allocation
// for everything, managed memory.
//
//   raise-kernel run examples/programs/particles.cu -- 1000
#include <cmath>
#include <cstdio>
#include <cstdlib>

struct Particles {
  double *x, *v;
  int *cell;
  int count;
};

template <class F> __global__ void each(int count, F body) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) body(i);
}

template <class F> void forall(int count, F body) { each<<<(count + 127) / 128, 128>>>(count, body); }

template <typename T> __global__ void sum(const T *values, int count, T *total) {
  __shared__ T part[128];
  T own = 0;
  for (int i = threadIdx.x; i < count; i += 128) own += values[i];
  part[threadIdx.x] = own;
  for (int half = 64; half > 0; half /= 2) {
    __syncthreads();
    if (threadIdx.x < half) part[threadIdx.x] += part[threadIdx.x + half];
  }
  if (threadIdx.x == 0) *total = part[0];
}

__global__ void move(Particles p, double dt, int *histogram) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= p.count) return;
  p.x[i] += dt * p.v[i];
  p.cell[i] = (int)(p.x[i] * 10) % 10;
  atomicAdd(&histogram[p.cell[i]], 1);
}

int main(int argc, char **argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 1000;
  char *block;
  cudaMalloc(&block, count * (2 * sizeof(double) + sizeof(int)));
  Particles p;
  p.x = (double *)block;
  p.v = p.x + count;
  p.cell = (int *)(p.v + count);
  p.count = count;
  int *histogram;
  double *total;
  cudaMallocManaged(&histogram, 10 * sizeof(int));
  cudaMallocManaged(&total, sizeof(double));
  for (int k = 0; k < 10; ++k) histogram[k] = 0;

  double *x = p.x, *v = p.v;
  forall(count, [=] __device__(int i) {
    x[i] = (double)i / count;
    v[i] = 0.5;
  });
  move<<<(count + 255) / 256, 256>>>(p, 0.1, histogram);
  sum<double><<<1, 128>>>(p.x, count, total);
  cudaError_t error = cudaDeviceSynchronize();

  int all = 0;
  for (int k = 0; k < 10; ++k) all += histogram[k];
  double wanted = (count - 1) / 2.0 + 0.05 * count;
  std::printf("%s: %d particles in cells, positions sum to %.6f\n", cudaGetErrorName(error), all,
              *total);
  return error != cudaSuccess || all != count || std::fabs(*total - wanted) > 1e-6 * wanted;
}
