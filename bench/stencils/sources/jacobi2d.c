void run(const float* restrict x, float* restrict y, long n) {
#pragma omp parallel for
  for (long i = 1; i < n - 1; i++)
#pragma omp simd
    for (long j = 1; j < n - 1; j++)
      y[i * n + j] = 0.25f * (x[(i - 1) * n + j] + x[(i + 1) * n + j] + x[i * n + j - 1] +
                              x[i * n + j + 1]);
}
