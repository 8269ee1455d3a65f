"""The reference executor: races between threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.reference.load import LEVELS, run

from raise_kernel.runtime.reference import RaceError

levels = pytest.mark.parametrize("level", LEVELS)
X = np.arange(64, dtype=np.int32)


def checked(source: str, kernel: str, configuration: tuple[Any, ...], *args: Any, level: str):
    return run(source, kernel, configuration, *args, level=level, check_races=True)


@levels
@pytest.mark.parametrize("name", ["no_barrier", "barrier_missing_in_loop"])
def test_missing_barrier(name: str, level: str):
    with pytest.raises(RaceError, match="race on shared") as caught:
        checked("races", name, (1, 64), X, np.zeros_like(X), level=level)
    assert caught.value.code == "RK028"
    if level == "O1":
        assert str(caught.value).count("races.cu:") >= 2


@levels
def test_blocks_that_write_one_place(level: str):
    for threads in (8, 1):
        with pytest.raises(RaceError, match=r"write by block \(0,0,0\)"):
            checked("races", "all_blocks_write", (2, threads), np.zeros(8, np.int32), level=level)


@levels
def test_overlapping_reads_and_writes_of_one_array(level: str):
    with pytest.raises(RaceError):
        checked("races", "shift", (2, 32), *[X.copy()] * 2, 64, level=level)
    y = checked("races", "shift", (2, 32), X, np.zeros_like(X), 64, level=level)[1]
    np.testing.assert_array_equal(y[:63], X[1:])


@levels
def test_ordered_accesses_do_not_race(level: str):
    y = checked("races", "with_barrier", (1, 64), X, np.zeros_like(X), level=level)[1]
    np.testing.assert_array_equal(y, X[::-1] + 2)
    checked("races", "all_blocks_add", (3, 8), np.zeros(8, np.int32), level=level)
    checked("races", "neighbours_in_warp", (1, 32), X[:32], np.zeros_like(X), level=level)
    checked("warps", "warp_steps", (1, 32), X[:32], level=level)
    x, zeros = np.ones(1000, np.float32), np.zeros(4, np.float32)
    checked("blocks", "block_sums", (4, 256), x, zeros, 1000, level=level)


@levels
def test_order_through_atomics_and_flags(level: str):
    zeros, total = np.zeros(6, np.float32), np.zeros(1, np.float32)
    checked(
        "blocks", "last_block_sum", (6, 32), np.ones(192, np.float32), zeros, total, level=level
    )
    flags = np.zeros(5, np.int32)
    checked("blocks", "chain", (5, 8), flags, flags.copy(), level=level)
    lock = np.zeros(1, np.int32)
    checked("blocks", "spin_lock", (2, 40), lock, lock.copy(), level=level)
