"""Kernels in which a warp's threads read or write what others of it write, with no barrier."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.driver import run_stages, specialize_kernel
from raise_kernel.runtime.arguments import sort_arguments
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.native.cpu.blocks.levels import is_meeting
from raise_kernel.runtime.native.cpu.kernel import Kernel
from raise_kernel.runtime.native.cpu.lock_step import Order, order_of

N, WARP = 64, 32

_HEAD = 'extern "C" __global__ void k(int *x, const int *p, int *y) {\n'
_THREAD = "  int b = 64 * blockIdx.x, t = threadIdx.x, i = b + t, w = t & ~31;\n"


def _kernel(body: str) -> rk.Kernel:
    return rk.from_cuda(_HEAD + _THREAD + body + "\n}")


def _warps(x: np.ndarray) -> np.ndarray:
    return x.reshape(-1, WARP)


def _reversed(x: np.ndarray, p: np.ndarray) -> np.ndarray:
    return _warps(x)[:, ::-1].ravel()


def _permuted(x: np.ndarray, p: np.ndarray) -> np.ndarray:
    return np.take_along_axis(_warps(x), _warps(p), 1).ravel()


def _shifted_down(x: np.ndarray, p: np.ndarray) -> np.ndarray:
    return np.concatenate([_warps(x)[:, :1], _warps(x)[:, :-1]], 1).ravel()


def _shifted_up(x: np.ndarray, p: np.ndarray) -> np.ndarray:
    return np.concatenate([_warps(x)[:, 1:], _warps(x)[:, -1:]], 1).ravel()


def _summed(x: np.ndarray, p: np.ndarray) -> np.ndarray:
    sums = _warps(x).copy()
    for s in (16, 8, 4, 2, 1):
        sums[:, :s] += sums[:, s : 2 * s].copy()
    return sums.ravel()


def _stored_last(x: np.ndarray, p: np.ndarray) -> np.ndarray:
    found = _warps(x).copy()
    for row, (numbers, values) in enumerate(zip(_warps(p), _warps(x), strict=True)):
        for number, value in zip(numbers, values, strict=True):
            found[row, number // 2] = value + 1
    return found.ravel()


CASES = {
    "reversed": ("x[i] = x[b + w + 31 - t % 32];", _reversed, Order.LOCK_STEP),
    "permuted": ("x[i] = x[b + w + p[i]];", _permuted, Order.LOCK_STEP),
    "down": ("x[i] = x[t % 32 ? i - 1 : i];", _shifted_down, Order.LOCK_STEP),
    "up": ("x[i] = x[t % 32 < 31 ? i + 1 : i];", _shifted_up, Order.IN_ROW),
    "tree": (
        "for (int s = 16; s > 0; s >>= 1) if (t % 32 < s) x[i] += x[i + s];",
        _summed,
        Order.LOCK_STEP,
    ),
    "shared": (
        "__shared__ int s[64]; s[t] = x[i]; x[i] = s[w + p[i]];",
        _permuted,
        Order.LOCK_STEP,
    ),
    "scattered": ("int v = x[i]; x[b + w + p[i] / 2] = v + 1;", _stored_last, Order.LOCK_STEP),
}


def _arguments() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(5)
    p = np.concatenate([rng.permutation(WARP) for _ in range(2 * N // WARP)]).astype(np.int32)
    return rng.integers(0, 10**6, 2 * N).astype(np.int32), p, np.zeros(2 * N, np.int32)


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", CASES)
def test_a_warp_is_in_lock_step(name: str) -> None:
    """The raised program, native code and the warp agree."""
    body, expected, _ = CASES[name]
    x, p, y = _arguments()
    kernel = _kernel(body)
    for executor in ("native", "xla"):
        launch = kernel[2, N].options(executor=executor)
        assert launch.lower(x, p, y).executor == executor
        np.testing.assert_array_equal(launch(x, p, y), expected(x, p), err_msg=executor)


@pytest.mark.sample(2)
@pytest.mark.parametrize("block", [5, 16, 31, 40])
def test_blocks_that_fill_no_warp(block: int) -> None:
    """Threads that a block has not got neither load nor store, and blocks stay apart."""
    text = f"""extern "C" __global__ void k(int *x) {{
  int b = {block} * blockIdx.x, w = threadIdx.x & ~31;
  x[b + threadIdx.x] = x[b + w + min(31, {block} - 1 - w) - threadIdx.x % 32];
}}"""
    x = np.arange(block * 37 + 64, dtype=np.int32)
    blocks = x[: block * 37].reshape(37, block)
    rows = np.concatenate([blocks[:, :32][:, ::-1], blocks[:, 32:][:, ::-1]], 1)
    assert _order(text, 37, block, x) == Order.LOCK_STEP
    for executor in ("native", "xla"):
        launch = rk.from_cuda(text)[37, block].options(executor=executor)
        assert launch.lower(x).executor == executor
        np.testing.assert_array_equal(launch(x), [*rows.ravel(), *x[rows.size :]])


def _order(text: str, grid: int, block: int | tuple[int, int], *args: np.ndarray) -> Order:
    kernel = rk.from_cuda(text)
    call = sort_arguments(args, kernel.info, variables={})
    specialized = specialize_kernel(
        kernel.module, kernel.info.name, launch_of((grid, block)), call.arguments
    )
    module = run_stages(specialized, "parallelize")
    parts = Kernel.of(module)
    return order_of(parts.blocks, parts.threads, is_meeting)


@pytest.mark.parametrize("name", CASES)
def test_what_a_kernel_needs(name: str) -> None:
    body, _, wanted = CASES[name]
    assert _order(_HEAD + _THREAD + body + "\n}", 2, N, *_arguments()) == wanted


# No thread reaches what another one of its warp accesses earlier, or else it does not matter.
FREE = {
    "own": "x[i] = x[i] + y[p[i]];",
    "stride": "for (int j = i; j < 128; j += 32) if (t < 32) x[j] = 2 * x[j];",
    "columns": "for (int j = 0; j < 2; ++j) if (i < 64) x[2 * i + j] += 7;",
    "doubling": """
  __shared__ int s[64]; s[t] = x[i]; __syncthreads();
  for (int d = 1; d < 64; d *= 2) {
    if (t % (2 * d) == 0) s[t] += s[t + d];
    __syncthreads();
  }
  x[i] = s[t];""",
    "parity": "if (t % 2 == 0) { int v = x[i]; x[i] = x[i ^ 1]; x[i ^ 1] = v; }",
    "marks": "if (x[i] == 2) for (int k = 0; k < 2; ++k) if (x[p[i] + k] < 0) x[p[i] + k] = 3;",
}


@pytest.mark.parametrize("name", FREE)
def test_what_needs_no_lock_step(name: str) -> None:
    assert _order(_HEAD + _THREAD + FREE[name] + "\n}", 2, N, *_arguments()) < Order.LOCK_STEP


# The same, but for one thing that lets threads meet.
BOUND = {
    "stride": "for (int j = i; j < 128; j += 31) if (t < 32) x[j] = 2 * x[j];",
    "other mark": "if (x[i] == 2) for (int k = p[i]; k < 8; ++k) if (x[k] < 3) x[k] = 3;",
    "two marks": "if (x[i] == 2) { if (x[p[i]] < 0) x[p[i]] = 3; if (x[p[i]] < 0) x[p[i]] = 4; }",
    "used mark": "if (x[i] == 2) if (x[p[i]] < 0) { x[p[i]] = 3; y[i] = 1; }",
    "no barrier": "__shared__ int s[64]; s[t] = x[i]; if (y[i]) x[i] = s[63 - t];",
    "barrier of some": """
  __shared__ int s[64]; s[t] = x[i];
  if (p[0]) __syncthreads();
  x[i] = s[63 - t % 32];""",
}


@pytest.mark.parametrize("name", BOUND)
def test_what_needs_lock_step(name: str) -> None:
    assert _order(_HEAD + _THREAD + BOUND[name] + "\n}", 2, N, *_arguments()) == Order.LOCK_STEP


def test_threads_in_two_dimensions() -> None:
    """A warp is two rows of 16."""
    text = """extern "C" __global__ void k(int *x) {
  int i = 256 * blockIdx.x + 16 * threadIdx.y, t = threadIdx.x;
  x[i + t] = x[i ^ 16 | t];
}"""
    x = np.arange(512, dtype=np.int32)
    assert _order(text, 2, (16, 16), x) == Order.LOCK_STEP
    launch = rk.from_cuda(text)[2, (16, 16)].options(executor="native")
    np.testing.assert_array_equal(launch(x), x.reshape(-1, 2, 16)[:, ::-1].ravel())
