void run(const float* restrict a, const float* restrict x, float* restrict y, long rows,
         long columns) {
#pragma omp parallel for
  for (long i = 0; i < rows; i++) {
    float sum = 0.0f;
#pragma omp simd reduction(+ : sum)
    for (long k = 0; k < columns; k++) sum += a[i * columns + k] * x[k];
    y[i] = sum;
  }
}
