// Thrust's reduce on our device.
#pragma once

#include <thrust/detail/temporary_array.h>
#include <thrust/detail/type_traits/is_commutative.h>
#include <thrust/distance.h>
#include <thrust/reduce.h>

#include "parallel/thrust_for_each.h"

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

template <typename Derived, typename Iterator, typename T, typename Op>
T rk_reduce(execution_policy<Derived> &policy, Iterator first, Iterator last, T initial, Op op) {
  thrust::detail::temporary_array<T, Derived> result(policy, 1);
  size_t count = (size_t)thrust::distance(first, last);
  constexpr bool commutes = thrust::detail::is_commutative<Op>::value;
  T *at = thrust::raw_pointer_cast(&*result.begin());
  throw_on_error(
      rk_parallel::reduce<commutes>(stream(policy), rk_plain(first), count, at, initial, op),
      "reduce");
  return result[0];
}

_CCCL_EXEC_CHECK_DISABLE
template <typename Derived, typename Iterator, typename T, typename Op>
_CCCL_HOST_DEVICE T reduce(execution_policy<Derived> &policy, Iterator first, Iterator last,
                           T initial, Op op) {
  THRUST_CDP_DISPATCH(
      (return rk_reduce(policy, first, last, initial, op);),
      (return thrust::reduce(cvt_to_seq(derived_cast(policy)), first, last, initial, op);));
}

}  // namespace cuda_cub
THRUST_NAMESPACE_END
