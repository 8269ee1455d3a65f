"""Native code on the CPU: the order of a launch's threads, and how many share a vector."""

from __future__ import annotations

import re

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.runtime.native.cpu.geometry import widest

# y[row * 16 + t] += x[row] with row = b * 4 + u; b the block, (t, u) the thread.
ROWS = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b4 = mul nsw i32 %b, 4
  %row = add nsw i32 %b4, %u
  %r = zext i32 %row to i64
  %p = getelementptr float, ptr %x, i64 %r
  %v = load float, ptr %p
  %row16 = mul nsw i32 %row, 16
  %i = add nsw i32 %row16, %t
  %w = zext i32 %i to i64
  %q = getelementptr float, ptr %y, i64 %w
  %old = load float, ptr %q
  %new = fadd float %old, %v
  store float %new, ptr %q
  ret void
}
"""

# y[i] = the sum of x[column[k]] for the k from start[i] to start[i + 1].
SPARSE = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %start, ptr %column, ptr %x, ptr %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr i32, ptr %start, i64 %i
  %q = getelementptr i32, ptr %p, i64 1
  %first = load i32, ptr %p
  %end = load i32, ptr %q
  %some = icmp slt i32 %first, %end
  br i1 %some, label %loop, label %done
loop:
  %k = phi i32 [ %first, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %w = sext i32 %k to i64
  %c.at = getelementptr i32, ptr %column, i64 %w
  %c = load i32, ptr %c.at
  %c.wide = sext i32 %c to i64
  %v.at = getelementptr float, ptr %x, i64 %c.wide
  %v = load float, ptr %v.at
  %more = fadd float %sum, %v
  %next = add nsw i32 %k, 1
  %again = icmp slt i32 %next, %end
  br i1 %again, label %loop, label %done
done:
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  %r = getelementptr float, ptr %y, i64 %i
  store float %total, ptr %r
  ret void
}
"""

# At a border of a plane y = x, else x of the left neighbour plus x of the lower one.
BORDERED = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
define ptx_kernel void @k(ptr %x, ptr %y) {
entry:
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %gx = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %firstx = mul nuw nsw i32 %bx, %nx
  %ix = add nuw nsw i32 %firstx, %tx
  %sizex = mul nuw nsw i32 %gx, %nx
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %gy = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %firsty = mul nuw nsw i32 %by, %ny
  %iy = add nuw nsw i32 %firsty, %ty
  %sizey = mul nuw nsw i32 %gy, %ny
  %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %bz = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %nz = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %gz = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %firstz = mul nuw nsw i32 %bz, %nz
  %iz = add nuw nsw i32 %firstz, %tz
  %sizez = mul nuw nsw i32 %gz, %nz
  %plane = mul nuw nsw i32 %iz, %sizey
  %row = add nuw nsw i32 %plane, %iy
  %start = mul nuw nsw i32 %row, %sizex
  %i = add nuw nsw i32 %start, %ix
  %w = zext i32 %i to i64
  %q = getelementptr i32, ptr %y, i64 %w
  %lastx = add nsw i32 %sizex, -1
  %lasty = add nsw i32 %sizey, -1
  %c1 = icmp sgt i32 %ix, 0
  %c2 = icmp slt i32 %ix, %lastx
  %c3 = icmp sgt i32 %iy, 0
  %c4 = icmp slt i32 %iy, %lasty
  %c12 = and i1 %c1, %c2
  %c34 = and i1 %c3, %c4
  %c = and i1 %c12, %c34
  %p = getelementptr i32, ptr %x, i64 %w
  br i1 %c, label %inside, label %border
inside:
  %l.at = getelementptr i32, ptr %p, i64 -1
  %l = load i32, ptr %l.at
  %below = zext i32 %sizex to i64
  %d.at = getelementptr i32, ptr %p, i64 %below
  %d = load i32, ptr %d.at
  %sum = add i32 %l, %d
  store i32 %sum, ptr %q
  ret void
border:
  %v = load i32, ptr %p
  store i32 %v, ptr %q
  ret void
}
"""


@pytest.mark.parametrize("blocks", [1, 3, 64])
def test_rows_of_a_block_come_before_the_next_block(blocks: int) -> None:
    """The launch numbers blocks along x and threads along y: memory decides."""
    rng = np.random.default_rng(0)
    rows = 4 * blocks
    x, y = rng.random(rows, np.float32), rng.random((rows, 16), np.float32)
    launch = rk.load(ROWS)[blocks, (16, 4)].options(executor="native")
    lowered = launch.lower(x, y)
    assert lowered.executor == "native"
    np.testing.assert_array_equal(np.asarray(launch(x, y)), y + x[:, None])
    if blocks == 64:
        text = lowered.native.text
        (lanes,) = {int(n) for n in re.findall(r"<(\d+) x float>", text)}
        rows = [int(n) for n in re.findall(r"udiv i64 %from, (\d+)", text)]
        assert rows == [4 * 16 // lanes], "a block's rows are one, then comes the next block"
        assert re.findall(r"urem i64 %\w+, (\d+)", text) == ["16"], "threads along x, then along y"


@pytest.mark.parametrize(("grid", "block"), [((37, 41), (32, 8)), ((3, 5, 29), (32, 2, 4))])
def test_parts_of_a_launch_begin_and_end_within_rows(
    grid: tuple[int, ...], block: tuple[int, ...]
) -> None:
    """A launch of several parts, whose number divides neither its rows nor their vectors."""
    shape = tuple(g * b for g, b in zip(grid, block, strict=True))[::-1]
    shape = (1,) * (3 - len(shape)) + shape
    x = np.random.default_rng(2).integers(-1000, 1000, shape).astype(np.int32)
    launch = rk.load(BORDERED)[grid, block].options(executor="native")
    assert launch.lower(x, np.zeros_like(x)).executor == "native"
    inner = np.zeros(shape, bool)
    inner[:, 1:-1, 1:-1] = True
    want = np.where(inner, np.roll(x, 1, 2) + np.roll(x, -1, 1), x)
    np.testing.assert_array_equal(np.asarray(launch(x, np.zeros_like(x))), want)


@pytest.mark.parametrize("n", [1, 31, 64])
def test_loops_that_gather_as_long_as_data_says_have_four_lanes(n: int) -> None:
    rng = np.random.default_rng(1)
    counts = rng.integers(0, 9, n)
    start = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    column = rng.integers(0, n, max(int(start[-1]), 1)).astype(np.int32)
    x, y = rng.random(n, np.float32), np.zeros(n, np.float32)
    launch = rk.load(SPARSE)[1, n].options(executor="native")
    lowered = launch.lower(start, column, x, y)
    assert lowered.executor == "native"
    assert ("<4 x float>" in lowered.native.text) == (n > 1)
    assert not re.search(r"<(8|16) x float>", lowered.native.text)
    want = [sum((x[c] for c in column[start[i] : start[i + 1]]), np.float32(0)) for i in range(n)]
    np.testing.assert_array_equal(np.asarray(launch(start, column, x, y)), want)


# y[b, t] = x[b, t - 1] + x[b, t + 1], and 0 at the ends; b the block, t the thread, 64 a row.
NEIGHBORS = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %x, ptr %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b64 = mul nuw nsw i32 %b, 64
  %i = add nuw nsw i32 %b64, %t
  %w = zext i32 %i to i64
  %q = getelementptr float, ptr %y, i64 %w
  %p = getelementptr float, ptr %x, i64 %w
  %c1 = icmp sgt i32 %t, 0
  %c2 = icmp slt i32 %t, 63
  %c = and i1 %c1, %c2
  br i1 %c, label %inside, label %end
inside:
  %l.at = getelementptr float, ptr %p, i64 -1
  %l = load float, ptr %l.at
  %r.at = getelementptr float, ptr %p, i64 DISTANCE
  %r = load float, ptr %r.at
  %sum = fadd float %l, %r
  store float %sum, ptr %q
  ret void
end:
  store float 0.0, ptr %q
  ret void
}
"""


@pytest.mark.parametrize(("distance", "registers"), [(1, 2), (-1, 1)])
def test_neighbors_in_a_row_are_read_by_vectors_of_two_registers(
    distance: int, registers: int
) -> None:
    """Loads that are less than a vector apart; a load twice is none."""
    launch = rk.load(NEIGHBORS.replace("DISTANCE", str(distance)))[6, 64].options(executor="native")
    rng = np.random.default_rng(3)
    x, y = (rng.standard_normal(384, dtype=np.float32) for _ in range(2))
    x[[5, 70, 200]] = np.nan, np.inf, -np.inf
    rows = x.reshape(6, 64)
    want = np.zeros((6, 64), np.float32)
    want[:, 1:-1] = rows[:, :-2] + (rows[:, 2:] if distance == 1 else rows[:, :-2])
    np.testing.assert_array_equal(np.asarray(launch(x, y)), want.ravel())
    lanes = re.findall(r"<(\d+) x float>", launch.lower(x, y).native.text)
    assert set(map(int, lanes)) == {registers * widest()}


# y[i] = the sum of x[k * PITCH + i] for k < 9; i = b * 64 + t < 150.
COLUMNS = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %x, ptr %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b64 = mul nuw nsw i32 %b, 64
  %i = add nuw nsw i32 %b64, %t
  %c = icmp ult i32 %i, 150
  br i1 %c, label %loop, label %end
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %row = mul nuw nsw i32 %k, PITCH
  %at = add nuw nsw i32 %row, %i
  %w = zext i32 %at to i64
  %p = getelementptr float, ptr %x, i64 %w
  %v = load float, ptr %p
  %more = fadd float %sum, %v
  %next = add nuw nsw i32 %k, 1
  %going = icmp ult i32 %next, 9
  br i1 %going, label %loop, label %out
out:
  %z = zext i32 %i to i64
  %q = getelementptr float, ptr %y, i64 %z
  store float %more, ptr %q
  ret void
end:
  ret void
}
"""


@pytest.mark.parametrize(("pitch", "registers"), [(1024, 4), (1023, 1), (0, 1)])
def test_columns_of_large_matrices_are_read_by_vectors_of_four_registers(
    pitch: int, registers: int
) -> None:
    """Rows that are pages apart; less, and all the same row (a pitch of 0), is none."""
    launch = rk.load(COLUMNS.replace("PITCH", str(pitch)))[3, 64].options(executor="native")
    x = np.random.default_rng(4).integers(-99, 99, 8 * pitch + 150).astype(np.float32)
    x[[3, 70, 149]] = np.nan, np.inf, -np.inf
    y = np.full(150, 7, np.float32)
    want = np.sum([x[k * pitch : k * pitch + 150] for k in range(9)], 0, np.float32)
    np.testing.assert_array_equal(np.asarray(launch(x, y)), want)
    lanes = re.findall(r"<(\d+) x float>", launch.lower(x, y).native.text)
    assert max(map(int, lanes)) == registers * widest()
