"""What the operators of tensors build, by execution; and what builds nothing."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from tests.support.evaluate_stablehlo import evaluate

from raise_kernel.bindings import context, ir, parse_module
from raise_kernel.passes.tensor_opt.idioms.tensors import (
    Tensor,
    concatenate,
    full,
    iota,
    line,
    signless,
    table,
)

TEXT = """func.func @main(%x: tensor<2x3xf32>, %k: tensor<2x3xi32>) -> tensor<2x3xf32>
    attributes {rk.kernel} { return %x : tensor<2x3xf32> }"""
X = np.array([[1.5, -2.0, np.nan], [0.0, 4.0, -8.0]], np.float32)
K = np.array([[3, -1, 7], [0, 5, -6]], np.int32)

CASES: dict[str, tuple[Callable[[Tensor, Tensor], Tensor], object]] = {
    "arithmetic": (lambda x, k: -x * 2.0 - 1.0 + x, None),
    "a mask": (
        lambda x, k: ((x > 0.0) | ~(x <= 4.0)).where(x, -1.0),
        [[1.5, -1, np.nan], [-1, 4, -1]],
    ),
    "comparisons": (lambda x, k: (k >= 0) & (k < 7) & k.differs(5), [[1, 0, 0], [1, 0, 0]]),
    "numbers": (lambda x, k: x.equals(x), [[1, 1, 0], [1, 1, 1]]),
    "bits": (lambda x, k: (k ^ -1).bits_as(ir.F32Type.get()).bits_as(signless(32)), ~K),
    "a slice": (lambda x, k: k.slice([0, 1], [2, 3]).reverse(1), K[:, :0:-1]),
    "a transpose": (lambda x, k: k.transpose([1, 0]).reshape([2, 3]), K.T.reshape(2, 3)),
    "edges": (lambda x, k: k.pad([0, 1], [1, -1], 9), [[9, 3, -1], [9, 0, 5], [9, 9, 9]]),
    "sums": (lambda x, k: k.reduce("add", [-1], 0).broadcast([2, 2], [0]), [[9, 9], [-1, -1]]),
    "extrema": (lambda x, k: k.reduce("max", [0], -100), [3, 5, 7]),
    "any": (lambda x, k: (k > -2) & (k > 6).any().broadcast([2, 3], []), [[1, 1, 1], [1, 1, 0]]),
    "even numbers": (lambda x, k: line(np.array([5, 2, -1]), [2, 3], 1), [[5, 2, -1]] * 2),
    "uneven numbers": (lambda x, k: line(np.array([5, 2, 7]), [2, 3], 1), [[5, 2, 7]] * 2),
    "positions": (
        lambda x, k: concatenate([iota([1, 2], -1), k.slice([0, 0], [1, 2])], 0),
        [[0, 1], [3, -1]],
    ),
    "a table": (lambda x, k: table(K, signless(32)), K),
}


@pytest.fixture(autouse=True)
def in_context():
    with context(), ir.Location.unknown():
        yield


def _built(build: Callable[[Tensor, Tensor], Tensor]) -> ir.Module:
    """A module that computes what is built of its two arguments."""
    module = parse_module(TEXT)
    function = module.body.operations[0].operation
    block = function.regions[0].blocks[0]
    end = block.operations[-1].operation
    with ir.InsertionPoint(end):
        made = build(*map(Tensor, block.arguments))
    end.operands[0] = made.value
    types = [a.type for a in block.arguments]
    function.attributes["function_type"] = ir.TypeAttr.get(
        ir.FunctionType.get(types, [made.value.type])
    )
    module.operation.verify()
    return module


@pytest.mark.parametrize("name", CASES)
def test_values(name: str):
    build, wanted = CASES[name]
    if wanted is None:
        with np.errstate(all="ignore"):
            wanted = -X * 2 - 1 + X
    (found,) = evaluate(_built(build), [X, K])
    np.testing.assert_array_equal(found, np.asarray(wanted).astype(found.dtype))


def test_what_changes_nothing_builds_nothing():
    module = _built(
        lambda x, k: concatenate([x], 0).reshape([2, 3]).transpose([0, 1]).slice([0, 0], [2, 3])
        .pad([0, 0], [0, 0], 0.0).astype(x.element).bits_as(x.element).broadcast([2, 3], [0, 1])
        .reduce("add", [], 0)
    )  # fmt: skip
    assert "stablehlo" not in str(module)


def test_a_number_is_a_constant_of_the_shape():
    module = _built(lambda x, k: x + full([2, 3], x.element, 1.0) * 2)
    assert str(module).count("dense<1.000000e+00> : tensor<2x3xf32>") == 1
    assert str(module).count("dense<2.000000e+00> : tensor<2x3xf32>") == 1
