"""Elements that positions decide: long chains of operations."""

from __future__ import annotations

import numpy as np

from raise_kernel.bindings import context, ir
from raise_kernel.passes.tensor_opt.graph import Graph
from raise_kernel.passes.tensor_opt.graph.boxes.positions import Positions


def test_a_chain_longer_than_pythons_stack():
    g = Graph()
    line = g.make("iota", (), (8,), "i32", 0)
    value = line
    for _ in range(5000):
        value = g.make("add", (value, line), (8,), "i32", None)
    with context(), ir.Location.unknown():
        np.testing.assert_array_equal(Positions().of(value), 5001 * np.arange(8))


def test_data_decides():
    g = Graph()
    line = g.make("iota", (), (8,), "i32", 0)
    data = g.make("argument", (), (8,), "i32", None)
    value = g.make("add", (line, data), (8,), "i32", None)
    found = Positions()
    with context(), ir.Location.unknown():
        assert found.of(value) is None
        assert found.of(line) is not None
