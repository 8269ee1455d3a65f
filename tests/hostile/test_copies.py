"""Kernels, launches and refusals are copied and pickled; odd Python values are refused."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.support.commands import JACOBI

import raise_kernel as rk


def _pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


COPIES = [copy.copy, copy.deepcopy, _pickled]


@pytest.mark.parametrize("duplicate", COPIES)
def test_kernels_and_launches(duplicate: Callable[[Any], Any]) -> None:
    x = np.random.default_rng(0).normal(size=(64, 64)).astype(np.float32)
    kernel = rk.load(JACOBI)
    launcher = kernel[(4, 4), (16, 16)]
    want = np.asarray(launcher(x, x, 64))  # what is cached is there from here on
    assert duplicate(kernel).name == kernel.name
    np.testing.assert_array_equal(duplicate(kernel)[(4, 4), (16, 16)](x, x, 64), want)
    np.testing.assert_array_equal(duplicate(launcher)(x, x, 64), want)
    lowered = launcher.lower(x, x, 64)
    assert lowered.function is not None
    assert duplicate(lowered).as_text() == lowered.as_text()
    np.testing.assert_array_equal(duplicate(lowered).compile()(x, x, 64), want)


@pytest.mark.parametrize("duplicate", COPIES)
def test_refusals(duplicate: Callable[[Any], Any]) -> None:
    refusal = rk.Refusal("RK006", "no", file="a.cu", hint="yes")
    assert str(duplicate(refusal)) == str(refusal)
    assert str(duplicate(rk.InternalError("fault", "module {}"))) == "fault"


def test_numba_kernels() -> None:
    cuda = pytest.importorskip("numba.cuda")

    @cuda.jit
    def twice(x, y):
        y[0] = 2 * x[0]

    kernel = rk.from_numba(twice)
    x = np.ones(1, np.float32)
    kernel[1, 1](x, x.copy())
    assert copy.copy(kernel).name == "twice"


@pytest.mark.parametrize("border", ["red", object(), [[1], 2], {}])
def test_borders_that_are_no_numbers(border: Any) -> None:
    with pytest.raises(rk.Refusal) as caught:
        rk.texture(np.zeros((4, 4), np.float32), border=border)
    assert caught.value.code == "RK042"


VARIABLE = """target triple = "nvptx64-nvidia-cuda"
%struct.P = type { float, i32, [2 x float] }
@p = dso_local addrspace(4) externally_initialized global %struct.P zeroinitializer, align 4
define ptx_kernel void @k(ptr %x) {
  %v = load float, ptr addrspacecast (ptr addrspace(4) @p to ptr)
  store float %v, ptr %x
  ret void
}
"""


@pytest.mark.parametrize("value", [(1.0, 2, (3.0,)), {"a": 1}, object(), "text", [1, [2]]])
def test_variables_that_are_no_arrays(value: Any) -> None:
    with pytest.raises(rk.Refusal) as caught:
        rk.load(VARIABLE)[1, 1](np.zeros(1, np.float32), p=value)
    assert caught.value.code == "RK006"
