"""Why an index is not affine, in the words of remarks."""

from __future__ import annotations

import re

import pytest
from tests.support.clang import needs_clang

import raise_kernel as rk
from raise_kernel.analysis.memory.memory_names import memory_name
from raise_kernel.bindings import parse_module
from raise_kernel.mlir.walks import kernels, walked

jax = pytest.importorskip("jax")
pytestmark = needs_clang

KERNEL = """
__constant__ int table[4] = {{3, 1, 2, 0}};
__global__ void k(const float* x, const int* idx, float* y, int n, int m) {{
  int i = blockIdx.x * blockDim.x + threadIdx.x, j = threadIdx.x;
  y[i] = x[{index}];
}}
"""


@pytest.mark.parametrize(
    "index, words",
    [
        ("idx[i]", "the index is read from idx"),
        ("table[i % 4]", "the index is read from table"),
        ("i % 7", "the index is taken modulo 7"),
        ("i ^ 5", r"the index has a bit operation (^ 5)"),
        ("i * j", "the index is a product of two values that vary"),
        ("(int)sqrtf((float)i)", "the index is computed in floating point"),
        ("idx[i] % 7", "the index is read from idx and is taken modulo 7"),
    ],
)
def test_a_remark_names_the_array_and_the_cause(index: str, words: str) -> None:
    array = [jax.ShapeDtypeStruct((100000,), t) for t in ("float32", "int32", "float32")]
    low = rk.from_cuda(KERNEL.format(index=index))[4, 96].lower(*array, 100000, 3)
    found = [r for r in low.remarks if r.pass_name == "raise-affine"]
    assert [r.message for r in found if "load from x" in r.message] == [
        f"the load from x is not affine: {words}"
    ]
    assert re.fullmatch(r"source\.cu:5:\d+", found[-1].line or "")


def test_affine_indices_have_no_remark() -> None:
    array = [jax.ShapeDtypeStruct((100000,), t) for t in ("float32", "int32", "float32")]
    low = rk.from_cuda(KERNEL.format(index="3 * i + 1"))[4, 96].lower(*array, 100000, 3)
    assert not [r for r in low.remarks if "not affine" in r.message]


@pytest.mark.parametrize(
    "symbol, name",
    [
        ("_ZZ6gatherPKfPKiPfPiS3_iE1s", "s"),
        ("_ZZN3abcI1fEEvvE4tile", "tile"),
        ("_ZZ1kPfE4tile_0", "tile"),
        ("_ZN2ns5coefsE", "coefs"),
        ("tile", "tile"),
    ],
)
def test_memories_have_the_names_of_the_source(symbol: str, name: str) -> None:
    text = f"""func.func @f() {{
      %0 = memref.alloca() {{rk.name = "{symbol}"}} : memref<4xf32>
      return
    }}"""
    module = parse_module(text)
    (op,) = [o for o in walked(kernels(module)[0].regions[0].blocks[0]) if o.results]
    assert memory_name(op.result) == name
