"""What a workload is: CUDA kernels, the launches that use them, and the same thing by hand.

The state of a workload is a dictionary of NumPy arrays by name. A program is a sequence of kernel
launches on them, with a part that is repeated. Peers that are written by hand take the same state.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench.raising.sizes.hollow import HollowRandom, hollow_numpy

GROUPS = ("dense", "stencils", "irregular", "programs")
# A group by itself, with other peers, a committed run of its own and names that others have, too.
NPBENCH = "npbench"
ROOT = Path(__file__).resolve().parent

Size = Mapping[str, int]
State = dict[str, np.ndarray]
# Shape and type of each array of a state.
Shapes = dict[str, tuple[tuple[int, ...], Any]]


@dataclass(frozen=True)
class Iteration:
    """An argument: the number of the repetition of a program's body, an `int`."""


ITERATION = Iteration()
Argument = str | np.generic | Iteration


@dataclass(frozen=True)
class Step:
    """One launch. An argument is the name of an array of the state, a NumPy scalar, or `ITERATION`,
    the number of the iteration of the program's body."""

    kernel: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    args: tuple[Argument, ...]

    @property
    def arrays(self) -> tuple[str, ...]:
        """The names of the arrays among the arguments, each once, in order."""
        return tuple(dict.fromkeys(arg for arg in self.args if isinstance(arg, str)))

    def at(self, iteration: Any) -> Step:
        """The launch in a repetition of the body."""
        args = tuple(iteration if isinstance(arg, Iteration) else arg for arg in self.args)
        return dataclasses.replace(self, args=args)


@dataclass(frozen=True)
class Program:
    """`before`, then `body` repeated `times` times, then `after`."""

    body: tuple[Step, ...]
    times: int = 1
    before: tuple[Step, ...] = ()
    after: tuple[Step, ...] = ()

    def steps(self) -> Iterator[Step]:
        """Every launch, in order."""
        yield from self.before
        for iteration in range(self.times):
            yield from (step.at(np.int32(iteration)) for step in self.body)
        yield from self.after

    def distinct(self) -> tuple[Step, ...]:
        """Every launch that differs from those before it, `ITERATION` as it is."""
        return tuple(dict.fromkeys((*self.before, *self.body, *self.after)))

    def launches(self) -> int:
        """How many kernels run."""
        return len(self.before) + self.times * len(self.body) + len(self.after)


@dataclass(frozen=True)
class Workload:
    """One thing to measure.

    `sizes` has "toy", "cpu", "gpu" and "simulator". `arrays` draws the state. `program` is what the
    GPU runs. `outputs` are compared; `flops` and `bytes` are the least that the work takes: every
    input read once and every output written once. `by_hand` is JAX: state of JAX arrays to the
    arrays that it writes; where it is the same whole-array expressions as NumPy's, `array_style` is
    enough: of `numpy`, `cupy` or `jax.numpy`, the state and the size, it gives the arrays that are
    new and may write into the others. `prange` is a Numba function of all arrays, then all sizes.
    `simulated` gives Numba CUDA kernels by the names of the CUDA ones, with their parameters.
    `finite`: an infinity or NaN in a result is a defect, since the data were drawn so that there is
    none. `idempotent`: running it again on its own result does the same work. `optimize`: the
    raised program is optimized as a whole (`rk.optimize`), not launch by launch. `shapes` is for
    those whose `arrays` computes with what it draws: the shapes of the state, for sizes at which
    nobody could draw it.
    """

    name: str
    group: str
    sizes: Mapping[str, Size]
    arrays: Callable[..., State]
    program: Callable[..., Program]
    outputs: tuple[str, ...]
    flops: Callable[..., float]
    bytes: Callable[..., float]
    by_hand: Callable[..., dict[str, Any]] | None = None
    array_style: Callable[..., dict[str, Any]] | None = None
    prange: Callable[..., None] | None = None
    simulated: Callable[[], dict[str, Any]] | None = None
    rtol: float = 1e-4
    atol: float = 1e-5
    finite: bool = True
    idempotent: bool = True
    source_name: str | None = None
    optimize: bool = False
    shapes: Callable[..., Shapes] | None = None

    @property
    def cuda(self) -> Path:
        """The CUDA C++ source: the input of everything."""
        return ROOT / self.group / "sources" / f"{self.source_name or self.name}.cu"

    @property
    def openmp(self) -> Path:
        """The same in C with OpenMP: `void run(arrays..., long sizes...)`."""
        return ROOT / self.group / "sources" / f"{self.source_name or self.name}.c"

    def state(self, size: Size, seed: int = 1) -> State:
        """Arrays of this size, drawn at random."""
        return self.arrays(np.random.default_rng(seed), **size)

    def shapes_of(self, size: Size) -> Shapes:
        """What `state` has, without drawing it: at any size."""
        if self.shapes is not None:
            return self.shapes(**size)
        with hollow_numpy():
            state = self.arrays(HollowRandom(), **size)
        return {name: (array.shape, array.dtype) for name, array in state.items()}


def blocks(count: int, block: int) -> int:
    """How many blocks of a size cover a count."""
    return -(-count // block)


def i32(value: int) -> np.int32 | np.int64:
    """A size in 32 bits, or 64 where it needs them (`bench/raising/sizes/wide.py`)."""
    return np.int32(value) if value < 2**31 else np.int64(value)


def f32(value: float) -> np.float32:
    return np.float32(value)
