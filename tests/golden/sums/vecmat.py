import jax
import jax.numpy as jnp
from jax import lax


@jax.jit
def vecmat(arg0, arg1, arg2):
    """vecmat<<<(2, 1, 1), (32, 1, 1)>>>

    arg0: float64[16]
    arg1: float64[16,64]
    arg2: float64[64]
    """
    if not jax.config.jax_enable_x64:
        raise TypeError("vecmat takes 64-bit arrays: set jax_enable_x64")
    return jnp.matmul(arg0, arg1, precision=lax.Precision.HIGHEST)
