// A 3 x 3 convolution of the interior of an image, weights in memory.
__global__ void stencil9(const float* image, const float* weights, float* out, int h, int w) {
  int x = blockIdx.x * blockDim.x + threadIdx.x + 1;
  int y = blockIdx.y * blockDim.y + threadIdx.y + 1;
  if (x >= w - 1 || y >= h - 1) return;
  float sum = 0.0f;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      sum += weights[(dy + 1) * 3 + dx + 1] * image[(y + dy) * w + x + dx];
  out[y * w + x] = sum;
}
