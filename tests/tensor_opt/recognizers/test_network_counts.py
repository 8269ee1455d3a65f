"""What following a network costs: counted, not timed."""

from __future__ import annotations

from typing import Any

import numpy as np

from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node, in_order
from raise_kernel.passes.tensor_opt.idioms.orders.network import Network, longest_chains
from raise_kernel.passes.tensor_opt.idioms.orders.scan_builders import may_be_part
from raise_kernel.passes.tensor_opt.idioms.scan_kinds import ADD, KINDS


def _sums_of_parts(g: Graph, length: int, parts: int) -> Node:
    """Sums of the parts of a row, element by element: as many terms in each, so no scan."""
    row = Node("argument", (), (1, length), "f32", None)
    size = length // parts
    cut = [g.slice(row, (0, k * size), (1, (k + 1) * size), (1, 1)) for k in range(parts)]
    total = cut[0]
    for part in cut[1:]:
        total = g.make("add", (total, part), total.shape, "f32")
    return total


def test_chains_are_no_shorter_than_those_that_a_network_follows() -> None:
    g = Graph()
    total = _sums_of_parts(g, 1 << 10, 16)
    moved = g.pad(total, g.splat(0.0, (), "f32"), (0, 8), (0, 0))
    both = g.make(
        "add", (moved, g.pad(total, moved.operands[1], (0, 0), (0, 8))), moved.shape, "f32"
    )
    other = g.unary("sine", both)
    chains = longest_chains(in_order([other]), ADD)
    assert (chains[total], chains[both], chains.get(other, 0)) == (15, 16, 0)
    network = Network(1)
    assert all(network.may_sum(node, chains[node]) for node in (total, moved, both))


def test_sources_take_no_memory_by_their_length() -> None:
    g = Graph()
    network = Network(1)
    network.row(_sums_of_parts(g, 1 << 12, 64))
    assert len(network.sums) == 1 + 63 * 64


def test_sums_of_equally_many_are_not_expanded() -> None:
    g = Graph()
    network = Network(1)
    numbers = network.row(_sums_of_parts(g, 1 << 10, 16))
    assert numbers is not None
    asked: list[list[int]] = []

    def may_be(source: Any, totals: list[int]) -> bool:
        asked.append(totals)
        return may_be_part(source, totals, (1, 64))

    assert network.coefficients(numbers.reshape(-1), may_be) is None
    assert asked == [[16] * 64]


def test_totals_are_those_of_the_counts() -> None:
    for kind in (ADD, *(k for k in KINDS if k.op in ("maximum", "xor") and not k.numbers)):
        g = Graph()
        network = Network(1, kind)
        row = Node("argument", (), (1, 16), "i32", None)
        low = g.slice(row, (0, 0), (1, 8), (1, 1))
        high = g.slice(row, (0, 4), (1, 12), (1, 1))
        once = g.make(kind.op, (low, high), (1, 8), "i32")
        twice = g.make(kind.op, (once, low), (1, 8), "i32")
        numbers = network.row(twice)
        assert numbers is not None
        told: list[int] = []

        def may_be(_: object, totals: list[int], told: list[int] = told) -> bool:
            told += totals
            return True

        found = network.coefficients(numbers.reshape(-1), may_be)
        assert found is not None
        np.testing.assert_array_equal(found[1].sum(axis=1), told)
