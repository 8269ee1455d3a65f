#include <math.h>

void run(const float* restrict q, const float* restrict k, const float* restrict v,
         float* restrict s, float* restrict o, long n, long d) {
  float scale = 1.0f / sqrtf((float)d);
#pragma omp parallel for
  for (long i = 0; i < n; i++) {
    float* row = s + i * n;
    float most = -INFINITY, sum = 0.0f;
    for (long j = 0; j < n; j++) {
      float dot = 0.0f;
#pragma omp simd reduction(+ : dot)
      for (long c = 0; c < d; c++) dot += q[i * d + c] * k[j * d + c];
      row[j] = dot * scale;
      most = row[j] > most ? row[j] : most;
    }
#pragma omp simd reduction(+ : sum)
    for (long j = 0; j < n; j++) sum += row[j] = expf(row[j] - most);
    for (long c = 0; c < d; c++) o[i * d + c] = 0.0f;
    for (long j = 0; j < n; j++) {
      float weight = row[j] /= sum;
#pragma omp simd
      for (long c = 0; c < d; c++) o[i * d + c] += weight * v[j * d + c];
    }
  }
}
