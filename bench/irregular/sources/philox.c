#include <math.h>
#include <stdint.h>

void run(float* restrict value, long n) {
#pragma omp parallel for simd
  for (long i = 0; i < n; i++) {
    float spot = 100.0f;
    for (uint32_t step = 0; step < 4; step++) {
      uint32_t x = i, y = step, z = 0, w = 0, a = 7, b = 11;
      for (int round = 0; round < 10; round++) {
        uint64_t p = (uint64_t)0xD2511F53u * x, q = (uint64_t)0xCD9E8D57u * z;
        x = (uint32_t)(q >> 32) ^ y ^ a;
        z = (uint32_t)(p >> 32) ^ w ^ b;
        y = (uint32_t)q;
        w = (uint32_t)p;
        a += 0x9E3779B9u;
        b += 0xBB67AE85u;
      }
      float u = ((x >> 8) + 0.5f) * 0x1p-24f, v = (y >> 8) * 0x1p-24f;
      float normal = sqrtf(-2.0f * logf(u)) * cosf(6.28318530718f * v);
      spot *= expf(-0.005f + 0.1f * normal);
    }
    value[i] = spot > 100.0f ? spot - 100.0f : 0.0f;
  }
}
