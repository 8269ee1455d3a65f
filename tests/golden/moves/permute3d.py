import jax
import jax.numpy as jnp


@jax.jit
def permute3d(arg0, arg1):
    """permute3d<<<(2, 2, 2), (4, 4, 2)>>>

    arg0: float32[4,6,8]
    arg1: float32[8,4,6]
    """
    return jnp.transpose(arg0, (2, 0, 1))
