void run(const float* restrict q, const float* restrict metric, const float* restrict normal,
         const float* restrict scale, const float* restrict derivative, const float* restrict lift,
         const int* restrict inside, const int* restrict outside, float* restrict out, long degree,
         long cells) {
  long np = (degree + 1) * (degree + 2) * (degree + 3) / 6;
  long nfp = (degree + 1) * (degree + 2) / 2, faces = 4 * nfp;
  long elements = 6 * cells * cells * cells, stride = elements * np;
#pragma omp parallel for
  for (long k = 0; k < elements; k++) {
    float flux[4][60];
    for (long t = 0; t < faces; t++) {
      long in = inside[k * faces + t], other = outside[k * faces + t], face = 4 * k + t / nfp;
      const float* n = normal + 3 * face;
      float jump = 0.0f, dp = q[other] - q[in];
      for (int x = 0; x < 3; x++)
        jump += n[x] * (q[(1 + x) * stride + other] - q[(1 + x) * stride + in]);
      flux[0][t] = 0.5f * scale[face] * (dp - jump);
      for (int x = 0; x < 3; x++) flux[1 + x][t] = 0.5f * scale[face] * n[x] * (jump - dp);
    }
    const float* g = metric + 9 * k;
    for (long n = 0; n < np; n++) {
      float by[4][3] = {{0}}, sum[4] = {0};
      for (int f = 0; f < 4; f++)
        for (int a = 0; a < 3; a++) {
          float d = 0.0f;
#pragma omp simd reduction(+ : d)
          for (long m = 0; m < np; m++)
            d += derivative[(a * np + n) * np + m] * q[f * stride + k * np + m];
          by[f][a] = d;
        }
      for (int f = 0; f < 4; f++) {
        float s = 0.0f;
#pragma omp simd reduction(+ : s)
        for (long j = 0; j < faces; j++) s += lift[n * faces + j] * flux[f][j];
        sum[f] = s;
      }
      for (int x = 0; x < 3; x++)
        for (int a = 0; a < 3; a++) {
          sum[1 + x] -= g[3 * x + a] * by[0][a];
          sum[0] -= g[3 * x + a] * by[1 + x][a];
        }
      for (int f = 0; f < 4; f++) out[f * stride + k * np + n] = sum[f];
    }
  }
}
