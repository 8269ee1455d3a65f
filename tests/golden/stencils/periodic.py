import jax
import jax.numpy as jnp


@jax.jit
def periodic(arg0, arg1):
    """periodic<<<(4, 1, 1), (32, 1, 1)>>>

    arg0: float32[100]
    arg1: float32[100]
    """
    return (jnp.roll(arg0, -1) - jnp.roll(arg0, 1)) * 0.5
