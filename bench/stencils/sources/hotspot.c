void run(const float* restrict power, const float* restrict heat, float* restrict next, long rows,
         long columns) {
#pragma omp parallel for
  for (long i = 0; i < rows; i++) {
    const float* up = heat + (i > 0 ? i - 1 : i) * columns;
    const float* mid = heat + i * columns;
    const float* down = heat + (i < rows - 1 ? i + 1 : i) * columns;
#pragma omp simd
    for (long j = 0; j < columns; j++) {
      float here = mid[j];
      float left = j > 0 ? mid[j - 1] : here, right = j < columns - 1 ? mid[j + 1] : here;
      next[i * columns + j] =
          here + 0.05f * (power[i * columns + j] + (up[j] + down[j] - 2.0f * here) * 0.2f +
                          (left + right - 2.0f * here) * 0.1f + (80.0f - here) * 0.01f);
    }
  }
}
