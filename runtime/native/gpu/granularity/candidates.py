"""The forms of a launch on a GPU that a search looks at, in two rounds: granularity, then code.

A form with fewer threads has more work in each: loads and addresses that items share are computed
once, and more loads are under way at a time. Adjacent items share the most. Other block sizes
change how many warps share a multiprocessor, and which rows of an array a block covers.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.runtime.native.gpu.form import ONE, PLAIN, GpuForm, Sizes
from raise_kernel.runtime.native.gpu.granularity.independence import Unit
from raise_kernel.runtime.native.gpu.granularity.retarget import permits

_COARSENINGS = (2, 4, 8)
# Adjacent items of a thread in three dimensions, in two, in one, and their blocks: the forms that
# won, or came close, for stencils of 7 to 17 points, hotspot and lattice Boltzmann on an H200.
_CUBES: tuple[Sizes, ...] = ((4, 1, 2), (2, 1, 4), (4, 1, 4), (4, 1, 1), (1, 1, 4))
_SQUARES: tuple[Sizes, ...] = ((4, 1, 1), (2, 2, 1), (1, 4, 1), (4, 2, 1), (1, 8, 1), (2, 4, 1))
_ROW: tuple[Sizes, ...] = ((4, 1, 1), (2, 1, 1))
# Items of a thread along x that are a block apart.
_APART = (2, 4)
_TILES: tuple[Sizes, ...] = ((64, 4, 1), (32, 8, 1), (128, 2, 1), (32, 16, 1))
_ROWS = (64, 128, 256, 512, 1024)
_PLANES: tuple[Sizes, ...] = ((32, 4, 1), (32, 8, 1), (64, 4, 1), (128, 2, 1), (32, 16, 1))
_UNROLLS = (1, 2, 4, 8)
_REGISTERS = (128, 64, 32)
# A multiprocessor with less to do than this is idle for part of its time.
_LEAST_THREADS = 256


def shapes(launch: Launch, unit: Unit, processors: int = 1) -> list[GpuForm]:
    """Granularities of a launch of which `unit` is independent, on a device of so many
    multiprocessors; the likeliest first."""
    found = dict.fromkeys(_all_shapes(launch, unit))
    least = _LEAST_THREADS * processors
    threads = math.prod(launch.grid) * math.prod(launch.block)

    def busy(form: GpuForm) -> bool:
        items = math.prod(form.items)
        return items == 1 or threads >= least * items

    return [f for f in found if f != PLAIN and permits(unit, f, launch) and busy(f)]


def codes(shape: GpuForm, registers: int, reads_only: bool) -> list[GpuForm]:
    """Ways to generate a shape's code, which takes so many registers now; `reads_only`: it has
    read-only loads."""
    found = [replace(shape, unroll=unroll) for unroll in _UNROLLS]
    if reads_only:
        found.append(replace(shape, read_only=False))
    found += [replace(shape, registers=most) for most in _REGISTERS if most < registers]
    return found


def _all_shapes(launch: Launch, unit: Unit) -> Iterator[GpuForm]:
    if unit == "nothing":
        return
    if unit == "blocks":
        yield from (GpuForm(items=items) for items in _steps(launch.grid))
        return
    extents = [g * b for g, b in zip(launch.grid, launch.block, strict=True)]
    is_row = extents[1:] == [1, 1]
    if unit == "threads":
        # Those that share most come first, then those of kernels that loop: the time may be short.
        likely, *others = _adjacent(extents)
        yield from likely
        yield from _narrower(launch)
        for forms in others:
            yield from forms
        yield from (GpuForm(items=items) for items in _steps(launch.grid))
    blocks = [(x, 1, 1) for x in _ROWS] if is_row else list(_PLANES)
    for block in blocks:
        if block == launch.block:
            continue
        yield GpuForm(block=block)
        if unit == "threads":
            several = (n for n in _APART if n <= extents[0])
            yield from (GpuForm(block=block, items=(n, 1, 1)) for n in several)


def _adjacent(extents: list[int]) -> list[list[GpuForm]]:
    """Threads with several neighbours along x, whose accesses become wide ones, and along the
    slowest axis, in which they share what they load; by the blocks that they have."""
    if extents[1:] == [1, 1]:
        items, blocks = _ROW, [(x, 1, 1) for x in _ROWS[1:4]]
    else:
        items, blocks = (_CUBES if extents[2] > 1 else _SQUARES), list(_TILES)
    fitting = [n for n in items if all(k <= most for k, most in zip(n, extents, strict=True))]
    return [[GpuForm(block=block, items=n, adjacent=True) for n in fitting] for block in blocks]


def _steps(extents: tuple[int, ...]) -> Iterator[Sizes]:
    """Items along x and along y (or z), where there are so many."""
    for count in _COARSENINGS:
        if extents[0] >= count:
            yield count, 1, 1
        if extents[1] >= count:
            yield 1, count, 1
        elif extents[2] >= count:
            yield 1, 1, count


def _narrower(launch: Launch) -> Iterator[GpuForm]:
    """Several threads of one block in one: of its last dimension, so that rows stay whole."""
    axis = max(number for number in range(3) if launch.block[number] > 1 or number == 0)
    for count in _COARSENINGS:
        if launch.block[axis] % count == 0 and math.prod(launch.block) // count >= 32:
            block = [b // count if k == axis else b for k, b in enumerate(launch.block)]
            items = [count if k == axis else one for k, one in enumerate(ONE)]
            yield GpuForm(
                block=(block[0], block[1], block[2]), items=(items[0], items[1], items[2])
            )
