// CUB, as far as docs/guide/cuda-programs.md lists it.
#ifndef RK_CUB_H
#define RK_CUB_H

#include "cub/rk_block.cuh"
#include "cub/rk_items.cuh"
#include "cub/rk_types.cuh"
#include "cub/rk_warp.cuh"

#endif
