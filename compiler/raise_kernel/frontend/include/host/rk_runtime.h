// printf, assert, malloc and memmove on the device.
#ifndef RK_RUNTIME_H
#define RK_RUNTIME_H

extern "C" {
__device__ int vprintf(const char *, const char *);
__device__ int printf(const char *, ...);
__device__ void *malloc(size_t);
__device__ void free(void *);
// Two assertions are two calls: each names its own text.
__attribute__((nomerge)) __device__ void __assertfail(const char *, const char *, unsigned,
                                                      const char *, size_t);
__attribute__((nomerge)) __device__ void __assert_fail(const char *message, const char *file,
                                                       unsigned line, const char *function);
// memcpy and memset are the compiler's.
static inline __device__ void *memmove(void *to, const void *from, size_t bytes) {
  return __builtin_memmove(to, from, bytes);
}
static inline __device__ int memcmp(const void *a, const void *b, size_t bytes) {
  const unsigned char *p = (const unsigned char *)a, *q = (const unsigned char *)b;
  for (size_t k = 0; k < bytes; ++k)
    if (p[k] != q[k]) return p[k] < q[k] ? -1 : 1;
  return 0;
}
}

#endif
