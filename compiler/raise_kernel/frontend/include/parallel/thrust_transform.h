// What Thrust's copies on the device call by name; elsewhere its own generic versions are found.
#pragma once

#include <thrust/system/cuda/detail/execution_policy.h>

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

// The generic versions include the copies, which need these names.
template <typename Derived, typename In, typename Out, typename Op>
inline _CCCL_HOST_DEVICE Out transform(execution_policy<Derived> &policy, In first, In last, Out result, Op op);
template <typename Derived, typename In, typename Size, typename Out>
inline _CCCL_HOST_DEVICE Out uninitialized_copy_n(execution_policy<Derived> &policy, In first, Size count,
                                           Out result);

}  // namespace cuda_cub
THRUST_NAMESPACE_END

#include <thrust/system/detail/generic/transform.h>
#include <thrust/system/detail/generic/uninitialized_copy.h>

#include "parallel/thrust_for_each.h"

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

template <typename Derived, typename In, typename Out, typename Op>
inline _CCCL_HOST_DEVICE Out transform(execution_policy<Derived> &policy, In first, In last, Out result, Op op) {
  return thrust::system::detail::generic::transform(policy, first, last, result, op);
}
template <typename Derived, typename In, typename Size, typename Out>
inline _CCCL_HOST_DEVICE Out uninitialized_copy_n(execution_policy<Derived> &policy, In first, Size count,
                                           Out result) {
  return thrust::system::detail::generic::uninitialized_copy_n(policy, first, count, result);
}

}  // namespace cuda_cub
THRUST_NAMESPACE_END
