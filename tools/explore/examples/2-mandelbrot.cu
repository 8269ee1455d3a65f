// CUDA: the Mandelbrot set, where each thread iterates until its point escapes
__global__ void mandelbrot(int* counts, int n, float left, float top, float step, int limit) {
  int px = blockIdx.x * blockDim.x + threadIdx.x;
  int py = blockIdx.y * blockDim.y + threadIdx.y;
  if (px >= n || py >= n) return;
  float cr = left + px * step, ci = top + py * step;
  float zr = 0.0f, zi = 0.0f;
  int count = 0;
  while (count < limit && zr * zr + zi * zi <= 4.0f) {
    float next = zr * zr - zi * zi + cr;
    zi = 2.0f * zr * zi + ci;
    zr = next;
    count++;
  }
  counts[py * n + px] = count;
}
