"""Of which launches several steps may be made in one pass, and why of others not."""

from __future__ import annotations

import jax
import pytest

import raise_kernel as rk
from raise_kernel.runtime.native.gpu.steps.stencil import NoSteps, Stencil, stencil_of

M, N = 96, 40
HEAD = """
extern "C" __global__ void k(const float *x, float *y, const float *c) {{
  const int m = {m}, n = {n};
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  int k = i * m + j;
  bool inside = i > 0 && i < n - 1 && j > 0 && j < m - 1;
  {body}
}}
"""
REASONS = {
    "depends on data": "if (inside && c[k] > 0) y[k] = x[k - 1];",
    "reads the array that it writes": "if (inside) y[k] = x[k - 1] + y[k];",
    "does not read": "if (inside) y[k] = c[k];",
    "a constant number away": "if (inside) y[k] = x[k - 1] + x[2 * j];",
    "no sum of its position": "if (inside) y[k ^ 1] = x[k - 1];",
    "several elements": "if (inside && i < n - 2) { y[k] = x[k - 1]; y[k + m] = x[k]; }",
    "no box": "if (inside && i > j) y[k] = x[k - 1];",
    "across the ends of rows": "if (i > 0 && i < n - 1 && j < m) y[k] = x[k - 1] + x[k + 1];",
    "far away": "if (inside && j > 20) y[k] = x[k - 20];",
    "atomic": "if (inside) atomicAdd(y + k, x[k - 1]);",
    "work together": "if (inside) y[k] = x[k - 1]; __syncthreads();",
    "neighbouring elements": "if (i < n && j < 40) y[i * m + 2 * j] = x[i * m + 2 * j];",
    "as different types": "if (inside) y[k] = x[k - 1] + ((const int *)x)[k];",
}


def stencil(body: str) -> Stencil:
    kernel = rk.from_cuda(HEAD.format(m=M, n=N, body=body))
    array = [jax.ShapeDtypeStruct((N, M), "float32") for _ in range(3)]
    made = kernel[(M // 32, N // 8), (32, 8)].options(executor="xla").lower(*array)
    return stencil_of(made.specialized, made.raised, 0, 1)


@pytest.mark.parametrize("reason", REASONS)
def test_the_reason_why_not(reason: str) -> None:
    with pytest.raises(NoSteps, match=reason):
        stencil(REASONS[reason])


def test_indices_in_other_words() -> None:
    plain = stencil("if (inside) y[k] = x[k - m] + x[k + 1];")
    body = "const float *row = x + (long long)(i - 1) * m; unsigned r = j + 1u;"
    other = stencil(f"if (inside) {{ {body} y[k] = row[j] + (x + i * m)[r]; }}")
    for each in (plain, other):
        assert each.box == ((1, M - 2), (1, N - 2))
        places = {p for _, p in each.offsets}
        assert places == {(0, -1), (1, 0)}
