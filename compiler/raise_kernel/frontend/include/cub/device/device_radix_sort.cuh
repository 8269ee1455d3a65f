// cub::DeviceRadixSort: stable, by the bits of numbers; zeros of both signs are equal.
#pragma once

#include "cub/rk_device.cuh"
#include "parallel/rk_sort.h"

namespace cub {

// Two arrays, of which `selector` is the current one.
template <typename T>
struct DoubleBuffer {
  T *d_buffers[2];
  int selector;
  RK_CUB_BOTH DoubleBuffer() : d_buffers{nullptr, nullptr}, selector(0) {}
  RK_CUB_BOTH DoubleBuffer(T *current, T *alternate)
      : d_buffers{current, alternate}, selector(0) {}
  RK_CUB_BOTH T *Current() { return d_buffers[selector]; }
  RK_CUB_BOTH T *Alternate() { return d_buffers[selector ^ 1]; }
};

namespace rk {

// Some bits of each key.
template <typename K>
struct KeyBits {
  typedef typename Traits<K>::UnsignedBits Bits;
  const K *keys;
  int begin;
  Bits mask;
  __device__ Bits operator[](size_t i) const {
    K key = keys[i];
    if (std::is_floating_point<K>::value && key == K(0)) key = K(0);
    Bits bits;
    __builtin_memcpy(&bits, &key, sizeof bits);
    return (Bits)((Bits)(Traits<K>::TwiddleIn(bits) >> begin) & mask);
  }
};

template <bool descending, typename K, typename Use>
cudaError_t by_bits(cudaStream_t stream, const K *keys, size_t count, int begin, int end, Use use) {
  using Bits = typename Traits<K>::UnsignedBits;
  int width = end - begin;
  if (count == 0) return cudaSuccess;
  if (begin < 0 || end > (int)sizeof(K) * 8 || width < 0) return cudaErrorInvalidValue;
  Bits mask = width == 0 ? 0 : (Bits)((Bits)~(Bits)0 >> (sizeof(K) * 8 - width));
  if (width == 0) begin = 0;
  constexpr auto order =
      descending ? rk_parallel::Order::descending : rk_parallel::Order::ascending;
  return rk_parallel::with_positions<order, Bits>(stream, KeyBits<K>{keys, begin, mask}, count, Min(),
                                               [=](const Bits *, unsigned int *places) {
                                                 return use((const unsigned int *)places);
                                               });
}

template <typename T>
cudaError_t gathered(cudaStream_t stream, const T *in, const unsigned int *places, T *out,
                     size_t count) {
  return each(stream, count, rk_parallel::Gather<const T *, T *>{in, places, out});
}

}  // namespace rk

struct DeviceRadixSort {
#define RK_CUB_SORT(Keys, Pairs, descending)                                                       \
  template <typename K>                                                                            \
  static cudaError_t Keys(void *storage, size_t &bytes, const K *in, K *out, size_t count,         \
                          int begin = 0, int end = sizeof(K) * 8, cudaStream_t stream = 0,         \
                          bool = false) {                                                          \
    RK_CUB_ASKS(storage, bytes)                                                                    \
    return rk::by_bits<descending>(stream, in, count, begin, end, [=](const unsigned int *at) {    \
      return rk::gathered(stream, in, at, out, count);                                             \
    });                                                                                            \
  }                                                                                                \
  template <typename K>                                                                            \
  static cudaError_t Keys(void *storage, size_t &bytes, DoubleBuffer<K> &keys, size_t count,       \
                          int begin = 0, int end = sizeof(K) * 8, cudaStream_t stream = 0,         \
                          bool = false) {                                                          \
    const K *in = keys.Current();                                                                  \
    cudaError_t error = Keys(storage, bytes, in, keys.Alternate(), count, begin, end, stream);     \
    if (storage != nullptr) keys.selector ^= 1;                                                    \
    return error;                                                                                  \
  }                                                                                                \
  template <typename K, typename V>                                                                \
  static cudaError_t Pairs(void *storage, size_t &bytes, const K *in, K *out, const V *values,     \
                           V *values_out, size_t count, int begin = 0, int end = sizeof(K) * 8,    \
                           cudaStream_t stream = 0, bool = false) {                                \
    RK_CUB_ASKS(storage, bytes)                                                                    \
    return rk::by_bits<descending>(stream, in, count, begin, end, [=](const unsigned int *at) {    \
      cudaError_t error = rk::gathered(stream, in, at, out, count);                                \
      return error != cudaSuccess ? error                                                          \
                                  : rk::gathered(stream, values, at, values_out, count);           \
    });                                                                                            \
  }                                                                                                \
  template <typename K, typename V>                                                                \
  static cudaError_t Pairs(void *storage, size_t &bytes, DoubleBuffer<K> &keys,                    \
                           DoubleBuffer<V> &values, size_t count, int begin = 0,                   \
                           int end = sizeof(K) * 8, cudaStream_t stream = 0, bool = false) {       \
    const K *in = keys.Current();                                                                  \
    const V *with = values.Current();                                                              \
    cudaError_t error = Pairs(storage, bytes, in, keys.Alternate(), with, values.Alternate(),      \
                              count, begin, end, stream);                                          \
    if (storage != nullptr) keys.selector ^= 1, values.selector ^= 1;                              \
    return error;                                                                                  \
  }
  RK_CUB_SORT(SortKeys, SortPairs, false)
  RK_CUB_SORT(SortKeysDescending, SortPairsDescending, true)
#undef RK_CUB_SORT
};

}  // namespace cub
