// A toolkit header's name: all of it is in rk_groups.h.
#include "../rk_groups.h"
