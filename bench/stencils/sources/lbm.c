static const int cx[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
static const int cy[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
static const float w[9] = {4.0f / 9,  1.0f / 9,  1.0f / 9,  1.0f / 9, 1.0f / 9,
                           1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36};

static inline void cell(const float* restrict f, float* restrict g, long x, long left, long right,
                        long up, long y, long down, long n) {
  const long fx[3] = {right, x, left}, fy[3] = {down, y, up};
  float here[9], density = 0.0f, ux = 0.0f, uy = 0.0f;
  for (int q = 0; q < 9; q++) {
    here[q] = f[(q * n + fy[cy[q] + 1]) * n + fx[cx[q] + 1]];
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
    g[(q * n + y) * n + x] = here[q] + 1.2f * (rest - here[q]);
  }
}

void run(const float* restrict f, float* restrict g, long n) {
#pragma omp parallel for
  for (long y = 0; y < n; y++) {
    long up = y > 0 ? y - 1 : n - 1, down = y < n - 1 ? y + 1 : 0;
    cell(f, g, 0, n - 1, 1, up, y, down, n);
#pragma omp simd
    for (long x = 1; x < n - 1; x++) cell(f, g, x, x - 1, x + 1, up, y, down, n);
    cell(f, g, n - 1, n - 2, 0, up, y, down, n);
  }
}
