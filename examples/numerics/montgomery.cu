// Montgomery's product of 256-bit numbers, a b / 2^256 mod p, in words of 32 bits: one pair a
// thread, the word order of the coarsely integrated operand scanning.
__global__ void montgomery(const unsigned* a, const unsigned* b, const unsigned* p, unsigned* out,
                           unsigned inverse, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned t[10] = {0};
  for (int j = 0; j < 8; j++) {
    unsigned long long carry = 0;
    for (int k = 0; k < 8; k++) {
      carry += (unsigned long long)a[i * 8 + k] * b[i * 8 + j] + t[k];
      t[k] = (unsigned)carry;
      carry >>= 32;
    }
    carry += t[8];
    t[8] = (unsigned)carry;
    t[9] = (unsigned)(carry >> 32);
    // A multiple of p that clears the lowest word; `inverse` is -1 / p mod 2^32.
    unsigned m = t[0] * inverse;
    carry = ((unsigned long long)m * p[0] + t[0]) >> 32;
    for (int k = 1; k < 8; k++) {
      carry += (unsigned long long)m * p[k] + t[k];
      t[k - 1] = (unsigned)carry;
      carry >>= 32;
    }
    carry += t[8];
    t[7] = (unsigned)carry;
    t[8] = t[9] + (unsigned)(carry >> 32);
  }
  unsigned reduced[8], borrow = 0;
  for (int k = 0; k < 8; k++) {
    unsigned long long d = (unsigned long long)t[k] - p[k] - borrow;
    reduced[k] = (unsigned)d;
    borrow = (unsigned)(d >> 32) & 1;
  }
  bool keep = t[8] < borrow;
  for (int k = 0; k < 8; k++) out[i * 8 + k] = keep ? t[k] : reduced[k];
}
