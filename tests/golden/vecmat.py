import jax


@jax.jit
def vecmat(arg0, arg1, arg2):
    """vecmat<<<(2, 1, 1), (32, 1, 1)>>>

    arg0: float64[16]
    arg1: float64[16,64]
    arg2: float64[64]
    """
    if not jax.config.jax_enable_x64:
        raise TypeError("vecmat takes 64-bit arrays: set jax_enable_x64")
    v1 = arg0.reshape(2, 8)
    v2 = v1[0, 0] * arg1[0] + 0.0 + v1[0, 1] * arg1[1]
    v3 = v2 + v1[0, 2] * arg1[2] + v1[0, 3] * arg1[3]
    v4 = v3 + v1[0, 4] * arg1[4] + v1[0, 5] * arg1[5]
    v5 = v4 + v1[0, 6] * arg1[6] + v1[0, 7] * arg1[7]
    v6 = v5 + v1[1, 0] * arg1[8] + v1[1, 1] * arg1[9]
    v7 = v6 + v1[1, 2] * arg1[10] + v1[1, 3] * arg1[11]
    v8 = v7 + v1[1, 4] * arg1[12] + v1[1, 5] * arg1[13]
    return v8 + v1[1, 6] * arg1[14] + v1[1, 7] * arg1[15]
