"""The type of what a pointer points to, by what the kernel accesses."""

from __future__ import annotations

import pytest

from raise_kernel.frontend.arguments.accessed_types import element_types
from raise_kernel.frontend.cuda import compile_cuda
from raise_kernel.frontend.module import find_kernel


@pytest.mark.parametrize(
    "parameters, body, types",
    [
        ("float *x, int n", "x[n] = 1;", {(0, 0): "float32"}),
        ("void *x", "((double *)x)[threadIdx.x] = 1;", {(0, 0): "float64"}),
        ("float4 *x, short *y", "x[1].y = y[2];", {(0, 0): "float32", (1, 0): "int16"}),
        ("const float *unused", "", {(0, 0): "float32"}),
        ("int *x", "atomicAdd(x + 3, 2); atomicCAS((unsigned *)x, 1u, 2u);", {(0, 0): "int32"}),
        ("P *p", "p[1].a = p[2].a;", {(0, 0): "int32"}),
        ("P *p", "p[1].a = p[2].b;", {}),
        ("S s", "s.x[threadIdx.x] = s.p[0].b * s.k;", {(0, 0): "float32", (0, 16): "float64"}),
        ("char *x", "if (threadIdx.x) *(int *)x = 1; else *(short *)x = 2;", {}),
        ("float *x, int *y", "float *p = threadIdx.x ? x : x + 4; y[0] = p[1];",
         {(0, 0): "float32", (1, 0): "int32"}),
    ],
)  # fmt: skip
def test_types(parameters: str, body: str, types: dict[tuple[int, int], str]) -> None:
    source = (
        "struct P { int a; double b; };\n"
        "struct S { float *x; long k; const P *p; };\n"
        f"__global__ void kernel({parameters}) {{ {body} }}\n"
    )
    module = compile_cuda(source)
    found = element_types(module, find_kernel(module))
    assert {place: dtype.name for place, dtype in found.items()} == types
