// What CUB's collectives share: operators, pairs, memory of a block, bits of numbers by their order.
#ifndef RK_CUB_TYPES_H
#define RK_CUB_TYPES_H

#include <cuda_runtime.h>

// CUB's own headers include it, and programs count on that.
#include <chrono>
#include <type_traits>

#define CUB_VERSION 200000
#define CUB_NS_PREFIX
#define CUB_NS_QUALIFIER ::cub
#define CUB_NS_POSTFIX
#define RK_CUB __device__ __forceinline__
#define RK_CUB_BOTH __host__ __device__ __forceinline__
#ifndef CUB_MAX
#define CUB_MAX(a, b) (((b) > (a)) ? (b) : (a))
#endif
#ifndef CUB_MIN
#define CUB_MIN(a, b) (((b) < (a)) ? (b) : (a))
#endif

namespace cub {

struct NullType {};

template <typename Key, typename Value>
struct KeyValuePair {
  typedef Key Key_t;
  typedef Value Value_t;
  Key key;
  Value value;
  RK_CUB_BOTH KeyValuePair() {}
  RK_CUB_BOTH KeyValuePair(const Key &k, const Value &v) : key(k), value(v) {}
  RK_CUB_BOTH bool operator!=(const KeyValuePair &b) { return value != b.value || key != b.key; }
};

#define RK_CUB_OPERATOR(Name, expression)                        \
  struct Name {                                                  \
    template <typename A, typename B>                            \
    RK_CUB_BOTH auto operator()(const A &a, const B &b) const {  \
      return expression;                                         \
    }                                                            \
  };
RK_CUB_OPERATOR(Sum, a + b)
RK_CUB_OPERATOR(Difference, a - b)
RK_CUB_OPERATOR(Division, a / b)
RK_CUB_OPERATOR(Equality, a == b)
RK_CUB_OPERATOR(Inequality, a != b)
RK_CUB_OPERATOR(Max, CUB_MAX(a, b))
RK_CUB_OPERATOR(Min, CUB_MIN(a, b))
#undef RK_CUB_OPERATOR

// Of equal values, the one with the smaller key.
#define RK_CUB_BEST(Name, sign)                                              \
  struct Name {                                                              \
    template <typename K, typename V>                                        \
    RK_CUB_BOTH KeyValuePair<K, V> operator()(const KeyValuePair<K, V> &a,   \
                                              const KeyValuePair<K, V> &b) const { \
      bool second = b.value sign a.value || (a.value == b.value && b.key < a.key); \
      return second ? b : a;                                                 \
    }                                                                        \
  };
RK_CUB_BEST(ArgMax, >)
RK_CUB_BEST(ArgMin, <)
#undef RK_CUB_BEST

// Memory for `count` values, without constructors: shared variables have none.
template <typename T, int count, bool = std::is_trivially_default_constructible<T>::value>
struct Uninitialized {
  T values[count];
  RK_CUB T &operator[](int i) { return values[i]; }
};
template <typename T, int count>
struct Uninitialized<T, count, false> {
  alignas(T) unsigned char bytes[count * sizeof(T)];
  RK_CUB T &operator[](int i) { return reinterpret_cast<T *>(bytes)[i]; }
};

// A number's bits as an unsigned integer of the same order: radix sorts compare these.
template <typename T>
struct Traits {
  static_assert(std::is_arithmetic<T>::value && sizeof(T) <= 8, "cub::Traits of this type");
  typedef std::conditional_t<
      sizeof(T) == 1, unsigned char,
      std::conditional_t<sizeof(T) == 2, unsigned short,
                         std::conditional_t<sizeof(T) == 4, unsigned int, unsigned long long>>>
      UnsignedBits;
  static constexpr UnsignedBits HIGH_BIT = (UnsignedBits)1 << (sizeof(T) * 8 - 1);
  static RK_CUB_BOTH UnsignedBits TwiddleIn(UnsignedBits key) {
    if (std::is_floating_point<T>::value)
      return (UnsignedBits)(key ^ (key & HIGH_BIT ? (UnsignedBits)-1 : HIGH_BIT));
    return std::is_signed<T>::value ? (UnsignedBits)(key ^ HIGH_BIT) : key;
  }
  static RK_CUB_BOTH UnsignedBits TwiddleOut(UnsignedBits key) {
    if (std::is_floating_point<T>::value)
      return (UnsignedBits)(key ^ (key & HIGH_BIT ? HIGH_BIT : (UnsignedBits)-1));
    return std::is_signed<T>::value ? (UnsignedBits)(key ^ HIGH_BIT) : key;
  }
};

// The thread's number in a block of these sizes, x fastest.
template <int X, int Y, int Z>
RK_CUB int RowMajorTid(int = 0, int = 0, int = 0) {
  int thread = threadIdx.x;
  if (Y > 1 || Z > 1) thread += X * threadIdx.y;
  if (Z > 1) thread += X * Y * threadIdx.z;
  return thread;
}

RK_CUB int LaneId() {
  return (threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) & 31;
}

}  // namespace cub

#endif
