"""How many threads are done, asked while a launch runs."""

from __future__ import annotations

import numpy as np
import pytest
from tests.reference.load import run

from raise_kernel.runtime.reference import MemoryFault
from raise_kernel.runtime.reference.running.counter import threads_done


@pytest.mark.parametrize("level", ["O0", "O1"])
def test_blocks_that_have_ended_are_counted(level: str) -> None:
    seen: list[tuple[int, int] | None] = []
    x, y = np.zeros(40, np.float32), np.zeros(40, np.float32)
    # The first thread of each block prints, between two barriers.
    run("printing", "tile", (5, 8), x, y, level=level, output=lambda _: seen.append(threads_done()))
    assert seen == [(8 * block, 40) for block in range(5)]
    assert threads_done() is None


def test_nothing_runs_after_a_fault() -> None:
    with pytest.raises(MemoryFault):
        run("printing", "tile", (5, 8), np.zeros(4, np.float32), np.zeros(40, np.float32))
    assert threads_done() is None
