import jax
import jax.numpy as jnp
from jax import lax


@jax.jit
def matvec(arg0, arg1, arg2):
    """matvec<<<(2, 1, 1), (32, 1, 1)>>>

    arg0: float32[64,16]
    arg1: float32[16]
    arg2: float32[64]
    """
    return jnp.matmul(arg0, arg1, precision=lax.Precision.HIGHEST)
