// Memory in two and three dimensions: rows with a pitch, a box cut out of a volume, a filter in constant
// memory, and a total that a kernel adds up in the host's own memory.
//
//   raise-kernel run examples/programs/volume.cu
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t error = (call);                                                                    \
    if (error != cudaSuccess) {                                                                    \
      std::printf("line %d: %s: %s\n", __LINE__, #call, cudaGetErrorName(error));                  \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

const int W = 37, H = 11, D = 9;
__constant__ float weights[3];
__device__ int visits;

__device__ float *row(cudaPitchedPtr volume, int y, int z) {
  return (float *)((char *)volume.ptr + (z * volume.ysize + y) * volume.pitch);
}

// Smooths along x; the ends are kept.
__global__ void smooth(cudaPitchedPtr from, cudaPitchedPtr to) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y, z = blockIdx.z;
  if (x >= W) return;
  const float *in = row(from, y, z);
  bool end = x == 0 || x == W - 1;
  row(to, y, z)[x] = end ? in[x] : weights[0] * in[x - 1] + weights[1] * in[x] + weights[2] * in[x + 1];
  if (x == 0) atomicAdd(&visits, 1);
}

// The sum of each column of a plane, into mapped host memory.
__global__ void columns(const float *plane, size_t pitch, float *sums) {
  int x = threadIdx.x;
  float sum = 0;
  for (int y = 0; y < H; ++y) sum += ((const float *)((const char *)plane + y * pitch))[x];
  sums[x] = sum;
}

float at(int x, int y, int z) { return std::sin(0.7f * x) + 0.1f * y - 0.01f * z * x; }

int main() {
  std::vector<float> host(W * H * D), got(W * H * D);
  for (int z = 0; z < D; ++z)
    for (int y = 0; y < H; ++y)
      for (int x = 0; x < W; ++x) host[(z * H + y) * W + x] = at(x, y, z);
  const float filter[3] = {0.25f, 0.5f, 0.25f};
  CHECK(cudaMemcpyToSymbol(weights, filter, sizeof filter));

  cudaExtent extent = make_cudaExtent(W * sizeof(float), H, D);
  cudaPitchedPtr from, to;
  CHECK(cudaMalloc3D(&from, extent));
  CHECK(cudaMalloc3D(&to, extent));
  cudaMemcpy3DParms copy = {};
  copy.srcPtr = make_cudaPitchedPtr(host.data(), W * sizeof(float), W, H);
  copy.dstPtr = from;
  copy.extent = extent;
  copy.kind = cudaMemcpyHostToDevice;
  CHECK(cudaMemcpy3D(&copy));
  smooth<<<dim3((W + 31) / 32, H, D), 32>>>(from, to);

  // Only the box between the faces comes back.
  copy = {};
  copy.srcPtr = to;
  copy.dstPtr = make_cudaPitchedPtr(got.data(), W * sizeof(float), W, H);
  copy.srcPos = copy.dstPos = make_cudaPos(sizeof(float), 1, 1);
  copy.extent = make_cudaExtent((W - 2) * sizeof(float), H - 2, D - 2);
  copy.kind = cudaMemcpyDeviceToHost;
  CHECK(cudaMemcpy3D(&copy));

  int rows;
  CHECK(cudaMemcpyFromSymbol(&rows, visits, sizeof rows));
  float *plane, *sums, *seen;
  size_t pitch;
  CHECK(cudaMallocPitch(&plane, &pitch, W * sizeof(float), H));
  CHECK(cudaMemcpy2D(plane, pitch, host.data(), W * sizeof(float), W * sizeof(float), H, cudaMemcpyHostToDevice));
  CHECK(cudaHostAlloc(&sums, W * sizeof(float), cudaHostAllocMapped));
  CHECK(cudaHostGetDevicePointer(&seen, sums, 0));
  columns<<<1, W>>>(plane, pitch, seen);
  CHECK(cudaDeviceSynchronize());

  double worst = 0;
  for (int z = 0; z < D; ++z)
    for (int y = 0; y < H; ++y)
      for (int x = 0; x < W; ++x) {
        bool inside = x > 0 && x < W - 1 && y > 0 && y < H - 1 && z > 0 && z < D - 1;
        float want = inside ? 0.25f * at(x - 1, y, z) + 0.5f * at(x, y, z) + 0.25f * at(x + 1, y, z) : 0;
        worst = std::fmax(worst, std::fabs(got[(z * H + y) * W + x] - want));
      }
  for (int x = 0; x < W; ++x) {
    float want = 0;
    for (int y = 0; y < H; ++y) want += at(x, y, 0);
    worst = std::fmax(worst, std::fabs(sums[x] - want));
  }
  std::printf("%d rows, largest error %s 1e-5\n", rows, worst < 1e-5 ? "<" : ">=");
  return worst < 1e-5 && rows == H * D ? 0 : 1;
}
