// Counts the iterations that each point of the plane stays bounded, always running them all.
__global__ void mandelbrot(int* counts, int width, int height, float x0, float y0, float step,
                           int iterations) {
  int px = blockIdx.x * blockDim.x + threadIdx.x;
  int py = blockIdx.y * blockDim.y + threadIdx.y;
  if (px >= width || py >= height) return;
  float cr = x0 + px * step, ci = y0 + py * step;
  float zr = 0.0f, zi = 0.0f;
  int count = 0;
  for (int k = 0; k < iterations; k++) {
    float r2 = zr * zr, i2 = zi * zi;
    bool inside = r2 + i2 <= 4.0f;
    float next = r2 - i2 + cr;
    zi = inside ? 2.0f * zr * zi + ci : zi;
    zr = inside ? next : zr;
    count += inside;
  }
  counts[py * width + px] = count;
}
