// Thrust's operations of two sorted ranges on our device: merging, and those of sets.
#pragma once

#include <thrust/detail/temporary_array.h>
#include <thrust/distance.h>
#include <thrust/functional.h>
#include <thrust/merge.h>
#include <thrust/set_operations.h>
#include <thrust/system/detail/generic/scalar/binary_search.h>

#include "parallel/thrust_for_each.h"

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

enum class rk_set { merge, both, common, first_alone, one_alone };

template <typename Iterator>
struct rk_range {
  Iterator first;
  size_t count;
  template <typename T, typename Less>
  __device__ size_t below(const T &value, Less less) const {
    using namespace thrust::system::detail::generic::scalar;
    return (size_t)(lower_bound(first, first + count, value, less) - first);
  }
  template <typename T, typename Less>
  __device__ size_t up_to(const T &value, Less less) const {
    using namespace thrust::system::detail::generic::scalar;
    return (size_t)(upper_bound(first, first + count, value, less) - first);
  }
};

template <typename Iterator>
auto rk_range_of(Iterator first, Iterator last) {
  return rk_range<decltype(rk_plain(first))>{rk_plain(first), (size_t)thrust::distance(first, last)};
}

// Whether an element is in the result. Of equal elements the other range has some, too: of those
// that are equal, the first ones of both are pairs.
template <rk_set kind, bool is_first, typename Own, typename Other, typename Less>
struct rk_kept {
  rk_range<Own> own;
  rk_range<Other> other;
  unsigned int *kept;
  mutable Less less;
  __device__ void operator()(size_t i) const {
    if constexpr (kind == rk_set::merge || (kind == rk_set::both && is_first)) {
      kept[i] = 1;
    } else if constexpr (!is_first && (kind == rk_set::common || kind == rk_set::first_alone)) {
      kept[i] = 0;
    } else {
      typename thrust::iterator_value<Own>::type value = *(own.first + i);
      size_t others = other.up_to(value, less) - other.below(value, less);
      bool has_pair = i - own.below(value, less) < others;
      kept[i] = has_pair == (kind == rk_set::common);
    }
  }
};

// Writes an element after all that come before it. `sums` and `other_sums` count those that are
// kept; of equal elements, those of the first range come first.
template <bool is_first, typename Own, typename Other, typename Out, typename Less>
struct rk_placed {
  rk_range<Own> own;
  rk_range<Other> other;
  const unsigned int *sums, *other_sums;
  Out out;
  mutable Less less;
  __device__ void operator()(size_t i) const {
    unsigned int place = i == 0 ? 0 : sums[i - 1];
    if (sums[i] == place) return;
    typename thrust::iterator_value<Own>::type value = *(own.first + i);
    size_t others = is_first ? other.below(value, less) : other.up_to(value, less);
    if (others > 0) place += other_sums[others - 1];
    *(out + place) = value;
  }
};

template <rk_set kind, typename Derived, typename First, typename Second, typename Out,
          typename Less>
Out rk_merge(execution_policy<Derived> &policy, First first, First last, Second second,
             Second second_last, Out out, Less less) {
  auto a = rk_range_of(first, last);
  auto b = rk_range_of(second, second_last);
  auto to = rk_plain(out);
  using A = decltype(a.first);
  using B = decltype(b.first);
  if (a.count > UINT_MAX - b.count) throw_on_error(cudaErrorNotSupported, "merge");
  using Counts = thrust::detail::temporary_array<unsigned int, Derived>;
  Counts of_a(policy, a.count), of_b(policy, b.count);
  unsigned int *in_a = thrust::raw_pointer_cast(of_a.data());
  unsigned int *in_b = thrust::raw_pointer_cast(of_b.data());
  cudaStream_t on = stream(policy);
  auto check = [](cudaError_t error) { throw_on_error(error, "merge"); };
  check(rk_parallel::each(on, a.count, rk_kept<kind, true, A, B, Less>{a, b, in_a, less}));
  check(rk_parallel::each(on, b.count, rk_kept<kind, false, B, A, Less>{b, a, in_b, less}));
  thrust::plus<unsigned int> plus;
  check(rk_parallel::scan(on, (const unsigned int *)in_a, a.count, in_a, plus));
  check(rk_parallel::scan(on, (const unsigned int *)in_b, b.count, in_b, plus));
  size_t kept = (a.count ? of_a[a.count - 1] : 0u) + (size_t)(b.count ? of_b[b.count - 1] : 0u);
  using Placed = rk_placed<true, A, B, decltype(to), Less>;
  check(rk_parallel::each(on, a.count, Placed{a, b, in_a, in_b, to, less}));
  if constexpr (kind != rk_set::common && kind != rk_set::first_alone) {
    using Other = rk_placed<false, B, A, decltype(to), Less>;
    check(rk_parallel::each(on, b.count, Other{b, a, in_b, in_a, to, less}));
  }
  check(synchronize_optional(policy));
  return out + kept;
}

#define RK_MERGE(name, kind)                                                                       \
  _CCCL_EXEC_CHECK_DISABLE                                                                         \
  template <typename Derived, typename First, typename Second, typename Out, typename Less>        \
  _CCCL_HOST_DEVICE Out name(execution_policy<Derived> &policy, First first, First last,           \
                             Second second, Second second_last, Out out, Less less) {              \
    THRUST_CDP_DISPATCH(                                                                           \
        (return rk_merge<rk_set::kind>(policy, first, last, second, second_last, out, less);),     \
        (return thrust::name(cvt_to_seq(derived_cast(policy)), first, last, second, second_last,   \
                             out, less);));                                                        \
  }

RK_MERGE(merge, merge)
RK_MERGE(set_union, both)
RK_MERGE(set_intersection, common)
RK_MERGE(set_difference, first_alone)
RK_MERGE(set_symmetric_difference, one_alone)
#undef RK_MERGE

}  // namespace cuda_cub
THRUST_NAMESPACE_END
