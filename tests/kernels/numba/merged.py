"""The softmax of one pass whose parts merge in a tree, as Numba users write it."""

# Names such as cuda.grid mean something to Numba only.
# pyright: reportCallIssue=false, reportOperatorIssue=false, reportIndexIssue=false
# pyright: reportArgumentType=false, reportAttributeAccessIssue=false
# pyright: reportOptionalSubscript=false

from __future__ import annotations

import math

from numba import cuda, float32


def merged_tree(x, top, total):
    m = cuda.shared.array(64, float32)
    d = cuda.shared.array(64, float32)
    t, row = cuda.threadIdx.x, cuda.blockIdx.x
    own, scaled = float32(-1e30), float32(0)
    for j in range(t, x.shape[1], 64):
        s = x[row, j]
        high = max(own, s)
        scaled = scaled * math.exp(own - high) + math.exp(s - high)
        own = high
    m[t] = own
    d[t] = scaled
    cuda.syncthreads()
    half = 32
    while half > 0:
        if t < half:
            high = max(m[t], m[t + half])
            d[t] = d[t] * math.exp(m[t] - high) + d[t + half] * math.exp(m[t + half] - high)
            m[t] = high
        cuda.syncthreads()
        half //= 2
    if t == 0:
        top[row] = m[0]
        total[row] = d[0]
