// What CUB's algorithms of the whole device share: a first call without memory asks for its size.
#ifndef RK_CUB_DEVICE_H
#define RK_CUB_DEVICE_H

#ifdef __CUDACC_RTC__
#error "CUB's algorithms of the whole device are called by host code"
#endif

#include <iterator>
#include <limits>
#include <utility>

#include "cub/rk_iterators.cuh"
#include "cub/rk_types.cuh"
#include "parallel/rk_parallel.h"

// Memory of their own is allocated by the algorithms: programs need one byte.
#define RK_CUB_ASKS(storage, bytes) \
  if ((storage) == nullptr) {       \
    (bytes) = 1;                    \
    return cudaSuccess;             \
  }

namespace cub {
namespace rk {

using rk_parallel::each;
using rk_parallel::Memory;

template <typename Iterator>
using Value = typename std::iterator_traits<Iterator>::value_type;
// What an operator makes of two: the type that sums are kept in. The operator may be the device's
// alone: nothing on the host calls this.
template <typename Op, typename A, typename B>
__host__ __device__ auto applied(Op op, A a, B b) {
  return op(a, b);
}
template <typename Op, typename A, typename B>
using Result = decltype(applied(std::declval<Op>(), std::declval<A>(), std::declval<B>()));

template <typename In, typename Out>
struct Copied {
  In in;
  Out out;
  __device__ void operator()(size_t i) const { out[i] = in[i]; }
};

// 1 where `chosen(i)` is true: their sums number the chosen.
template <typename Chosen>
struct Flags {
  mutable Chosen chosen;
  template <typename Index>
  __device__ unsigned int operator[](Index i) const {
    return chosen((size_t)i) ? 1u : 0u;
  }
};

// Writes how many of `count` are chosen, and gives their numbers from 1 on to `use`.
template <typename Chosen, typename Count, typename Use>
cudaError_t number(cudaStream_t stream, Chosen chosen, size_t count, Count chosen_count, Use use) {
  Memory<unsigned int> numbers(count + 1);
  if (numbers.error != cudaSuccess) return numbers.error;
  cudaError_t error = cudaMemsetAsync(numbers.at, 0, sizeof(unsigned int), stream);
  unsigned int *after = numbers.at + 1;
  if (error == cudaSuccess)
    error = rk_parallel::scan(stream, Flags<Chosen>{chosen}, count, after, Sum());
  if (error == cudaSuccess) error = use((const unsigned int *)after);
  if (error != cudaSuccess) return error;
  const unsigned int *last = numbers.at + count;
  return each(stream, 1, Copied<const unsigned int *, Count>{last, chosen_count});
}

}  // namespace rk
}  // namespace cub

#endif
