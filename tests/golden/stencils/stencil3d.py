import jax
from jax import lax


@jax.jit
def stencil3d(arg0, arg1):
    """stencil3d<<<(2, 3, 2), (4, 4, 2)>>>

    arg0: float32[4,12,8]
    arg1: float32[4,12,8]
    """
    v1 = arg0[1:-1, 1:-1, :-2] + arg0[1:-1, 1:-1, 2:]
    v2 = v1 + arg0[1:-1, :-2, 1:-1] + arg0[1:-1, 2:, 1:-1]
    v3 = v2 + arg0[:2, 1:-1, 1:-1] + arg0[2:, 1:-1, 1:-1]
    return lax.dynamic_update_slice(arg1, v3 - arg0[1:-1, 1:-1, 1:-1] * 6.0, (1, 1, 1))
