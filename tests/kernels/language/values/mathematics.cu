// The CUDA math library, a few functions a kernel, each into a row of the output.

__global__ void trigonometry(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i];
  y[i] = sinf(v);
  y[n + i] = cosf(v);
  y[2 * n + i] = tanf(v);
  y[3 * n + i] = atanf(v);
  y[4 * n + i] = atan2f(v, 0.5f);
  y[5 * n + i] = asinf(tanhf(v));
  y[6 * n + i] = acosf(tanhf(v));
  y[7 * n + i] = sinpif(v) + cospif(v);
}

__global__ void exponentials(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i], p = fabsf(v) + 0.1f;
  y[i] = expf(v);
  y[n + i] = exp2f(v);
  y[2 * n + i] = exp10f(v);
  y[3 * n + i] = expm1f(v);
  y[4 * n + i] = logf(p);
  y[5 * n + i] = log2f(p);
  y[6 * n + i] = log10f(p);
  y[7 * n + i] = log1pf(p);
}

__global__ void powers(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i], p = fabsf(v) + 0.1f;
  y[i] = powf(p, v);
  y[n + i] = sqrtf(p);
  y[2 * n + i] = cbrtf(v);
  y[3 * n + i] = rsqrtf(p);
  y[4 * n + i] = hypotf(v, 2.0f);
  y[5 * n + i] = powf(v, 3.0f);
  y[6 * n + i] = 1.0f / p;
  y[7 * n + i] = rcbrtf(p);
}

__global__ void hyperbolics(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i];
  y[i] = sinhf(v);
  y[n + i] = coshf(v);
  y[2 * n + i] = tanhf(v);
  y[3 * n + i] = asinhf(v);
  y[4 * n + i] = acoshf(1.0f + fabsf(v));
  y[5 * n + i] = atanhf(tanhf(0.5f * v));
  y[6 * n + i] = erff(v);
  y[7 * n + i] = erfcf(v);
}

__global__ void special(const double* x, double* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double v = x[i], p = fabs(v) + 0.1;
  y[i] = erf(v);
  y[n + i] = lgamma(p);
  y[2 * n + i] = tgamma(p);
  y[3 * n + i] = sin(v) * cos(v);
  y[4 * n + i] = exp(v) + log(p);
  y[5 * n + i] = pow(p, v);
  y[6 * n + i] = hypot(v, p) + cbrt(v);
  y[7 * n + i] = tanh(v) + atan2(v, p);
}

__global__ void roundings(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i];
  y[i] = floorf(v);
  y[n + i] = ceilf(v);
  y[2 * n + i] = truncf(v);
  y[3 * n + i] = roundf(v);
  y[4 * n + i] = rintf(v);
  y[5 * n + i] = nearbyintf(2.5f * v);
  y[6 * n + i] = fmodf(v, 0.75f);
  y[7 * n + i] = remainderf(v, 0.75f);
}

__global__ void choices(const float* a, const float* b, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float p = a[i], q = b[i];
  y[i] = fminf(p, q);
  y[n + i] = fmaxf(p, q);
  y[2 * n + i] = fdimf(p, q);
  y[3 * n + i] = copysignf(p, q);
  y[4 * n + i] = __saturatef(p);
  y[5 * n + i] = (float)(isnan(p) + 2 * isinf(p) + 4 * isfinite(p) + 8 * (signbit(p) != 0));
  y[6 * n + i] = fabsf(p);
  y[7 * n + i] = p < q ? p : q;
}

__global__ void fused(const float* a, const float* b, const float* c, float* y, double* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = fmaf(a[i], b[i], c[i]) - __fmul_rn(a[i], b[i]);
  z[i] = fma((double)a[i], (double)b[i], -(double)c[i]);
}

__global__ void fast(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i], p = fabsf(v) + 0.1f;
  y[i] = __expf(v);
  y[n + i] = __logf(p);
  y[2 * n + i] = __sinf(v) + __cosf(v);
  y[3 * n + i] = __fdividef(v, p);
  y[4 * n + i] = __powf(p, v);
  y[5 * n + i] = __frcp_rn(p);
  y[6 * n + i] = __fsqrt_rn(p);
  y[7 * n + i] = __fdiv_rn(v, p);
}

__global__ void sincos_pair(const float* x, float* s, float* c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) sincosf(x[i], &s[i], &c[i]);
}

__global__ void scaled(const float* x, float* mantissa, int* exponent, float* back, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int e;
  float m = frexpf(x[i], &e);
  mantissa[i] = m;
  exponent[i] = e;
  back[i] = ldexpf(m, e + 1);
}
