// A number-theoretic transform over the scalar field of the curve BN254 (254 bits): a launch a
// stage, a butterfly a thread, numbers as eight 32-bit words in Montgomery form, word by word.
#define W 8
__constant__ unsigned P[W] = {0xf0000001u, 0x43e1f593u, 0x79b97091u, 0x2833e848u,
                              0x8181585du, 0xb85045b6u, 0xe131a029u, 0x30644e72u};

// a - P if that is not negative.
__device__ void reduce(unsigned* a) {
  unsigned d[W], borrow = 0;
  for (int k = 0; k < W; k++) {
    unsigned long long t = (unsigned long long)a[k] - P[k] - borrow;
    d[k] = (unsigned)t;
    borrow = (unsigned)(t >> 32) & 1u;
  }
  for (int k = 0; k < W; k++) a[k] = borrow ? a[k] : d[k];
}

// Montgomery's product, word by word (Koc et al. 1996, "CIOS").
__device__ void multiply(const unsigned* a, const unsigned* b, unsigned* out) {
  unsigned t[W + 2] = {0};
  for (int i = 0; i < W; i++) {
    unsigned long long c = 0;
    for (int j = 0; j < W; j++) {
      c += (unsigned long long)a[j] * b[i] + t[j];
      t[j] = (unsigned)c;
      c >>= 32;
    }
    c += t[W];
    t[W] = (unsigned)c;
    t[W + 1] = (unsigned)(c >> 32);
    unsigned m = t[0] * 0xefffffffu;
    c = ((unsigned long long)m * P[0] + t[0]) >> 32;
    for (int j = 1; j < W; j++) {
      c += (unsigned long long)m * P[j] + t[j];
      t[j - 1] = (unsigned)c;
      c >>= 32;
    }
    c += t[W];
    t[W - 1] = (unsigned)c;
    t[W] = t[W + 1] + (unsigned)(c >> 32);
  }
  for (int k = 0; k < W; k++) out[k] = t[k];
  reduce(out);
}

extern "C" __global__ void stage(unsigned* a, const unsigned* root, int half, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n / 2) return;
  int k = i % half, low = i / half * 2 * half + k, high = low + half;
  unsigned u[W], v[W], sum[W], difference[W], w[W], product[W];
  for (int j = 0; j < W; j++) {
    u[j] = a[j * n + low];
    v[j] = a[j * n + high];
    w[j] = root[j * (n / 2) + k * (n / 2 / half)];
  }
  unsigned carry = 0, borrow = 0;
  for (int j = 0; j < W; j++) {
    unsigned long long s = (unsigned long long)u[j] + v[j] + carry;
    sum[j] = (unsigned)s;
    carry = (unsigned)(s >> 32);
    unsigned long long d = (unsigned long long)u[j] - v[j] - borrow;
    difference[j] = (unsigned)d;
    borrow = (unsigned)(d >> 32) & 1u;
  }
  reduce(sum);
  carry = 0;
  for (int j = 0; j < W; j++) {
    unsigned long long s = (unsigned long long)difference[j] + (borrow ? P[j] : 0u) + carry;
    difference[j] = (unsigned)s;
    carry = (unsigned)(s >> 32);
  }
  multiply(difference, w, product);
  for (int j = 0; j < W; j++) {
    a[j * n + low] = sum[j];
    a[j * n + high] = product[j];
  }
}
