// Stencils whose neighbours are read from shared memory, with the halo that the block needs.
#define RADIUS 3
#define BLOCK 64

// The sum of 2 * RADIUS + 1 neighbours; zero outside.
__global__ void stencil1d_shared(const float* in, float* out, int n) {
  __shared__ float s[BLOCK + 2 * RADIUS];
  int g = blockIdx.x * blockDim.x + threadIdx.x;
  int l = threadIdx.x + RADIUS;
  s[l] = g < n ? in[g] : 0.0f;
  if (threadIdx.x < RADIUS) {
    s[l - RADIUS] = g >= RADIUS ? in[g - RADIUS] : 0.0f;
    s[l + BLOCK] = g + BLOCK < n ? in[g + BLOCK] : 0.0f;
  }
  __syncthreads();
  float sum = 0.0f;
  for (int o = -RADIUS; o <= RADIUS; ++o) sum += s[l + o];
  if (g < n) out[g] = sum;
}

// A Jacobi step: the four edges of the halo are filled by the threads next to them.
__global__ void stencil2d_shared(const float* in, float* out, int h, int w) {
  __shared__ float s[18][18];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  int lx = threadIdx.x + 1, ly = threadIdx.y + 1;
  bool inside = x < w && y < h;
  if (inside) {
    s[ly][lx] = in[y * w + x];
    if (threadIdx.x == 0 && x > 0) s[ly][0] = in[y * w + x - 1];
    if (threadIdx.x == 15 && x < w - 1) s[ly][17] = in[y * w + x + 1];
    if (threadIdx.y == 0 && y > 0) s[0][lx] = in[(y - 1) * w + x];
    if (threadIdx.y == 15 && y < h - 1) s[17][lx] = in[(y + 1) * w + x];
  }
  __syncthreads();
  if (x > 0 && x < w - 1 && y > 0 && y < h - 1)
    out[y * w + x] = 0.25f * (s[ly - 1][lx] + s[ly + 1][lx] + s[ly][lx - 1] + s[ly][lx + 1]);
}

// A 3 x 3 blur, where all threads fill the tile and its halo in strides; edges are repeated.
__global__ void blur_shared(const float* in, const float* taps, float* out, int h, int w) {
  __shared__ float s[10][34];
  int x0 = blockIdx.x * 32 - 1, y0 = blockIdx.y * 8 - 1;
  int t = threadIdx.y * 32 + threadIdx.x;
  for (int i = t; i < 10 * 34; i += 256) {
    int y = min(max(y0 + i / 34, 0), h - 1), x = min(max(x0 + i % 34, 0), w - 1);
    s[i / 34][i % 34] = in[y * w + x];
  }
  __syncthreads();
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  if (x >= w || y >= h) return;
  float sum = 0.0f;
  for (int dy = 0; dy < 3; ++dy)
    for (int dx = 0; dx < 3; ++dx) sum += taps[dy * 3 + dx] * s[threadIdx.y + dy][threadIdx.x + dx];
  out[y * w + x] = sum;
}

// Seven points of a box, the block marching along z: planes above and below are in registers, the
// one between them in shared memory.
__global__ void stencil3d_planes(const float* in, float* out, int nx, int ny, int nz) {
  __shared__ float s[10][18];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  int lx = threadIdx.x + 1, ly = threadIdx.y + 1;
  bool valid = x < nx && y < ny;
  bool inner = x > 0 && x < nx - 1 && y > 0 && y < ny - 1;
  int plane = nx * ny, at = y * nx + x;
  float below = 0.0f, here = valid ? in[at] : 0.0f, above = valid ? in[at + plane] : 0.0f;
  for (int z = 1; z < nz - 1; ++z) {
    below = here;
    here = above;
    above = valid ? in[at + (z + 1) * plane] : 0.0f;
    __syncthreads();
    s[ly][lx] = here;
    if (valid) {
      if (threadIdx.x == 0 && x > 0) s[ly][0] = in[at + z * plane - 1];
      if (threadIdx.x == 15 && x < nx - 1) s[ly][17] = in[at + z * plane + 1];
      if (threadIdx.y == 0 && y > 0) s[0][lx] = in[at + z * plane - nx];
      if (threadIdx.y == 7 && y < ny - 1) s[9][lx] = in[at + z * plane + nx];
    }
    __syncthreads();
    if (inner)
      out[at + z * plane] = above + below + s[ly - 1][lx] + s[ly + 1][lx] + s[ly][lx - 1] +
                            s[ly][lx + 1] - 6.0f * here;
  }
}

// The same on a box of 8 x 8 x 4 elements with a halo all round.
__global__ void stencil3d_box(const float* in, float* out, int nx, int ny, int nz) {
  __shared__ float s[6][10][10];
  int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  int x = blockIdx.x * 8 + tx, y = blockIdx.y * 8 + ty, z = blockIdx.z * 4 + tz;
  int at = (z * ny + y) * nx + x;
  if (x < nx && y < ny && z < nz) {
    s[tz + 1][ty + 1][tx + 1] = in[at];
    if (tx == 0 && x > 0) s[tz + 1][ty + 1][0] = in[at - 1];
    if (tx == 7 && x + 1 < nx) s[tz + 1][ty + 1][9] = in[at + 1];
    if (ty == 0 && y > 0) s[tz + 1][0][tx + 1] = in[at - nx];
    if (ty == 7 && y + 1 < ny) s[tz + 1][9][tx + 1] = in[at + nx];
    if (tz == 0 && z > 0) s[0][ty + 1][tx + 1] = in[at - nx * ny];
    if (tz == 3 && z + 1 < nz) s[5][ty + 1][tx + 1] = in[at + nx * ny];
  }
  __syncthreads();
  if (x == 0 || x >= nx - 1 || y == 0 || y >= ny - 1 || z == 0 || z >= nz - 1) return;
  out[at] = s[tz][ty + 1][tx + 1] + s[tz + 2][ty + 1][tx + 1] + s[tz + 1][ty][tx + 1] +
            s[tz + 1][ty + 2][tx + 1] + s[tz + 1][ty + 1][tx] + s[tz + 1][ty + 1][tx + 2] -
            6.0f * s[tz + 1][ty + 1][tx + 1];
}
