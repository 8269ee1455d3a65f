#pragma once
#include "cub/rk_types.cuh"
