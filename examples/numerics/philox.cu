// The random generator Philox 4x32 of ten rounds (Salmon et al. 2011), and normal numbers from it.
__device__ uint4 philox(uint4 counter, uint2 key) {
  for (int round = 0; round < 10; round++) {
    unsigned high0 = __umulhi(0xD2511F53u, counter.x), low0 = 0xD2511F53u * counter.x;
    unsigned high1 = __umulhi(0xCD9E8D57u, counter.z), low1 = 0xCD9E8D57u * counter.z;
    counter = make_uint4(high1 ^ counter.y ^ key.x, low1, high0 ^ counter.w ^ key.y, low0);
    key.x += 0x9E3779B9u;
    key.y += 0xBB67AE85u;
  }
  return counter;
}

__global__ void philox_normal(uint4* bits, float2* normal, unsigned long long seed, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  uint4 drawn = philox(make_uint4(i, 0, 0, 0), make_uint2((unsigned)seed, seed >> 32));
  bits[i] = drawn;
  // Box and Muller's transform of the first two words.
  float u = ((drawn.x >> 8) + 0.5f) * 0x1p-24f, v = (drawn.y >> 8) * 0x1p-24f;
  float radius = sqrtf(-2.0f * logf(u));
  normal[i] = make_float2(radius * cosf(6.28318530718f * v), radius * sinf(6.28318530718f * v));
}
