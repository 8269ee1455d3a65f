#include <math.h>
#define GAMMA 1.4f
#define VISCOSITY 0.01f
#define CONDUCTIVITY 0.02f

static inline void primitive(const float* q, long stride, long i, float* out) {
  float inverse = 1.0f / q[i];
  for (int x = 0; x < 3; x++) out[x] = q[(1 + x) * stride + i] * inverse;
  float kinetic = 0.5f * (out[0] * out[0] + out[1] * out[1] + out[2] * out[2]);
  out[3] = (GAMMA - 1.0f) * (q[4 * stride + i] * inverse - kinetic);
}

void run(const float* restrict q, const float* restrict metric, const float* restrict normal,
         const float* restrict scale, const float* restrict derivative, const float* restrict lift,
         const int* restrict inside, const int* restrict outside, float* restrict gradient,
         float* restrict flux, float* restrict out, long degree, long cells) {
  long np = (degree + 1) * (degree + 2) * (degree + 3) / 6;
  long nfp = (degree + 1) * (degree + 2) / 2, faces = 4 * nfp;
  long elements = 6 * cells * cells * cells, stride = elements * np;
#pragma omp parallel for
  for (long k = 0; k < elements; k++) {
    float own[4][35], jump[4][60];
    for (long n = 0; n < np; n++) {
      float here[4];
      primitive(q, stride, k * np + n, here);
      for (int f = 0; f < 4; f++) own[f][n] = here[f];
    }
    for (long t = 0; t < faces; t++) {
      float in[4], other[4];
      primitive(q, stride, inside[k * faces + t], in);
      primitive(q, stride, outside[k * faces + t], other);
      for (int f = 0; f < 4; f++) jump[f][t] = 0.5f * scale[4 * k + t / nfp] * (other[f] - in[f]);
    }
    const float* g = metric + 9 * k;
    for (int f = 0; f < 4; f++)
      for (long n = 0; n < np; n++) {
        float by[3] = {0}, sum[3];
        for (int a = 0; a < 3; a++) {
          float d = 0.0f;
#pragma omp simd reduction(+ : d)
          for (long m = 0; m < np; m++) d += derivative[(a * np + n) * np + m] * own[f][m];
          by[a] = d;
        }
        for (int x = 0; x < 3; x++) sum[x] = g[3 * x] * by[0] + g[3 * x + 1] * by[1] + g[3 * x + 2] * by[2];
        for (int face = 0; face < 4; face++) {
          float s = 0.0f;
          for (long j = face * nfp; j < (face + 1) * nfp; j++) s += lift[n * faces + j] * jump[f][j];
          for (int x = 0; x < 3; x++) sum[x] += normal[3 * (4 * k + face) + x] * s;
        }
        for (int x = 0; x < 3; x++) gradient[(3 * f + x) * stride + k * np + n] = sum[x];
      }
  }
#pragma omp parallel for
  for (long i = 0; i < stride; i++) {
    float u[4], by[4][3];
    primitive(q, stride, i, u);
    for (int f = 0; f < 4; f++)
      for (int x = 0; x < 3; x++) by[f][x] = gradient[(3 * f + x) * stride + i];
    float pressure = q[i] * u[3], energy = q[4 * stride + i];
    float spread = (by[0][0] + by[1][1] + by[2][2]) * (2.0f / 3.0f);
    for (int x = 0; x < 3; x++) {
      flux[x * stride + i] = q[(1 + x) * stride + i];
      float work = 0.0f;
      for (int f = 0; f < 3; f++) {
        float stress = VISCOSITY * (by[f][x] + by[x][f] - (f == x ? spread : 0.0f));
        work += stress * u[f];
        flux[(3 * (1 + f) + x) * stride + i] =
            q[(1 + f) * stride + i] * u[x] + (f == x ? pressure : 0.0f) - stress;
      }
      flux[(12 + x) * stride + i] = (energy + pressure) * u[x] - work - CONDUCTIVITY * by[3][x];
    }
  }
#pragma omp parallel for
  for (long k = 0; k < elements; k++) {
    float along[5][3][35], jump[5][60];
    const float* g = metric + 9 * k;
    for (int f = 0; f < 5; f++)
      for (int a = 0; a < 3; a++)
        for (long m = 0; m < np; m++)
          along[f][a][m] = g[a] * flux[3 * f * stride + k * np + m] +
                           g[3 + a] * flux[(3 * f + 1) * stride + k * np + m] +
                           g[6 + a] * flux[(3 * f + 2) * stride + k * np + m];
    for (long t = 0; t < faces; t++) {
      long in = inside[k * faces + t], other = outside[k * faces + t], face = 4 * k + t / nfp;
      const float* n = normal + 3 * face;
      float a[4], b[4];
      primitive(q, stride, in, a);
      primitive(q, stride, other, b);
      float ua = fabsf(n[0] * a[0] + n[1] * a[1] + n[2] * a[2]) + sqrtf(GAMMA * a[3]);
      float ub = fabsf(n[0] * b[0] + n[1] * b[1] + n[2] * b[2]) + sqrtf(GAMMA * b[3]);
      float speed = ua > ub ? ua : ub;
      for (int f = 0; f < 5; f++) {
        float across = 0.0f;
        for (int x = 0; x < 3; x++)
          across += n[x] * (flux[(3 * f + x) * stride + other] - flux[(3 * f + x) * stride + in]);
        jump[f][t] = 0.5f * scale[face] *
                     (across - speed * (q[f * stride + other] - q[f * stride + in]));
      }
    }
    for (int f = 0; f < 5; f++)
      for (long n = 0; n < np; n++) {
        float sum = 0.0f;
        for (int a = 0; a < 3; a++)
#pragma omp simd reduction(+ : sum)
          for (long m = 0; m < np; m++) sum += derivative[(a * np + n) * np + m] * along[f][a][m];
#pragma omp simd reduction(+ : sum)
        for (long j = 0; j < faces; j++) sum += lift[n * faces + j] * jump[f][j];
        out[f * stride + k * np + n] = -sum;
      }
  }
}
