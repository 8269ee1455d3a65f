"""Sets of points as boxes, against boxes drawn at random."""

from __future__ import annotations

import itertools

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from raise_kernel.analysis.accesses.point_boxes import box_of

STEPS = st.tuples(st.integers(-9, 9), st.integers(-9, 9), st.integers(-2, 2))


def points_of(origin: tuple[int, ...], steps: tuple[tuple[tuple[int, ...], int], ...]):
    ranges = [range(count) for _, count in steps]
    for place in itertools.product(*ranges):
        moved = np.array(origin)
        for number, (step, _) in zip(place, steps, strict=True):
            moved = moved + number * np.array(step)
        yield tuple(int(n) for n in moved)


@settings(deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow])
@given(STEPS, st.lists(st.tuples(STEPS, st.integers(2, 4)), max_size=3), st.integers(0, 1 << 16))
def test_a_box_has_exactly_the_points(origin, steps, seed):
    points = list(points_of(origin, tuple(steps)))
    np.random.default_rng(seed).shuffle(points)
    box = box_of(np.array(points, np.int64).reshape(len(points), 3))
    if len(set(points)) != len(points):
        assert box is None
    elif box is not None:
        found = list(points_of(box.origin, box.steps))
        assert sorted(found) == sorted(points)


def test_boxes_are_found():
    flat = np.array([[y * 12 + x, x - y] for y in range(3) for x in range(5)])
    box = box_of(flat)
    assert box is not None and [count for _, count in box.steps] == [3, 5]
    strided = np.array([[k * 32 + lane] for lane in range(32) for k in range(4)])
    box = box_of(strided)
    assert box is not None and box.steps == (((1,), 128),)


def test_what_is_no_box():
    assert box_of(np.array([[0], [1], [3]])) is None
    assert box_of(np.array([[0], [1], [1]])) is None
    assert box_of(np.array([[0, 0], [0, 1], [1, 0]])) is None
    single = box_of(np.array([[4, 2]]))
    assert single is not None and single.origin == (4, 2) and not single.steps
