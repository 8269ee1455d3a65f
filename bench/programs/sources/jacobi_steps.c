void run(float* restrict x, float* restrict y, long n, long steps) {
#pragma omp parallel
  for (long step = 0; step < steps; step++) {
    const float* from = step % 2 ? y : x;
    float* to = step % 2 ? x : y;
#pragma omp for
    for (long i = 1; i < n - 1; i++)
#pragma omp simd
      for (long j = 1; j < n - 1; j++)
        to[i * n + j] = 0.25f * (from[(i - 1) * n + j] + from[(i + 1) * n + j] +
                                 from[i * n + j - 1] + from[i * n + j + 1]);
  }
}
