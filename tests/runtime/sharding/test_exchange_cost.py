"""How many iterations one exchange of halos serves: by what an exchange costs, and the block."""

from __future__ import annotations

import pytest

from raise_kernel.runtime.planning.machines import MACHINES, Link
from raise_kernel.runtime.sharding.exchange_cost import SAME, Exchange, Iteration, exchange_on

H200 = exchange_on(MACHINES["h200"], 2)


def seven_points(planes: int) -> Iteration:
    """512^2 floats a plane: one is read and one written in memory."""
    plane = 4 * 512 * 512
    return Iteration(2 * planes * plane / 3.7e12, 2 / planes, 2 * plane)


def test_the_fixed_cost_is_shared_by_several_iterations() -> None:
    cube = seven_points(512)
    steps = H200.steps(cube, range(1, 9))
    assert steps > 2
    now, then = H200.each(cube, 1), H200.each(cube, steps)
    # A step alone is within 3 %, and was not.
    assert cube.seconds / then > 0.97 > cube.seconds / now


def test_what_was_fastest_on_two_h200s_is_chosen() -> None:
    cube = Iteration(0.332e-3, 2 / 512, 2 * 4 * 512 * 512)
    square = Iteration(0.525e-3, 2 / 11584, 2 * 4 * 23168)
    assert [H200.steps(one, (1, 2, 4, 8)) for one in (cube, square)] == [4, 8]


def test_thin_blocks_exchange_in_every_iteration() -> None:
    free = Exchange(1e-7, Link(8, 0, 1e-12))
    assert free.steps(seven_points(16), range(1, 9)) == 1


@pytest.mark.parametrize("steps", range(1, 9))
def test_the_best_of_all_is_the_least_but_for_what_hardly_counts(steps: int) -> None:
    cube = seven_points(256)
    best = H200.steps(cube, range(1, 9))
    assert H200.each(cube, best) <= (1 + SAME) * H200.each(cube, steps)


def test_what_gains_nothing_is_left_as_it_is() -> None:
    nothing = Exchange(0.0, Link(8, 0.0, 0.0))
    assert nothing.steps(Iteration(1e-3, 0.01, 1e6), range(1, 9)) == 1
    assert H200.steps(seven_points(64), ()) == 1


def test_bytes_that_travel_longer_than_the_interior_takes_are_waited_for() -> None:
    slow = Exchange(1e-6, Link(2, 0.0, 1e-9))
    one = Iteration(1e-3, 0.0, 2e6)
    assert slow.each(one, 1) == pytest.approx(1e-3 + 1e-6 + 1e-3)
    assert slow.each(one, 4) == pytest.approx(1e-3 + (1e-6 + 7e-3) / 4)
