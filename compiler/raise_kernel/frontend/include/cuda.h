// The driver interface; a toolkit header's name, so programs of the runtime interface read it, too.
#include "rk_cuda.h"
#include "host/rk_driver.h"

// By which headers of CUDA's samples tell that there is the driver interface.
#define __cuda_cuda_h__
