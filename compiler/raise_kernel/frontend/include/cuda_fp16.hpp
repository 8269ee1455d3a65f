// A toolkit header's name: all of it is in rk_half.h.
#include "rk_half.h"
