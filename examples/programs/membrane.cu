// A membrane that swings, with a wave speed that differs from place to place. The time steps between
// the two marks become a JAX function of the membrane and the speed: membrane.py differentiates it.
//
//   raise-kernel run examples/programs/membrane.cu -- 64 12 steps.py
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include "rk_capture.h"

#define CHECK(call)                                                                                \
  do {                                                                                             \
    int error = (call);                                                                            \
    if (error != 0) {                                                                              \
      std::printf("%s: %s\n", #call, cudaGetErrorString((cudaError_t)error));                      \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

// `before` is the membrane a step ago, and afterwards the one a step ahead.
__global__ void swing(const float *now, float *before, const float *speed, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i <= 0 || j <= 0 || i >= n - 1 || j >= n - 1) return;
  int k = i * n + j;
  float pull = now[k - 1] + now[k + 1] + now[k - n] + now[k + n] - 4 * now[k];
  before[k] = 2 * now[k] - before[k] + speed[k] * speed[k] * pull;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 64, steps = argc > 2 ? std::atoi(argv[2]) : 12;
  const char *file = argc > 3 ? argv[3] : nullptr;
  std::vector<float> start(n * n), fast(n * n), end(n * n);
  for (int k = 0; k < n * n; ++k) {
    int x = k % n - n / 3, y = k / n - n / 2;
    start[k] = x * x + y * y < 9 ? 1.0f : 0.0f;
    fast[k] = 0.3f + 0.2f * (k % n > n / 2);
  }
  size_t size = sizeof(float) * n * n;
  float *now, *before, *speed;
  CHECK(cudaMalloc(&now, size));
  CHECK(cudaMalloc(&before, size));
  CHECK(cudaMalloc(&speed, size));
  CHECK(cudaMemcpy(now, start.data(), size, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(before, start.data(), size, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(speed, fast.data(), size, cudaMemcpyHostToDevice));

  dim3 block(16, 16), grid((n + 15) / 16, (n + 15) / 16);
  if (file != nullptr) CHECK(rk_capture_begin(file));
  for (int s = 0; s < steps; ++s) {
    swing<<<grid, block>>>(now, before, speed, n);
    std::swap(now, before);
  }
  if (file != nullptr) CHECK(rk_capture_end());
  CHECK(cudaMemcpy(end.data(), now, size, cudaMemcpyDeviceToHost));

  double energy = 0;
  for (float value : end) energy += (double)value * value;
  std::printf("the sum of squares after %d steps is %.6f\n", steps, energy);
  CHECK(cudaFree(now));
  CHECK(cudaFree(before));
  CHECK(cudaFree(speed));
  return energy > 0 && energy < 1e3 ? 0 : 1;
}
