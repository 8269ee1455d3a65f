import jax
import jax.numpy as jnp


@jax.jit
def heat1d(arg0, arg1):
    """heat1d<<<(4, 1, 1), (32, 1, 1)>>>

    arg0: float64[128]
    arg1: float64[128]
    """
    if not jax.config.jax_enable_x64:
        raise TypeError("heat1d takes 64-bit arrays: set jax_enable_x64")
    v1 = jnp.concatenate([arg0[:1], arg0[:-1]]) - arg0 * 2.0
    v2 = jnp.concatenate([arg0[1:], arg0[-1:]]) + v1
    return arg0 + v2 * 0.10204081632653063
