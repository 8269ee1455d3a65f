"""A kernel as one device's part of its launch: what becomes of the device's position."""

from __future__ import annotations

from dataclasses import replace

import jax
import jax.numpy as jnp

import raise_kernel as rk
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.compile import Asked
from raise_kernel.runtime.native.gpu.entry import entry_of
from raise_kernel.runtime.native.gpu.ptx import ptx_of
from raise_kernel.runtime.native.gpu.target import GpuTarget
from raise_kernel.runtime.native.part import START, Block, part_of, runs_of
from raise_kernel.runtime.sharding.launches import parts_for

SIZE, COUNT = 256, 4
POSITIONS = tuple((10 + k, k) for k in range(COUNT))


def parts(positions: tuple[tuple[int, int], ...]) -> tuple[Specialized, Specialized]:
    """The inside of a stencil's part, and its edges."""
    launch = rk.from_cuda("examples/jacobi2d.cu")[(SIZE // 16, SIZE // 16), (16, 16)]
    x, y = (jax.ShapeDtypeStruct((SIZE, SIZE), jnp.float32) for _ in "xy")
    lowered = replace(launch.lower(x, y, SIZE), asked=Asked("native", False))
    own = SIZE * SIZE // COUNT
    found = parts_for(lowered, COUNT, {0: own, 1: own})
    runs = runs_of(found, 16)
    assert runs is not None
    blocks = {0: Block(own, SIZE, SIZE), 1: Block(own)}
    inside, edges = (
        part_of(lowered.specialized, found, COUNT, blocks, True, run, positions) for run in runs
    )
    return inside, edges


def test_a_run_starts_after_those_of_the_devices_before() -> None:
    inside, edges = parts(POSITIONS)
    # The first 16 of a device's 64 rows are an edge, and the last 16.
    assert inside.signature.scalars[0].by_device == ((10, 16), (11, 80), (12, 144), (13, 208))
    assert edges.signature.scalars[0].by_device == ((10, 0), (11, 64), (12, 128), (13, 192))


def ptx(part: Specialized) -> str:
    return ptx_of(entry_of(part), GpuTarget(90, 80))


def test_a_position_that_the_host_knows_is_passed_by_value() -> None:
    for part in parts(POSITIONS):
        (scalar,) = part.signature.scalars
        assert scalar.name == START
        text = ptx(part)
        assert ".param .u32" in text
        assert text.count("ld.global") == 4  # the neighbours, and nothing before them
    for part in parts(()):
        text = ptx(part)
        assert ".param .u32" not in text
        assert text.count("ld.global") == 5


def test_threads_inside_of_blocks_do_not_ask_for_the_ends_of_the_array() -> None:
    """No device's inner rows are the first or the last one of all."""
    inside, edges = parts(POSITIONS)
    assert ptx(inside).count("setp") < ptx(edges).count("setp")
