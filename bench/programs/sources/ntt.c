#include <stdint.h>
typedef unsigned __int128 wide;
#define W 4
static const uint64_t P[W] = {0x43e1f593f0000001u, 0x2833e84879b97091u, 0xb85045b68181585du,
                              0x30644e72e131a029u};
#define INVERSE 0xc2e1f593efffffffu

static void reduce(uint64_t* a) {
  uint64_t d[W], borrow = 0;
  for (int k = 0; k < W; k++) {
    wide t = (wide)a[k] - P[k] - borrow;
    d[k] = (uint64_t)t;
    borrow = (uint64_t)(t >> 64) & 1;
  }
  for (int k = 0; k < W; k++) a[k] = borrow ? a[k] : d[k];
}

static void multiply(const uint64_t* a, const uint64_t* b, uint64_t* out) {
  uint64_t t[W + 2] = {0};
  for (int i = 0; i < W; i++) {
    wide c = 0;
    for (int j = 0; j < W; j++) {
      c += (wide)a[j] * b[i] + t[j];
      t[j] = (uint64_t)c;
      c >>= 64;
    }
    c += t[W];
    t[W] = (uint64_t)c;
    t[W + 1] = (uint64_t)(c >> 64);
    uint64_t m = t[0] * INVERSE;
    c = ((wide)m * P[0] + t[0]) >> 64;
    for (int j = 1; j < W; j++) {
      c += (wide)m * P[j] + t[j];
      t[j - 1] = (uint64_t)c;
      c >>= 64;
    }
    c += t[W];
    t[W - 1] = (uint64_t)c;
    t[W] = t[W + 1] + (uint64_t)(c >> 64);
  }
  for (int k = 0; k < W; k++) out[k] = t[k];
  reduce(out);
}

static void load(const uint32_t* a, long stride, long at, uint64_t* out) {
  for (int k = 0; k < W; k++)
    out[k] = a[2 * k * stride + at] | (uint64_t)a[(2 * k + 1) * stride + at] << 32;
}

static void store(uint32_t* a, long stride, long at, const uint64_t* in) {
  for (int k = 0; k < W; k++) {
    a[2 * k * stride + at] = (uint32_t)in[k];
    a[(2 * k + 1) * stride + at] = in[k] >> 32;
  }
}

void run(uint32_t* restrict a, const uint32_t* restrict root, long n) {
  for (long half = n / 2; half > 0; half /= 2)
#pragma omp parallel for
    for (long i = 0; i < n / 2; i++) {
      long k = i % half, low = i / half * 2 * half + k;
      uint64_t u[W], v[W], w[W], sum[W], difference[W], carry = 0, borrow = 0;
      load(a, n, low, u);
      load(a, n, low + half, v);
      load(root, n / 2, k * (n / 2 / half), w);
      for (int j = 0; j < W; j++) {
        wide s = (wide)u[j] + v[j] + carry;
        sum[j] = (uint64_t)s;
        carry = (uint64_t)(s >> 64);
        wide d = (wide)u[j] - v[j] - borrow;
        difference[j] = (uint64_t)d;
        borrow = (uint64_t)(d >> 64) & 1;
      }
      reduce(sum);
      carry = 0;
      for (int j = 0; j < W; j++) {
        wide s = (wide)difference[j] + (borrow ? P[j] : 0) + carry;
        difference[j] = (uint64_t)s;
        carry = (uint64_t)(s >> 64);
      }
      multiply(difference, w, v);
      store(a, n, low, sum);
      store(a, n, low + half, v);
    }
}
