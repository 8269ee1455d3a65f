import jax
from jax import lax


@jax.jit
def gelu(arg0, arg1):
    """gelu<<<(4, 1, 1), (32, 1, 1)>>>

    arg0: float32[100]
    arg1: float32[100]
    """
    return arg0 * 0.5 * (lax.erf(arg0 * 0.70710677) + 1.0)
