"""The reference executor: shuffles, votes, matches, reductions, lane registers."""

from __future__ import annotations

import numpy as np
import pytest
from tests.reference.load import LEVELS, run

from raise_kernel.runtime.reference import DeadlockError

levels = pytest.mark.parametrize("level", LEVELS)
LANE = np.arange(32)


def zeros(count: int, dtype: type = np.int32, size: int = 32) -> list[np.ndarray]:
    return [np.zeros(size, dtype) for _ in range(count)]


@levels
def test_warp_reduction(level: str):
    x = np.arange(4 * 64, dtype=np.float32)
    sums = run("warps", "warp_sums", (4, 64), x, np.zeros(8, np.float32), level=level)[1]
    np.testing.assert_array_equal(sums, x.reshape(8, 32).sum(axis=1))


@levels
def test_shuffle_directions_and_segments(level: str):
    x = (LANE * 10).astype(np.int32)
    _, up, down, flip, fixed = run("warps", "shuffles", (1, 32), x, *zeros(4), 8, level=level)
    np.testing.assert_array_equal(up, np.where(LANE % 8 >= 3, x - 30, x))
    np.testing.assert_array_equal(down, np.where(LANE % 8 < 5, x + 30, x))
    np.testing.assert_array_equal(flip, x[LANE ^ 5])
    np.testing.assert_array_equal(fixed, x[LANE // 8 * 8 + 1])


def test_shuffle_of_doubles():
    x = np.random.default_rng(0).normal(size=32)
    y = run("warps", "shuffle_long", (1, 32), x, np.zeros(32))[1]
    np.testing.assert_array_equal(y, x[LANE ^ 1])


@levels
@pytest.mark.parametrize("n", [32, 20, 64])
def test_votes(n: int, level: str):
    x = np.arange(n, dtype=np.int32) % 3
    ballot, every, any_ = run(
        "warps", "votes", (1, n), x, np.zeros(n, np.uint32), *zeros(2, size=n), level=level
    )[1:]
    for lane in range(n):
        warp = x[lane // 32 * 32 : lane // 32 * 32 + 32] > 0
        assert ballot[lane] == sum(1 << int(i) for i in np.flatnonzero(warp))
        assert every[lane] == warp.all()
        assert any_[lane] == warp.any()


@levels
def test_parts_of_a_warp(level: str):
    x = (LANE % 3).astype(np.int32)
    ballot, active = run("warps", "half_warps", (1, 32), x, *zeros(2, np.uint32), level=level)[1:]
    for lane in LANE:
        mine = LANE[(lane % 2 == LANE % 2)]
        assert active[lane] == sum(1 << int(i) for i in mine)
        assert ballot[lane] == sum(1 << int(i) for i in mine if x[i] > 0)


def test_match():
    x = (LANE % 5).astype(np.int32)
    same = run("warps", "matches", (1, 32), x, *zeros(1, np.uint32))[1]
    for lane in LANE:
        assert same[lane] == sum(1 << int(i) for i in LANE[lane % 5 == LANE % 5])


def test_redux():
    x = np.random.default_rng(1).integers(-1000, 1000, 32, np.int32)
    total, largest, smallest = run(
        "warps", "reduces", (1, 32), x, *zeros(1), *zeros(1, np.uint32), *zeros(1)
    )[1:]
    np.testing.assert_array_equal(total, x.sum())
    np.testing.assert_array_equal(largest, x.view(np.uint32).max())
    np.testing.assert_array_equal(smallest, x.min())


def test_lane_registers():
    lane, warp, below = run("warps", "lanes", (1, (5, 4, 3)), *zeros(3, np.uint32, 60))
    index = np.arange(60)
    np.testing.assert_array_equal(lane, index % 32)
    np.testing.assert_array_equal(warp, index // 32)
    np.testing.assert_array_equal(below, (1 << (index % 32)) - 1)


@levels
def test_warp_scan_through_shared_memory(level: str):
    x = LANE.astype(np.int32) + 1
    np.testing.assert_array_equal(
        run("warps", "warp_steps", (1, 32), x, level=level)[0], np.cumsum(x)
    )


def test_a_lane_that_never_comes_is_reported():
    with pytest.raises(DeadlockError, match="shfl bfly") as caught:
        run("warps", "lost_lane", (1, 32), np.zeros(32, np.int32))
    assert "barrier sync" in str(caught.value)


@levels
def test_aggregated_atomics(level: str):
    x = np.random.default_rng(2).integers(-5, 6, 4 * 64, np.int32)
    _, count, kept = run(
        "warps", "aggregate", (4, 64), x, np.zeros(1, np.int32), np.zeros_like(x), level=level
    )
    assert count[0] == (x > 0).sum()
    np.testing.assert_array_equal(np.sort(kept[: count[0]]), np.sort(x[x > 0]))
