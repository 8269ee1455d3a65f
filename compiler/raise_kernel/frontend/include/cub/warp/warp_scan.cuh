#pragma once
#include "cub/rk_warp.cuh"
