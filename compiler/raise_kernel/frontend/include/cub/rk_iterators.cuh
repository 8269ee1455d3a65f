// CUB's iterators: what an algorithm of the device reads by `[]`.
#ifndef RK_CUB_ITERATORS_H
#define RK_CUB_ITERATORS_H

#include <cstddef>
#include <iterator>

#include "cub/rk_types.cuh"

namespace cub {

// Names and arithmetic of an iterator, of which `own` says what is moved.
#define RK_CUB_ITERATOR(Self, Value, own)                                                          \
  typedef Self self_type;                                                                          \
  typedef ptrdiff_t difference_type;                                                               \
  typedef Value value_type;                                                                        \
  typedef Value reference;                                                                         \
  typedef Value *pointer;                                                                          \
  typedef std::random_access_iterator_tag iterator_category;                                       \
  RK_CUB_BOTH Value operator*() const { return (*this)[0]; }                                       \
  template <typename Distance>                                                                     \
  RK_CUB_BOTH Self operator+(Distance n) const {                                                   \
    Self moved = *this;                                                                            \
    moved.own = moved.own + n;                                                                     \
    return moved;                                                                                  \
  }                                                                                                \
  template <typename Distance>                                                                     \
  RK_CUB_BOTH Self operator-(Distance n) const {                                                   \
    return *this + -(difference_type)n;                                                            \
  }                                                                                                \
  template <typename Distance>                                                                     \
  RK_CUB_BOTH Self &operator+=(Distance n) {                                                       \
    own = own + n;                                                                                 \
    return *this;                                                                                  \
  }                                                                                                \
  RK_CUB_BOTH Self &operator++() { return *this += 1; }                                            \
  RK_CUB_BOTH bool operator==(const Self &other) const { return own == other.own; }                \
  RK_CUB_BOTH bool operator!=(const Self &other) const { return !(own == other.own); }

// first, first + 1, ...
template <typename Value, typename Offset = ptrdiff_t>
struct CountingInputIterator {
  Value first;
  RK_CUB_BOTH CountingInputIterator(const Value &value) : first(value) {}
  template <typename Distance>
  RK_CUB_BOTH Value operator[](Distance n) const {
    return (Value)(first + (Value)n);
  }
  RK_CUB_ITERATOR(CountingInputIterator, Value, first)
};

// One value everywhere.
template <typename Value, typename Offset = ptrdiff_t>
struct ConstantInputIterator {
  Value value;
  Offset at;
  RK_CUB_BOTH ConstantInputIterator(Value of, Offset begin = 0) : value(of), at(begin) {}
  template <typename Distance>
  RK_CUB_BOTH Value operator[](Distance) const {
    return value;
  }
  RK_CUB_ITERATOR(ConstantInputIterator, Value, at)
};

// A function of what another iterator reads.
template <typename Value, typename Function, typename Input, typename Offset = ptrdiff_t>
struct TransformInputIterator {
  Input input;
  mutable Function function;
  RK_CUB_BOTH TransformInputIterator(Input of, Function f) : input(of), function(f) {}
  template <typename Distance>
  RK_CUB_BOTH Value operator[](Distance n) const {
    return (Value)function(input[n]);
  }
  RK_CUB_ITERATOR(TransformInputIterator, Value, input)
};

// Each value with its index.
template <typename Input, typename Offset = ptrdiff_t,
          typename Of = typename std::iterator_traits<Input>::value_type>
struct ArgIndexInputIterator {
  typedef KeyValuePair<Offset, Of> Pair;
  Input input;
  Offset at;
  RK_CUB_BOTH ArgIndexInputIterator(Input of, Offset begin = 0) : input(of), at(begin) {}
  template <typename Distance>
  RK_CUB_BOTH Pair operator[](Distance n) const {
    return Pair((Offset)(at + n), input[at + n]);
  }
  RK_CUB_ITERATOR(ArgIndexInputIterator, Pair, at)
};
#undef RK_CUB_ITERATOR

}  // namespace cub

#endif
