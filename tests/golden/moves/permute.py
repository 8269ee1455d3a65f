import jax
import jax.numpy as jnp
from jax import lax


@jax.jit
def permute(arg0, arg1, arg2, arg3, arg4):
    """permute<<<(4, 1, 1), (32, 1, 1)>>>

    arg0: float32[100]
    arg1: int32[100]
    arg2: float32[100]
    arg3: float32[100]
    arg4: int32[100]
    """
    v1 = arg3.at[arg1].set(arg0, mode="drop", wrap_negative_indices=False)
    v2 = arg4.at[arg1].set(
        lax.iota(jnp.int32, 100),
        mode="drop",
        wrap_negative_indices=False,
    )
    return (jnp.take(arg0, arg1, mode="clip"), v1, v2)
