// Thrust's for_each on our device; all that its other headers build on it.
#pragma once

#include <thrust/detail/function.h>
#include <thrust/distance.h>
#include <thrust/for_each.h>
#include <thrust/system/cuda/detail/cdp_dispatch.h>
#include <thrust/system/cuda/detail/par_to_seq.h>
#include <thrust/system/cuda/detail/util.h>
#include <thrust/type_traits/is_contiguous_iterator.h>

#include "parallel/rk_parallel.h"

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

// A plain pointer, where an iterator stands for one.
template <typename Iterator>
auto rk_plain(Iterator iterator) {
  return thrust::try_unwrap_contiguous_iterator(iterator);
}

template <typename Iterator, typename Function>
struct rk_call {
  Iterator first;
  mutable Function function;
  __device__ void operator()(size_t i) const {
    function(thrust::raw_reference_cast(*(first + i)));
  }
};

template <typename Derived, typename Iterator, typename Size, typename Function>
void rk_for_each(execution_policy<Derived> &policy, Iterator first, Size count, Function function) {
  auto plain = rk_plain(first);
  rk_call<decltype(plain), Function> call{plain, function};
  throw_on_error(rk_parallel::each(stream(policy), count > 0 ? (size_t)count : 0, call),
                 "for_each");
  throw_on_error(synchronize_optional(policy), "for_each");
}

_CCCL_EXEC_CHECK_DISABLE
template <typename Derived, typename Iterator, typename Size, typename Function>
_CCCL_HOST_DEVICE Iterator for_each_n(execution_policy<Derived> &policy, Iterator first, Size count,
                                      Function function) {
  THRUST_CDP_DISPATCH(
      (rk_for_each(policy, first, count, function);),
      (thrust::for_each_n(cvt_to_seq(derived_cast(policy)), first, count, function);));
  return first + (count > 0 ? count : 0);
}

_CCCL_EXEC_CHECK_DISABLE
template <typename Derived, typename Iterator, typename Function>
_CCCL_HOST_DEVICE Iterator for_each(execution_policy<Derived> &policy, Iterator first,
                                    Iterator last, Function function) {
  return cuda_cub::for_each_n(policy, first, thrust::distance(first, last), function);
}

}  // namespace cuda_cub
THRUST_NAMESPACE_END
