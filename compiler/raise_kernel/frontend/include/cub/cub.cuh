// CUB, as far as docs/guide/cuda-programs.md lists it.
#ifndef RK_CUB_H
#define RK_CUB_H

#include "cub/rk_block.cuh"
#include "cub/rk_items.cuh"
#include "cub/rk_iterators.cuh"
#include "cub/rk_types.cuh"
#include "cub/rk_warp.cuh"

// What host code calls.
#ifndef __CUDACC_RTC__
#include "cub/device/device_radix_sort.cuh"
#include "cub/device/device_reduce.cuh"
#include "cub/device/device_run_length_encode.cuh"
#include "cub/device/device_scan.cuh"
#include "cub/device/device_select.cuh"
#include "cub/util_allocator.cuh"
#include "cub/util_debug.cuh"
#endif

#endif
