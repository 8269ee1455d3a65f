#define B 32
static long least(long a, long b) { return a < b ? a : b; }

void run(const float* restrict x, float* restrict y, long rows, long columns) {
#pragma omp parallel for collapse(2)
  for (long i0 = 0; i0 < rows; i0 += B)
    for (long j0 = 0; j0 < columns; j0 += B)
      for (long j = j0; j < least(j0 + B, columns); j++)
        for (long i = i0; i < least(i0 + B, rows); i++) y[j * rows + i] = x[i * columns + j];
}
