// A toolkit header's name: all of it is in rk_cuda.h.
#include "rk_cuda.h"
