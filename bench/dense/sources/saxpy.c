void run(const float* restrict x, float* restrict y, long n) {
#pragma omp parallel for simd
  for (long i = 0; i < n; i++) y[i] = 0.75f * x[i] + y[i];
}
