// Conversions between every pair of kinds, and bit casts.

__global__ void from_float(const float* x, signed char* a, unsigned char* b, short* c,
                           unsigned short* d, int* e, unsigned* f, long long* g,
                           unsigned long long* h, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i], m = fabsf(v);
  a[i] = (signed char)v;
  b[i] = (unsigned char)m;
  c[i] = (short)v;
  d[i] = (unsigned short)m;
  e[i] = (int)v;
  f[i] = (unsigned)m;
  g[i] = (long long)v;
  h[i] = (unsigned long long)m;
}

__global__ void to_float(const signed char* a, const unsigned short* b, const int* c,
                         const unsigned* d, const long long* e, const unsigned long long* f,
                         float* y, double* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = (float)a[i] + (float)b[i] * 0.5f + (float)c[i] * 0.25f;
  z[i] = (double)d[i] + (double)e[i] * 0.5 + (double)f[i] * 0.25;
  y[i] += (float)d[i] + (float)e[i] + (float)f[i];
}

__global__ void half_and_float(const _Float16* h, const float* f, float* y, _Float16* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = (float)h[i] * 3.0f;
  z[i] = (_Float16)(f[i] * f[i]);
}

__global__ void bfloat_and_float(const __bf16* h, const float* f, float* y, __bf16* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = (float)h[i] + 1.0f;
  z[i] = (__bf16)(f[i] * 1.5f);
}

__global__ void float_and_double(const float* f, const double* d, double* y, float* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = (double)f[i] / 3.0;
  z[i] = (float)(d[i] / 3.0);
}

__global__ void integers(const int* x, const unsigned* u, long long* a, unsigned long long* b,
                         signed char* c, unsigned short* d, bool* e, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  a[i] = (long long)x[i] * 5 + u[i];
  b[i] = (unsigned long long)x[i] ^ u[i];
  c[i] = (signed char)x[i];
  d[i] = (unsigned short)(u[i] >> 3);
  e[i] = x[i];
}

__global__ void rounding(const float* x, int* down, int* up, int* nearest, int* zero, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  down[i] = __float2int_rd(x[i]);
  up[i] = __float2int_ru(x[i]);
  nearest[i] = __float2int_rn(x[i]);
  zero[i] = __float2int_rz(x[i]);
}

__global__ void bit_casts(const float* x, int* bits, float* flipped, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int b = __float_as_int(x[i]);
  bits[i] = b;
  flipped[i] = __int_as_float(b ^ (int)0x80000000);
}

__global__ void bit_casts_double(const double* x, long long* bits, double* next, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  bits[i] = __double_as_longlong(x[i]);
  next[i] = __longlong_as_double(__double_as_longlong(x[i]) + 1);
}

__global__ void inverse_sqrt(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float half = 0.5f * x[i];
  int magic = 0x5f3759df - (__float_as_int(x[i]) >> 1);
  float r = __int_as_float(magic);
  r = r * (1.5f - half * r * r);
  y[i] = r * (1.5f - half * r * r);
}

__global__ void halves_of_double(const double* x, int* hi, int* lo, double* back, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  hi[i] = __double2hiint(x[i]);
  lo[i] = __double2loint(x[i]);
  back[i] = __hiloint2double(hi[i], lo[i]);
}
