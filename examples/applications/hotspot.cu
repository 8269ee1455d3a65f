// Temperatures on a chip: each launch computes `steps` steps of the heat equation, on a tile with a
// halo that shrinks by one element a step (a pyramid), so blocks need not talk.
#define SIDE 16

__global__ void hotspot(int steps, const float* power, const float* before, float* after, int cols,
                        int rows, float cap, float rx, float ry, float rz, float dt) {
  __shared__ float t_here[SIDE][SIDE], p_here[SIDE][SIDE], t_next[SIDE][SIDE];
  const float ambient = 80.0f;
  int tx = threadIdx.x, ty = threadIdx.y;
  float step_over_cap = dt / cap;
  // What is left of the tile when the halo is gone.
  int small = SIDE - 2 * steps;
  int x0 = small * (int)blockIdx.x - steps, y0 = small * (int)blockIdx.y - steps;
  int x = x0 + tx, y = y0 + ty;
  bool on_chip = x >= 0 && x < cols && y >= 0 && y < rows;
  if (on_chip) {
    t_here[ty][tx] = before[y * cols + x];
    p_here[ty][tx] = power[y * cols + x];
  }
  __syncthreads();
  // The part of the tile that lies on the chip, and each thread's neighbours in it.
  int top = y0 < 0 ? -y0 : 0, left = x0 < 0 ? -x0 : 0;
  int bottom = y0 + SIDE - 1 > rows - 1 ? SIDE - 1 - (y0 + SIDE - rows) : SIDE - 1;
  int right = x0 + SIDE - 1 > cols - 1 ? SIDE - 1 - (x0 + SIDE - cols) : SIDE - 1;
  int n = max(ty - 1, top), s = min(ty + 1, bottom), w = max(tx - 1, left), e = min(tx + 1, right);
  bool computed = false;
  for (int i = 0; i < steps; ++i) {
    computed = false;
    if (tx >= i + 1 && tx <= SIDE - i - 2 && ty >= i + 1 && ty <= SIDE - i - 2 && tx >= left &&
        tx <= right && ty >= top && ty <= bottom) {
      computed = true;
      float t = t_here[ty][tx];
      t_next[ty][tx] = t + step_over_cap * (p_here[ty][tx] +
                                            (t_here[s][tx] + t_here[n][tx] - 2.0f * t) / ry +
                                            (t_here[ty][e] + t_here[ty][w] - 2.0f * t) / rx +
                                            (ambient - t) / rz);
    }
    __syncthreads();
    if (i == steps - 1) break;
    if (computed) t_here[ty][tx] = t_next[ty][tx];
    __syncthreads();
  }
  if (computed) after[y * cols + x] = t_next[ty][tx];
}

// The cheapest way down through a grid of costs, `steps` rows a launch: a line with a halo.
__global__ void pathfinder(int steps, const int* wall, const int* before, int* after, int cols,
                           int row) {
  __shared__ int prev[64], result[64];
  int tx = threadIdx.x;
  int small = 64 - 2 * steps;
  int first = small * (int)blockIdx.x - steps;
  int x = first + tx;
  int left = first < 0 ? -first : 0;
  int right = first + 63 > cols - 1 ? 63 - (first + 64 - cols) : 63;
  int w = max(tx - 1, left), e = min(tx + 1, right);
  bool valid = tx >= left && tx <= right;
  if (x >= 0 && x < cols) prev[tx] = before[x];
  __syncthreads();
  bool computed = false;
  for (int i = 0; i < steps; ++i) {
    computed = false;
    if (tx >= i + 1 && tx <= 62 - i && valid) {
      computed = true;
      int best = min(prev[w], min(prev[tx], prev[e]));
      result[tx] = best + wall[(row + i) * cols + x];
    }
    __syncthreads();
    if (i == steps - 1) break;
    if (computed) prev[tx] = result[tx];
    __syncthreads();
  }
  if (computed) after[x] = result[tx];
}
