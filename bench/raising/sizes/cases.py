"""Kernels at a multiple of their usual size: workloads at their GPU sizes, examples, test kernels.

`scaled` multiplies the number of elements by 4,096: sizes, launches and the scalars that are sizes
come from the same function of the size as ever, called with a larger one. Where a launch or an
index would be illegal, what is legal is taken, and the case says so.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from math import prod
from pathlib import Path
from typing import Any

import jax
import numpy as np
from tests.kernels.specs import SPECS, Spec

from bench.catalogue import workloads
from bench.raising.sizes.wide import read_arrays, wide_argument, wide_source
from bench.workload import Step, Workload

SCALE = 1 << 12
# What an `int` indexes.
INT = 1 << 31
# Sizes that are no extents: an order, the columns of a head, the edge of a small matrix, steps.
FIXED = {"degree", "d", "steps"}
FIXED_OF = {"batched_matmul": {"n"}, "backprop": set(), "tiny_2000": {"steps"}}
# Workloads that divide by a size: a power of two is another program.
POWERS = {"lbm", "shallow_water"}
# Blocks in a grid, by axis.
GRID = (INT - 1, 65535, 65535)


@dataclass(frozen=True)
class Launch:
    """One kernel with its launch and its arguments, arrays as `jax.ShapeDtypeStruct`s."""

    kernel: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    args: tuple[Any, ...]
    shared: int = 0


@dataclass(frozen=True)
class Sized:
    """A program at one size: its source (a file, or CUDA text) and its launches. `factor`: by how
    much its largest array is larger than usual. `notes`: what is not as usual."""

    source: Path | str
    launches: tuple[Launch, ...]
    factor: float = 1.0
    notes: tuple[str, ...] = ()


class NotScaled(Exception):
    """There is no legal larger size, and why."""


@dataclass(frozen=True)
class Case:
    """Something to raise at its usual size and at a larger one. `group`: "workloads", "examples" or
    "kernels". `as_it_is`: at its usual size, with the indices that it has."""

    name: str
    group: str
    usual: Callable[[], Sized]
    scaled: Callable[[], Sized]
    as_it_is: Callable[[], Sized] | None = None


@cache
def cases() -> dict[str, Case]:
    """Every case by its name; a test kernel of a workload's name is `name/kernel`."""
    found = {w.name: _workload_case(w) for w in workloads()}
    for spec in SPECS.values():
        name = spec.name if spec.name not in found else f"{spec.name}/kernel"
        found[name] = _spec_case(name, spec)
    return found


# --- workloads ----------------------------------------------------------------------------------


def _workload_case(workload: Workload) -> Case:
    def sized(larger: bool) -> Sized:
        size, factor = _larger(workload)
        # The same source at both sizes: other types are another program.
        wide = _elements(workload, size) >= INT
        notes = ["64-bit indices"] if wide else []
        notes += [] if factor >= SCALE else ["as large as a grid may be"]
        source = wide_source(workload.cuda.read_text()) if wide else workload.cuda
        before = dict(workload.sizes["gpu"])
        launches = list(_launches(workload, before, wide))
        if larger:
            # A program whose number of launches grows (the stages of a transform): as many.
            launches = list(_launches(workload, size, wide))[: len(launches)]
        return Sized(source, tuple(launches), factor if larger else 1.0, tuple(notes))

    def usual() -> Sized:
        size = dict(workload.sizes["gpu"])
        return Sized(workload.cuda, tuple(_launches(workload, size, wide=False)))

    return Case(workload.name, "workloads", partial(sized, False), partial(sized, True), usual)


def _elements(workload: Workload, size: dict[str, int]) -> int:
    return max(prod(shape) for shape, _ in workload.shapes_of(size).values())


def _larger(workload: Workload) -> tuple[dict[str, int], float]:
    """The size of `SCALE` times the elements, or the largest below it that a grid can have."""
    size = dict(workload.sizes["gpu"])
    fixed = FIXED | FIXED_OF.get(workload.name, set())
    scaled = [name for name in size if name not in fixed]
    before = _elements(workload, size)
    # By how much one of the sizes makes the largest array larger.
    twice = {k: v * 2 if k in scaled else v for k, v in size.items()}
    power = round(np.log2(_elements(workload, twice) / before))
    whole = round(SCALE ** (1 / power))
    factors = [f for k in range(whole.bit_length() - 1) for f in (whole >> k, (whole >> k) - 1)]
    for factor in factors[:: 2 if workload.name in POWERS else 1]:
        larger = {k: v * factor if k in scaled else v for k, v in size.items()}
        if all(_legal(step) for step in workload.program(**larger).distinct()):
            return larger, _elements(workload, larger) / before
    raise NotScaled(f"no larger grid is legal than that of {size}")


def _legal(step: Step) -> bool:
    return all(count <= most for count, most in zip(step.grid, GRID, strict=False))


def _launches(workload: Workload, size: dict[str, int], wide: bool) -> Iterator[Launch]:
    indices = read_arrays(workload.cuda.read_text()) if wide else set()
    structs = {
        name: jax.ShapeDtypeStruct(shape, np.int64 if name in indices else dtype)
        for name, (shape, dtype) in workload.shapes_of(size).items()
    }
    for step in workload.program(**size).distinct():
        args = (structs[a] if isinstance(a, str) else a for a in step.args)
        args = tuple(wide_argument(a) if wide else a for a in args)
        yield Launch(step.kernel, step.grid, step.block, args)


# --- examples and test kernels ------------------------------------------------------------------


def _spec_case(name: str, spec: Spec) -> Case:
    group = "examples" if spec.source.startswith("examples/") else "kernels"
    # The levels differ in form, not in what depends on sizes: the one that is always run.
    level = next(iter(q for q in spec.quick if q), "O3")

    def sized(size: Any, factor: float = 1.0) -> Sized:
        call = spec.call(size)
        args = tuple(_struct(arg) for arg in call.args)
        launch = Launch(spec.kernel, call.grid, call.block, args, call.shared)
        return Sized(spec.path(level), (launch,), factor)

    def scaled() -> Sized:
        return sized(*_larger_call(spec))

    return Case(name, group, lambda: sized(spec.sizes[0]), scaled)


def _struct(arg: Any) -> Any:
    if isinstance(arg, np.ndarray) and arg.ndim:
        return jax.ShapeDtypeStruct(arg.shape, arg.dtype)
    return arg


def _larger_call(spec: Spec) -> tuple[Any, float]:
    """A size of a test kernel with about `SCALE` times the elements.

    All components of the size grow alike, or only some of them where the others are bound by a
    block or change nothing.
    """
    size = spec.sizes[0]
    parts = size if isinstance(size, tuple) else (size,)
    before, why = _call_elements(spec, size), "its arrays have one size"
    for count in range(len(parts), 0, -1):
        for chosen in itertools.combinations(range(len(parts)), count):
            for factor in (4096, 64, 16, 8):
                larger = tuple(p * factor if k in chosen else p for k, p in enumerate(parts))
                if prod(larger) > SCALE * 64 * max(1, prod(parts)):
                    continue
                try:
                    wanted = larger if isinstance(size, tuple) else larger[0]
                    growth = _call_elements(spec, wanted) / before
                except Exception as error:
                    # The spec is of some sizes only; what it says is the reason.
                    why = f"{type(error).__name__}: {error}"
                    continue
                if SCALE <= growth <= 2 * SCALE:
                    return wanted, growth
    raise NotScaled(why)


def _call_elements(spec: Spec, size: Any) -> int:
    return max((np.size(arg) for arg in spec.call(size).args), default=1)


__all__ = ["SCALE", "Case", "Launch", "NotScaled", "Sized", "cases"]
