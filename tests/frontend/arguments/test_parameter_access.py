"""A call returns the arrays that the kernel writes, whatever its sizes are."""

from __future__ import annotations

import numpy as np
import pytest
from tests.kernels.specs import LEVELS, SPECS

import raise_kernel
from raise_kernel.frontend.module import LLVMModule, find_kernel

WRITTEN = {
    "jacobi2d": [1],
    "saxpy": [3],
    "thomas": [3, 4],
    "row_extrema": [1, 2, 3],
    "sincos_pair": [1, 2],
    "determinants": [1],
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", WRITTEN)
def test_written_parameters(name: str, level: str):
    spec = SPECS[name]
    info = find_kernel(LLVMModule.parse(spec.path(level).read_text()), spec.kernel)
    pointers = [p for p in info.params if p.is_pointer]
    assert [p.index for p in pointers if not p.readonly] == WRITTEN[name]


def test_results_do_not_depend_on_sizes():
    kernel = raise_kernel.load(SPECS["two_guards"].path("O3"), kernel="two_guards")
    x = np.ones(4, np.float32)
    for n, m in ((4, 4), (0, 4), (0, 0)):
        y, z = kernel[1, 32](x, x * 2, x * 3, n, m)
        np.testing.assert_array_equal(y, [1] * n + [2] * (4 - n))
        np.testing.assert_array_equal(z, [-1] * m + [3] * (4 - m))


def test_a_pointer_that_leaves_the_kernels_sight_counts_as_written():
    text = """
declare void @sink(ptr)
define ptx_kernel void @k(ptr %x, ptr %y) {
  call void @sink(ptr %x)
  %v = load float, ptr %y
  ret void
}
"""
    x, y = find_kernel(LLVMModule.parse(text)).params
    assert not x.readonly
    assert y.readonly
