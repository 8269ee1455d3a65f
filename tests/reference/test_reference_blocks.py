"""The reference executor: launches, barriers of a block, blocks that wait for blocks."""

from __future__ import annotations

import time

import numpy as np
import pytest
from tests.reference.load import LEVELS, run

from raise_kernel.runtime.reference import DeadlockError, StepLimitError

levels = pytest.mark.parametrize("level", LEVELS)


@levels
@pytest.mark.parametrize("n", [1000, 1, 0, 256, 257])
def test_block_reduction(n: int, level: str):
    x = np.arange(n, dtype=np.float32)
    sums = run("blocks", "block_sums", (4, 256), x, np.zeros(4, np.float32), n, level=level)[1]
    padded = np.pad(x, (0, 4 * 256 - n)).reshape(4, 256)
    np.testing.assert_array_equal(sums, padded.sum(axis=1))


@levels
def test_dynamic_shared_memory(level: str):
    x = np.arange(4 * 96, dtype=np.int32)
    y = run("blocks", "reverse_blocks", (4, 96, 0, 96 * 4), x, np.zeros_like(x), level=level)[1]
    np.testing.assert_array_equal(y, x.reshape(4, 96)[:, ::-1].ravel())


@levels
def test_launch_in_three_dimensions(level: str):
    grid, block = (2, 3, 2), (4, 2, 3)
    shape = tuple(g * b for g, b in zip(grid[::-1], block[::-1], strict=True))
    out = run("blocks", "indices", (grid, block), np.zeros(shape, np.int32), level=level)[0]
    z, y, x = np.indices(shape)
    np.testing.assert_array_equal(out, x + 100 * y + 10000 * z)


@levels
def test_counting_barriers(level: str):
    x = np.tile(np.arange(64, dtype=np.int32) % 7, 3)
    x[64:128], x[128:] = 5, 0
    counts, every, any_ = run(
        "blocks", "count_sync", (3, 64), x, *(np.zeros(3, np.int32) for _ in range(3)), level=level
    )[1:]
    blocks = x.reshape(3, 64) > 2
    np.testing.assert_array_equal(counts, blocks.sum(axis=1))
    np.testing.assert_array_equal(every != 0, blocks.all(axis=1))
    np.testing.assert_array_equal(any_ != 0, blocks.any(axis=1))


@levels
def test_named_barrier_with_arrivals(level: str):
    x = np.arange(32, dtype=np.float32)
    y = run("blocks", "producer_consumer", (1, 64), x, np.zeros(32, np.float32), level=level)[1]
    np.testing.assert_array_equal(y, 2 * x + 1)


@levels
def test_threads_that_returned_do_not_hold_up_a_barrier(level: str):
    x = np.arange(40, dtype=np.int32)
    y = run("blocks", "early_return", (1, 128), x, np.zeros(40, np.int32), 40, level=level)[1]
    np.testing.assert_array_equal(y, x[::-1])


def test_deadlock_names_both_places():
    with pytest.raises(DeadlockError) as caught:
        run("blocks", "deadlock", (1, 64), np.zeros(64, np.int32))
    message = str(caught.value)
    assert caught.value.code == "RK026"
    assert "thread (0, 0, 0)" in message
    assert "thread (32, 0, 0)" in message
    assert message.count("blocks.cu:") >= 2


def test_endless_loop_is_reported():
    with pytest.raises(StepLimitError, match="loops for ever"):
        run("blocks", "spin_for_ever", (1, 1), np.zeros(1, np.int32), max_steps=10**7)


@levels
def test_blocks_that_wait_for_later_blocks(level: str):
    flags, order = run(
        "blocks", "chain", (5, 8), np.zeros(5, np.int32), np.zeros(5, np.int32), level=level
    )
    np.testing.assert_array_equal(flags, 1)
    np.testing.assert_array_equal(order, 1000 + np.arange(5))


@levels
def test_spin_lock(level: str):
    total = run(
        "blocks", "spin_lock", (2, 40), np.zeros(1, np.int32), np.zeros(1, np.int32), level=level
    )[1]
    assert total[0] == 80


@levels
def test_last_block_finishes(level: str):
    x = np.ones(6 * 32, np.float32)
    total = run(
        "blocks",
        "last_block_sum",
        (6, 32),
        x,
        np.zeros(6, np.float32),
        np.zeros(1, np.float32),
        level=level,
    )[2]
    assert total[0] == x.sum()


def test_empty_grid_runs_nothing():
    out = run("blocks", "indices", ((0, 1, 1), (4, 1, 1)), np.full(4, 7, np.int32))[0]
    np.testing.assert_array_equal(out, 7)


def test_many_lanes_are_quick():
    x = np.ones(100 * 256, np.float32)
    run("blocks", "block_sums", (100, 256), x, np.zeros(100, np.float32), x.size)
    start = time.perf_counter()
    sums = run("blocks", "block_sums", (100, 256), x, np.zeros(100, np.float32), x.size)[1]
    assert time.perf_counter() - start < 2.0
    np.testing.assert_array_equal(sums, 256)
