#include <math.h>

void run(const float* restrict x, float* restrict y, long rows, long columns) {
#pragma omp parallel for
  for (long i = 0; i < rows; i++) {
    const float* row = x + i * columns;
    float* out = y + i * columns;
    float most = -INFINITY, sum = 0.0f;
    for (long j = 0; j < columns; j++) most = row[j] > most ? row[j] : most;
#pragma omp simd reduction(+ : sum)
    for (long j = 0; j < columns; j++) sum += out[j] = expf(row[j] - most);
    for (long j = 0; j < columns; j++) out[j] /= sum;
  }
}
