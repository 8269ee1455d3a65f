"""Elements that positions decide: long chains of operations."""

from __future__ import annotations

import numpy as np

from raise_kernel.bindings import context, ir, parse_module
from raise_kernel.pass_manager.pipeline import run_pipeline
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.boxes import positions
from raise_kernel.passes.tensor_opt.graph.boxes.positions import Positions
from raise_kernel.stablehlo.elementwise import evaluate


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


def _scatters(count: int) -> str:
    """Scatters one after another, at the elements of one row of squares and 64 after it."""
    lines = [
        f"""  %o{k} = stablehlo.constant dense<{64 * k}> : tensor<64x1xi32>
  %i{k} = stablehlo.add %squares, %o{k} : tensor<64x1xi32>
  %x{k + 1} = "stablehlo.scatter"(%x{k}, %i{k}, %v) <{{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
  }}) : (tensor<8192xf32>, tensor<64x1xi32>, tensor<64xf32>) -> tensor<8192xf32>"""
        for k in range(count)
    ]
    body = "\n".join(lines)
    return f"""func.func @k(%x0: tensor<8192xf32>, %v: tensor<64xf32>) -> tensor<8192xf32>
    attributes {{rk.kernel}} {{
  %line = stablehlo.iota dim = 0 : tensor<64x1xi32>
  %squares = stablehlo.multiply %line, %line : tensor<64x1xi32>
{body}
  return %x{count} : tensor<8192xf32>
}}"""


def test_scatters_have_what_their_indices_are_computed_from_in_common(monkeypatch):
    evaluated: list[str] = []

    def counted(node: Node, values: list[np.ndarray]) -> np.ndarray | None:
        evaluated.append(node.op)
        return evaluate(node, values)

    monkeypatch.setattr(positions, "evaluate", counted)
    module = parse_module(_scatters(20))
    run_pipeline(module, "mark-unique-indices")
    assert str(module).count("unique_indices = true") == 20
    assert evaluated.count("multiply") == 1
    assert evaluated.count("add") == 20


def test_what_an_axis_does_not_decide_is_computed_once_along_it():
    size = 1 << 20
    g = Graph()
    rows, columns = (
        g.broadcast(g.iota((size,), 0, "i32"), (axis,), (size, size)) for axis in (0, 1)
    )
    with context(), ir.Location.unknown():
        found = Positions()
        once = found.once(g.binary("multiply", rows, g.splat(3, rows.shape, "i32")))
        assert once is not None
        np.testing.assert_array_equal(once, 3 * np.arange(size)[:, None])
        assert found.once(g.reshape(columns, (size, 1, size))) is not None
        # All that both decide is too much.
        assert found.once(g.binary("add", rows, columns)) is None
        assert found.of(rows) is None
