"""Rows that every move keeps apart are found from one of them, as they are from all."""

from __future__ import annotations

import numpy as np
import pytest

from raise_kernel.bindings import context, ir
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.boxes.positions import Positions
from raise_kernel.passes.tensor_opt.idioms.rows import sources as row_sources
from raise_kernel.passes.tensor_opt.idioms.scan_kinds import ScanKind

ROWS = 6
SUM = ScanKind("add", "sum")


@pytest.fixture(autouse=True)
def mlir():
    with context(), ir.Location.unknown():
        yield


def moved(g: Graph, draw: np.random.Generator, base: Node) -> Node:
    """A chain of moves of rows, of all kinds."""
    node = g.reshape(base, (ROWS, 4, 5))
    for _ in range(draw.integers(0, 5)):
        shape = node.shape
        kind = draw.choice(["slice", "pad", "transpose", "reverse", "join"])
        if kind == "slice" and shape[1] > 1:
            first = int(draw.integers(0, 2))
            node = g.slice(node, (0, first, 0), shape, (1, 1 + first, 1))
        elif kind == "pad":
            filler = g.splat(float(draw.choice([0.0, 0.0, 3.0])), (), "f32")
            node = g.pad(node, filler, (0, int(draw.integers(0, 2)), 1), (0, 1, 0))
        elif kind == "transpose":
            node = g.make("transpose", (node,), (ROWS, shape[2], shape[1]), "f32", (0, 2, 1))
        elif kind == "reverse":
            axes = (int(draw.integers(0, 3)),)
            node = g.make("reverse", (node,), shape, "f32", axes)
        else:
            node = g.reshape(g.reshape(node, (node.size,)), (ROWS, 1, node.size // ROWS))
    return node


@pytest.mark.parametrize("masks", [True, False])
def test_one_row_is_all_rows(masks: bool, monkeypatch: pytest.MonkeyPatch):
    draw, found = np.random.default_rng(0), 0
    for _ in range(300):
        g = Graph()
        base = g.make("argument", (), (ROWS * 20,), "f32", None)
        node = moved(g, draw, base)
        fast = row_sources._Moves(SUM, Positions(), masks=masks).rows(node, ROWS)
        with monkeypatch.context() as patch:
            patch.setattr(row_sources._Moves, "_one_row", lambda *_: None)
            slow = row_sources._Moves(SUM, Positions(), masks=masks).rows(node, ROWS)
        assert (fast is None) == (slow is None)
        if fast is None or slow is None:
            continue
        found += bool(fast.alike.all())
        assert fast.source == slow.source and fast.end == slow.end
        np.testing.assert_array_equal(fast.alike, slow.alike)
        np.testing.assert_array_equal(fast.offsets, slow.offsets)
    assert found > 100


def test_rows_of_any_number():
    """Nothing as large as all rows is computed."""
    g, rows = Graph(), 1 << 40
    base = g.make("argument", (), (rows * 32,), "f32", None)
    node = g.slice(g.reshape(base, (rows, 32)), (0, 1), (rows, 32), (1, 1))
    placed = row_sources.rows_of(node, rows, SUM, Positions())
    assert placed is not None and placed.offsets.tolist() == list(range(1, 32))
    assert placed.source.length == 32 and placed.end.low == placed.end.high == base.size
