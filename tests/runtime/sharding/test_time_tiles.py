"""Turns of time loops: which of its neighbours' threads a device runs so that nothing has to come
meanwhile, checked element by element against what threads touch."""

from __future__ import annotations

import random

import pytest

from raise_kernel.analysis.accesses.launch_parts import Parts, Touched
from raise_kernel.runtime.sharding.time_tiles import Body, Launched, TimeTile, plain_tile, wide_tile

COUNT, THREADS = 4, 16


def elements(touched: Touched, thread: int, reach: tuple[int, int]) -> range:
    base = touched.stride * thread
    return range(base + reach[0], base + reach[1] + 1)


@pytest.mark.parametrize("seed", range(40))
def test_all_threads_that_write_an_element_are_among_those_that_it_takes(seed: int) -> None:
    choose = random.Random(seed)
    stride = choose.randrange(1, 6)
    low = choose.randrange(0, stride)
    reach = low, choose.randrange(low, stride)
    touched = Touched(stride, None, reach, "")
    own = range(0, stride * THREADS)
    for needed in ((choose.randrange(0, 30), choose.randrange(0, 30)) for _ in range(20)):
        before, after = touched.threads_for(needed)
        runs = range(-before, THREADS + after)
        wanted = range(own.start - needed[0], own.stop + needed[1])
        writers = {t for t in range(-40, 80) if set(elements(touched, t, reach)) & set(wanted)}
        inside = {t for t in writers if 0 <= t < THREADS}
        assert writers - inside <= set(runs)
        # And none that writes nothing of them.
        for end in ({-before} if before else set()) | ({runs[-1]} if after else set()):
            assert set(elements(touched, end, (0, stride - 1))) & set(wanted)


@pytest.mark.parametrize("more", [(0, 0), (1, 0), (2, 5)])
def test_what_is_read_around_a_block(more: tuple[int, int]) -> None:
    touched = Touched(3, (-4, 7), (0, 2), "")
    threads = range(-more[0], THREADS + more[1])
    read = [e for t in threads for e in elements(touched, t, (-4, 7))]
    assert touched.read(more) == (-min(read), max(read) + 1 - 3 * THREADS)


def stencil(halo: int = 1, always: str = "all") -> Parts:
    """Of rows of ten elements: memory 0 is read, 1 is written."""
    touched = {
        0: Touched(10, (-10 * halo, 10 * halo + 9), None, ""),
        1: Touched(10, None, (0, 9), always),
    }
    return Parts(1, THREADS, {0: (10 * halo, 10 * halo), 1: (0, 0)}, (halo, halo), touched)


TOTAL = 10 * THREADS * COUNT
KEY = (0, (TOTAL, TOTAL))
# (x, y) -> (k(x, y), x)
SWAPPED = Body(
    (Launched(KEY, {0: 0, 1: 1}, {1: 2}),), (0, 1), (2, 0), dict.fromkeys(range(3), TOTAL)
)


def tile(iterations: int, part: Parts, body: Body = SWAPPED) -> TimeTile:
    found = wide_tile(body, {KEY: part}, COUNT, iterations)
    assert found is not None
    return found


def test_each_iteration_of_a_turn_runs_fewer_threads_of_the_neighbours() -> None:
    found = tile(4, stencil(2))
    assert [one.more for one in found.launches] == [(6, 6), (4, 4), (2, 2), (0, 0)]
    # What is read comes at the start, and nothing else: no launch leaves an old element.
    assert [one.edges for one in found.launches] == [(0,), (), (), ()]
    assert found.rooms == {TOTAL: (80, 80)}


def test_elements_that_are_not_always_written_are_needed_of_the_old_array() -> None:
    found = tile(2, stencil(always=""))
    assert [one.edges for one in found.launches] == [(0, 1), ()]


def test_a_block_that_is_smaller_than_what_has_to_come_has_no_such_tile() -> None:
    assert wide_tile(SWAPPED, {KEY: stencil(2)}, COUNT, 8) is not None
    assert wide_tile(SWAPPED, {KEY: stencil(2)}, COUNT, 9) is None


def test_launches_that_write_other_elements_leave_none_constant() -> None:
    other = (1, KEY[1])
    launches = (Launched(KEY, {0: 0, 1: 1}, {1: 2}), Launched(other, {0: 2, 1: 0}, {1: 3}))
    body = Body(launches, (0, 1), (3, 2), dict.fromkeys(range(4), TOTAL))
    same = wide_tile(body, {KEY: stencil(), other: stencil()}, COUNT, 2)
    differs = wide_tile(body, {KEY: stencil(), other: stencil(always="odd")}, COUNT, 2)
    assert same is not None and same.launches[0].edges == (0,)
    assert differs is not None and differs.launches[0].edges == (0, 1)


def test_a_launch_that_is_not_known_has_no_such_tile() -> None:
    part = Parts(1, THREADS, {0: (10, 10), 1: (0, 0)}, (1, 1))
    assert wide_tile(SWAPPED, {KEY: part}, COUNT, 2) is None
    plain = plain_tile(SWAPPED, {KEY: part})
    assert plain.launches[0].edges == (0,) and plain.rooms == {TOTAL: (10, 10)}
