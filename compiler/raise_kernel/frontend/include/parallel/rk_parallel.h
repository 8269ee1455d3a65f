// What algorithms of a whole device are made of, for Thrust and CUB: a call for each element,
// reductions and scans, by kernels that raise, of anything that has `[]` on the device.
#ifndef RK_PARALLEL_H
#define RK_PARALLEL_H

#include <cuda_runtime.h>

#include "cub/rk_block.cuh"

namespace rk_parallel {

constexpr int THREADS = 256;

inline unsigned int blocks(size_t count) { return (unsigned int)((count + THREADS - 1) / THREADS); }

// Device memory for as long as it lives; `error` says whether there was enough.
template <typename T>
struct Memory {
  T *at = nullptr;
  cudaError_t error = cudaSuccess;
  explicit Memory(size_t count) {
    if (count) error = cudaMalloc((void **)&at, count * sizeof(T));
  }
  ~Memory() {
    if (at != nullptr) cudaFree(at);
  }
  Memory(const Memory &) = delete;
  Memory &operator=(const Memory &) = delete;
};

template <typename Body>
__global__ void each_kernel(size_t count, Body body) {
  size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
  if (i < count) body(i);
}

// body(i) for each i below `count`.
template <typename Body>
cudaError_t each(cudaStream_t stream, size_t count, Body body) {
  if (count == 0) return cudaSuccess;
  each_kernel<<<blocks(count), THREADS, 0, stream>>>(count, body);
  return cudaPeekAtLastError();
}

// The sum of each block. Threads past the end have the last element, which does not count.
template <typename T, typename In, typename Op>
__global__ void reduce_kernel(In in, size_t count, T *out, Op op) {
  using Block = cub::BlockReduce<T, THREADS>;
  __shared__ typename Block::TempStorage storage;
  size_t first = (size_t)blockIdx.x * THREADS, i = first + threadIdx.x, left = count - first;
  T own = in[i < count ? i : count - 1];
  T all = Block(storage).Reduce(own, op, left < THREADS ? (int)left : THREADS);
  if (threadIdx.x == 0) out[blockIdx.x] = all;
}

template <typename T, typename Op>
struct WithFirst {
  T *result;
  const T *all;
  T first;
  mutable Op op;
  __device__ void operator()(size_t) const { *result = op(first, *all); }
};
template <typename T>
struct Filled {
  T *result, value;
  __device__ void operator()(size_t i) const { result[i] = value; }
};

// Writes op(first, all elements in their order) to device memory.
template <typename T, typename In, typename Op>
cudaError_t reduce(cudaStream_t stream, In in, size_t count, T *result, T first, Op op) {
  if (count == 0) return each(stream, 1, Filled<T>{result, first});
  Memory<T> one(blocks(count)), two(blocks(blocks(count)));
  if (one.error != cudaSuccess) return one.error;
  if (two.error != cudaSuccess) return two.error;
  T *from = one.at, *to = two.at;
  reduce_kernel<T><<<blocks(count), THREADS, 0, stream>>>(in, count, from, op);
  for (count = blocks(count); count > 1; count = blocks(count)) {
    reduce_kernel<T><<<blocks(count), THREADS, 0, stream>>>((const T *)from, count, to, op);
    T *other = from;
    from = to, to = other;
  }
  cudaError_t error = cudaPeekAtLastError();
  if (error != cudaSuccess) return error;
  return each(stream, 1, WithFirst<T, Op>{result, from, first, op});
}

// The scan of each block, and its last element.
template <typename T, typename In, typename Op>
__global__ void scan_kernel(In in, size_t count, T *out, T *last, Op op) {
  using Block = cub::BlockScan<T, THREADS>;
  __shared__ typename Block::TempStorage storage;
  size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
  T own = in[i < count ? i : count - 1], sum;
  Block(storage).InclusiveScan(own, sum, op);
  if (i < count) out[i] = sum;
  if (threadIdx.x == THREADS - 1) last[blockIdx.x] = sum;
}

template <typename T, typename Op>
struct AddBefore {
  T *sums;
  const T *before;
  mutable Op op;
  __device__ void operator()(size_t i) const {
    size_t block = i / THREADS;
    if (block > 0) sums[i] = op(before[block - 1], sums[i]);
  }
};

// sums[i] = in[0] op ... op in[i].
template <typename T, typename In, typename Op>
cudaError_t scan(cudaStream_t stream, In in, size_t count, T *sums, Op op) {
  if (count == 0) return cudaSuccess;
  Memory<T> last(blocks(count));
  if (last.error != cudaSuccess) return last.error;
  scan_kernel<T><<<blocks(count), THREADS, 0, stream>>>(in, count, sums, last.at, op);
  cudaError_t error = cudaPeekAtLastError();
  if (error != cudaSuccess || count <= THREADS) return error;
  error = scan(stream, (const T *)last.at, blocks(count), last.at, op);
  if (error != cudaSuccess) return error;
  return each(stream, count, AddBefore<T, Op>{sums, last.at, op});
}

}  // namespace rk_parallel

#endif
