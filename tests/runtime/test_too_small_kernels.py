"""Test kernels whose arrays are one row too short: refused or warned of, at every form of access
and optimization level. The reference executor says which arrays the kernel reads or writes there.
"""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from tests.kernels.specs import SPECS

import raise_kernel as rk
from raise_kernel.runtime.telling import forget

# Kernel, level, and the arguments that are cut.
REFUSED = [
    ("jacobi2d", "O0", (0,)),  # flat indices in two dimensions, under guards
    ("jacobi2d", "O3", (0,)),
    ("saxpy", "O1", (2, 3)),  # one dimension
    ("stencil3d", "O2", (0,)),  # three
    ("conv_dilated", "O1", (0,)),  # past isl's limit
    ("channels_to_space", "O3", (1,)),  # quotients and remainders
    ("back_columns", "O1", (0, 1)),  # a while loop that counts down
    ("black_scholes_strided", "O0", (0, 5)),  # a grid-stride loop
    ("matmul_tile16", "O1", (0, 1, 2)),  # through tiles in shared memory
    ("rows_load4", "O1", (0,)),  # vector loads
    ("lower_triangle", "O2", (0,)),  # a loop as long as the row's number
    ("wmma_product", "O1", (0, 1)),  # fragments
    ("moments_tree", "O1", (0,)),  # a loop from the thread's number on
]
WARNED = [
    ("escape", "O1", (1,)),  # after a loop that is not followed to its end
    ("and_i", "O1", (1,)),  # an index from data, by its remainder
]


def _cut(name: str, level: str, number: int) -> tuple[rk.Launcher, list[object]]:
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    args = list(call.args)
    assert isinstance(args[number], np.ndarray)
    args[number] = np.ascontiguousarray(args[number][:-1])
    return rk.load(spec.path(level), kernel=spec.kernel)[call.launch], args


def _cases(table: list[tuple[str, str, tuple[int, ...]]]):
    return [
        pytest.param(name, level, number, id=f"{name}-{level}-{number}")
        for name, level, numbers in table
        for number in numbers
    ]


@pytest.mark.parametrize(("name", "level", "number"), _cases(REFUSED))
@pytest.mark.usefixtures("x64")
def test_an_access_that_is_outside_is_refused(name: str, level: str, number: int):
    launcher, args = _cut(name, level, number)
    with pytest.raises(rk.Refusal, match="which has") as caught:
        launcher.lower(*args)
    assert caught.value.code == "RK022"


@pytest.mark.parametrize(("name", "level", "number"), _cases(WARNED))
@pytest.mark.usefixtures("x64")
def test_an_access_that_may_be_outside_is_warned_of(name: str, level: str, number: int):
    launcher, args = _cut(name, level, number)
    forget("check-bounds")
    with pytest.warns(rk.KernelWarning, match="which has"):
        launcher.lower(*args)


@pytest.mark.parametrize(
    "name", ["black_scholes_strided", "back_columns", "rows_load4", "escape", "and_i"]
)
@pytest.mark.usefixtures("x64")
def test_nothing_is_said_where_arrays_have_their_sizes(name: str):
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    forget("check-bounds")
    with warnings.catch_warnings():
        warnings.simplefilter("error", rk.KernelWarning)
        rk.load(spec.path("O1"), kernel=spec.kernel)[call.launch].lower(*call.args)


def test_an_array_of_numba_that_is_too_small():
    kernels = pytest.importorskip("tests.kernels.numba.kernels")
    y = np.zeros((64, 64), np.float32)
    launcher = rk.from_numba(kernels.jacobi2d)[(4, 4), (16, 16)]
    with pytest.raises(rk.Refusal, match=r"reads element [0-9]+ of x, which has 256") as caught:
        launcher.lower(np.zeros((16, 16), np.float32), y, 64)
    assert caught.value.code == "RK022"
