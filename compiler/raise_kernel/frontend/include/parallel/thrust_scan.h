// Thrust's scans on our device.
#pragma once

#include <thrust/detail/temporary_array.h>
#include <thrust/distance.h>
#include <thrust/scan.h>

#include "parallel/thrust_for_each.h"

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

enum class rk_scan_kind { inclusive, inclusive_from, exclusive };

// The element of the result that a place has, by the inclusive scan.
template <rk_scan_kind kind, typename T, typename Iterator, typename Op>
struct rk_scanned {
  const T *sums;
  Iterator result;
  T initial;
  mutable Op op;
  __device__ void operator()(size_t i) const {
    if constexpr (kind == rk_scan_kind::inclusive)
      *(result + i) = sums[i];
    else if constexpr (kind == rk_scan_kind::inclusive_from)
      *(result + i) = op(initial, sums[i]);
    else if (i == 0)
      *result = initial;
    else
      *(result + i) = op(initial, sums[i - 1]);
  }
};

template <rk_scan_kind kind, typename T, typename Derived, typename In, typename Out, typename Op>
Out rk_scan(execution_policy<Derived> &policy, In first, In last, Out result, T initial, Op op) {
  size_t count = (size_t)thrust::distance(first, last);
  if (count == 0) return result;
  thrust::detail::temporary_array<T, Derived> held(policy, count);
  T *sums = thrust::raw_pointer_cast(&*held.begin());
  throw_on_error(rk_parallel::scan(stream(policy), rk_plain(first), count, sums, op), "scan");
  auto plain = rk_plain(result);
  rk_scanned<kind, T, decltype(plain), Op> scanned{sums, plain, initial, op};
  throw_on_error(rk_parallel::each(stream(policy), count, scanned), "scan");
  throw_on_error(synchronize_optional(policy), "scan");
  return result + count;
}

_CCCL_EXEC_CHECK_DISABLE
template <typename Derived, typename In, typename Out, typename Op>
_CCCL_HOST_DEVICE Out inclusive_scan(execution_policy<Derived> &policy, In first, In last,
                                     Out result, Op op) {
  using T = typename thrust::iterator_value<In>::type;
  THRUST_CDP_DISPATCH(
      (return rk_scan<rk_scan_kind::inclusive>(policy, first, last, result, T(), op);),
      (return thrust::inclusive_scan(cvt_to_seq(derived_cast(policy)), first, last, result, op);));
}

_CCCL_EXEC_CHECK_DISABLE
template <typename Derived, typename In, typename Out, typename T, typename Op>
_CCCL_HOST_DEVICE Out inclusive_scan(execution_policy<Derived> &policy, In first, In last,
                                     Out result, T initial, Op op) {
  THRUST_CDP_DISPATCH(
      (return rk_scan<rk_scan_kind::inclusive_from>(policy, first, last, result, initial, op);),
      (return thrust::inclusive_scan(cvt_to_seq(derived_cast(policy)), first, last, result,
                                     initial, op);));
}

_CCCL_EXEC_CHECK_DISABLE
template <typename Derived, typename In, typename Out, typename T, typename Op>
_CCCL_HOST_DEVICE Out exclusive_scan(execution_policy<Derived> &policy, In first, In last,
                                     Out result, T initial, Op op) {
  THRUST_CDP_DISPATCH(
      (return rk_scan<rk_scan_kind::exclusive>(policy, first, last, result, initial, op);),
      (return thrust::exclusive_scan(cvt_to_seq(derived_cast(policy)), first, last, result, initial,
                                     op);));
}

}  // namespace cuda_cub
THRUST_NAMESPACE_END
