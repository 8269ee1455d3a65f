"""The reference executor: atomics of every kind, against NumPy in lane order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from tests.reference.load import LEVELS, run

from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.reference.execute import execute

N = 96


def _wrapping_increment(old: Any, value: Any, lane: int) -> int:
    return 0 if old >= value else int(old) + 1


def _wrapping_decrement(old: Any, value: Any, lane: int) -> int:
    return int(value) if old == 0 or old > value else int(old) - 1


Step = Callable[[Any, Any, int], Any]
CASES: dict[str, tuple[type, Step]] = {
    "add_i32": (np.int32, lambda o, v, i: o + v),
    "block_add_i32": (np.int32, lambda o, v, i: o + v),
    "system_add_i32": (np.int32, lambda o, v, i: o + v),
    "add_u64": (np.uint64, lambda o, v, i: o + v),
    "add_f32": (np.float32, lambda o, v, i: o + v),
    "ptx_add_f32": (np.float32, lambda o, v, i: o + v),
    "add_f64": (np.float64, lambda o, v, i: o + v),
    "sub_i32": (np.int32, lambda o, v, i: o - v),
    "min_i32": (np.int32, lambda o, v, i: min(o, v)),
    "max_i32": (np.int32, lambda o, v, i: max(o, v)),
    "min_u32": (np.uint32, lambda o, v, i: min(o, v)),
    "max_u32": (np.uint32, lambda o, v, i: max(o, v)),
    "and_i32": (np.int32, lambda o, v, i: o & v),
    "or_i32": (np.int32, lambda o, v, i: o | v),
    "xor_i32": (np.int32, lambda o, v, i: o ^ v),
    "exch_i32": (np.int32, lambda o, v, i: v),
    "inc_u32": (np.uint32, _wrapping_increment),
    "dec_u32": (np.uint32, _wrapping_decrement),
    "cas_i32": (np.int32, lambda o, v, i: v if int(o) == i else o),
}


@pytest.mark.sample(16)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CASES)
def test_atomic(name: str, level: str):
    dtype, step = CASES[name]
    random = np.random.default_rng(3)
    if np.issubdtype(dtype, np.integer):
        low = 0 if np.issubdtype(dtype, np.unsignedinteger) else -9
        x = random.integers(low, 10, N).astype(dtype)
    else:
        x = random.normal(size=N).astype(dtype)
    start = np.zeros(1, dtype)
    final, _, old = run("atomics", name, (3, 32), start, x, np.zeros(N, dtype), level=level)
    value, seen = start[0], []
    for lane in range(N):  # lanes run in order where nothing makes them wait
        seen.append(value)
        with np.errstate(over="ignore"):
            value = dtype(step(value, x[lane], lane))
    np.testing.assert_array_equal(old, np.array(seen, dtype))
    assert final[0] == value


@pytest.mark.parametrize("level", LEVELS)
def test_compare_and_swap_loop(level: str):
    x = np.arange(N, dtype=np.float64)
    total = run("atomics", "cas_add_f64", (3, 32), np.zeros(1), x, level=level)[0]
    assert total[0] == x.sum()


@pytest.mark.parametrize("level", LEVELS)
def test_histogram(level: str):
    x = np.random.default_rng(4).integers(0, 16, 1000, np.int32)
    bins = run("atomics", "histogram", (4, 64), x, np.zeros(16, np.int32), x.size, level=level)[1]
    np.testing.assert_array_equal(bins, np.bincount(x, minlength=16))


NARROW = """
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, ptr %x) {{
  %v = load {kind}, ptr %x
  %o = atomicrmw {word} ptr %p, {kind} %v monotonic, align 2
  ret void
}}
"""


@pytest.mark.parametrize("word", ["fadd", "fsub", "fmin", "fmax"])
@pytest.mark.parametrize("kind", ["half", "bfloat"])
def test_narrow_sums_with_nan_end(kind: str, word: str):
    dtype = np.dtype(ml_dtypes.bfloat16 if kind == "bfloat" else np.float16)
    signals = [] if word in ("fmin", "fmax") else [0x7F81]
    for bits in (0x7FFF, 0xFFFF, 0x3C00, *signals):
        old, value = np.full(1, bits, np.uint16).view(dtype), np.full(1, 1.5, dtype)
        module = LLVMModule.parse(NARROW.format(kind=kind, word=word))
        after, _ = execute(module, "k", Launch((1, 1, 1), (1, 1, 1)), [old, value])
        a, b = np.float32(old[0]), np.float32(value[0])
        with np.errstate(invalid="ignore"):
            totals = {"fadd": a + b, "fsub": a - b, "fmin": np.fmin(a, b), "fmax": np.fmax(a, b)}
        want = dtype.type(totals[word])
        np.testing.assert_array_equal(after.astype(np.float32), [np.float32(want)])
