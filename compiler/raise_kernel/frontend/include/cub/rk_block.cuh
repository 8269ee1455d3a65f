// CUB's reductions and scans of a block: trees and steps of doubling distance in shared memory,
// whatever algorithm is named, which raise to reductions and scans.
#ifndef RK_CUB_BLOCK_H
#define RK_CUB_BLOCK_H

#include "cub/rk_types.cuh"

namespace cub {

enum BlockReduceAlgorithm {
  BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY,
  BLOCK_REDUCE_RAKING,
  BLOCK_REDUCE_WARP_REDUCTIONS
};
enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };

template <typename T, int X, BlockReduceAlgorithm = BLOCK_REDUCE_WARP_REDUCTIONS, int Y = 1,
          int Z = 1, int = 0>
class BlockReduce {
  static constexpr int THREADS = X * Y * Z;

 public:
  struct TempStorage {
    Uninitialized<T, THREADS> values;
  };

  RK_CUB BlockReduce() : storage_(own()), thread_(RowMajorTid<X, Y, Z>()) {}
  RK_CUB BlockReduce(TempStorage &storage)
      : storage_(storage), thread_(RowMajorTid<X, Y, Z>()) {}

  // The first thread's result counts; operators keep the order of the threads.
  template <typename Op>
  RK_CUB T Reduce(T input, Op op, int valid = THREADS) {
    storage_.values[thread_] = input;
    __syncthreads();
    for (int distance = 1; distance < THREADS; distance *= 2) {
      if (thread_ % (2 * distance) == 0 && thread_ + distance < valid)
        storage_.values[thread_] = op(storage_.values[thread_], storage_.values[thread_ + distance]);
      __syncthreads();
    }
    return storage_.values[0];
  }
  template <int ITEMS, typename Op>
  RK_CUB T Reduce(T (&inputs)[ITEMS], Op op) {
    T first = inputs[0];
    for (int i = 1; i < ITEMS; ++i) first = op(first, inputs[i]);
    return Reduce(first, op);
  }
  RK_CUB T Sum(T input) { return Reduce(input, cub::Sum()); }
  RK_CUB T Sum(T input, int valid) { return Reduce(input, cub::Sum(), valid); }
  template <int ITEMS>
  RK_CUB T Sum(T (&inputs)[ITEMS]) {
    return Reduce(inputs, cub::Sum());
  }

 private:
  static RK_CUB TempStorage &own() {
    __shared__ TempStorage storage;
    return storage;
  }
  TempStorage &storage_;
  int thread_;
};

template <typename T, int X, BlockScanAlgorithm = BLOCK_SCAN_RAKING, int Y = 1, int Z = 1, int = 0>
class BlockScan {
  static constexpr int THREADS = X * Y * Z;

 public:
  struct TempStorage {
    Uninitialized<T, THREADS> values;
    Uninitialized<T, 1> prefix;
  };

  RK_CUB BlockScan() : storage_(own()), thread_(RowMajorTid<X, Y, Z>()) {}
  RK_CUB BlockScan(TempStorage &storage) : storage_(storage), thread_(RowMajorTid<X, Y, Z>()) {}

  template <typename Op>
  RK_CUB void InclusiveScan(T input, T &output, Op op) {
    T all;
    InclusiveScan(input, output, op, all);
  }
  template <typename Op>
  RK_CUB void InclusiveScan(T input, T &output, Op op, T &aggregate) {
    scan(input, op);
    output = storage_.values[thread_];
    aggregate = storage_.values[THREADS - 1];
  }
  // Without a first value, the first thread's output is undefined.
  template <typename Op>
  RK_CUB void ExclusiveScan(T input, T &output, Op op) {
    scan(input, op);
    if (thread_ > 0) output = storage_.values[thread_ - 1];
  }
  template <typename Op>
  RK_CUB void ExclusiveScan(T input, T &output, T initial, Op op) {
    T all;
    ExclusiveScan(input, output, initial, op, all);
  }
  template <typename Op>
  RK_CUB void ExclusiveScan(T input, T &output, T initial, Op op, T &aggregate) {
    scan(input, op);
    output = thread_ > 0 ? op(initial, storage_.values[thread_ - 1]) : initial;
    aggregate = storage_.values[THREADS - 1];
  }
  template <typename Op, typename Callback>
  RK_CUB auto InclusiveScan(T input, T &output, Op op, T &aggregate, Callback &callback)
      -> decltype((void)callback(input)) {
    scan(input, op);
    aggregate = storage_.values[THREADS - 1];
    output = op(prefix(aggregate, callback), storage_.values[thread_]);
  }

  template <int ITEMS, typename Op>
  RK_CUB void InclusiveScan(T (&input)[ITEMS], T (&output)[ITEMS], Op op) {
    T all;
    InclusiveScan(input, output, op, all);
  }
  template <int ITEMS, typename Op>
  RK_CUB void InclusiveScan(T (&input)[ITEMS], T (&output)[ITEMS], Op op, T &aggregate) {
    T own = reduced(input, op), before;
    ExclusiveScan(own, before, op);
    for (int i = 0; i < ITEMS; ++i) {
      T item = input[i];
      before = i == 0 && thread_ == 0 ? item : op(before, item);
      output[i] = before;
    }
    aggregate = storage_.values[THREADS - 1];
  }
  template <int ITEMS, typename Op, typename Callback>
  RK_CUB auto InclusiveScan(T (&input)[ITEMS], T (&output)[ITEMS], Op op, Callback &callback)
      -> decltype((void)callback(input[0])) {
    T own = reduced(input, op);
    scan(own, op);
    T before = prefix(storage_.values[THREADS - 1], callback);
    if (thread_ > 0) before = op(before, storage_.values[thread_ - 1]);
    for (int i = 0; i < ITEMS; ++i) output[i] = before = op(before, input[i]);
  }
  template <int ITEMS, typename Op>
  RK_CUB void ExclusiveScan(T (&input)[ITEMS], T (&output)[ITEMS], T initial, Op op) {
    T all;
    ExclusiveScan(input, output, initial, op, all);
  }
  template <int ITEMS, typename Op>
  RK_CUB void ExclusiveScan(T (&input)[ITEMS], T (&output)[ITEMS], T initial, Op op,
                            T &aggregate) {
    T own = reduced(input, op), before;
    ExclusiveScan(own, before, initial, op, aggregate);
    for (int i = 0; i < ITEMS; ++i) {
      T item = input[i];
      output[i] = before;
      before = op(before, item);
    }
  }

  // Sums: of a number or an array, with or without the sum of all.
  template <typename I, typename... Rest>
  RK_CUB void InclusiveSum(const I &input, T &output, Rest &...rest) {
    InclusiveScan((T)input, output, cub::Sum(), rest...);
  }
  template <typename I, typename... Rest>
  RK_CUB void ExclusiveSum(const I &input, T &output, Rest &...rest) {
    ExclusiveScan((T)input, output, T(0), cub::Sum(), rest...);
  }
  template <int ITEMS, typename... Rest>
  RK_CUB void InclusiveSum(T (&input)[ITEMS], T (&output)[ITEMS], Rest &...rest) {
    InclusiveScan(input, output, cub::Sum(), rest...);
  }
  template <int ITEMS, typename... Rest>
  RK_CUB void ExclusiveSum(T (&input)[ITEMS], T (&output)[ITEMS], Rest &...rest) {
    ExclusiveScan(input, output, T(0), cub::Sum(), rest...);
  }

 private:
  static RK_CUB TempStorage &own() {
    __shared__ TempStorage storage;
    return storage;
  }
  template <int ITEMS, typename Op>
  static RK_CUB T reduced(T (&input)[ITEMS], Op op) {
    T all = input[0];
    for (int i = 1; i < ITEMS; ++i) all = op(all, input[i]);
    return all;
  }
  // Leaves the inclusive scan in shared memory.
  template <typename Op>
  RK_CUB void scan(T input, Op op) {
    storage_.values[thread_] = input;
    __syncthreads();
    for (int distance = 1; distance < THREADS; distance *= 2) {
      T value = storage_.values[thread_];
      if (thread_ >= distance) value = op(storage_.values[thread_ - distance], value);
      __syncthreads();
      storage_.values[thread_] = value;
      __syncthreads();
    }
  }
  // The first warp asks for what comes before the block; its first lane's answer counts.
  template <typename Callback>
  RK_CUB T prefix(T aggregate, Callback &callback) {
    if (thread_ < 32) {
      T answer = callback(aggregate);
      if (thread_ == 0) storage_.prefix[0] = answer;
    }
    __syncthreads();
    return storage_.prefix[0];
  }
  TempStorage &storage_;
  int thread_;
};

}  // namespace cub

#endif
