import jax
import jax.numpy as jnp


@jax.jit
def trajectory(arg0, arg1):
    """trajectory<<<(2, 1, 1), (32, 1, 1)>>>

    arg0: float64[40]
    arg1: float64[6,40]
    """
    if not jax.config.jax_enable_x64:
        raise TypeError("trajectory takes 64-bit arrays: set jax_enable_x64")
    v1 = arg0 * 3.1 * (1.0 - arg0)
    v2 = v1 * 3.1 * (1.0 - v1)
    v3 = v2 * 3.1 * (1.0 - v2)
    v4 = v3 * 3.1 * (1.0 - v3)
    return jnp.stack([arg0, v1, v2, v3, v4, v4 * 3.1 * (1.0 - v4)])
