// A picture through textures and surfaces: a reference to linear memory, an array with a linear
// filter, a surface that is drawn on.
//
//   raise-kernel run examples/programs/textures.cu
#include <cmath>
#include <cstdio>

const int W = 32, H = 16, N = W * H;
texture<float, 1, cudaReadModeElementType> pixels;

struct Picture {
  cudaTextureObject_t texture;
  int width, height;
};

__global__ void reversed(float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = tex1Dfetch(pixels, n - 1 - i);
}

__global__ void draw(cudaSurfaceObject_t surface, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x < width && y < height) surf2Dwrite(x + 100.0f * y, surface, x * (int)sizeof(float), y);
}

// Between texels a linear filter gives the mean of two.
__global__ void shifted(float *out, Picture picture) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x < picture.width && y < picture.height)
    out[y * picture.width + x] = tex2D<float>(picture.texture, x + 1.0f, y + 0.5f);
}

int main() {
  float host[N], back[N], *data, *out;
  for (int i = 0; i < N; ++i) host[i] = std::sin(i * 0.1f);
  cudaMalloc(&data, sizeof host);
  cudaMalloc(&out, sizeof host);
  cudaMemcpy(data, host, sizeof host, cudaMemcpyHostToDevice);
  cudaBindTexture(nullptr, pixels, data, sizeof host);
  reversed<<<N / 64, 64>>>(out, N);
  cudaMemcpy(back, out, sizeof back, cudaMemcpyDeviceToHost);
  cudaUnbindTexture(pixels);
  int wrong = 0;
  for (int i = 0; i < N; ++i) wrong += back[i] != host[N - 1 - i];

  cudaArray_t array;
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaMallocArray(&array, &format, W, H, cudaArraySurfaceLoadStore);
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc reading = {};
  reading.addressMode[0] = reading.addressMode[1] = cudaAddressModeClamp;
  reading.filterMode = cudaFilterModeLinear;
  cudaSurfaceObject_t surface;
  Picture picture = {0, W, H};
  cudaCreateSurfaceObject(&surface, &resource);
  cudaCreateTextureObject(&picture.texture, &resource, &reading, nullptr);
  draw<<<dim3(1, H), W>>>(surface, W, H);
  shifted<<<dim3(1, H), W>>>(out, picture);
  cudaMemcpy(back, out, sizeof back, cudaMemcpyDeviceToHost);
  for (int i = 0; i < N; ++i) {
    int x = i % W, y = i / W;
    wrong += back[i] != 100.0f * y + (x + 1 < W ? x + 0.5f : x);
  }
  std::printf("%d wrong: %s\n", wrong, cudaGetErrorString(cudaGetLastError()));
  return wrong != 0;
}
