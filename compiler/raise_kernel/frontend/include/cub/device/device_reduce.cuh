// cub::DeviceReduce. Operators may change the order, as CUB asks of them.
#pragma once

#include "cub/rk_device.cuh"

namespace cub {

struct DeviceReduce {
  template <typename In, typename Out, typename Op, typename T>
  static cudaError_t Reduce(void *storage, size_t &bytes, In in, Out out, size_t count, Op op,
                            T first, cudaStream_t stream = 0, bool = false) {
    RK_CUB_ASKS(storage, bytes)
    using All = rk::Result<Op, T, rk::Value<In>>;
    rk::Memory<All> all(1);
    if (all.error != cudaSuccess) return all.error;
    cudaError_t error = rk_parallel::reduce<true, All>(stream, in, count, all.at, (All)first, op);
    if (error != cudaSuccess) return error;
    return rk::each(stream, 1, rk::Copied<const All *, Out>{all.at, out});
  }

  template <typename In, typename Out>
  static cudaError_t Sum(void *storage, size_t &bytes, In in, Out out, size_t count,
                         cudaStream_t stream = 0, bool = false) {
    return Reduce(storage, bytes, in, out, count, cub::Sum(), rk::Value<Out>(), stream);
  }

  template <typename In, typename Out>
  static cudaError_t Min(void *storage, size_t &bytes, In in, Out out, size_t count,
                         cudaStream_t stream = 0, bool = false) {
    using T = rk::Value<In>;
    return Reduce(storage, bytes, in, out, count, cub::Min(), std::numeric_limits<T>::max(),
                  stream);
  }

  template <typename In, typename Out>
  static cudaError_t Max(void *storage, size_t &bytes, In in, Out out, size_t count,
                         cudaStream_t stream = 0, bool = false) {
    using T = rk::Value<In>;
    return Reduce(storage, bytes, in, out, count, cub::Max(), std::numeric_limits<T>::lowest(),
                  stream);
  }

  // Of nothing, the result is index 1 and the type's limit.
  template <typename In, typename Out>
  static cudaError_t ArgMin(void *storage, size_t &bytes, In in, Out out, size_t count,
                            cudaStream_t stream = 0, bool = false) {
    using T = rk::Value<In>;
    return Reduce(storage, bytes, ArgIndexInputIterator<In, int, T>(in), out, count, cub::ArgMin(),
                  KeyValuePair<int, T>(1, std::numeric_limits<T>::max()), stream);
  }

  template <typename In, typename Out>
  static cudaError_t ArgMax(void *storage, size_t &bytes, In in, Out out, size_t count,
                            cudaStream_t stream = 0, bool = false) {
    using T = rk::Value<In>;
    return Reduce(storage, bytes, ArgIndexInputIterator<In, int, T>(in), out, count, cub::ArgMax(),
                  KeyValuePair<int, T>(1, std::numeric_limits<T>::lowest()), stream);
  }
};

}  // namespace cub
