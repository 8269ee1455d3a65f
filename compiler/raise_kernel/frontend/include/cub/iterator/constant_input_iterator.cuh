#pragma once
#include "cub/rk_iterators.cuh"
