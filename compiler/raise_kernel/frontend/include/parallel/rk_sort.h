// Stable sorting, for Thrust and CUB: numbers by `<` or `>` through the runtime library, which
// sorts by a JAX operation; anything else by a network of comparisons.
#ifndef RK_PARALLEL_SORT_H
#define RK_PARALLEL_SORT_H

#include <type_traits>

#include "parallel/rk_parallel.h"

// Writes the positions of `count` keys in their order: kind is 'i', 'u' or 'f', size in bytes.
extern "C" cudaError_t rk_sorted_positions(const void *keys, size_t count, char kind, int size,
                                        bool descending, unsigned int *positions, cudaStream_t stream);

namespace rk_parallel {

// What a comparison of numbers is, where it is a known one.
enum class Order { ascending, descending, other };

template <typename In, typename T>
struct Copy {
  In in;
  T *out;
  __device__ void operator()(size_t i) const { out[i] = in[i]; }
};
template <typename In, typename Out>
struct Gather {
  In in;
  const unsigned int *positions;
  Out out;
  __device__ void operator()(size_t i) const { out[i] = in[positions[i]]; }
};
struct Number {
  unsigned int *out;
  __device__ void operator()(size_t i) const { out[i] = (unsigned int)i; }
};

// One step of a bitonic network: i and i ^ distance have the smaller and the larger of two, or the
// other way round. Places past the end are larger than all; equal keys keep their order.
template <typename T, typename Less>
struct Exchange {
  const T *keys;
  const unsigned int *from;
  unsigned int *to;
  unsigned int count, distance, run;
  mutable Less less;
  __device__ bool before(unsigned int a, unsigned int b) const {
    if (a >= count || b >= count) return a < b;
    T x = keys[a], y = keys[b];
    return less(x, y) || (!less(y, x) && a < b);
  }
  __device__ void operator()(size_t i) const {
    unsigned int place = (unsigned int)i, own = from[place], other = from[place ^ distance];
    bool is_first = (place & distance) == 0, ascending = (place & run) == 0;
    bool keeps = before(own, other) == (is_first == ascending);
    to[place] = keeps ? own : other;
  }
};

// The positions of the keys in their order, in `positions`, which has room for a power of two of them.
template <typename T, typename Less>
cudaError_t network(cudaStream_t stream, const T *keys, unsigned int count, unsigned int room,
                    unsigned int *positions, Less less) {
  Memory<unsigned int> memory(room);
  cudaError_t error = memory.error;
  unsigned int *from = positions, *to = memory.at;
  if (error == cudaSuccess) error = each(stream, room, Number{from});
  for (unsigned int run = 2; run && run <= room && error == cudaSuccess; run *= 2)
    for (unsigned int distance = run / 2; distance && error == cudaSuccess; distance /= 2) {
      error = each(stream, room,
                   Exchange<T, Less>{keys, from, to, count, distance, run, less});
      unsigned int *other = from;
      from = to, to = other;
    }
  if (error != cudaSuccess || from == positions) return error;
  return each(stream, count, Copy<const unsigned int *, unsigned int>{from, positions});
}

template <Order order, typename T, typename Less>
cudaError_t sorted_positions(cudaStream_t stream, const T *keys, unsigned int count,
                          unsigned int room, unsigned int *positions, Less less) {
  if constexpr (order != Order::other) {
    constexpr char kind = std::is_floating_point<T>::value ? 'f' : std::is_signed<T>::value ? 'i' : 'u';
    return rk_sorted_positions(keys, count, kind, (int)sizeof(T), order == Order::descending, positions,
                            stream);
  } else {
    return network(stream, keys, count, room, positions, less);
  }
}

inline unsigned int power_of_two(size_t count) {
  unsigned int room = 1;
  while (room < count) room *= 2;
  return room;
}

// Hands the keys, and their positions in order, to `use`.
template <Order order, typename T, typename In, typename Less, typename Use>
cudaError_t with_positions(cudaStream_t stream, In in, size_t count, Less less, Use use) {
  if (count > (1u << 31)) return cudaErrorNotSupported;
  unsigned int room = order == Order::other ? power_of_two(count) : (unsigned int)count;
  Memory<T> keys(count);
  Memory<unsigned int> positions(room);
  if (keys.error != cudaSuccess) return keys.error;
  if (positions.error != cudaSuccess) return positions.error;
  cudaError_t error = each(stream, count, Copy<In, T>{in, keys.at});
  if (error == cudaSuccess)
    error = sorted_positions<order>(stream, keys.at, (unsigned int)count, room, positions.at, less);
  return error != cudaSuccess ? error : use(keys.at, positions.at);
}

// Sorts keys from `in` to `out`, which may be the same.
template <Order order, typename T, typename In, typename Out, typename Less>
cudaError_t sort(cudaStream_t stream, In in, Out out, size_t count, Less less) {
  if (count == 0) return cudaSuccess;
  return with_positions<order, T>(stream, in, count, less, [=](const T *keys, unsigned int *positions) {
    return each(stream, count, Gather<const T *, Out>{keys, positions, out});
  });
}

// ... and values by them.
template <Order order, typename T, typename V, typename In, typename Out, typename Values,
          typename ValuesOut, typename Less>
cudaError_t sort_by_key(cudaStream_t stream, In in, Out out, Values values, ValuesOut values_out,
                        size_t count, Less less) {
  if (count == 0) return cudaSuccess;
  Memory<V> held(count);
  if (held.error != cudaSuccess) return held.error;
  cudaError_t error = each(stream, count, Copy<Values, V>{values, held.at});
  if (error != cudaSuccess) return error;
  const V *old = held.at;
  return with_positions<order, T>(stream, in, count, less, [=](const T *keys, unsigned int *positions) {
    cudaError_t error = each(stream, count, Gather<const T *, Out>{keys, positions, out});
    if (error != cudaSuccess) return error;
    return each(stream, count, Gather<const V *, ValuesOut>{old, positions, values_out});
  });
}

}  // namespace rk_parallel

#endif
