// cub::DeviceRunLengthEncode: runs of equal neighbours.
#pragma once

#include "cub/device/device_select.cuh"

namespace cub {
namespace rk {

template <typename In, typename Out>
struct RunBegins {
  In in;
  const unsigned int *numbers;
  Out out;
  unsigned int *begins;
  __device__ void operator()(size_t i) const {
    if (!IsFirst<In>{in}(i)) return;
    unsigned int run = numbers[i] - 1;
    out[run] = in[i];
    begins[run] = (unsigned int)i;
  }
};

template <typename Lengths>
struct RunLengths {
  const unsigned int *numbers, *begins;
  size_t count;
  Lengths lengths;
  __device__ void operator()(size_t i) const {
    unsigned int runs = numbers[count - 1];
    if (i < runs) lengths[i] = (i + 1 < runs ? begins[i + 1] : (unsigned int)count) - begins[i];
  }
};

}  // namespace rk

struct DeviceRunLengthEncode {
  template <typename In, typename Out, typename Lengths, typename Count>
  static cudaError_t Encode(void *storage, size_t &bytes, In in, Out out, Lengths lengths,
                            Count run_count, size_t count, cudaStream_t stream = 0, bool = false) {
    RK_CUB_ASKS(storage, bytes)
    rk::Memory<unsigned int> begins(count);
    if (begins.error != cudaSuccess) return begins.error;
    unsigned int *at = begins.at;
    return rk::number(stream, rk::IsFirst<In>{in}, count, run_count,
                      [=](const unsigned int *numbers) {
                        rk::RunBegins<In, Out> found{in, numbers, out, at};
                        cudaError_t error = rk::each(stream, count, found);
                        if (error != cudaSuccess) return error;
                        rk::RunLengths<Lengths> measured{numbers, at, count, lengths};
                        return rk::each(stream, count, measured);
                      });
  }
};

}  // namespace cub
