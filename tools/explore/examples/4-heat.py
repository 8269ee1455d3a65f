# Numba: a step of the heat equation, through shared memory
from numba import cuda, float32

TILE = 16
PADDED = TILE + 2


@cuda.jit
def heat(u, v, k):
    tile = cuda.shared.array((PADDED, PADDED), float32)
    j, i = cuda.grid(2)
    tj, ti = cuda.threadIdx.x + 1, cuda.threadIdx.y + 1
    rows, columns = u.shape
    if i < rows and j < columns:
        tile[ti, tj] = u[i, j]
        if ti == 1 and i > 0:
            tile[0, tj] = u[i - 1, j]
        if ti == TILE and i < rows - 1:
            tile[TILE + 1, tj] = u[i + 1, j]
        if tj == 1 and j > 0:
            tile[ti, 0] = u[i, j - 1]
        if tj == TILE and j < columns - 1:
            tile[ti, TILE + 1] = u[i, j + 1]
    cuda.syncthreads()
    if 0 < i < rows - 1 and 0 < j < columns - 1:
        around = tile[ti - 1, tj] + tile[ti + 1, tj] + tile[ti, tj - 1] + tile[ti, tj + 1]
        v[i, j] = tile[ti, tj] + k * (around - float32(4.0) * tile[ti, tj])
