// CUB's reductions and scans of a warp, or of a part of one, in shared memory.
#ifndef RK_CUB_WARP_H
#define RK_CUB_WARP_H

#include "cub/rk_types.cuh"

namespace cub {

template <typename T, int THREADS = 32, int = 0>
class WarpReduce {
 public:
  struct TempStorage {
    Uninitialized<T, THREADS> values;
  };
  RK_CUB WarpReduce(TempStorage &storage) : storage_(storage), lane_(LaneId() % THREADS) {}

  // The first lane's result counts; operators keep the order of the lanes.
  template <typename Op>
  RK_CUB T Reduce(T input, Op op, int valid = THREADS) {
    storage_.values[lane_] = input;
    __syncwarp();
    for (int distance = 1; distance < THREADS; distance *= 2) {
      T value = storage_.values[lane_];
      if (lane_ % (2 * distance) == 0 && lane_ + distance < valid)
        value = op(value, storage_.values[lane_ + distance]);
      __syncwarp();
      storage_.values[lane_] = value;
      __syncwarp();
    }
    return storage_.values[0];
  }
  RK_CUB T Sum(T input) { return Reduce(input, cub::Sum()); }
  RK_CUB T Sum(T input, int valid) { return Reduce(input, cub::Sum(), valid); }

 private:
  TempStorage &storage_;
  int lane_;
};

template <typename T, int THREADS = 32, int = 0>
class WarpScan {
 public:
  struct TempStorage {
    Uninitialized<T, THREADS> values;
  };
  RK_CUB WarpScan(TempStorage &storage) : storage_(storage), lane_(LaneId() % THREADS) {}

  template <typename Op>
  RK_CUB void InclusiveScan(T input, T &output, Op op) {
    scan(input, op);
    output = storage_.values[lane_];
  }
  template <typename Op>
  RK_CUB void InclusiveScan(T input, T &output, Op op, T &aggregate) {
    InclusiveScan(input, output, op);
    aggregate = storage_.values[THREADS - 1];
  }
  template <typename Op>
  RK_CUB void ExclusiveScan(T input, T &output, T initial, Op op) {
    scan(input, op);
    output = lane_ > 0 ? op(initial, storage_.values[lane_ - 1]) : initial;
  }
  template <typename Op>
  RK_CUB void ExclusiveScan(T input, T &output, T initial, Op op, T &aggregate) {
    ExclusiveScan(input, output, initial, op);
    aggregate = storage_.values[THREADS - 1];
  }
  template <typename... Rest>
  RK_CUB void InclusiveSum(T input, T &output, Rest &...rest) {
    InclusiveScan(input, output, cub::Sum(), rest...);
  }
  template <typename... Rest>
  RK_CUB void ExclusiveSum(T input, T &output, Rest &...rest) {
    ExclusiveScan(input, output, T(0), cub::Sum(), rest...);
  }

 private:
  template <typename Op>
  RK_CUB void scan(T input, Op op) {
    storage_.values[lane_] = input;
    __syncwarp();
    for (int distance = 1; distance < THREADS; distance *= 2) {
      T value = storage_.values[lane_];
      if (lane_ >= distance) value = op(storage_.values[lane_ - distance], value);
      __syncwarp();
      storage_.values[lane_] = value;
      __syncwarp();
    }
  }
  TempStorage &storage_;
  int lane_;
};

}  // namespace cub

#endif
