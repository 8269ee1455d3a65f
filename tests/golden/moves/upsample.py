import jax
import jax.numpy as jnp


@jax.jit
def upsample(arg0, arg1):
    """upsample<<<(3, 3, 1), (8, 4, 1)>>>

    arg0: float32[12,24]
    arg1: float32[24,48]
    """
    return jnp.broadcast_to(arg0[:, None, :, None], (12, 2, 24, 2)).reshape(24, 48)
