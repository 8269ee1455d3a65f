void run(const float* restrict a, const float* restrict b, float* restrict c, long batch, long n) {
#pragma omp parallel for
  for (long p = 0; p < batch; p++) {
    const float *left = a + p * n * n, *right = b + p * n * n;
    float* out = c + p * n * n;
    for (long i = 0; i < n; i++) {
      for (long j = 0; j < n; j++) out[i * n + j] = 0.0f;
      for (long k = 0; k < n; k++) {
        float f = left[i * n + k];
#pragma omp simd
        for (long j = 0; j < n; j++) out[i * n + j] += f * right[k * n + j];
      }
    }
  }
}
