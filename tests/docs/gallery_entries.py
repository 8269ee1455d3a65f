"""What is in the gallery: thirty of the test kernels, at sizes that make a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from tests.kernels.registry import Size

F32, I32 = np.float32, np.int32


@dataclass(frozen=True)
class Entry:
    """A kernel by the name of its spec, the size that it is called at, and what its page says.

    `inputs` replaces arguments, by their position, by others of the same shape and dtype; `shown`
    is the argument that is drawn beside the result, and `result` which of the results is drawn.
    """

    name: str
    size: Size
    theme: str
    text: str
    inputs: Mapping[int, Callable[[Any], Any]] = field(default_factory=dict)
    shown: int | None = None
    result: int = 0


def scene(like: np.ndarray) -> np.ndarray:
    """A picture with a disc, a frame, stripes and a ramp."""
    height, width = like.shape
    y, x = np.mgrid[-1 : 1 : height * 1j, -1.4 : 1.4 : width * 1j]
    disc = np.hypot(x + 0.5, y) < 0.55
    frame = (abs(x - 0.6) < 0.5) & (abs(y) < 0.6) & ~((abs(x - 0.6) < 0.4) & (abs(y) < 0.5))
    stripes = (abs(x - 0.6) < 0.35) & (abs(y) < 0.42) & (np.sin(22 * (x + y)) > 0)
    return (0.25 * (y + 1) / 2 + 0.7 * disc + 0.6 * frame + 0.5 * stripes).astype(like.dtype)


def noisy(like: np.ndarray) -> np.ndarray:
    """The scene with noise, and nothing below a tenth."""
    grain = np.random.default_rng(1).normal(scale=0.12, size=like.shape)
    return np.clip(scene(like) + grain, 0.1, None).astype(like.dtype)


def bump(like: np.ndarray) -> np.ndarray:
    """A Gaussian in the middle of an array of any rank."""
    axes = np.meshgrid(*(np.linspace(-1, 1, n) for n in like.shape), indexing="ij")
    return np.exp(-20 * sum(axis**2 for axis in axes)).astype(like.dtype)


def signal(like: np.ndarray) -> np.ndarray:
    """Two waves and some noise."""
    t = np.linspace(0, 6, len(like))
    noise = np.random.default_rng(2).normal(scale=0.15, size=len(like))
    return (np.sin(t) + 0.4 * np.sin(5 * t) + noise).astype(like.dtype)


def ramp(low: float, high: float) -> Callable[[np.ndarray], np.ndarray]:
    return lambda like: np.linspace(low, high, like.size).astype(like.dtype).reshape(like.shape)


def same(value: Any) -> Callable[[Any], Any]:
    """A number, or an array full of it."""
    return lambda like: np.full_like(like, value) if np.ndim(like) else type(like)(value)


def zeros(like: np.ndarray) -> np.ndarray:
    return np.zeros_like(like)


def sharpen(like: np.ndarray) -> np.ndarray:
    return np.array([[0, -1, 0], [-1, 5, -1], [0, -1, 0]], like.dtype)


def near_text(like: np.ndarray) -> np.ndarray:
    """Bytes that are distributed as those of two bells."""
    draw = np.random.default_rng(3)
    bells = np.where(draw.random(like.size) < 0.6, draw.normal(90, 18, like.size), 180)
    return np.clip(bells + draw.normal(0, 9, like.size), 0, 255).astype(like.dtype)


STENCILS = "Stencils and grids"
ALGEBRA = "Linear algebra"
ORDER = "Reductions, scans and order"
ROWS = "Rows and layers"
SCIENCE = "Science"
IRREGULAR = "Irregular kernels"

ENTRIES = (
    Entry(
        "jacobi2d",
        96,
        STENCILS,
        "Each thread takes the mean of its four neighbours. The guard becomes bounds.",
        {0: scene, 1: scene},
        0,
    ),
    Entry(
        "stencil9",
        (96, 128),
        STENCILS,
        "A 3 x 3 filter with its weights in an array: here, one that sharpens.",
        {0: scene, 1: sharpen, 2: zeros},
        0,
    ),
    Entry(
        "stencil2d_shared",
        (96, 128),
        STENCILS,
        "A stencil on a tile in shared memory. The tile and its barriers are gone.",
        {0: scene, 1: zeros},
        0,
    ),
    Entry(
        "heat1d",
        200,
        STENCILS,
        "One step of heat conduction, whose ends are clamped. The clamps become a padded array.",
        {0: signal, 1: zeros},
        0,
    ),
    Entry(
        "stencil3d",
        (48, 40, 16),
        STENCILS,
        "The Laplace operator in three dimensions. The picture is the middle plane.",
        {0: bump, 1: zeros},
        0,
    ),
    Entry(
        "wave2d",
        (96, 96),
        STENCILS,
        "One step of the wave equation, from two fields to the next.",
        {0: bump, 1: bump, 2: zeros},
        0,
    ),
    Entry(
        "hotspot",
        (60, 80, 2),
        STENCILS,
        "Rodinia's hotspot: two time steps a launch on overlapping tiles in shared memory.",
        {1: bump, 2: scene, 3: zeros},
        1,
    ),
    Entry(
        "srad_coefficients",
        (60, 80),
        STENCILS,
        "The first half of speckle-reducing diffusion: a coefficient for each pixel.",
        {0: noisy},
        0,
        4,
    ),
    Entry(
        "matmul",
        (64, 96, 48),
        ALGEBRA,
        "A thread for each element, a loop over the contracted index: one `dot_general`.",
        {0: bump, 1: scene, 2: zeros},
        1,
    ),
    Entry(
        "matmul_tile16",
        64,
        ALGEBRA,
        "Tiles of 16 x 16 in shared memory, two barriers a tile. It is one product.",
        {0: bump, 1: scene},
        1,
    ),
    Entry(
        "transpose",
        (64, 96),
        ALGEBRA,
        "A transposition, one element a thread.",
        {0: scene, 1: zeros},
        0,
    ),
    Entry(
        "matvec_warp",
        (100, 75),
        ALGEBRA,
        "A warp for each row: its threads add up strided parts, and shuffles add up the threads.",
        {0: scene, 1: ramp(0, 1)},
        0,
    ),
    Entry(
        "distances",
        (48, 64, 3),
        ALGEBRA,
        "The distance of each of 48 points to each of 64.",
        {0: ramp(0, 1), 1: ramp(0, 2), 2: zeros},
    ),
    Entry(
        "conv2d",
        (3, 48, 64, 2, 3),
        ALGEBRA,
        "A convolution with channels, as in a neural network: seven loops in all, one operation.",
        {1: same(0.1), 2: zeros, 3: zeros},
    ),
    Entry(
        "tree_sum",
        4096,
        ORDER,
        "A sum for each block, by a tree in shared memory.",
        {0: signal},
        0,
    ),
    Entry(
        "scan_hillis_steele",
        256,
        ORDER,
        "Prefix sums in blocks of 64, with two buffers in shared memory.",
        {0: signal, 1: zeros},
        0,
    ),
    Entry(
        "scan_warps",
        256,
        ORDER,
        "Prefix sums by shuffles within warps, and then over the warps of a block.",
        {0: same(1), 1: zeros},
    ),
    Entry(
        "bitonic_sort",
        512,
        ORDER,
        "A bitonic network in shared memory becomes a sort; where a key is NaN, its own steps run.",
        {0: signal, 1: zeros},
        0,
    ),
    Entry(
        "histogram256",
        4000,
        ORDER,
        "A histogram with atomic additions, first in shared memory, then in the result.",
        {0: near_text},
    ),
    Entry(
        "softmax_block",
        (24, 96),
        ROWS,
        "A block for each row: the maximum, then the sum of exponentials, then the quotients.",
        {0: lambda like: 4 * scene(like), 1: zeros},
        0,
    ),
    Entry(
        "layer_norm_block",
        (24, 96),
        ROWS,
        "Each row minus its mean, divided by its standard deviation.",
        {0: scene, 1: same(1.0), 2: same(0.0), 3: zeros},
        0,
    ),
    Entry(
        "flash_attention",
        (1, 64),
        ROWS,
        "Attention with a running maximum and sum, tile by tile.",
        {3: zeros},
        2,
    ),
    Entry(
        "gelu",
        200,
        ROWS,
        "An activation function, elementwise.",
        {0: ramp(-4, 4), 1: zeros},
    ),
    Entry(
        "max_pool",
        (48, 64, 2),
        ROWS,
        "The maximum of each window of 2 x 2 pixels.",
        {0: noisy, 1: zeros},
        0,
    ),
    Entry(
        "mandelbrot",
        (192, 144),
        SCIENCE,
        "A loop that each thread leaves when its orbit escapes: all run until the last is done.",
        {3: same(-2.2), 4: same(-1.2), 5: same(0.0165), 6: same(60)},
    ),
    Entry(
        "black_scholes",
        200,
        SCIENCE,
        "The price of options by the Black-Scholes formula; the picture is the price of calls.",
        {0: ramp(5, 60), 1: same(30.0), 2: same(0.5)},
    ),
    Entry(
        "lennard_jones",
        64,
        SCIENCE,
        "The energy of particles, each against all others.",
        {0: ramp(0, 64)},
    ),
    Entry(
        "oscillator",
        (200, 60),
        SCIENCE,
        "An integration in time in each thread: a loop that carries two values.",
        {0: ramp(-2, 2), 1: zeros, 2: same(1.0)},
    ),
    Entry(
        "spmv",
        (200, 200),
        IRREGULAR,
        "A sparse matrix by a vector. Rows have different lengths, and columns are data: gathers.",
        {},
    ),
    Entry(
        "rays",
        (96, 72, 5),
        IRREGULAR,
        "A small ray tracer: five spheres in an array of structs, and threads that diverge.",
        {},
    ),
)
