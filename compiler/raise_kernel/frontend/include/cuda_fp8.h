// A toolkit header's name: all of it is in rk_fp8.h.
#include "device/rk_fp8.h"
