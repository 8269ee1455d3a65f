// A lattice-Boltzmann step with nine velocities on a periodic square: pull, collide (BGK).
__constant__ int cx[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant__ int cy[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant__ float w[9] = {4.0f / 9,  1.0f / 9,  1.0f / 9,  1.0f / 9, 1.0f / 9,
                           1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36};

extern "C" __global__ void lbm(const float* f, float* g, float omega, int n) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= n || y >= n) return;
  float here[9], density = 0.0f, ux = 0.0f, uy = 0.0f;
  for (int q = 0; q < 9; q++) {
    int from_x = (x - cx[q] + n) % n, from_y = (y - cy[q] + n) % n;
    here[q] = f[(q * n + from_y) * n + from_x];
    density += here[q];
    ux += cx[q] * here[q];
    uy += cy[q] * here[q];
  }
  ux /= density;
  uy /= density;
  float square = 1.5f * (ux * ux + uy * uy);
  for (int q = 0; q < 9; q++) {
    float along = 3.0f * (cx[q] * ux + cy[q] * uy);
    float rest = w[q] * density * (1.0f + along + 0.5f * along * along - square);
    g[(q * n + y) * n + x] = here[q] + omega * (rest - here[q]);
  }
}
