"""A kernel as one device's part of its launch: what becomes of the device's position, and that the
parts of all devices leave what the launch leaves."""

from __future__ import annotations

import functools
import re
from dataclasses import replace

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.native.gpu.granularity.test_retarget import run as executed

import raise_kernel as rk
from raise_kernel.frontend.arguments.signature import ByDevice
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.compile import Asked
from raise_kernel.runtime.native.gpu.entry import entry_of
from raise_kernel.runtime.native.gpu.form import PLAIN, GpuForm
from raise_kernel.runtime.native.gpu.granularity.retarget import retargeted
from raise_kernel.runtime.native.gpu.ptx import ptx_of
from raise_kernel.runtime.native.gpu.target import GpuTarget
from raise_kernel.runtime.native.part import START, Block, Run, extended, part_of, runs_of
from raise_kernel.runtime.sharding.launches import parts_for

SIZE, COUNT = 256, 4
POSITIONS = tuple((10 + k, k) for k in range(COUNT))


@functools.cache
def stencil() -> rk.Kernel:
    return rk.from_cuda("examples/jacobi2d.cu")


def parts(
    positions: ByDevice, size: int = SIZE, rows: int = 16, more: tuple[int, int] = (0, 0)
) -> list[Specialized]:
    """A launch of a stencil with so many rows a block; the inside of its part, and its edges with
    `more` rows of the neighbours; with these also all in one."""
    launch = stencil()[(size // 16, size // rows), (16, rows)]
    x, y = (jax.ShapeDtypeStruct((size, size), jnp.float32) for _ in "xy")
    lowered = replace(launch.lower(x, y, size), asked=Asked("native", False))
    own = size * size // COUNT
    found = parts_for(lowered, COUNT, {0: own, 1: own})
    apart = runs_of(found, rows)
    assert apart is not None
    runs = [apart[0], extended(apart[1], more)]
    blocks = {0: Block(own, size, size), 1: Block(own)}
    if any(more):
        room = [size * (one + 1) for one in more]
        blocks = {0: Block(own, *room), 1: Block(own, *room)}
        runs.append(extended(Run(found.threads), more))
    given = lowered.specialized, found, COUNT, blocks, True
    return [lowered.specialized, *(part_of(*given, run, positions) for run in runs)]


def test_a_run_starts_after_those_of_the_devices_before() -> None:
    _, inside, edges = parts(POSITIONS)
    # The first 16 of a device's 64 rows are an edge, and the last 16.
    assert inside.signature.scalars[0].by_device == ((10, 16), (11, 80), (12, 144), (13, 208))
    assert edges.signature.scalars[0].by_device == ((10, 0), (11, 64), (12, 128), (13, 192))


FORMS = (
    PLAIN,
    GpuForm(block=(32, 8, 1)),
    GpuForm(block=(8, 4, 1), items=(4, 1, 1), adjacent=True),
    GpuForm(block=(8, 4, 1), items=(4, 2, 1), adjacent=True),
    GpuForm(block=(8, 4, 1), items=(1, 8, 1), adjacent=True),
    GpuForm(items=(1, 2, 1)),
)


@pytest.mark.sample(1)
@pytest.mark.parametrize("form", FORMS)
def test_the_parts_of_all_devices_leave_what_the_launch_leaves(form: GpuForm) -> None:
    size = 64
    whole, *runs = parts(POSITIONS, size, 4)
    random = np.random.default_rng(0)
    x, y = (random.normal(size=(size, size)).astype(np.float32) for _ in "xy")
    want = executed(whole, [x, y])[1]
    rows = size // COUNT
    # What is beyond the ends of the array is never read into a result.
    around = np.pad(x, ((1, 1), (0, 0)), constant_values=np.nan)
    for number, position in POSITIONS:
        own = slice(position * rows, (position + 1) * rows)
        local = [around[own.start : own.stop + 2].ravel(), y[own].ravel()]
        for part in runs:
            (scalar,) = part.signature.scalars
            start = dict(scalar.by_device)[number]
            shaped = retargeted(part, form, "threads")
            text = re.sub(r", i32 range\([^)]*\) %rk\.start\)", ")", shaped.text)
            text = text.replace("%rk.start", str(start))
            local[1] = executed(replace(shaped, text=text), local)[1]
        np.testing.assert_array_equal(local[1].reshape(rows, size), want[own], err_msg=str(number))


@pytest.mark.sample(1)
@pytest.mark.parametrize("more", [(1, 1), (3, 2), (0, 5)])
@pytest.mark.parametrize("form", FORMS[:4])
def test_a_part_with_neighbours_threads_leaves_what_the_launch_leaves_there(
    form: GpuForm, more: tuple[int, int]
) -> None:
    size, (before, after) = 64, more
    rows = size // COUNT
    whole, *runs = parts(POSITIONS, size, 4, more)
    random = np.random.default_rng(1)
    x, y = (random.normal(size=(size, size)).astype(np.float32) for _ in "xy")
    want = executed(whole, [x, y])[1]
    # A row of the array that is read lies around those that are written.
    ends = (before + 1, after + 1)
    around = [np.pad(v, (ends, (0, 0)), constant_values=np.nan) for v in (x, y)]
    for number, position in POSITIONS:
        first = position * rows
        held = slice(first, first + rows + sum(ends))
        # The rows in two runs, or in one.
        for chosen in (runs[:2], runs[2:]):
            local = [v[held].ravel() for v in around]
            for part in chosen:
                (scalar,) = part.signature.scalars
                shaped = retargeted(part, form, "threads")
                text = re.sub(r", i32 range\([^)]*\) %rk\.start\)", ")", shaped.text)
                text = text.replace("%rk.start", str(dict(scalar.by_device)[number]))
                local[1] = executed(replace(shaped, text=text), local)[1]
            found = local[1].reshape(-1, size)
            low, high = max(0, first - before), min(size, first + rows + after)
            at = low - first + ends[0]
            np.testing.assert_array_equal(found[at : at + high - low], want[low:high])
            # No thread has run beyond.
            others = np.delete(found, slice(at, at + high - low), 0)
            same = np.delete(around[1][held], slice(at, at + high - low), 0)
            np.testing.assert_array_equal(others, same)


def ptx(part: Specialized) -> str:
    return ptx_of(entry_of(part), GpuTarget(90, 80))


def test_a_position_that_the_host_knows_is_passed_by_value() -> None:
    for part in parts(POSITIONS)[1:]:
        (scalar,) = part.signature.scalars
        assert scalar.name == START
        text = ptx(part)
        assert ".param .u32" in text
        assert text.count("ld.global") == 4  # the neighbours, and nothing before them
    for part in parts(())[1:]:
        text = ptx(part)
        assert ".param .u32" not in text
        assert text.count("ld.global") == 5


def test_threads_inside_of_blocks_do_not_ask_for_the_ends_of_the_array() -> None:
    """No device's inner rows are the first or the last one of all."""
    _, inside, edges = parts(POSITIONS)
    assert ptx(inside).count("setp") < ptx(edges).count("setp")
