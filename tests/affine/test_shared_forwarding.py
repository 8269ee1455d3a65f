"""Kernels that pass values through shared memory: barriers go where they may, results stay."""

from __future__ import annotations

import random
import re
from typing import Any

import numpy as np
import pytest
from tests.support.clang import needs_clang

import raise_kernel
from raise_kernel.frontend.cuda import compile_cuda
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference.execute import execute

pytestmark = [
    pytest.mark.usefixtures("x64"),
    needs_clang,
]

TRANSPOSE = """
__global__ void k(const int* x, int* y, int n, int m) {
  __shared__ int tile[32][33];
  int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8)
    if (c < m && r + k < n) tile[threadIdx.y + k][threadIdx.x] = x[(r + k) * m + c];
  __syncthreads();
  c = blockIdx.y * 32 + threadIdx.x;
  r = blockIdx.x * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8)
    if (c < n && r + k < m) y[(r + k) * n + c] = tile[threadIdx.x][threadIdx.y + k];
}
"""

PRODUCT = """
__global__ void k(const int* a, const int* b, int* c, int n, int m, int p) {
  __shared__ int as[16][16], bs[16][16];
  int tx = threadIdx.x, ty = threadIdx.y, i = blockIdx.y * 16 + ty, j = blockIdx.x * 16 + tx;
  int s = 0;
  for (int t = 0; t < (p + 15) / 16; ++t) {
    int u = t * 16 + tx, v = t * 16 + ty;
    as[ty][tx] = i < n && u < p ? a[i * p + u] : 0;
    bs[ty][tx] = v < p && j < m ? b[v * m + j] : 0;
    __syncthreads();
    for (int q = 0; q < 16; ++q) s += as[ty][q] * bs[q][tx];
    __syncthreads();
  }
  if (i < n && j < m) c[i * m + j] = s;
}
"""

IN_PLACE = """
__global__ void k(int* x) {
  __shared__ int s[64];
  int t = threadIdx.x, i = blockIdx.x * 64 + t;
  s[t] = x[i];
  __syncthreads();
  x[i] = s[63 - t] + 1;
}
"""

LAYER = """
__global__ void k(const int* in, int* w, int* out) {
  __shared__ int node[16], ws[16][16];
  int tx = threadIdx.x, ty = threadIdx.y, o = (blockIdx.x * 16 + ty) * 16 + tx;
  if (tx == 0) node[ty] = in[blockIdx.x * 16 + ty];
  __syncthreads();
  ws[ty][tx] = w[o];
  __syncthreads();
  ws[ty][tx] = ws[ty][tx] * node[ty];
  __syncthreads();
  for (int p = 2; p <= 16; p *= 2) {
    if (ty % p == 0) ws[ty][tx] += ws[ty + p / 2][tx];
    __syncthreads();
  }
  w[o] = ws[ty][tx];
  if (tx == 0) out[blockIdx.x * 16 + ty] = ws[tx][ty];
}
"""

HALO = """
__global__ void k(const int* x, int* y, int n) {
  __shared__ int s[66];
  int t = threadIdx.x, i = blockIdx.x * 64 + t;
  s[t + 1] = i < n ? x[i] : 0;
  if (t == 0) s[0] = i > 0 ? x[i - 1] : 0;
  if (t == 63) s[65] = i + 1 < n ? x[i + 1] : 0;
  __syncthreads();
  if (i < n) y[i] = s[t] + 2 * s[t + 1] + s[t + 2];
}
"""

REVERSED = """
__global__ void k(const int* x, int* y) {
  __shared__ int s[64];
  int t = threadIdx.x, i = blockIdx.x * 64 + t;
  s[t] = x[i];
  __syncthreads();
  y[i] = s[63 - t];
}
"""


def _ints(*shape: int) -> np.ndarray:
    return np.random.default_rng(7).integers(-99, 99, shape, dtype=np.int32)


# name -> source, grid, block, arguments, barriers left, shared arrays left
KERNELS: dict[str, tuple[str, tuple[int, ...], tuple[int, ...], list[Any], int, int]] = {
    "transpose": (
        TRANSPOSE,
        (2, 2),
        (32, 8),
        [_ints(40, 50), _ints(50, 40), 40, 50],
        0,
        0,
    ),
    "product": (
        PRODUCT,
        (2, 3),
        (16, 16),
        [_ints(40, 25), _ints(25, 30), _ints(40, 30), 40, 30, 25],
        0,
        0,
    ),
    "halo": (HALO, (4,), (64,), [_ints(250), _ints(250), 250], 0, 0),
    "reversed": (REVERSED, (3,), (64,), [_ints(192), _ints(192)], 0, 0),
    # Another thread's element of x may be overwritten: the load has to stay.
    "in-place": (IN_PLACE, (3,), (64,), [_ints(192)], 0, 1),
    "layer": (LAYER, (2,), (16, 16), [_ints(32), _ints(32, 16), _ints(32)], 0, 1),
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("level", ["1", "3"])
@pytest.mark.parametrize("name", KERNELS)
def test_kernel(name: str, level: str):
    source, grid, block, args, barriers, arrays = KERNELS[name]
    lowered = check(source, grid, block, args, level)
    text = lowered.as_text("affine")
    assert text.count("gpu.barrier") == barriers, text
    assert len(re.findall(r"memref\.alloca\(\).*workgroup", text)) == arrays, text


def check(
    source: str, grid: tuple[int, ...], block: tuple[int, ...], args: list[Any], level: str
) -> Any:
    """Raised and on the reference executor: equal arrays."""
    module = compile_cuda(source, optimize=f"-O{level}")
    wanted = execute(module, "k", launch_of((grid, block)), args)
    launcher = raise_kernel.load(module.text, kernel="k")[grid, block]
    lowered = launcher.lower(*args)
    result = launcher(*args)
    results = result if isinstance(result, tuple) else (result,)
    arrays = [w for a, w in zip(args, wanted, strict=False) if isinstance(a, np.ndarray)]
    for number, got in zip(lowered.raised.written, results, strict=True):
        np.testing.assert_array_equal(np.asarray(got), arrays[number], err_msg=source)
    return lowered


# --- drawn kernels: every phase ends in a barrier, so there is no race ---------------------------

_READS = ("t", "63 - t", "t / 2", "7", "(t + 5) & 63", "t ^ 63", "t >= 3 ? t - 3 : 0")
_WRITES = ("t", "63 - t", "(t + 9) & 63")


def _phase(rng: random.Random, depth: int) -> str:
    array = rng.choice(("s", "u"))
    kind = rng.randrange(13 if depth == 0 else 5)
    if kind == 0:
        guard = rng.choice(("", "", f"if (t < {rng.choice((16, 40))}) "))
        return f"{guard}{array}[{rng.choice(_WRITES)}] = r + {rng.randrange(9)};"
    if kind == 1:
        return f"r = r * 3 + {array}[{rng.choice(_READS)}];"
    if kind == 2:
        return f"for (int q = 0; q < 8; ++q) r += {array}[{rng.choice(('q', 't / 8 * 8 + q'))}];"
    if kind == 3:
        value = rng.choice(
            ("x[b + t]", "z[b + t] * 2", "x[b + 63 - t] + r", "(t > 9 ? z[b + t] : 1)")
        )
        return f"{array}[{rng.choice(_WRITES)}] = {value};"
    if kind == 4:
        return rng.choice(("x[b + t] = r;", "r += x[b + (t ^ 1)];", "x[b + 63 - t] += r;"))
    if kind < 7:
        body = " __syncthreads(); ".join(_phase(rng, 1) for _ in range(rng.randint(1, 3)))
        return f"for (int n = 0; n < {rng.choice((2, 12))}; ++n) {{ {body} __syncthreads(); }}"
    return rng.choice((_tree, _scan, _halo, _buffers, _until, _uniform))(rng, array)


def _tree(rng: random.Random, array: str) -> str:
    """Every element is stored, then folded: by halves or by neighbours."""
    fold = rng.choice(
        (
            f"{array}[t] += {array}[t + h];",
            f"{array}[t] = max({array}[t], {array}[t + h]);",
            f"{array}[t] ^= {array}[t + h];",
        )
    )
    halves = f"for (int h = 32; h > 0; h >>= 1) {{ if (t < h) {fold} __syncthreads(); }}"
    far = fold.replace("[t]", "[2 * h * t]").replace("[t + h]", "[2 * h * t + h]")
    near = f"for (int h = 1; h < 64; h *= 2) {{ if (t < 32 / h) {far} __syncthreads(); }}"
    modulo = f"for (int h = 1; h < 64; h *= 2) {{ if (t % (2 * h) == 0) {fold} __syncthreads(); }}"
    use = rng.choice((f"r += {array}[0];", f"if (t == 0) x[b] = {array}[0];", f"r += {array}[t];"))
    steps = rng.choice((halves, near, modulo))
    return f"{array}[t] = r; __syncthreads(); {steps} {use}"


def _scan(rng: random.Random, array: str) -> str:
    """Hillis and Steele, in place."""
    return (
        f"{array}[t] = r; __syncthreads(); for (int d = 1; d < 64; d <<= 1) {{ "
        f"int w = t >= d ? {array}[t - d] : 0; __syncthreads(); {array}[t] += w; "
        f"__syncthreads(); }} r = {array}[{rng.choice(_READS)}];"
    )


def _halo(rng: random.Random, array: str) -> str:
    """Edges under nested guards; the array is larger than the block."""
    value = rng.choice(("x[b + t]", "z[b + t]", "r"))
    return (
        f"wide[t + 2] = {value}; if (t < 2) wide[t] = z[b + t]; "
        f"if (t > 3) {{ if (t >= 62) wide[t + 4] = z[b + t - 3]; }} __syncthreads(); "
        f"r += wide[t] * 2 - wide[t + {rng.choice((1, 3, 4))}];"
    )


def _buffers(rng: random.Random, array: str) -> str:
    """Two buffers by turns."""
    value = rng.choice(("z[b + ((t + n) & 63)]", "z[b + t] + n"))
    trips = rng.choice((3, 9))
    return (
        f"two[t] = z[b + t]; __syncthreads(); for (int n = 0; n < {trips}; ++n) {{ "
        f"if (n + 1 < {trips}) two[((n + 1) & 1) * 64 + t] = {value}; "
        f"r += two[(n & 1) * 64 + {rng.choice(('t', '63 - t', 't / 4'))}]; __syncthreads(); }}"
    )


def _until(rng: random.Random, array: str) -> str:
    """A loop that data ends, for all threads at once."""
    return (
        f"if (t == 0) {array}[0] = {rng.randrange(1, 6)}; __syncthreads(); "
        f"while ({array}[0] > 0) {{ r = r * 5 + {array}[0]; __syncthreads(); "
        f"if (t == 0) --{array}[0]; __syncthreads(); }}"
    )


def _uniform(rng: random.Random, array: str) -> str:
    """A condition that is the same in a block, with a barrier inside."""
    test = rng.choice(("blockIdx.x == 1", f"{array}[5] > 0"))
    return (
        f"if ({test}) {{ __syncthreads(); {array}[63 - t] = r; __syncthreads(); "
        f"r += {array}[(t + 5) & 63]; }}"
    )


def _drawn(seed: int) -> str:
    rng = random.Random(seed)
    phases = "\n  __syncthreads();\n  ".join(_phase(rng, 0) for _ in range(rng.randint(3, 7)))
    return f"""
__global__ void k(int* x, const int* z, int* y) {{
  __shared__ int s[64], u[64], wide[68], two[128];
  int t = threadIdx.x, b = blockIdx.x * 64, r = z[b + t];
  s[t] = x[b + t];
  u[63 - t] = z[b + t];
  __syncthreads();
  {phases}
  y[b + t] = r;
}}
"""


def _check_drawn(seed: int) -> None:
    args = [_ints(128), _ints(128)[::-1].copy(), _ints(128)]
    check(_drawn(seed), (2,), (64,), args, "13"[seed % 2])


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(12))
def test_drawn_kernel(seed: int):
    _check_drawn(seed)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(12, 640))
def test_many_drawn_kernels(seed: int):
    _check_drawn(seed)
