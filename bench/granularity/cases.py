"""The launches that a search is tried on: those of the benchmark's workloads, and of `kernels.cu`.

Sizes are those of the benchmark on a CPU. On a GPU arrays have up to 70 million elements in all,
which numpy draws in a second or so: a launch takes from 0.02 ms to some milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench.catalogue import workloads
from bench.peers.raised import ir_name
from bench.workload import State, Step, Workload, blocks, i32

KERNELS = Path(__file__).parent / "kernels.cu"
IR = "granularity-kernels.ll"

# Sizes on a GPU where they are not the benchmark's own.
GPU_SIZES: dict[str, dict[str, int]] = {
    "attention": {"n": 8192, "d": 64},
    "batched_matmul": {"batch": 65536, "n": 16},
    "layernorm": {"rows": 16384, "columns": 4096},
    "matmul": {"n": 2048},
    "matmul_tiled": {"n": 2048},
    "matvec": {"rows": 16384, "columns": 4096},
    "saxpy": {"n": 1 << 25},
    "softmax": {"rows": 16384, "columns": 4096},
    "transpose": {"rows": 4096, "columns": 8192},
    "hotspot": {"rows": 4096, "columns": 4096},
    "jacobi1d": {"n": 1 << 25},
    "jacobi2d": {"n": 4096},
    "jacobi3d": {"n": 320},
    "lbm": {"n": 2048},
    "shallow_water": {"n": 3072},
    "stencil9": {"rows": 4096, "columns": 4096},
    "wave8": {"n": 4096},
    "black_scholes": {"n": 1 << 23},
    "node_sums": {"side": 120},
    "philox": {"n": 1 << 25},
    "spmv": {"rows": 1 << 21},
    "jacobi_100": {"n": 4096, "steps": 100},
}
# Programs of tiny launches, and of one kernel at several orders: one of them does.
LEFT_OUT = ("tiny_2000", "ntt", "dg_navier_stokes_1", "dg_navier_stokes_3", "dg_navier_stokes_4",
            "dg_wave_1", "dg_wave_3", "dg_wave_4")  # fmt: skip


@dataclass(frozen=True)
class Case:
    """A launch: the file of its kernel (or that of its IR), and the arrays of its state."""

    name: str
    source: Path
    ir: str
    step: Step
    state: Callable[[], State]


def cases(device: str) -> list[Case]:
    """All launches, those of single kernels before those of programs."""
    found = [
        case for w in workloads() if w.name not in LEFT_OUT for case in _of_workload(w, device)
    ]
    own = list(_own(device))
    first = [case for case in found if "/programs/" not in case.source.as_posix()]
    rest = [case for case in found if case not in first]
    return [*own, *first, *rest]


def _of_workload(workload: Workload, device: str) -> Iterator[Case]:
    size = dict(workload.sizes[device])
    if device == "gpu":
        size = GPU_SIZES.get(workload.name, size)
    steps = {step.kernel: step for step in workload.program(**size).distinct()}
    for kernel, step in steps.items():
        name = workload.name if len(steps) == 1 else f"{workload.name}: {kernel}"
        state = _kept(lambda workload=workload, size=size: workload.state(size), workload.name)
        yield Case(name, workload.cuda, ir_name(workload), step, state)


_states: dict[str, State] = {}


def _kept(make: Callable[[], State], name: str) -> Callable[[], State]:
    """The state of the last workload is kept, for its next launch."""

    def state() -> State:
        if name not in _states:
            _states.clear()
            _states[name] = make()
        return _states[name]

    return state


def _own(device: str) -> Iterator[Case]:
    large = device == "gpu"
    n, wide, deep = (2048, 8192, 320) if large else (512, 2048, 160)
    row, plane = (32, 8), (blocks(n, 32), blocks(n, 8))
    wide_plane = (blocks(wide, 32), blocks(wide, 8))
    square, wide_square, vector = (n, n), (wide, wide), (wide,)
    cube = (deep, deep, deep)
    listed: list[tuple[str, Any, Any, dict[str, Any], tuple[np.generic, ...]]] = [
        ("gemm", plane, row, {"a": square, "b": square, "c": square}, (i32(n),)),
        ("syr2k", plane, row, {"a": square, "b": square, "c": square}, (i32(n), i32(n))),
        ("columns_times_vector", (blocks(wide, 256),), (256,),
         {"a": wide_square, "x": vector, "y": vector}, (i32(wide),)),
        ("two_products", (blocks(n * 2, 256),), (256,),
         {"a": (2 * n, 2 * n), "b": (2 * n, 2 * n), "x": (2 * n,), "y": (2 * n,)}, (i32(2 * n),)),
        ("conv2d", wide_plane, row, {"x": wide_square, "y": wide_square}, (i32(wide),)),
        ("conv3d", (blocks(deep, 32), blocks(deep, 8), deep), row, {"x": cube, "y": cube},
         (i32(deep),)),
        ("electric_field", wide_plane, row,
         {"hz": wide_square, "ex": wide_square, "ey": wide_square}, (i32(wide),)),
        ("covariance", plane, row, {"x": square, "c": square}, (i32(n), i32(n))),
        ("mandelbrot", plane, row, {"steps": square}, (i32(n), i32(200))),
        ("sum_of_blocks", (blocks(wide * wide, 256),), (256,),
         {"x": (wide * wide,), "sums": (blocks(wide * wide, 256),)}, (i32(wide * wide),)),
        ("blur_tiles", (blocks(wide, 16), blocks(wide, 16)), (16, 16),
         {"x": wide_square, "y": wide_square}, (i32(wide),)),
    ]  # fmt: skip
    for name, grid, block, shapes, sizes in listed:
        step = Step(name, grid, block, (*shapes, *sizes))

        def draw(name: str = name, shapes: dict[str, Any] = shapes) -> State:
            rng = np.random.default_rng(1)
            kind = np.int32 if name == "mandelbrot" else np.float32
            drawn = {key: rng.random(shape, np.float32) for key, shape in shapes.items()}
            return {key: array.astype(kind, copy=False) for key, array in drawn.items()}

        yield Case(name, KERNELS, IR, step, _kept(draw, name))
