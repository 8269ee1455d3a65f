"""Copies of edges: the kernel for GPUs on the reference executor, and the handler for CPUs."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.core import ShapedArray

from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.native.gpu.ptx import ptx_of_module
from raise_kernel.runtime.native.gpu.target import GpuTarget
from raise_kernel.runtime.native.launch import NativeLaunch
from raise_kernel.runtime.reference.execute import execute
from raise_kernel.runtime.sharding.copies import (
    Bytes,
    Copy,
    kernel_text,
    launch_of,
    target_of,
    unit_of,
)

# Sizes and places in units of so many bytes; a copy of none; more units than a block has threads.
UNITS = (16, 8, 4, 2, 1)
PIECES = (
    (0, 0, (3, 1, 5), (3, 1, 5)),
    (1, 1, (0, 7, 300), (301, 9, 2)),
    (0, 1, (9, 0, 0), (9, 0, 6)),
    (1, 0, (17, 20, 257), (0, 20, 0)),
)
POSITIONS = ((0, 1), (1, 0))


def copies(unit: int) -> list[Copy]:
    def scaled(place: tuple[int, ...]) -> Bytes:
        return Bytes(*(unit * n for n in place))

    return [Copy(source, to, scaled(even), scaled(odd)) for source, to, even, odd in PIECES]


def arrays(unit: int) -> list[np.ndarray]:
    random = np.random.default_rng(unit)
    return [random.integers(0, 256, 320 * unit).astype(np.uint8) for _ in range(4)]


def wanted(unit: int, position: int) -> list[np.ndarray]:
    *sources, a, b = arrays(unit)
    for one in copies(unit):
        place = one.odd if position % 2 else one.even
        part = sources[one.source][place.at : place.at + place.size]
        (a, b)[one.to][place.begin : place.begin + place.size] = part
    return [a, b]


@pytest.mark.sample(4)
@pytest.mark.parametrize("position", [0, 3])
@pytest.mark.parametrize("unit", UNITS)
def test_a_thread_copies_a_unit(unit: int, position: int) -> None:
    given = copies(unit)
    assert unit_of(given) == unit
    text = kernel_text(given)
    ptx = ptx_of_module(text, GpuTarget(90, 80))
    assert f"ld.global.{'v4.b32' if unit == 16 else f'b{8 * unit}'}" in ptx
    # The executor runs kernels of arrays alone.
    whole = text.replace(", i32 %position)", ")").replace("%position", str(position))
    passed = arrays(unit)
    buffers = [np.copy(v) for one in given for v in (passed[one.source], passed[2 + one.to])]
    left = execute(LLVMModule.parse(whole), "rk_copies", launch_of(given), buffers)
    for number, want in enumerate(wanted(unit, position)):
        found = passed[2 + number]
        for one, written in zip(given, left[1::2], strict=True):
            if one.to == number:
                found = np.where(written != passed[2 + number], written, found)
        np.testing.assert_array_equal(found, want)


@pytest.mark.parametrize("position", [0, 3])
@pytest.mark.parametrize("unit", UNITS)
def test_results_have_operands_memory_on_cpus(unit: int, position: int) -> None:
    kind = ShapedArray((320 * unit,), np.dtype(np.uint8))
    target = target_of(copies(unit), 4, 2, {2: 0, 3: 1}, "cpu", POSITIONS)
    launch = NativeLaunch(lambda *_: None, (kind, kind), {"cpu": target})
    given = jnp.int32(position), *map(jnp.asarray, arrays(unit))
    for got, want in zip(jax.jit(launch)(*given), wanted(unit, position), strict=True):
        np.testing.assert_array_equal(got, want)
