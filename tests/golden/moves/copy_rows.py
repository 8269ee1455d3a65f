import jax


@jax.jit
def copy_rows(arg0, arg1):
    """copy_rows<<<(2, 1, 1), (32, 1, 1)>>>

    arg0: int32[40,12]
    arg1: int32[40,12]
    """
    return arg0
