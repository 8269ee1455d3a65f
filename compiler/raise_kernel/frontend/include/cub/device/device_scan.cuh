// cub::DeviceScan. Operators are applied in order; the result may be the input's own memory.
#pragma once

#include "cub/rk_device.cuh"

namespace cub {
namespace rk {

template <typename All, typename Out, typename Op>
struct Before {
  const All *sums;
  Out out;
  All first;
  mutable Op op;
  __device__ void operator()(size_t i) const {
    if (i == 0)
      out[0] = first;
    else
      out[i] = op(first, sums[i - 1]);
  }
};

template <typename All, typename In, typename Op, typename Use>
cudaError_t with_sums(cudaStream_t stream, In in, size_t count, Op op, Use use) {
  if (count == 0) return cudaSuccess;
  Memory<All> sums(count);
  if (sums.error != cudaSuccess) return sums.error;
  cudaError_t error = rk_parallel::scan(stream, in, count, sums.at, op);
  return error != cudaSuccess ? error : use((const All *)sums.at);
}

}  // namespace rk

struct DeviceScan {
  template <typename In, typename Out, typename Op>
  static cudaError_t InclusiveScan(void *storage, size_t &bytes, In in, Out out, Op op,
                                   size_t count, cudaStream_t stream = 0, bool = false) {
    RK_CUB_ASKS(storage, bytes)
    using All = rk::Result<Op, rk::Value<In>, rk::Value<In>>;
    return rk::with_sums<All>(stream, in, count, op, [=](const All *sums) {
      return rk::each(stream, count, rk::Copied<const All *, Out>{sums, out});
    });
  }

  template <typename In, typename Out, typename Op, typename T>
  static cudaError_t ExclusiveScan(void *storage, size_t &bytes, In in, Out out, Op op, T first,
                                   size_t count, cudaStream_t stream = 0, bool = false) {
    RK_CUB_ASKS(storage, bytes)
    using All = rk::Result<Op, T, rk::Value<In>>;
    return rk::with_sums<All>(stream, in, count, op, [=](const All *sums) {
      return rk::each(stream, count, rk::Before<All, Out, Op>{sums, out, (All)first, op});
    });
  }

  template <typename In, typename Out>
  static cudaError_t InclusiveSum(void *storage, size_t &bytes, In in, Out out, size_t count,
                                  cudaStream_t stream = 0, bool = false) {
    return InclusiveScan(storage, bytes, in, out, Sum(), count, stream);
  }

  template <typename In, typename Out>
  static cudaError_t ExclusiveSum(void *storage, size_t &bytes, In in, Out out, size_t count,
                                  cudaStream_t stream = 0, bool = false) {
    return ExclusiveScan(storage, bytes, in, out, Sum(), rk::Value<In>(), count, stream);
  }

  // In place.
  template <typename Data>
  static cudaError_t InclusiveSum(void *storage, size_t &bytes, Data data, size_t count,
                                  cudaStream_t stream = 0) {
    return InclusiveSum(storage, bytes, data, data, count, stream);
  }
  template <typename Data>
  static cudaError_t ExclusiveSum(void *storage, size_t &bytes, Data data, size_t count,
                                  cudaStream_t stream = 0) {
    return ExclusiveSum(storage, bytes, data, data, count, stream);
  }
};

}  // namespace cub
