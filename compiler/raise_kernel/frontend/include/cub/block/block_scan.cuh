#pragma once
#include "cub/rk_block.cuh"
