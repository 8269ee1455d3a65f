// Integers: wrapping, division, shifts and bit tricks.

__global__ void wrap(const unsigned* a, const unsigned* b, unsigned* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a[i] * b[i] - (a[i] << 7) + ~b[i];
}

__global__ void divide(const int* a, const int* b, int* quotient, int* remainder, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  quotient[i] = a[i] / b[i];
  remainder[i] = a[i] % b[i];
}

__global__ void divide_unsigned(const unsigned* a, const unsigned* b, unsigned* quotient,
                                unsigned* remainder, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  quotient[i] = a[i] / b[i];
  remainder[i] = a[i] % b[i];
}

__global__ void divide_long(const long long* a, const long long* b, long long* quotient,
                            long long* remainder, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  quotient[i] = a[i] / b[i];
  remainder[i] = a[i] % b[i];
}

// Division by constants, which compilers turn into multiplications and shifts.
__global__ void divide_constant(const int* a, const unsigned* b, int* y, unsigned* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = a[i] / 7 + a[i] % 16 + a[i] / -3;
  z[i] = b[i] / 10 + b[i] % 7;
}

__global__ void shifts(const int* a, const unsigned* b, const int* by, int* y, unsigned* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int s = by[i] & 31;
  y[i] = (a[i] >> s) ^ (int)((unsigned)a[i] << s);
  z[i] = (b[i] >> s) | (b[i] << ((32 - s) & 31));
}

__global__ void bits(const unsigned* a, int* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned v = a[i];
  y[i] = __popc(v) + 100 * __clz(v) + 10000 * __ffs(v) + (int)(__brev(v) & 255u) * 1000000;
}

__global__ void bits_long(const unsigned long long* a, long long* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned long long v = a[i];
  y[i] = __popcll(v) + 100 * __clzll(v) + 10000 * __ffsll(v) + (long long)(__brevll(v) >> 20);
}

__global__ void high_products(const int* a, const int* b, int* y, unsigned* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = __mulhi(a[i], b[i]);
  z[i] = __umulhi((unsigned)a[i], (unsigned)b[i]);
}

__global__ void high_products_long(const long long* a, const long long* b, long long* y,
                                   unsigned long long* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = __mul64hi(a[i], b[i]);
  z[i] = __umul64hi((unsigned long long)a[i], (unsigned long long)b[i]);
}

__global__ void extrema(const int* a, const int* b, int* y, unsigned* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = max(a[i], b[i]) - min(a[i], b[i]) / 2 + abs(a[i]);
  z[i] = max((unsigned)a[i], (unsigned)b[i]) ^ min((unsigned)a[i], 1000u);
}

__global__ void funnel(const unsigned* hi, const unsigned* lo, const int* by, unsigned* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = __funnelshift_l(lo[i], hi[i], by[i]) ^ __funnelshift_r(lo[i], hi[i], by[i]);
}

__global__ void averages(const int* a, const int* b, int* y, unsigned* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = __hadd(a[i], b[i]) + __mul24(a[i], b[i]);
  z[i] = __urhadd((unsigned)a[i], (unsigned)b[i]) + __sad(a[i], b[i], 5u);
}

__global__ void murmur_mix(const unsigned* a, unsigned* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned h = a[i];
  h ^= h >> 16;
  h *= 0x85ebca6bu;
  h ^= h >> 13;
  h *= 0xc2b2ae35u;
  h ^= h >> 16;
  y[i] = h;
}

__global__ void xorshift(unsigned long long* state, double* y, int n, int rounds) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned long long s = state[i];
  for (int r = 0; r < rounds; r++) {
    s ^= s << 13;
    s ^= s >> 7;
    s ^= s << 17;
  }
  state[i] = s;
  y[i] = (double)(s >> 11) * (1.0 / 9007199254740992.0);
}

__global__ void crc_byte(const unsigned char* data, unsigned* crc, int h, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  unsigned c = 0xffffffffu;
  for (int j = 0; j < w; j++) {
    c ^= data[i * w + j];
    for (int b = 0; b < 8; b++) c = c & 1u ? (c >> 1) ^ 0xedb88320u : c >> 1;
  }
  crc[i] = ~c;
}

__global__ void saturate_bytes(const int* x, unsigned char* y, signed char* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int v = x[i];
  y[i] = v < 0 ? 0 : v > 255 ? 255 : v;
  z[i] = max(-128, min(127, v));
}

__global__ void gray_code(const unsigned short* x, unsigned short* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] ^ (x[i] >> 1);
}

// 64-bit values of the lane's number that are over 32 bits.
__global__ void hashed_lane(unsigned long long* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = ((unsigned long long)i * 0x89abcdefull) >> 7;
}

// A product of 128 bits, shifted, compared, summed in a loop and divided.
__global__ void two_words(const unsigned long long* x, unsigned long long* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned __int128 a = (unsigned __int128)x[i] * x[n - 1 - i], sum = 0;
  for (int k = 0; k < i % 5; k++) {
    sum += a >> (i * 7 + k * 31) % 128;
    if ((__int128)sum < 0) sum -= a << 3;
  }
  unsigned __int128 odd = (sum >> 50) | 1;
  y[i] = (unsigned long long)(sum >> 64) ^ (unsigned long long)(a / odd) ^
         (unsigned long long)(a % odd) * 3 ^ (unsigned long long)((__int128)sum / 1000003) * 5;
}
