import jax
import numpy as np
from jax import lax


@jax.jit
def laplacian(arg0, arg1):
    """laplacian<<<(3, 3, 1), (8, 4, 1)>>>

    arg0: float64[12,24]
    arg1: float64[12,24]
    """
    if not jax.config.jax_enable_x64:
        raise TypeError("laplacian takes 64-bit arrays: set jax_enable_x64")
    v1 = arg0[1:-1, 1:-1] * 2.0
    v2 = arg0[1:-1, 2:] + (arg0[1:-1, :-2] - v1)
    v3 = (arg0[:-2, 1:-1] - v1 + arg0[2:, 1:-1]) * 16.0
    return lax.dynamic_update_slice(arg1, v2 * 4.0 + v3 + 3.0, (np.int32(1), np.int32(1)))
