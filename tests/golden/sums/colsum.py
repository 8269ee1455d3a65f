import jax
import jax.numpy as jnp


@jax.jit
def colsum(arg0, arg1):
    """colsum<<<(3, 1, 1), (32, 1, 1)>>>

    arg0: float32[10,9]
    arg1: float32[9]
    """
    return arg1 + jnp.sum(arg0, axis=0)
