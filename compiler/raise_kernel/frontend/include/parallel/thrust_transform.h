// What Thrust's copies on the device call by name; elsewhere its own generic versions are found.
#pragma once

#include <thrust/system/detail/generic/transform.h>
#include <thrust/system/detail/generic/uninitialized_copy.h>

#include "parallel/thrust_for_each.h"

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

template <typename Derived, typename In, typename Out, typename Op>
inline _CCCL_HOST_DEVICE Out transform(execution_policy<Derived> &policy, In first, In last, Out result,
                                Op op) {
  return thrust::system::detail::generic::transform(policy, first, last, result, op);
}
using thrust::system::detail::generic::uninitialized_copy_n;

}  // namespace cuda_cub
THRUST_NAMESPACE_END
