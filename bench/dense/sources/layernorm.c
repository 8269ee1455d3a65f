#include <math.h>

void run(const float* restrict x, const float* restrict scale, const float* restrict shift,
         float* restrict y, long rows, long columns) {
#pragma omp parallel for
  for (long i = 0; i < rows; i++) {
    const float* row = x + i * columns;
    float* out = y + i * columns;
    float sum = 0.0f, squares = 0.0f;
    for (long j = 0; j < columns; j++) sum += row[j];
    float mean = sum / columns;
    for (long j = 0; j < columns; j++) squares += (row[j] - mean) * (row[j] - mean);
    float inverse = 1.0f / sqrtf(squares / columns + 1e-5f);
    for (long j = 0; j < columns; j++) out[j] = (row[j] - mean) * inverse * scale[j] + shift[j];
  }
}
