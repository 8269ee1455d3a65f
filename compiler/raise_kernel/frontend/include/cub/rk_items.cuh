// CUB's moves of items between memory and the threads of a block or warp, and between these.
#ifndef RK_CUB_ITEMS_H
#define RK_CUB_ITEMS_H

#include "cub/rk_types.cuh"

namespace cub {

enum BlockLoadAlgorithm {
  BLOCK_LOAD_DIRECT,
  BLOCK_LOAD_STRIPED,
  BLOCK_LOAD_VECTORIZE,
  BLOCK_LOAD_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED
};
enum BlockStoreAlgorithm {
  BLOCK_STORE_DIRECT,
  BLOCK_STORE_STRIPED,
  BLOCK_STORE_VECTORIZE,
  BLOCK_STORE_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED
};
enum WarpExchangeAlgorithm { WARP_EXCHANGE_SMEM, WARP_EXCHANGE_SHUFFLE };

template <typename T, int ITEMS, typename In>
RK_CUB void LoadDirectBlocked(int thread, In in, T (&items)[ITEMS]) {
  for (int i = 0; i < ITEMS; ++i) items[i] = in[thread * ITEMS + i];
}
template <typename T, int ITEMS, typename Out>
RK_CUB void StoreDirectBlocked(int thread, Out out, T (&items)[ITEMS]) {
  for (int i = 0; i < ITEMS; ++i) out[thread * ITEMS + i] = items[i];
}
template <int THREADS, typename T, int ITEMS, typename In>
RK_CUB void LoadDirectStriped(int thread, In in, T (&items)[ITEMS]) {
  for (int i = 0; i < ITEMS; ++i) items[i] = in[thread + i * THREADS];
}
template <int THREADS, typename T, int ITEMS, typename Out>
RK_CUB void StoreDirectStriped(int thread, Out out, T (&items)[ITEMS]) {
  for (int i = 0; i < ITEMS; ++i) out[thread + i * THREADS] = items[i];
}

// The index of a thread's item: one after the other, but for the striped algorithm.
template <int THREADS, int ITEMS, bool striped>
RK_CUB int rk_item(int thread, int i) {
  return striped ? thread + i * THREADS : thread * ITEMS + i;
}

template <typename T, int X, int ITEMS, BlockLoadAlgorithm algorithm = BLOCK_LOAD_DIRECT, int Y = 1,
          int Z = 1, int = 0>
class BlockLoad {
 public:
  struct TempStorage {};
  RK_CUB BlockLoad() {}
  RK_CUB BlockLoad(TempStorage &) {}
  template <typename In>
  RK_CUB void Load(In in, T (&items)[ITEMS]) {
    for (int i = 0; i < ITEMS; ++i) items[i] = in[index(i)];
  }
  template <typename In>
  RK_CUB void Load(In in, T (&items)[ITEMS], int valid) {
    for (int i = 0; i < ITEMS; ++i)
      if (index(i) < valid) items[i] = in[index(i)];
  }
  template <typename In, typename Default>
  RK_CUB void Load(In in, T (&items)[ITEMS], int valid, Default other) {
    for (int i = 0; i < ITEMS; ++i) {
      items[i] = other;
      if (index(i) < valid) items[i] = in[index(i)];
    }
  }

 private:
  static RK_CUB int index(int i) {
    return rk_item<X * Y * Z, ITEMS, algorithm == BLOCK_LOAD_STRIPED>(RowMajorTid<X, Y, Z>(), i);
  }
};

template <typename T, int X, int ITEMS, BlockStoreAlgorithm algorithm = BLOCK_STORE_DIRECT,
          int Y = 1, int Z = 1, int = 0>
class BlockStore {
 public:
  struct TempStorage {};
  RK_CUB BlockStore() {}
  RK_CUB BlockStore(TempStorage &) {}
  template <typename Out>
  RK_CUB void Store(Out out, T (&items)[ITEMS]) {
    for (int i = 0; i < ITEMS; ++i) out[index(i)] = items[i];
  }
  template <typename Out>
  RK_CUB void Store(Out out, T (&items)[ITEMS], int valid) {
    for (int i = 0; i < ITEMS; ++i)
      if (index(i) < valid) out[index(i)] = items[i];
  }

 private:
  static RK_CUB int index(int i) {
    return rk_item<X * Y * Z, ITEMS, algorithm == BLOCK_STORE_STRIPED>(RowMajorTid<X, Y, Z>(), i);
  }
};

template <typename T, int X, int ITEMS, bool = false, int Y = 1, int Z = 1, int = 0>
class BlockExchange {
  static constexpr int THREADS = X * Y * Z;

 public:
  struct TempStorage {
    Uninitialized<T, THREADS * ITEMS> values;
  };
  RK_CUB BlockExchange(TempStorage &storage)
      : storage_(storage), thread_(RowMajorTid<X, Y, Z>()) {}

  template <typename Out>
  RK_CUB void StripedToBlocked(const T (&input)[ITEMS], Out (&output)[ITEMS]) {
    move<true, false>(input, output);
  }
  template <typename Out>
  RK_CUB void BlockedToStriped(const T (&input)[ITEMS], Out (&output)[ITEMS]) {
    move<false, true>(input, output);
  }
  RK_CUB void StripedToBlocked(T (&items)[ITEMS]) { move<true, false>(items, items); }
  RK_CUB void BlockedToStriped(T (&items)[ITEMS]) { move<false, true>(items, items); }

  template <typename Out, typename Rank>
  RK_CUB void ScatterToBlocked(const T (&input)[ITEMS], Out (&output)[ITEMS],
                               Rank (&ranks)[ITEMS]) {
    scatter<false>(input, output, ranks);
  }
  template <typename Out, typename Rank>
  RK_CUB void ScatterToStriped(const T (&input)[ITEMS], Out (&output)[ITEMS],
                               Rank (&ranks)[ITEMS]) {
    scatter<true>(input, output, ranks);
  }

 private:
  template <bool from, bool to, typename Out>
  RK_CUB void move(const T (&input)[ITEMS], Out (&output)[ITEMS]) {
    for (int i = 0; i < ITEMS; ++i)
      storage_.values[rk_item<THREADS, ITEMS, from>(thread_, i)] = input[i];
    take<to>(output);
  }
  template <bool to, typename Out, typename Rank>
  RK_CUB void scatter(const T (&input)[ITEMS], Out (&output)[ITEMS], Rank (&ranks)[ITEMS]) {
    for (int i = 0; i < ITEMS; ++i) storage_.values[ranks[i]] = input[i];
    take<to>(output);
  }
  template <bool to, typename Out>
  RK_CUB void take(Out (&output)[ITEMS]) {
    __syncthreads();
    for (int i = 0; i < ITEMS; ++i)
      output[i] = storage_.values[rk_item<THREADS, ITEMS, to>(thread_, i)];
  }
  TempStorage &storage_;
  int thread_;
};

// Each item beside its neighbour in the block: differences and the like.
template <typename T, int X, int Y = 1, int Z = 1, int = 0>
class BlockAdjacentDifference {
  static constexpr int THREADS = X * Y * Z;

 public:
  struct TempStorage {
    Uninitialized<T, THREADS> values;
  };
  RK_CUB BlockAdjacentDifference(TempStorage &storage)
      : storage_(storage), thread_(RowMajorTid<X, Y, Z>()) {}

  template <int ITEMS, typename Out, typename Op>
  RK_CUB void SubtractLeft(T (&input)[ITEMS], Out (&output)[ITEMS], Op op) {
    T before = beside(input[ITEMS - 1], -1);
    left(input, output, op, before, thread_ > 0);
  }
  template <int ITEMS, typename Out, typename Op>
  RK_CUB void SubtractLeft(T (&input)[ITEMS], Out (&output)[ITEMS], Op op, T before_block) {
    T before = beside(input[ITEMS - 1], -1);
    left(input, output, op, thread_ > 0 ? before : before_block, true);
  }
  template <int ITEMS, typename Out, typename Op>
  RK_CUB void SubtractRight(T (&input)[ITEMS], Out (&output)[ITEMS], Op op) {
    T after = beside(input[0], 1);
    right(input, output, op, after, thread_ < THREADS - 1);
  }
  template <int ITEMS, typename Out, typename Op>
  RK_CUB void SubtractRight(T (&input)[ITEMS], Out (&output)[ITEMS], Op op, T after_block) {
    T after = beside(input[0], 1);
    right(input, output, op, thread_ < THREADS - 1 ? after : after_block, true);
  }

 private:
  RK_CUB T beside(T own, int step) {
    storage_.values[thread_] = own;
    __syncthreads();
    int other = thread_ + step;
    return storage_.values[other < 0 || other >= THREADS ? thread_ : other];
  }
  template <int ITEMS, typename Out, typename Op>
  static RK_CUB void left(T (&input)[ITEMS], Out (&output)[ITEMS], Op op, T before, bool has) {
    for (int i = 0; i < ITEMS; ++i) {
      T item = input[i];
      output[i] = i > 0 || has ? (Out)op(item, before) : (Out)item;
      before = item;
    }
  }
  template <int ITEMS, typename Out, typename Op>
  static RK_CUB void right(T (&input)[ITEMS], Out (&output)[ITEMS], Op op, T after, bool has) {
    for (int i = ITEMS - 1; i >= 0; --i) {
      T item = input[i];
      output[i] = i < ITEMS - 1 || has ? (Out)op(item, after) : (Out)item;
      after = item;
    }
  }
  TempStorage &storage_;
  int thread_;
};

// As BlockExchange, of a part of a warp.
template <typename T, int ITEMS, int THREADS = 32, int = 0,
          WarpExchangeAlgorithm = WARP_EXCHANGE_SMEM>
class WarpExchange {
 public:
  struct TempStorage {
    Uninitialized<T, THREADS * ITEMS> values;
  };
  RK_CUB WarpExchange(TempStorage &storage) : storage_(storage), lane_(LaneId() % THREADS) {}

  template <typename Out>
  RK_CUB void StripedToBlocked(const T (&input)[ITEMS], Out (&output)[ITEMS]) {
    move<true, false>(input, output);
  }
  template <typename Out>
  RK_CUB void BlockedToStriped(const T (&input)[ITEMS], Out (&output)[ITEMS]) {
    move<false, true>(input, output);
  }
  template <typename Rank>
  RK_CUB void ScatterToStriped(T (&items)[ITEMS], Rank (&ranks)[ITEMS]) {
    for (int i = 0; i < ITEMS; ++i) storage_.values[ranks[i]] = items[i];
    take<true>(items);
  }

 private:
  template <bool from, bool to, typename Out>
  RK_CUB void move(const T (&input)[ITEMS], Out (&output)[ITEMS]) {
    for (int i = 0; i < ITEMS; ++i)
      storage_.values[rk_item<THREADS, ITEMS, from>(lane_, i)] = input[i];
    take<to>(output);
  }
  template <bool to, typename Out>
  RK_CUB void take(Out (&output)[ITEMS]) {
    __syncwarp();
    for (int i = 0; i < ITEMS; ++i)
      output[i] = storage_.values[rk_item<THREADS, ITEMS, to>(lane_, i)];
  }
  TempStorage &storage_;
  int lane_;
};

}  // namespace cub

#endif
