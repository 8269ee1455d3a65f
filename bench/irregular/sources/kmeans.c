#define K 16
#define D 4

void run(const float* restrict point, const float* restrict centre, int* restrict nearest,
         float* restrict sums, int* restrict counts, long n) {
#pragma omp parallel
  {
    float part[K * D] = {0};
    int count[K] = {0};
#pragma omp for nowait
    for (long i = 0; i < n; i++) {
      int best = 0;
      float least = 3.4e38f;
      for (int k = 0; k < K; k++) {
        float distance = 0.0f;
        for (int d = 0; d < D; d++) {
          float difference = point[i * D + d] - centre[k * D + d];
          distance += difference * difference;
        }
        if (distance < least) {
          least = distance;
          best = k;
        }
      }
      nearest[i] = best;
      for (int d = 0; d < D; d++) part[best * D + d] += point[i * D + d];
      count[best]++;
    }
#pragma omp critical
    {
      for (int c = 0; c < K * D; c++) sums[c] += part[c];
      for (int k = 0; k < K; k++) counts[k] += count[k];
    }
  }
}
