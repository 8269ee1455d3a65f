"""What a test kernel is: where its code lies, how it is called at several sizes, what it computes.

A spec registers itself: `spec("saxpy", "examples/saxpy", sizes=(1000, 33, 1, 0), ...)`. The first
size is the usual one, the others are odd: not a multiple of the block, one, none.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from tests.kernels.levels import ir_file

ROOT = Path(__file__).resolve().parents[2]
# One of these rows, by the kernel's name, says at which level it is tested with its first size or
# with its second one where not all of its levels and sizes are: in every run, of one in six
# kernels. `-m nightly` takes the rest.
QUICK = (
    ("", "O0"),
    ("O2",),
    ("", "O1"),
    ("", "O3"),
)

# What the StableHLO of a kernel must be free of: of an affine one without sequential loops, and of
# one whose loops carry values.
AFFINE = ("gather", "scatter", "while")
SEQUENTIAL = ("gather", "scatter")

Size = int | tuple[int, ...]


@dataclass(frozen=True)
class Call:
    """One call: launch sizes in x, y, z order, the arguments, bytes of dynamic shared memory."""

    grid: tuple[int, ...]
    block: tuple[int, ...]
    args: tuple[Any, ...]
    shared: int = 0

    @property
    def launch(self) -> tuple[Any, ...]:
        """What stands in a kernel's brackets."""
        return self.grid, self.block, None, self.shared


class Draw:
    """Random arguments, the same for one kernel and size in every run."""

    def __init__(self, seed: str) -> None:
        self._rng = np.random.default_rng(list(seed.encode()))

    def f64(self, *shape: int, lo: float = -2.0, hi: float = 2.0) -> np.ndarray:
        return self._rng.uniform(lo, hi, shape)

    def f32(self, *shape: int, lo: float = -2.0, hi: float = 2.0) -> np.ndarray:
        return self.f64(*shape, lo=lo, hi=hi).astype(np.float32)

    def f16(self, *shape: int) -> np.ndarray:
        return self.f64(*shape).astype(np.float16)

    def bf16(self, *shape: int) -> np.ndarray:
        return self.f64(*shape).astype(ml_dtypes.bfloat16)

    def ints(self, dtype: Any, *shape: int, lo: int | None = None, hi: int | None = None):
        """Integers of `dtype` in [lo, hi], its whole range by default."""
        info = np.iinfo(dtype)
        low = info.min if lo is None else lo
        high = info.max if hi is None else hi
        return self._rng.integers(low, high, shape, dtype=dtype, endpoint=True)

    def i32(self, *shape: int, lo: int = -1000, hi: int = 1000) -> np.ndarray:
        return self.ints(np.int32, *shape, lo=lo, hi=hi)

    def u32(self, *shape: int) -> np.ndarray:
        return self.ints(np.uint32, *shape)

    def bools(self, *shape: int) -> np.ndarray:
        return self._rng.integers(0, 2, shape).astype(bool)


@dataclass(frozen=True)
class Spec:
    """A kernel under test.

    `source` is a path without suffix from the root of the checkout; `make(size, draw)` gives a call
    and `numpy(*args)` what the call leaves in the written arrays, in parameter order (None where
    the kernel has no natural NumPy form: the reference executor then stands alone). `quick` is
    the kernel's row of `QUICK`, or its own one.
    """

    name: str
    source: str
    kernel: str
    sizes: tuple[Size, ...]
    make: Callable[[Any, Draw], Call]
    numpy: Callable[..., Any] | None = None
    free_of: tuple[str, ...] = ()
    tolerance: float = 1.0
    quick: tuple[str, ...] = ()

    def path(self, level: str) -> Path:
        """The committed IR of this kernel at one optimization level."""
        return ir_file(ROOT / f"{self.source}.cu", level)

    def call(self, size: Size) -> Call:
        return self.make(size, Draw(f"{self.name}{size}"))


SPECS: dict[str, Spec] = {}


@functools.cache
def _beside(source: str) -> str:
    """The path of the one source of this name in the folders below."""
    (path,) = Path(__file__).parent.rglob(f"{source}.cu")
    return path.relative_to(ROOT).with_suffix("").as_posix()


def spec(
    name: str,
    source: str,
    *,
    sizes: Sequence[Size],
    make: Callable[[Any, Draw], Call],
    numpy: Callable[..., Any] | None = None,
    kernel: str | None = None,
    free_of: tuple[str, ...] = (),
    tolerance: float = 1.0,
    quick: tuple[str, ...] | None = None,
) -> None:
    """Register a kernel. `kernel` is its name in the file where that differs from `name`."""
    if name in SPECS:
        raise ValueError(f"two kernels are named {name}")
    if "/" not in source:
        source = _beside(source)
    if quick is None:
        quick = QUICK[zlib.crc32(name.encode()) % len(QUICK)]
    SPECS[name] = Spec(
        name, source, kernel or name, tuple(sizes), make, numpy, free_of, tolerance, quick
    )


def cover(n: int, block: int) -> int:
    """Blocks that cover n lanes; a launch has at least one."""
    return max(1, -(-n // block))


def line(n: int, *args: Any, block: int = 32) -> Call:
    """A 1-D launch that covers n lanes."""
    return Call((cover(n, block),), (block,), args)


def plane(width: int, height: int, *args: Any, block: tuple[int, int] = (8, 4)) -> Call:
    """A 2-D launch that covers width x height lanes, x along the width."""
    return Call((cover(width, block[0]), cover(height, block[1])), block, args)


def box(width: int, height: int, depth: int, *args: Any) -> Call:
    """A 3-D launch that covers width x height x depth lanes in blocks of 4 x 4 x 2."""
    return Call((cover(width, 4), cover(height, 4), cover(depth, 2)), (4, 4, 2), args)


def each(function, *arrays, dtype) -> np.ndarray:
    """`function` of Python numbers, element by element; integers wrap to `dtype`."""
    rows = [function(*values) for values in zip(*(a.tolist() for a in arrays), strict=True)]
    if np.issubdtype(dtype, np.integer):
        bits = 8 * np.dtype(dtype).itemsize
        raw = np.array([int(v) & (1 << bits) - 1 for v in rows], np.dtype(f"u{bits // 8}"))
        return raw.view(dtype)
    return np.array(rows, dtype)


def elementwise(name: str, source: str, make, reference, kernel=None, **options) -> None:
    """A kernel whose arguments are those of `make(n, draw)` and then n."""
    spec(
        name,
        source,
        kernel=kernel,
        sizes=(100, 33, 1, 0),
        make=lambda n, d: line(n, *make(n, d), n),
        numpy=reference,
        free_of=AFFINE,
        **options,
    )


def nan_mixed(n: int, d: Draw) -> np.ndarray:
    """Small whole numbers with NaNs and negative zeros among them."""
    values = np.round(d.f32(n))
    values[::5] = np.nan
    values[1::7] = -0.0
    return values
