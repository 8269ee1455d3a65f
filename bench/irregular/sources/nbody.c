#include <math.h>

void run(const float* restrict body, float* restrict force, long n) {
#pragma omp parallel for
  for (long i = 0; i < n; i++) {
    float x = body[4 * i], y = body[4 * i + 1], z = body[4 * i + 2];
    float fx = 0.0f, fy = 0.0f, fz = 0.0f;
#pragma omp simd reduction(+ : fx, fy, fz)
    for (long j = 0; j < n; j++) {
      float dx = body[4 * j] - x, dy = body[4 * j + 1] - y, dz = body[4 * j + 2] - z;
      float inverse = 1.0f / sqrtf(dx * dx + dy * dy + dz * dz + 1e-3f);
      float pull = body[4 * j + 3] * inverse * inverse * inverse;
      fx += pull * dx;
      fy += pull * dy;
      fz += pull * dz;
    }
    force[4 * i] = fx;
    force[4 * i + 1] = fy;
    force[4 * i + 2] = fz;
    force[4 * i + 3] = 0.0f;
  }
}
