import jax


@jax.jit
def outer_product(arg0, arg1, arg2):
    """outer_product<<<(3, 3, 1), (8, 4, 1)>>>

    arg0: float32[12]
    arg1: float32[24]
    arg2: float32[12,24]
    """
    return arg0[:, None] * arg1
