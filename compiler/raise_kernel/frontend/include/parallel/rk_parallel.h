// What algorithms of a whole device are made of, for Thrust and CUB: a call for each element,
// reductions and scans, by kernels that raise, of anything that has `[]` on the device.
#ifndef RK_PARALLEL_H
#define RK_PARALLEL_H

#include <cuda_runtime.h>

#include "cub/rk_block.cuh"

namespace rk_parallel {

constexpr int THREADS = 256;
// Blocks of a reduction: one more block adds what they find.
constexpr int MOST_SUMS = THREADS;

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

// The sum of each block, whose threads have `share` elements each: one after the other, or where
// the order does not count, those that are a block's size apart, which lie side by side for a step.
// Threads past the end have the last element, which does not count.
template <bool commutes, typename T, typename In, typename Op>
__global__ void reduce_kernel(In in, size_t count, size_t share, T *out, Op op) {
  using Block = cub::BlockReduce<T, THREADS>;
  __shared__ typename Block::TempStorage storage;
  size_t start = (size_t)blockIdx.x * THREADS * share, left = count - start;
  size_t first = start + (commutes ? threadIdx.x : threadIdx.x * share);
  T own = in[first < count ? first : count - 1];
  for (size_t i = 1; i < share; ++i) {
    size_t next = first + (commutes ? i * THREADS : i);
    if (next < count) own = op(own, in[next]);
  }
  size_t threads = commutes ? left : (left + share - 1) / share;
  T all = Block(storage).Reduce(own, op, threads < THREADS ? (int)threads : THREADS);
  if (threadIdx.x == 0) out[blockIdx.x] = all;
}

// op(first, the sums in their order), of one block.
template <typename T, typename Op>
__global__ void finish_kernel(const T *sums, unsigned int count, T *result, T first, Op op) {
  using Block = cub::BlockReduce<T, THREADS>;
  __shared__ typename Block::TempStorage storage;
  T own = sums[threadIdx.x < count ? threadIdx.x : count - 1];
  T all = Block(storage).Reduce(own, op, (int)count);
  if (threadIdx.x == 0) *result = op(first, all);
}

template <typename T>
struct Filled {
  T *result, value;
  __device__ void operator()(size_t i) const { result[i] = value; }
};

// Writes op(first, all elements) to device memory, in their order unless `op` commutes.
template <bool commutes, typename T, typename In, typename Op>
cudaError_t reduce(cudaStream_t stream, In in, size_t count, T *result, T first, Op op) {
  if (count == 0) return each(stream, 1, Filled<T>{result, first});
  size_t share = (count + MOST_SUMS * THREADS - 1) / (MOST_SUMS * THREADS);
  unsigned int sums = blocks((count + share - 1) / share);
  Memory<T> memory(sums);
  if (memory.error != cudaSuccess) return memory.error;
  reduce_kernel<commutes, T><<<sums, THREADS, 0, stream>>>(in, count, share, memory.at, op);
  finish_kernel<<<1, THREADS, 0, stream>>>((const T *)memory.at, sums, result, first, op);
  return cudaPeekAtLastError();
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
