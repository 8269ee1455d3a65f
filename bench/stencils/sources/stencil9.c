static const float weight[9] = {0.0625f, 0.125f, 0.0625f, 0.125f, 0.25f,
                                0.125f,  0.0625f, 0.125f, 0.0625f};
static long clamp(long a, long n) { return a < 0 ? 0 : a >= n ? n - 1 : a; }

static float at(const float* x, long i, long j, long rows, long columns) {
  float sum = 0.0f;
  for (long di = -1; di <= 1; di++)
    for (long dj = -1; dj <= 1; dj++)
      sum += weight[(di + 1) * 3 + dj + 1] *
             x[clamp(i + di, rows) * columns + clamp(j + dj, columns)];
  return sum;
}

void run(const float* restrict x, float* restrict y, long rows, long columns) {
#pragma omp parallel for
  for (long i = 0; i < rows; i++) {
    const float* up = x + clamp(i - 1, rows) * columns;
    const float* mid = x + i * columns;
    const float* down = x + clamp(i + 1, rows) * columns;
    float* out = y + i * columns;
#pragma omp simd
    for (long j = 1; j < columns - 1; j++)
      out[j] = 0.0625f * (up[j - 1] + up[j + 1] + down[j - 1] + down[j + 1]) +
               0.125f * (up[j] + mid[j - 1] + mid[j + 1] + down[j]) + 0.25f * mid[j];
    out[0] = at(x, i, 0, rows, columns);
    out[columns - 1] = at(x, i, columns - 1, rows, columns);
  }
}
