// Cooperative groups: blocks, tiles, coalesced threads, the grid; partitions, collectives, copies.
//
// A group inside a warp is its mask and the lanes' ranks in it. A copy is done when memcpy_async
// returns, so waiting for it is a barrier.
#ifndef RK_GROUPS_H
#define RK_GROUPS_H

#include "rk_cuda.h"

#define RK_D __device__ __forceinline__

extern "C" __device__ __attribute__((convergent)) void __rk_grid_sync();

namespace cooperative_groups {

namespace rk {
static RK_D unsigned block_rank() {
  return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}
static RK_D unsigned block_size() { return blockDim.x * blockDim.y * blockDim.z; }
static RK_D unsigned lane() { return block_rank() & 31u; }
static RK_D unsigned below() { return (1u << lane()) - 1u; }

// The lane that holds bit number `rank` of a mask.
static RK_D unsigned member(unsigned mask, unsigned rank) {
  unsigned index = 0;
  for (unsigned width = 16; width; width /= 2) {
    unsigned count = __popc((mask >> index) & ((1u << width) - 1u));
    if (rank >= count) {
      rank -= count;
      index += width;
    }
  }
  return index;
}

// Any value through shuffles of its words.
template <typename T> RK_D T from_lane(unsigned mask, T value, unsigned lane) {
  constexpr unsigned words = (sizeof(T) + 3) / 4;
  int parts[words] = {};
  __builtin_memcpy(parts, &value, sizeof(T));
  for (unsigned k = 0; k < words; ++k) parts[k] = __shfl_sync(mask, parts[k], lane);
  T result;
  __builtin_memcpy(&result, parts, sizeof(T));
  return result;
}

// Bits of the members of `mask`, moved together.
static RK_D unsigned packed(unsigned mask, unsigned bits) {
  unsigned result = 0;
  for (unsigned rank = 0; mask; ++rank, mask &= mask - 1u)
    if (bits & mask & (0u - mask)) result |= 1u << rank;
  return result;
}
}  // namespace rk

// --- groups --------------------------------------------------------------------------------------

class thread_block {
public:
  static RK_D void sync() { __syncthreads(); }
  static RK_D unsigned thread_rank() { return rk::block_rank(); }
  static RK_D unsigned size() { return rk::block_size(); }
  static RK_D unsigned num_threads() { return rk::block_size(); }
  static RK_D dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  static RK_D dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  static RK_D dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
  static RK_D dim3 dim_threads() { return group_dim(); }
};
static RK_D thread_block this_thread_block() { return thread_block(); }

class grid_group {
public:
  static RK_D void sync() { __rk_grid_sync(); }
  static RK_D bool is_valid() { return true; }
  static RK_D unsigned long long block_rank() {
    return blockIdx.x + (unsigned long long)gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
  }
  static RK_D unsigned long long num_blocks() {
    return (unsigned long long)gridDim.x * gridDim.y * gridDim.z;
  }
  static RK_D unsigned long long thread_rank() {
    return block_rank() * rk::block_size() + rk::block_rank();
  }
  static RK_D unsigned long long size() { return num_blocks() * rk::block_size(); }
  static RK_D unsigned long long num_threads() { return size(); }
  static RK_D dim3 block_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  static RK_D dim3 dim_blocks() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
  static RK_D dim3 group_dim() { return dim_blocks(); }
};
static RK_D grid_group this_grid() { return grid_group(); }

// Some lanes of a warp.
class coalesced_group {
  unsigned mask_, part_, parts_;

public:
  RK_D explicit coalesced_group(unsigned mask, unsigned part = 0, unsigned parts = 1)
      : mask_(mask), part_(part), parts_(parts) {}
  RK_D unsigned mask() const { return mask_; }
  RK_D void sync() const { __syncwarp(mask_); }
  RK_D unsigned size() const { return __popc(mask_); }
  RK_D unsigned num_threads() const { return size(); }
  RK_D unsigned thread_rank() const { return __popc(mask_ & rk::below()); }
  RK_D unsigned meta_group_rank() const { return part_; }
  RK_D unsigned meta_group_size() const { return parts_; }
  template <typename T> RK_D T shfl(T value, unsigned rank) const {
    return rk::from_lane(mask_, value, rk::member(mask_, rank % size()));
  }
  template <typename T> RK_D T shfl_up(T value, unsigned by) const {
    unsigned rank = thread_rank();
    return rk::from_lane(mask_, value, rk::member(mask_, rank >= by ? rank - by : rank));
  }
  template <typename T> RK_D T shfl_down(T value, unsigned by) const {
    unsigned rank = thread_rank();
    return rk::from_lane(mask_, value, rk::member(mask_, rank + by < size() ? rank + by : rank));
  }
  RK_D int any(int predicate) const { return (__ballot_sync(mask_, predicate) & mask_) != 0; }
  RK_D int all(int predicate) const { return (__ballot_sync(mask_, !predicate) & mask_) == 0; }
  RK_D unsigned ballot(int predicate) const {
    return rk::packed(mask_, __ballot_sync(mask_, predicate));
  }
  template <typename T> RK_D unsigned match_any(T value) const {
    return rk::packed(mask_, __match_any_sync(mask_, value));
  }
  template <typename T> RK_D unsigned match_all(T value, int &same) const {
    return rk::packed(mask_, __match_all_sync(mask_, value, &same));
  }
};
static RK_D coalesced_group coalesced_threads() { return coalesced_group(__activemask()); }

namespace rk {
// Size threads of consecutive ranks, a power of two up to 32.
template <unsigned Size> class tile {
  static_assert(Size && Size <= 32 && !(Size & (Size - 1)), "a tile is a power of two up to 32");

public:
  static RK_D unsigned mask() {
    constexpr unsigned ones = Size == 32 ? 0xffffffffu : (1u << (Size & 31)) - 1u;
    return ones << (rk::lane() & ~(Size - 1) & 31u);
  }
  static RK_D void sync() { __syncwarp(mask()); }
  static RK_D unsigned thread_rank() { return rk::block_rank() & (Size - 1); }
  static constexpr RK_D unsigned size() { return Size; }
  static constexpr RK_D unsigned num_threads() { return Size; }
  template <typename T> RK_D T shfl(T value, int rank) const {
    return moved(value, [=](int word) { return __shfl_sync(mask(), word, rank, Size); });
  }
  template <typename T> RK_D T shfl_up(T value, unsigned by) const {
    return moved(value, [=](int word) { return __shfl_up_sync(mask(), word, by, Size); });
  }
  template <typename T> RK_D T shfl_down(T value, unsigned by) const {
    return moved(value, [=](int word) { return __shfl_down_sync(mask(), word, by, Size); });
  }
  template <typename T> RK_D T shfl_xor(T value, unsigned by) const {
    return moved(value, [=](int word) { return __shfl_xor_sync(mask(), word, by, Size); });
  }
  RK_D int any(int predicate) const { return ballot(predicate) != 0; }
  RK_D int all(int predicate) const { return ballot(!predicate) == 0; }
  RK_D unsigned ballot(int predicate) const { return own(__ballot_sync(mask(), predicate)); }
  template <typename T> RK_D unsigned match_any(T value) const {
    return own(__match_any_sync(mask(), value));
  }
  template <typename T> RK_D unsigned match_all(T value, int &same) const {
    return own(__match_all_sync(mask(), value, &same));
  }

private:
  static RK_D unsigned own(unsigned bits) {
    return (bits & mask()) >> (rk::lane() & ~(Size - 1) & 31u);
  }
  template <typename T, typename Move> static RK_D T moved(T value, Move move) {
    constexpr unsigned words = (sizeof(T) + 3) / 4;
    int parts[words] = {};
    __builtin_memcpy(parts, &value, sizeof(T));
#pragma unroll
    for (unsigned k = 0; k < words; ++k) parts[k] = move(parts[k]);
    T result;
    __builtin_memcpy(&result, parts, sizeof(T));
    return result;
  }
};
}  // namespace rk

template <unsigned Size, typename Parent = void> class thread_block_tile : public rk::tile<Size> {
public:
  static RK_D unsigned meta_group_rank() { return Parent::thread_rank() / Size; }
  static RK_D unsigned meta_group_size() { return (Parent::size() + Size - 1) / Size; }
};

// A tile that does not name what it is part of.
template <unsigned Size> class thread_block_tile<Size, void> : public rk::tile<Size> {
  unsigned part_, parts_;

public:
  template <typename Parent>
  RK_D thread_block_tile(const thread_block_tile<Size, Parent> &tile)
      : part_(tile.meta_group_rank()), parts_(tile.meta_group_size()) {}
  RK_D unsigned meta_group_rank() const { return part_; }
  RK_D unsigned meta_group_size() const { return parts_; }
};

// A group whose kind is known at run time.
class thread_group {
  enum Kind { BLOCK, GRID, LANES } kind_;
  unsigned mask_;

public:
  RK_D thread_group(thread_block) : kind_(BLOCK), mask_(0) {}
  RK_D thread_group(grid_group) : kind_(GRID), mask_(0) {}
  RK_D thread_group(coalesced_group group) : kind_(LANES), mask_(group.mask()) {}
  template <unsigned Size, typename Parent>
  RK_D thread_group(thread_block_tile<Size, Parent> tile) : kind_(LANES), mask_(tile.mask()) {}
  RK_D void sync() const {
    if (kind_ == BLOCK)
      __syncthreads();
    else if (kind_ == GRID)
      __rk_grid_sync();
    else
      __syncwarp(mask_);
  }
  RK_D unsigned long long size() const {
    return kind_ == BLOCK ? rk::block_size() : kind_ == GRID ? grid_group::size() : __popc(mask_);
  }
  RK_D unsigned long long num_threads() const { return size(); }
  RK_D unsigned long long thread_rank() const {
    return kind_ == BLOCK ? rk::block_rank()
                          : kind_ == GRID ? grid_group::thread_rank() : __popc(mask_ & rk::below());
  }
};

template <typename Group> RK_D void sync(const Group &group) { group.sync(); }
template <typename Group> RK_D unsigned thread_rank(const Group &group) {
  return group.thread_rank();
}
template <typename Group> RK_D unsigned group_size(const Group &group) { return group.size(); }

// --- partitions ----------------------------------------------------------------------------------

template <unsigned Size, typename Parent>
RK_D thread_block_tile<Size, Parent> tiled_partition(const Parent &) {
  return thread_block_tile<Size, Parent>();
}
static RK_D coalesced_group tiled_partition(const coalesced_group &group, unsigned size) {
  unsigned first = group.thread_rank() / size * size, mask = 0;
  for (unsigned rank = first; rank < first + size && rank < group.size(); ++rank)
    mask |= 1u << rk::member(group.mask(), rank);
  return coalesced_group(mask, first / size, (group.size() + size - 1) / size);
}
static RK_D coalesced_group tiled_partition(const thread_block &, unsigned size) {
  unsigned ones = size >= 32 ? 0xffffffffu : (1u << size) - 1u;
  return coalesced_group(ones << (rk::lane() / size * size), rk::block_rank() / size,
                         (rk::block_size() + size - 1) / size);
}
template <typename Group, typename Label>
RK_D coalesced_group labeled_partition(const Group &group, Label label) {
  return coalesced_group(__match_any_sync(group.mask(), label));
}
template <typename Group> RK_D coalesced_group binary_partition(const Group &group, bool yes) {
  unsigned taken = __ballot_sync(group.mask(), yes) & group.mask();
  return coalesced_group(yes ? taken : group.mask() & ~taken, yes, 2);
}

// --- collectives ---------------------------------------------------------------------------------

template <typename T = void> struct plus {
  RK_D T operator()(T a, T b) const { return a + b; }
};
template <typename T = void> struct less {
  RK_D T operator()(T a, T b) const { return b < a ? b : a; }
};
template <typename T = void> struct greater {
  RK_D T operator()(T a, T b) const { return a < b ? b : a; }
};
template <typename T = void> struct bit_and {
  RK_D T operator()(T a, T b) const { return a & b; }
};
template <typename T = void> struct bit_or {
  RK_D T operator()(T a, T b) const { return a | b; }
};
template <typename T = void> struct bit_xor {
  RK_D T operator()(T a, T b) const { return a ^ b; }
};

template <unsigned Size, typename Parent, typename T, typename Op>
RK_D T reduce(const thread_block_tile<Size, Parent> &tile, T value, Op op) {
  for (unsigned by = Size / 2; by; by /= 2) value = op(value, tile.shfl_xor(value, by));
  return value;
}
template <typename Group, typename T, typename Op>
RK_D T inclusive_scan(const Group &group, T value, Op op) {
  for (unsigned by = 1; by < group.size(); by *= 2) {
    T before = group.shfl_up(value, by);
    if (group.thread_rank() >= by) value = op(before, value);
  }
  return value;
}
template <typename Group, typename T> RK_D T inclusive_scan(const Group &group, T value) {
  return inclusive_scan(group, value, plus<T>());
}
template <typename Group, typename T, typename Op>
RK_D T exclusive_scan(const Group &group, T value, Op op) {
  T before = group.shfl_up(inclusive_scan(group, value, op), 1);
  return group.thread_rank() ? before : T();
}
template <typename Group, typename T> RK_D T exclusive_scan(const Group &group, T value) {
  return exclusive_scan(group, value, plus<T>());
}
template <typename T, typename Op> RK_D T reduce(const coalesced_group &group, T value, Op op) {
  return group.shfl(inclusive_scan(group, value, op), group.size() - 1);
}
template <typename Group, typename F> RK_D void invoke_one(const Group &group, F function) {
  if (group.thread_rank() == 0) function();
}

// --- copies --------------------------------------------------------------------------------------

template <typename Group, typename T, typename U>
RK_D void memcpy_async(const Group &group, T *target, const U *source, size_t bytes) {
  for (size_t k = group.thread_rank(); k < bytes / sizeof(T); k += group.size())
    target[k] = ((const T *)source)[k];
}
template <typename Group> RK_D void wait(const Group &group) { group.sync(); }
template <unsigned Stages, typename Group> RK_D void wait_prior(const Group &group) {
  group.sync();
}

}  // namespace cooperative_groups

#undef RK_D
#endif
