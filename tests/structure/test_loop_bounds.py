"""Loops to bounds from data, at the ends of their types: the number of iterations is exact."""

from __future__ import annotations

from itertools import product

import jax
import numpy as np
import pytest
from tests.support.clang import needs_clang

import raise_kernel

TYPES = {"int": np.int32, "unsigned": np.uint32, "long": np.int64, "unsigned long": np.uint64}
# The loop, and the numbers that it visits, unless it runs too long or leaves a signed type.
LOOPS = {
    "up": "for (T k = a; k < b; k++)",
    "to": "for (T k = a; k <= b; k++)",
    "threes": "for (T k = a; k < b; k += 3)",
    "down": "for (T k = a; k > b; k--)",
    "fours": "for (T k = a; k >= b; k -= 4)",
    "until": "for (T k = a; k != b; k++)",
}
TESTS = {
    "up": (1, lambda k, b: k < b),
    "to": (1, lambda k, b: k <= b),
    "threes": (3, lambda k, b: k < b),
    "down": (-1, lambda k, b: k > b),
    "fours": (-4, lambda k, b: k >= b),
    "until": (1, lambda k, b: k != b),
}
MOST = 12

pytestmark = needs_clang


def visited(loop: str, dtype: type, a: int, b: int) -> list[int] | None:
    """The loop's indices; None where they are too many, or the loop is undefined."""
    step, goes_on = TESTS[loop]
    info, found, k = np.iinfo(dtype), [], a
    while goes_on(k, b):
        found.append(k)
        k += step
        if not info.min <= k <= info.max:
            if info.min < 0:
                return None
            k %= info.max + 1
        if len(found) > MOST:
            return None
    return found


def cases(loop: str, dtype: type) -> list[tuple[int, int, list[int]]]:
    info = np.iinfo(dtype)
    middle = (info.min + info.max) // 2
    ends = {x + d for x in (info.min, middle, info.max, 0) for d in (-7, -1, 0, 1, 2, 9)}
    ends = sorted(x for x in ends if info.min <= x <= info.max)
    found = [(a, b, visited(loop, dtype, a, b)) for a, b in product(ends, repeat=2)]
    return [(a, b, k) for a, b, k in found if k is not None]


@pytest.mark.sample(1)
@pytest.mark.parametrize("level", ["-O1", "-O3"])
@pytest.mark.parametrize("name", list(TYPES))
def test_bounds_from_data(name: str, level: str):
    kernels = "".join(
        f"""
        extern "C" __global__ void {loop}(const T* first, const T* end, unsigned* y, int n) {{
          int i = blockIdx.x * blockDim.x + threadIdx.x;
          if (i >= n) return;
          T a = first[i], b = end[i];
          unsigned sum = 7;
          {text} sum = sum * 31 + (unsigned)k;
          y[i] = sum;
        }}"""
        for loop, text in LOOPS.items()
    )
    dtype = TYPES[name]
    source = f"typedef {name} T;{kernels}"
    module = raise_kernel.from_cuda(source, kernel="up", clang_args=[level]).module
    for loop in LOOPS:
        rows = cases(loop, dtype)
        assert len(rows) > 40
        expected = []
        for _, _, ks in rows:
            total = 7
            for k in ks:
                total = (total * 31 + k) % 2**32
            expected.append(total)
        kernel = raise_kernel.load(module.text, kernel=loop)
        first, end = (np.array([row[p] for row in rows], dtype) for p in (0, 1))
        with jax.enable_x64(True):
            y = kernel[-(-len(rows) // 64), 64](
                first, end, np.zeros(len(rows), np.uint32), len(rows)
            )
            np.testing.assert_array_equal(np.asarray(y), expected, err_msg=loop)
