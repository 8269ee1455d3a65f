#include <math.h>
#define T 16

void run(const float* restrict input, float* restrict weight, const float* restrict target,
         float* restrict change, float* restrict partial, float* restrict hidden, long n) {
  float sum[T] = {0}, delta[T];
#pragma omp parallel for reduction(+ : sum[:T])
  for (long i = 0; i < n; i++)
    for (int j = 0; j < T; j++) sum[j] += weight[i * T + j] * input[i];
  for (int j = 0; j < T; j++) {
    float h = hidden[j] = 1.0f / (1.0f + expf(-sum[j]));
    delta[j] = h * (1.0f - h) * (target[j] - h);
  }
#pragma omp parallel for
  for (long i = 0; i < n; i++)
    for (int j = 0; j < T; j++) {
      float step = 0.3f * delta[j] * input[i] + 0.3f * change[i * T + j];
      weight[i * T + j] += step;
      change[i * T + j] = step;
    }
}
