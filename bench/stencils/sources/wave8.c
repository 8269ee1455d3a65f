static const float c8[5] = {-205.0f / 72, 8.0f / 5, -1.0f / 5, 8.0f / 315, -1.0f / 560};

void run(const float* restrict now, float* restrict before, const float* restrict speed, long n) {
#pragma omp parallel for
  for (long i = 4; i < n - 4; i++)
#pragma omp simd
    for (long j = 4; j < n - 4; j++) {
      long c = i * n + j;
      float laplace = 2.0f * c8[0] * now[c];
      for (long r = 1; r <= 4; r++)
        laplace += c8[r] * (now[c - r * n] + now[c + r * n] + now[c - r] + now[c + r]);
      before[c] = 2.0f * now[c] - before[c] + speed[c] * laplace;
    }
}
