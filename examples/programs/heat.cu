// Heat in a plate, by explicit steps: a time loop of launches, pinned memory, events, two streams.
//
//   raise-kernel run examples/programs/heat.cu -- 64 100
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t error = (call);                                                                    \
    if (error != cudaSuccess) {                                                                    \
      std::printf("%s: %s\n", #call, cudaGetErrorString(error));                                   \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__constant__ float conductivity;

__global__ void step(const float *now, float *next, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i <= 0 || j <= 0 || i >= n - 1 || j >= n - 1) return;
  int k = i * n + j;
  next[k] = now[k] + conductivity * (now[k - 1] + now[k + 1] + now[k - n] + now[k + n] - 4 * now[k]);
}

static std::vector<float> on_the_host(std::vector<float> now, int n, int steps, float c) {
  std::vector<float> next = now;
  for (int s = 0; s < steps; ++s) {
    for (int i = 1; i < n - 1; ++i)
      for (int j = 1; j < n - 1; ++j) {
        int k = i * n + j;
        next[k] = now[k] + c * (now[k - 1] + now[k + 1] + now[k - n] + now[k + n] - 4 * now[k]);
      }
    std::swap(now, next);
  }
  return now;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 64, steps = argc > 2 ? std::atoi(argv[2]) : 100;
  size_t size = sizeof(float) * n * n;
  float *plate, *now, *next, c = 0.2f;
  CHECK(cudaMallocHost(&plate, size));
  for (int k = 0; k < n * n; ++k) plate[k] = k / n == 0 ? 100.0f : 0.0f;
  std::vector<float> start(plate, plate + n * n);

  cudaStream_t stream;
  cudaEvent_t begin, end;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaEventCreate(&begin));
  CHECK(cudaEventCreate(&end));
  CHECK(cudaMalloc(&now, size));
  CHECK(cudaMalloc(&next, size));
  CHECK(cudaMemcpyToSymbol(conductivity, &c, sizeof c));
  CHECK(cudaMemcpyAsync(now, plate, size, cudaMemcpyHostToDevice, stream));
  CHECK(cudaMemcpyAsync(next, now, size, cudaMemcpyDeviceToDevice, stream));

  CHECK(cudaEventRecord(begin, stream));
  dim3 block(16, 16), grid((n + 15) / 16, (n + 15) / 16);
  for (int s = 0; s < steps; ++s) {
    step<<<grid, block, 0, stream>>>(now, next, n);
    std::swap(now, next);
  }
  CHECK(cudaGetLastError());
  CHECK(cudaEventRecord(end, stream));
  CHECK(cudaMemcpyAsync(plate, now, size, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream));

  float time, most = 0;
  CHECK(cudaEventElapsedTime(&time, begin, end));
  std::vector<float> wanted = on_the_host(start, n, steps, c);
  for (int k = 0; k < n * n; ++k) most = std::max(most, std::abs(plate[k] - wanted[k]));
  std::printf("%d steps of %d x %d: the centre has %.6f\n", steps, n, n, plate[n * n / 2 + n / 2]);
  std::printf("largest difference from the host: %g\n", most);
  CHECK(cudaFree(now));
  CHECK(cudaFree(next));
  CHECK(cudaFreeHost(plate));
  return time < 0 || most > 1e-3f;
}
