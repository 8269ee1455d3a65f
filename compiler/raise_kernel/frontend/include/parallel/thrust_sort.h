// Thrust's sorts on our device.
#pragma once

#include <thrust/distance.h>
#include <thrust/functional.h>
#include <thrust/sort.h>

#include <functional>

#include "parallel/rk_sort.h"
#include "parallel/thrust_for_each.h"

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

// Whether a comparison of numbers is `<` or `>`.
template <typename T, typename Less>
constexpr rk_parallel::Order rk_order() {
  if constexpr (!::cuda::std::is_arithmetic<T>::value || sizeof(T) > 8)
    return rk_parallel::Order::other;
  else if constexpr (::cuda::std::is_same<Less, thrust::less<T>>::value ||
                     ::cuda::std::is_same<Less, thrust::less<void>>::value ||
                     ::cuda::std::is_same<Less, std::less<T>>::value ||
                     ::cuda::std::is_same<Less, std::less<void>>::value)
    return rk_parallel::Order::ascending;
  else if constexpr (::cuda::std::is_same<Less, thrust::greater<T>>::value ||
                     ::cuda::std::is_same<Less, thrust::greater<void>>::value ||
                     ::cuda::std::is_same<Less, std::greater<T>>::value ||
                     ::cuda::std::is_same<Less, std::greater<void>>::value)
    return rk_parallel::Order::descending;
  else
    return rk_parallel::Order::other;
}

template <typename Derived, typename Iterator, typename Less>
void rk_sort(execution_policy<Derived> &policy, Iterator first, Iterator last, Less less) {
  using T = typename thrust::iterator_value<Iterator>::type;
  size_t count = (size_t)thrust::distance(first, last);
  auto keys = rk_plain(first);
  throw_on_error(
      rk_parallel::sort<rk_order<T, Less>(), T>(stream(policy), keys, keys, count, less), "sort");
  throw_on_error(synchronize_optional(policy), "sort");
}

template <typename Derived, typename Keys, typename Values, typename Less>
void rk_sort_by_key(execution_policy<Derived> &policy, Keys first, Keys last, Values values,
                    Less less) {
  using T = typename thrust::iterator_value<Keys>::type;
  using V = typename thrust::iterator_value<Values>::type;
  size_t count = (size_t)thrust::distance(first, last);
  throw_on_error(rk_parallel::sort_by_key<rk_order<T, Less>(), T, V>(
                     stream(policy), rk_plain(first), rk_plain(first), rk_plain(values),
                     rk_plain(values), count, less),
                 "sort_by_key");
  throw_on_error(synchronize_optional(policy), "sort_by_key");
}

_CCCL_EXEC_CHECK_DISABLE
template <typename Derived, typename Iterator, typename Less>
_CCCL_HOST_DEVICE void stable_sort(execution_policy<Derived> &policy, Iterator first, Iterator last,
                                   Less less) {
  THRUST_CDP_DISPATCH(
      (rk_sort(policy, first, last, less);),
      (thrust::stable_sort(cvt_to_seq(derived_cast(policy)), first, last, less);));
}

_CCCL_EXEC_CHECK_DISABLE
template <typename Derived, typename Keys, typename Values, typename Less>
_CCCL_HOST_DEVICE void stable_sort_by_key(execution_policy<Derived> &policy, Keys first, Keys last,
                                          Values values, Less less) {
  THRUST_CDP_DISPATCH(
      (rk_sort_by_key(policy, first, last, values, less);),
      (thrust::stable_sort_by_key(cvt_to_seq(derived_cast(policy)), first, last, values, less);));
}

}  // namespace cuda_cub
THRUST_NAMESPACE_END
