// A toolkit header's name: all of it is in rk_groups.h.
#include "../device/rk_groups.h"
