#include <string.h>
#define B 64
static long least(long a, long b) { return a < b ? a : b; }

// Blocked so that a block of b stays in the cache.
void run(const float* restrict a, const float* restrict b, float* restrict c, long n) {
#pragma omp parallel for schedule(dynamic)
  for (long i0 = 0; i0 < n; i0 += B) {
    long i1 = least(i0 + B, n);
    memset(c + i0 * n, 0, (i1 - i0) * n * sizeof(float));
    for (long k0 = 0; k0 < n; k0 += B)
      for (long j0 = 0; j0 < n; j0 += 4 * B) {
        long k1 = least(k0 + B, n), j1 = least(j0 + 4 * B, n);
        for (long i = i0; i < i1; i++)
          for (long k = k0; k < k1; k++) {
            float f = a[i * n + k];
#pragma omp simd
            for (long j = j0; j < j1; j++) c[i * n + j] += f * b[k * n + j];
          }
      }
  }
}
