#pragma once
#include "cub/rk_items.cuh"
