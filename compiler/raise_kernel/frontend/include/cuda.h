// The driver interface; a toolkit header's name, so programs of the runtime interface read it, too.
#include "rk_cuda.h"
#include "rk_driver.h"
