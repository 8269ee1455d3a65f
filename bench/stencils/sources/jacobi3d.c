void run(const float* restrict x, float* restrict y, long n) {
#pragma omp parallel for
  for (long i = 1; i < n - 1; i++)
    for (long j = 1; j < n - 1; j++)
#pragma omp simd
      for (long k = 1; k < n - 1; k++) {
        long c = (i * n + j) * n + k;
        y[c] = x[c] + 0.1f * (x[c - n * n] + x[c + n * n] + x[c - n] + x[c + n] + x[c - 1] +
                              x[c + 1] - 6.0f * x[c]);
      }
}
