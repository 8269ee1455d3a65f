void run(const int* restrict start, const int* restrict column, const float* restrict value,
         const float* restrict x, float* restrict y, long rows) {
#pragma omp parallel for schedule(static)
  for (long i = 0; i < rows; i++) {
    float sum = 0.0f;
    for (int k = start[i]; k < start[i + 1]; k++) sum += value[k] * x[column[k]];
    y[i] = sum;
  }
}
