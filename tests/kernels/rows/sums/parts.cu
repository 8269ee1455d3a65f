// Atomics on memory that is also accessed at smaller types.

// Counts in bytes, four to a word; then each byte is read by itself.
__global__ void byte_counts(const int* x, unsigned char* counts, unsigned char* seen, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int k = x[i];
  unsigned* word = (unsigned*)(counts + (k & ~3));
  atomicAdd(word, 1u << 8 * (k & 3));
  seen[i] = counts[n + k];
  counts[2 * n + i] = (unsigned char)k;
}

// Sums of shorts beside a counter of int, in one array.
__global__ void mixed_words(const short* x, unsigned short* sums, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  atomicAdd((int*)sums, 1);
  unsigned short* p = sums + 2 + (i & 7);
  unsigned short seen = *p, assumed;
  do {
    assumed = seen;
    seen = atomicCAS(p, assumed, (unsigned short)(assumed + x[i]));
  } while (seen != assumed);
}
