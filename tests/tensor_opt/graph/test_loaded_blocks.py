"""How often passes read the tensor program: counted, not timed."""

from __future__ import annotations

import pytest

from raise_kernel.bindings import ir, parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.load import Loader, Read
from raise_kernel.passes.tensor_opt.graph.node import Node
from raise_kernel.passes.tensor_opt.graph.rewriter import Rewriter
from raise_kernel.passes.tensor_opt.idioms.orders.network import Network

LOOPS = 6
# A scatter, and loops with sums inside, which no pass below changes.
BODY = """
  %{n}:2 = stablehlo.while(%i = %zero, %s = %x) : tensor<i32>, tensor<8xf32>
    cond {{
      %c = stablehlo.compare LT, %i, %nine : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }} do {{
      %j = stablehlo.add %i, %one : tensor<i32>
      %t = stablehlo.sine %s : tensor<8xf32>
      stablehlo.return %j, %t : tensor<i32>, tensor<8xf32>
    }}
"""


def _program(body: str = BODY) -> ir.Module:
    loops = "".join(body.format(n=f"l{k}") for k in range(LOOPS))
    results = ", ".join(f"%l{k}#1" for k in range(LOOPS))
    types = ", ".join(["tensor<8xf32>"] * LOOPS)
    return parse_module(f"""
func.func @k(%x: tensor<8xf32>) -> ({types}) attributes {{rk.kernel}} {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %nine = stablehlo.constant dense<9> : tensor<i32>
  {loops}
  return {results} : {types}
}}""")


def test_passes_that_change_nothing_share_what_they_read(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Read] = []
    load = Loader._operation

    def counted(loader: Loader, read: Read) -> None:
        made.append(read)
        load(loader, read)

    monkeypatch.setattr(Loader, "_operation", counted)
    module = _program()
    run_pipeline(module, "simplify-tensors,simplify-selects", PipelineOptions())
    made.clear()
    passes = ("fold-constants", "simplify-signs", "simplify-products", "simplify-slices")
    run_pipeline(module, ",".join(passes), PipelineOptions())
    operations = str(module).count(" = stablehlo.")
    assert 0 < len(made) <= operations


def test_no_network_is_followed_in_blocks_of_too_few_additions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each loop adds once, all of them together as often as a scan of eight elements does."""
    followed: list[Node] = []
    monkeypatch.setattr(Network, "may_sum", lambda _, node, depth: bool(followed.append(node)))
    module = _program(BODY.replace("stablehlo.sine %s", "stablehlo.add %s, %s"))
    run_pipeline(module, "recognize-scans", PipelineOptions())
    assert not followed


def test_nodes_that_no_rule_is_about_are_not_looked_at() -> None:
    module = _program()
    (kernel,) = (op.operation for op in module.body.operations)
    seen: list[Node] = []

    def rule(_: Graph, node: Node) -> None:
        seen.append(node)

    class Counting(Rewriter):
        def normal(self, graph: Graph, root: Node, done: dict[Node, Node]) -> Node:
            before = len(done)
            result = super().normal(graph, root, done)
            assert root.op == "sine" or len(done) == before, root
            return result

    with module.context, ir.Location.unknown(module.context):
        Counting({"sine": [rule]}).function(kernel)
    assert len(seen) == LOOPS
