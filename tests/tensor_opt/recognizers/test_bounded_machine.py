"""Loops on residues with bounds."""

from __future__ import annotations

import numpy as np
import pytest

from raise_kernel.bindings import context, kernels, parse_module
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.node import in_order
from raise_kernel.passes.tensor_opt.idioms.fields.bounded import (
    BoundedMachine,
    Scale,
    bound_of,
    field_of,
    pair,
)
from raise_kernel.passes.tensor_opt.idioms.fields.run import Machine, TooLarge

# The sum of %x, three times, and %y, which is carried and stays.
LOOP = """func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>)
    -> (tensor<2xf32>, tensor<2xf32>) attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<2xf32>
  %r:3 = stablehlo.while(%k = %c0, %kept = %y, %s = %zero)
      : tensor<i32>, tensor<2xf32>, tensor<2xf32>
  cond {
    %t = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %u = stablehlo.add %s, %x : tensor<2xf32>
    %next = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %next, %kept, %u : tensor<i32>, tensor<2xf32>, tensor<2xf32>
  }
  return %r#1, %r#2 : tensor<2xf32>, tensor<2xf32>
}"""


@pytest.fixture(autouse=True)
def in_context():
    with context():
        yield


def test_a_loop_that_carries_what_stays():
    module = parse_module(LOOP)
    (kernel,) = kernels(module)
    loader, roots = Loader.of(kernel.regions[0].blocks[0])
    assert not loader.effects
    nodes = in_order(roots)
    x, y = (n for n in nodes if n.op == "argument")
    cells = {x: [pair(np.array([5.0, 7.0]), np.zeros(2))], y: [pair(np.full(2, 11.0), np.ones(2))]}
    machine = BoundedMachine(scale=Scale(quarter=32.0, limit=126.0))
    machine.run(nodes, cells)
    kept, total = (cells[r][0] for r in roots)
    assert field_of(kept).tolist() == [11.0, 11.0]
    assert bound_of(kept).tolist() == [1.0, 1.0]
    assert field_of(total).tolist() == [15.0, 21.0]
    np.testing.assert_allclose(bound_of(total), np.log2(3))


def test_a_loop_that_never_ends_and_computes_nothing():
    text = LOOP.replace("stablehlo.compare LT, %k, %n", "stablehlo.compare LT, %c0, %n")
    text = text.replace("%next, %kept, %u :", "%k, %kept, %s :")
    module = parse_module(text)
    (kernel,) = kernels(module)
    loader, roots = Loader.of(kernel.regions[0].blocks[0])
    assert not loader.effects
    nodes = in_order(roots)
    cells = {n: [np.ones(2)] for n in nodes if n.op == "argument"}
    with pytest.raises(TooLarge):
        Machine(fuel=1 << 20).run(nodes, cells)
