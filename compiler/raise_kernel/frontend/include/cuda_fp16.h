// A toolkit header's name: all of it is in rk_half.h.
#include "device/rk_half.h"
