"""Native code on the CPU: lanes that walk along rows of their own read them in tiles."""

from __future__ import annotations

import jax
import numpy as np
import pytest
from tests.native.direct import TYPES, filled

import raise_kernel as rk
from raise_kernel.runtime.native.cpu.geometry import widest
from raise_kernel.runtime.native.cpu.rules.tiles import columns_after, exchanges

# y[i] = the sum of a[i * PITCH + k] over k < COLUMNS, first to last; 32 threads a block.
SUMS = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %a, ptr %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = mul nsw i32 %b, 32
  %i = add nsw i32 %s, %t
  %some = icmp slt i32 %i, ROWS
  br i1 %some, label %begin, label %done
begin:
  %w = zext i32 %i to i64
  %first = mul nsw i64 %w, PITCH
  br label %loop
loop:
  %k = phi i64 [ 0, %begin ], [ %next, %loop ]
  %sum = phi TYPE [ ZERO, %begin ], [ %more, %loop ]
  %at = add nsw i64 %first, %k
  %p = getelementptr TYPE, ptr %a, i64 %at
  %v = load TYPE, ptr %p
  %more = ADD TYPE %sum, %v
WRITE  %next = add nsw i64 %k, 1
  %again = icmp slt i64 %next, COLUMNS
  br i1 %again, label %loop, label %end
end:
  %q = getelementptr TYPE, ptr %y, i64 %w
  store TYPE %more, ptr %q
  br label %done
done:
  ret void
}
"""


def text_of(dtype: type, rows: int, columns: int, pitch: int, write: str = "") -> str:
    real = np.issubdtype(dtype, np.floating)
    words = {
        "TYPE": TYPES[dtype],
        "ZERO": "0.0" if real else "0",
        "ADD": "fadd" if real else "add",
        "WRITE": write,
        "ROWS": str(rows),
        "COLUMNS": str(columns),
        "PITCH": str(pitch),
    }
    return filled(SUMS, words)


def in_order(a: np.ndarray, columns: int) -> np.ndarray:
    """The sums of rows, each addition rounded."""
    total = np.zeros(len(a), a.dtype)
    with np.errstate(over="ignore", invalid="ignore"):
        for k in range(columns):
            total = (total + a[:, k]).astype(a.dtype)
    return total


@pytest.mark.sample(5)
@pytest.mark.parametrize("dtype", TYPES, ids=lambda dtype: TYPES[dtype])
@pytest.mark.parametrize(
    ("rows", "columns", "pitch"),
    [(96, 64, 64), (100, 37, 41), (33, 16, 16), (70, 131, 140)],
)
def test_sums_of_rows_are_those_of_the_kernels_own_order(
    dtype: type, rows: int, columns: int, pitch: int
) -> None:
    rng = np.random.default_rng(rows)
    a = (100 * rng.standard_normal((rows, pitch))).astype(dtype)
    if np.issubdtype(dtype, np.floating):
        a[rng.integers(0, rows, 9), rng.integers(0, pitch, 9)] = [np.nan, np.inf, -np.inf] * 3
    launch = rk.load(text_of(dtype, rows, columns, pitch), kernel="k")[-(-rows // 32), 32]
    launch = launch.options(executor="native")
    y = np.zeros(rows, dtype)
    with jax.enable_x64(True):
        lowered = launch.lower(a, y)
        sums = np.asarray(launch(a, y))
    assert lowered.executor == "native" and lowered.native is not None
    width = min(widest(), 64 // a.itemsize)
    assert f"load <{width} x {TYPES[dtype]}>" in lowered.native.text
    np.testing.assert_array_equal(sums, in_order(a, columns))


@pytest.mark.parametrize(("columns", "write"), [(widest() // 2, False), (64, True)])
def test_short_rows_and_arrays_that_change_are_not_read_in_tiles(columns: int, write: bool) -> None:
    double = "  %twice = fadd float %v, %v\n  store float %twice, ptr %p\n" if write else ""
    text = text_of(np.float32, 64, columns, columns, double)
    launch = rk.load(text, kernel="k")[2, 32].options(executor="native")
    a = np.random.default_rng(1).standard_normal((64, columns)).astype(np.float32)
    lowered = launch.lower(a, np.zeros(64, np.float32))
    assert lowered.executor == "native" and lowered.native is not None
    assert f"load <{columns} x float>" not in lowered.native.text
    results = launch(a, np.zeros(64, np.float32))
    found = results[-1] if write else results
    np.testing.assert_array_equal(found, in_order(a, columns))
    if write:
        np.testing.assert_array_equal(results[0], 2 * a)


@pytest.mark.parametrize("width", [2, 4, 8, 16, 32])
@pytest.mark.parametrize("part", [1, 2, 4, 8, 16])
def test_the_exchanges_transpose_a_square(width: int, part: int) -> None:
    square = np.arange(width * width).reshape(width, width)
    found = [list(row) for row in square]
    for step in exchanges(width, part):
        for first, second, low, high in step:
            both = found[first] + found[second]
            found[first], found[second] = [both[k] for k in low], [both[k] for k in high]
    np.testing.assert_array_equal([found[k] for k in columns_after(width, part)], square.T)
