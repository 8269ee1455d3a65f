// cub::DeviceSelect: what is chosen, in its order.
#pragma once

#include "cub/rk_device.cuh"

namespace cub {
namespace rk {

template <typename Chosen, typename In, typename Out>
struct Placed {
  mutable Chosen chosen;
  const unsigned int *numbers;
  In in;
  Out out;
  __device__ void operator()(size_t i) const {
    if (chosen(i)) out[numbers[i] - 1] = in[i];
  }
};

template <typename Chosen, typename In, typename Out, typename Count>
cudaError_t select(cudaStream_t stream, Chosen chosen, In in, Out out, Count chosen_count,
                   size_t count) {
  return number(stream, chosen, count, chosen_count, [=](const unsigned int *numbers) {
    return each(stream, count, Placed<Chosen, In, Out>{chosen, numbers, in, out});
  });
}

template <typename Flag>
struct IsFlagged {
  Flag flags;
  __device__ bool operator()(size_t i) const { return (bool)flags[i]; }
};
template <typename In, typename Predicate>
struct Satisfies {
  In in;
  mutable Predicate predicate;
  __device__ bool operator()(size_t i) const { return predicate(in[i]); }
};
// The first of equal neighbours.
template <typename In>
struct IsFirst {
  In in;
  __device__ bool operator()(size_t i) const { return i == 0 || !(in[i] == in[i - 1]); }
};

// The same, of data that the result replaces.
template <typename Data, typename Use>
cudaError_t with_copy(cudaStream_t stream, Data data, size_t count, Use use) {
  using T = Value<Data>;
  Memory<T> old(count);
  if (old.error != cudaSuccess) return old.error;
  cudaError_t error = each(stream, count, Copied<Data, T *>{data, old.at});
  return error != cudaSuccess ? error : use((const T *)old.at);
}

}  // namespace rk

struct DeviceSelect {
  template <typename In, typename Flag, typename Out, typename Count>
  static cudaError_t Flagged(void *storage, size_t &bytes, In in, Flag flags, Out out,
                             Count chosen_count, size_t count, cudaStream_t stream = 0,
                             bool = false) {
    RK_CUB_ASKS(storage, bytes)
    return rk::select(stream, rk::IsFlagged<Flag>{flags}, in, out, chosen_count, count);
  }

  template <typename In, typename Out, typename Count, typename Predicate>
  static cudaError_t If(void *storage, size_t &bytes, In in, Out out, Count chosen_count,
                        size_t count, Predicate predicate, cudaStream_t stream = 0, bool = false) {
    RK_CUB_ASKS(storage, bytes)
    return rk::select(stream, rk::Satisfies<In, Predicate>{in, predicate}, in, out, chosen_count,
                      count);
  }

  template <typename In, typename Out, typename Count>
  static cudaError_t Unique(void *storage, size_t &bytes, In in, Out out, Count chosen_count,
                            size_t count, cudaStream_t stream = 0, bool = false) {
    RK_CUB_ASKS(storage, bytes)
    return rk::select(stream, rk::IsFirst<In>{in}, in, out, chosen_count, count);
  }

  // In place.
  template <typename Data, typename Flag, typename Count>
  static cudaError_t Flagged(void *storage, size_t &bytes, Data data, Flag flags,
                             Count chosen_count, size_t count, cudaStream_t stream = 0) {
    RK_CUB_ASKS(storage, bytes)
    using T = rk::Value<Data>;
    return rk::with_copy(stream, data, count, [=](const T *old) {
      return rk::select(stream, rk::IsFlagged<Flag>{flags}, old, data, chosen_count, count);
    });
  }
  template <typename Data, typename Count, typename Predicate>
  static cudaError_t If(void *storage, size_t &bytes, Data data, Count chosen_count, size_t count,
                        Predicate predicate, cudaStream_t stream = 0) {
    RK_CUB_ASKS(storage, bytes)
    using T = rk::Value<Data>;
    return rk::with_copy(stream, data, count, [=](const T *old) {
      rk::Satisfies<const T *, Predicate> chosen{old, predicate};
      return rk::select(stream, chosen, old, data, chosen_count, count);
    });
  }
};

}  // namespace cub
