"""Lines along one axis as progressions: against all of their elements, and of any length."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.boxes.positions import Positions
from raise_kernel.passes.tensor_opt.graph.boxes.progressions import Run, joined, line_of
from raise_kernel.stablehlo.elements import numpy_dtype

ELEMENTS = ("i8", "ui8", "i16", "i32", "ui32", "i64")
ORDERED = ("add", "subtract", "multiply", "minimum", "maximum", "divide", "remainder")
BITS = ("and", "or", "xor", "shift_left", "shift_right_logical", "shift_right_arithmetic")


def _random_line(random: np.random.Generator, count: int) -> Node:
    """Integer arithmetic on the positions, with constants from small to the ends of a type."""
    g = Graph()
    element = str(random.choice(ELEMENTS))
    info = np.iinfo(numpy_dtype(element))

    def constant() -> Node:
        small = [0, 1, 2, 3, 7, 8, 15, count - 1, count, -1, -5]
        value = int(random.choice([*small, int(info.max), int(info.min), int(info.max) // count]))
        return g.splat(np.int64(value), (count,), element)

    value: Node = g.make("iota", (), (count,), element, 0)
    for _ in range(random.integers(1, 6)):
        kind = random.integers(12)
        other = constant() if random.random() < 0.8 else value
        if kind == 0:
            direction = str(random.choice(["LT", "LE", "GT", "GE", "EQ", "NE"]))
            signs = "UNSIGNED" if element[0] == "u" else str(random.choice(["SIGNED", "UNSIGNED"]))
            mask = g.compare(value, other, direction, signs)
            value = g.select(mask, g.binary("add", value, constant()), constant())
        elif kind == 1:
            value = g.unary(str(random.choice(["negate", "not", "abs", "popcnt"])), value)
        elif kind == 2:
            to = str(random.choice(ELEMENTS))
            value = g.convert(g.convert(value, to), element)
        else:
            sides = (value, other) if random.random() < 0.8 else (other, value)
            value = g.binary(str(random.choice(ORDERED + BITS)), *sides)
    return value


@pytest.mark.parametrize("part", range(4))
def test_lines_have_all_elements(part: int):
    found = 0
    for seed in range(500):
        random = np.random.default_rng([part, seed])
        node = _random_line(random, int(random.integers(1, 140)))
        line = Graph().progressions.along(node)
        want = Positions().of(node)
        if line is None:
            continue
        assert want is not None
        found += 1
        axis, runs = line
        got = [run.start + run.step * k for run in runs for k in range(run.count)]
        assert got == (want.tolist() if axis == 0 else want[:1].tolist())
        assert axis == 0 or (want == want[0]).all()
        assert runs == line_of(np.array(got), len(got))
    assert found > 150


def test_a_roll_takes_no_time_that_grows():
    g, n = Graph(), 1 << 40
    roll = g.binary("add", g.iota((n, 3), 0, "i64"), g.splat(7, (n, 3), "i64"))
    node = g.binary("remainder", roll, g.splat(n, (n, 3), "i64"))
    assert g.progressions.along(node) == (0, (Run(7, 1, n - 7), Run(0, 1, 7)))


def test_a_mirror_is_two_progressions():
    g, n = Graph(), 1 << 40
    centre = g.splat(5, (n,), "i64")
    node = g.unary("abs", g.binary("subtract", g.iota((n,), 0, "i64"), centre))
    assert g.progressions.along(node) == (0, (Run(5, -1, 6), Run(1, 1, n - 6)))


def test_what_depends_on_two_axes_or_on_data_is_no_line():
    g = Graph()
    both = g.binary("add", g.iota((4, 5), 0, "i32"), g.iota((4, 5), 1, "i32"))
    assert g.progressions.along(both) is None
    data = g.make("argument", (), (4, 5), "i32", None)
    assert g.progressions.along(g.binary("add", data, g.iota((4, 5), 0, "i32"))) is None


def test_the_axis_is_followed_through_moves():
    g = Graph()
    line = g.binary("multiply", g.iota((5,), 0, "i32"), g.splat(3, (5,), "i32"))
    node = g.transpose(g.broadcast(line, (1,), (4, 5)), (1, 0))
    assert g.progressions.along(g.reshape(node, (5, 1, 4))) == (0, (Run(0, 3, 5),))
    spread = g.broadcast(g.table(np.array([6]), "i32"), (0,), (5,))
    assert g.progressions.along(g.binary("add", spread, line)) == (0, (Run(6, 3, 5),))


@pytest.mark.parametrize("seed", range(30))
def test_progressions_are_joined_as_they_are_found(seed: int):
    random = np.random.default_rng(seed)
    values = np.concatenate(
        [s + d * np.arange(c) for s, d, c in random.integers(-1, 4, (6, 3)) if c > 0] or [[1]]
    )
    cuts = [0, *sorted(set(random.integers(1, len(values) + 1, 4).tolist())), len(values)]
    pieces: list[Run] = []
    for a, b in pairwise(cuts):
        pieces += line_of(values[a:b]) or ()
    assert joined(pieces) == line_of(values)
