"""Equality saturation at its limits, and where local rewriting is stuck."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.evaluate_stablehlo import evaluate
from tests.support.run_stablehlo import run_stablehlo
from tests.tensor_opt.test_tensor_opt import model_cost, random_inputs

from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline

pytest.importorskip("egglog")


def saturated(text: str, options: str) -> tuple[str, list[str], float, float]:
    """The saturated text, the remarks, and the model's costs of the greedy and of this program."""
    greedy, best, passes = parse_module(text), parse_module(text), PipelineOptions()
    run_pipeline(greedy, "simplify-tensors")
    run_pipeline(best, f"simplify-tensors,saturate{{{options}}}", passes)
    words = [r.message for r in passes.remarks.remarks]
    return str(best), words, model_cost(greedy), model_cost(best)


def sum_of(count: int, element: str) -> str:
    """`count` different arrays added up: exponentially many orders."""
    type_ = f"tensor<8x8x{element}>"
    lines = [
        f"%s{k} = stablehlo.add {'%x0' if k == 1 else f'%s{k - 1}'}, %x{k} : {type_}"
        for k in range(1, count)
    ]
    arguments = ", ".join(f"%x{k}: {type_}" for k in range(count))
    body = "\n  ".join([*lines, f"return %s{count - 1} : {type_}"])
    return f"func.func @main({arguments}) -> {type_} {{\n  {body}\n}}\n"


@pytest.mark.parametrize("limit", ["enodes=2000", "milliseconds=50 enodes=10000000"])
def test_an_explosion_stops_at_the_limits(limit: str):
    text = sum_of(16, "i32")
    after, remarks, greedy, best = saturated(text, f"target=cuda {limit}")
    assert any("equality saturation stopped at" in r and "best so far" in r for r in remarks)
    assert best <= greedy * (1 + 1e-6)
    inputs = random_inputs(text, 1)
    (got,), (want,) = evaluate(after, inputs), evaluate(text, inputs)
    np.testing.assert_array_equal(got, want)


def test_few_nodes_say_nothing():
    _, remarks, _, _ = saturated(sum_of(3, "i32"), "target=cuda")
    assert not any("stopped" in r for r in remarks)


def test_too_many_values_are_left_alone():
    text = sum_of(12, "i32")
    after, remarks, greedy, best = saturated(text, "target=cuda nodes=10")
    assert any("are too many for an e-graph" in r for r in remarks)
    assert greedy == best and after.count("stablehlo.add") == 11


def test_a_rewrite_that_pays_only_after_another():
    """`a * c + b * c`, the second product the other way round: it has to be turned first, which
    pays nothing; then one product is enough."""
    text = """
    func.func @main(%a: tensor<512x512xi32>, %b: tensor<512x512xi32>, %c: tensor<512x512xi32>)
        -> tensor<512x512xi32> {
      %0 = stablehlo.transpose %c, dims = [1, 0] : (tensor<512x512xi32>) -> tensor<512x512xi32>
      %1 = stablehlo.multiply %a, %0 : tensor<512x512xi32>
      %2 = stablehlo.transpose %b, dims = [1, 0] : (tensor<512x512xi32>) -> tensor<512x512xi32>
      %3 = stablehlo.multiply %c, %2 : tensor<512x512xi32>
      %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<512x512xi32>) -> tensor<512x512xi32>
      %5 = stablehlo.add %1, %4 : tensor<512x512xi32>
      return %5 : tensor<512x512xi32>
    }"""
    after, remarks, greedy, best = saturated(text, "target=cuda")
    assert best < greedy, remarks
    assert after.count("stablehlo.multiply") == 1 and after.count("stablehlo.transpose") == 1
    inputs = random_inputs(text, 2)
    (got,), (want,) = run_stablehlo(after, inputs), run_stablehlo(text, inputs)
    np.testing.assert_array_equal(got, want)


def test_a_program_with_a_loop_has_a_cost():
    text = """
    func.func @main(%x: tensor<8xf32>, %n: tensor<i32>) -> tensor<8xf32> {
      %c0 = stablehlo.constant dense<0> : tensor<i32>
      %c1 = stablehlo.constant dense<1> : tensor<i32>
      %r:2 = stablehlo.while(%i = %c0, %y = %x) : tensor<i32>, tensor<8xf32>
      cond {
        %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %t : tensor<i1>
      } do {
        %next = stablehlo.add %i, %c1 : tensor<i32>
        %sum = stablehlo.add %y, %y : tensor<8xf32>
        stablehlo.return %next, %sum : tensor<i32>, tensor<8xf32>
      }
      return %r#1 : tensor<8xf32>
    }"""
    after, _, greedy, best = saturated(text, "target=cuda")
    assert "stablehlo.while" in after and best <= greedy
