// The Mandelbrot set: each point iterates until it escapes, smooth colour from where it does.
__global__ void escape(int* count, float* shade, int width, int height, double x0, double y0,
                       double step, int limit) {
  int px = blockIdx.x * blockDim.x + threadIdx.x;
  int py = blockIdx.y * blockDim.y + threadIdx.y;
  if (px >= width || py >= height) return;
  double cr = x0 + px * step, ci = y0 + py * step, zr = 0.0, zi = 0.0;
  int k = 0;
  while (k < limit) {
    double r2 = zr * zr, i2 = zi * zi;
    if (r2 + i2 > 16.0) break;
    zi = 2.0 * zr * zi + ci;
    zr = r2 - i2 + cr;
    k++;
  }
  count[py * width + px] = k;
  if (k < limit) shade[py * width + px] = k - log2f(0.5f * logf((float)(zr * zr + zi * zi)));
}
