"""Several steps in one pass have the bits of single ones, by the reference executor."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

import jax
import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.frontend.read_module import read_module
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.native.gpu.entry import entry_of
from raise_kernel.runtime.native.gpu.ptx import ptx_of
from raise_kernel.runtime.native.gpu.steps.program import stepped
from raise_kernel.runtime.native.gpu.steps.shape import Tiles
from raise_kernel.runtime.native.gpu.steps.stencil import NoSteps, stencil_of
from raise_kernel.runtime.native.gpu.target import GpuTarget
from raise_kernel.runtime.reference.execute import execute
from raise_kernel.runtime.reference.races import RaceCheck

PLACE = """
  int j = blockIdx.x * blockDim.x + threadIdx.x{start}, i = blockIdx.y * blockDim.y + threadIdx.y;
  int h = blockIdx.z * blockDim.z + threadIdx.z, k = (h * n + i) * m + j;
  (void)h;
"""
SOURCES = {
    "four": (
        "const float *x, float *y",
        "if (i > 0 && i < n - 1 && j > 0 && j < m - 1)"
        " y[k] = 0.25f * (x[k - 1] + x[k + 1] + x[k - m] + x[k + m]);",
    ),
    # Products that neighbours share, by which what is fused could differ.
    "nine": (
        "const double *x, double *y, const double *c",
        "if (i < 1 || i >= n - 2 || j < 2 || j >= m - 1) return;"
        " y[k] = c[k] * (0.3 * x[k - 1] + 0.3 * x[k + 1] + 0.1 * x[k - m - 1] + 0.1 * x[k - m + 1]"
        " + 0.1 * x[k + m - 1] + x[k] * x[k + m]);",
    ),
    # One-sided, and a choice by data.
    "upwind": (
        "const float *x, float *y",
        "if (i < 2 || i >= n || j < 5 || j >= m) return;"
        " float s = x[k - 2 * m] - x[k - 5]; y[k] = s > 0 ? x[k] - 0.5f * s : x[k] * s;",
    ),
    "whole": (
        "const int *x, int *y",
        "if (i < n && j < m) y[k] = 3 * x[k] + 1;",
    ),
    "seven": (
        "const float *x, float *y",
        "if (h > 0 && h < l - 1 && i > 0 && i < n - 1 && j > 0 && j < m - 1)"
        " y[k] = 0.4f * x[k] + 0.1f * (x[k - 1] + x[k + 1] + x[k - m] + x[k + m] + x[k - n * m]"
        " + x[k + n * m]);",
    ),
    "diagonals": (
        "const double *x, double *y",
        "if (h < 1 || h >= l || i < 1 || i >= n - 1 || j < 1 || j >= m - 1) return;"
        " int p = n * m; y[k] = x[k - p - m + 1] + 0.5 * x[k - p + m - 1] + 0.25 * x[k + m + 1];",
    ),
    "shifted": (
        "const float *x, float *y",
        "if (i < n - 1 && j < m - 1) y[k] = 0.5f * x[k - 1] + 0.25f * (x[k + m] + x[k + 1]);",
    ),
}


@dataclass(frozen=True)
class Case:
    """A kernel for arrays of a shape, and the tiles that it is cut into."""

    name: str
    shape: tuple[int, ...]
    steps: int
    warps: int = 2
    length: int = 16
    ahead: int = 1


CASES = [
    Case("four", (150, 300), 3),
    Case("four", (67, 129), 8, length=64, ahead=3),
    Case("four", (40, 256), 1, ahead=0),
    Case("nine", (33, 130), 2),
    Case("nine", (41, 67), 4, warps=1),
    Case("upwind", (50, 260), 5),
    Case("upwind", (35, 131), 3, ahead=2),
    Case("whole", (19, 140), 4),
    Case("shifted", (31, 260), 3),
    Case("seven", (20, 24, 400), 2, warps=8),
    Case("seven", (11, 13, 67), 3, warps=10, length=5),
    Case("seven", (9, 10, 131), 1, warps=4, length=4, ahead=2),
    Case("diagonals", (12, 14, 140), 2, warps=8, length=6),
]


@pytest.fixture(scope="module")
def kernels() -> dict[str, Any]:
    found = {}
    for name, (parameters, body) in SOURCES.items():
        place = PLACE.format(start=" + 1" if name == "shifted" else "")
        head = f"__global__ void {name}({parameters}, int m, int n, int l)"
        found[name] = rk.from_cuda(f"{head} {{{place}{body}}}")
    return found


def lowered(kernel: Any, shape: tuple[int, ...]) -> Lowered:
    """The kernel for arrays of this shape, of which it takes as many as it has pointers."""
    depth, rows, columns = (1, *shape)[-3:]
    dtype = {"float": "float32", "double": "float64", "int": "int32"}
    types = SOURCES[kernel.name.split("(")[0]][0].split(", ")
    arrays = [jax.ShapeDtypeStruct(shape, dtype[t.split(" *")[0].split()[-1]]) for t in types]
    block = (16, 4, 2) if len(shape) == 3 else (32, 4, 1)
    grid = tuple(-(-n // b) for n, b in zip((columns, rows, depth), block, strict=True))
    made = kernel[grid, block].options(executor="xla")
    with jax.enable_x64(True):
        return made.lower(*arrays, columns, rows, depth)


def values(shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
    rng = np.random.default_rng(len(shape))
    if dtype.kind == "i":
        return rng.integers(-(2**31), 2**31 - 1, shape, dtype=dtype)
    found = rng.normal(size=shape).astype(dtype)
    for special in (np.nan, np.inf, -np.inf, -0.0, 1e-310):
        found[rng.random(shape) < 0.002] = special
    return found


def ran(text: str, launch: Any, arrays: list[np.ndarray], **options: Any) -> list[np.ndarray]:
    return execute(read_module(text), None, launch, arrays, **options)


def assert_same(found: np.ndarray, wanted: np.ndarray) -> None:
    """The same bits, or a NaN in both."""
    bits = np.dtype(f"u{found.dtype.itemsize}")
    same = found.view(bits) == wanted.view(bits)
    assert (same | (np.isnan(found) & np.isnan(wanted))).all()


@pytest.mark.sample(2)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.name}-{case.steps}-{case.shape}")
def test_steps_have_the_bits_of_single_ones(kernels: dict[str, Any], case: Case) -> None:
    one = lowered(kernels[case.name], case.shape)
    stencil = stencil_of(one.specialized, one.raised, 0, 1)
    tiles = Tiles(stencil, case.steps, case.warps, case.length, case.ahead)
    several = stepped(one.specialized, tiles)
    types = [memory.dtype for memory in one.signature.memories]
    x, y, *others = (values(case.shape, dtype) for dtype in types)
    inside = tuple(slice(low, high + 1) for low, high in reversed(stencil.box))
    kept = x.copy()
    kept[inside] = y[inside]
    now, old = x, kept
    for _ in range(case.steps):
        now, old = ran(one.specialized.text, one.signature.launch, [now, old, *others])[1::-1]
    launch = several.signature.launch
    read, made, *same = ran(several.text, launch, [x, kept, *others])
    assert_same(made.reshape(case.shape), now.reshape(case.shape))
    for before, after in zip([x, *others], [read, *same], strict=True):
        assert_same(after.reshape(case.shape), before)


def test_lines_that_store_the_same(kernels: dict[str, Any]) -> None:
    one = lowered(kernels["four"], (37, 130))
    (store,) = re.findall(r"\n  store [^\n]*", one.specialized.text)
    twice = replace(one.specialized, text=one.specialized.text.replace(store, 2 * store))
    stencil = stencil_of(twice, one.raised, 0, 1)
    several = stepped(twice, Tiles(stencil, 2, 2, 16, 1))
    x = values((37, 130), np.dtype(np.float32))
    now, old = x, x.copy()
    for _ in range(2):
        now, old = ran(one.specialized.text, one.signature.launch, [now, old])[1::-1]
    _, made = ran(several.text, several.signature.launch, [x, x.copy()])
    assert_same(made.reshape(37, 130), now.reshape(37, 130))


def test_no_two_warps_race_for_shared_memory(kernels: dict[str, Any]) -> None:
    one = lowered(kernels["seven"], (7, 9, 40))
    stencil = stencil_of(one.specialized, one.raised, 0, 1)
    for steps in (1, 2):
        several = stepped(one.specialized, Tiles(stencil, steps, 6, 4, 1))
        x = values((7, 9, 40), np.dtype(np.float32))
        launch = several.signature.launch
        ran(several.text, launch, [x, x.copy()], check_races=RaceCheck())


def test_a_tile_that_has_nothing_of_its_own_is_refused(kernels: dict[str, Any]) -> None:
    one = lowered(kernels["seven"], (7, 9, 40))
    stencil = stencil_of(one.specialized, one.raised, 0, 1)
    with pytest.raises(NoSteps, match="nothing of its own after 2 steps"):
        stepped(one.specialized, Tiles(stencil, 2, 4, 16, 1))
    with pytest.raises(NoSteps, match="bytes of shared memory"):
        stepped(one.specialized, Tiles(stencil, 4, 30, 16, 1))


def test_arrays_of_a_program_are_as_the_stencil_says(kernels: dict[str, Any]) -> None:
    one = lowered(kernels["shifted"], (31, 260))
    stencil = stencil_of(one.specialized, one.raised, 0, 1)
    assert stencil.shape == (260, 31)
    assert stencil.origin == (1, 0)
    assert stencil.box == ((1, 258), (0, 29))
    assert sorted(place for _, place in stencil.offsets) == [(-1, 0), (0, 1), (1, 0)]
    assert not stencil.contracts


def test_each_element_has_the_operations_of_a_single_step(kernels: dict[str, Any]) -> None:
    """Neighbours share products here: as one value they would not be fused with sums."""
    one = lowered(kernels["nine"], (40, 128))
    stencil = stencil_of(one.specialized, one.raised, 0, 1)
    assert stencil.contracts
    counts = [
        Counter(re.findall(r"\b(fma|mul|add)\S*\.f64", ptx_of(entry_of(kernel), GpuTarget())))
        for kernel in (one.specialized, stepped(one.specialized, Tiles(stencil, 2, 1, 32, 1)))
    ]
    # Two loops, each of three rows with two steps of two elements.
    assert counts[1] == Counter({name: 24 * count for name, count in counts[0].items()})
