"""Shape, indexing, reduction and control operations, replayed against XLA's own import."""

# ruff: noqa: E501

from __future__ import annotations

import numpy as np
import pytest
from tests.support.direct_xla import check_replay, run_replay

from raise_kernel.bindings import parse_module
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.replay import jax_source

RNG = np.random.default_rng(0)
X = RNG.normal(size=(6, 8)).astype(np.float32)
V = RNG.normal(size=8).astype(np.float32)
INTS = RNG.integers(-20, 20, (6, 8)).astype(np.int32)
S = np.float32(1.5)


def function(signature: str, body: str) -> str:
    return f"func.func public @main{signature} {{\n{body}\n}}"


SHAPES = {
    "broadcast": (
        "(%x: tensor<6x8xf32>, %v: tensor<8xf32>, %s: tensor<f32>) -> tensor<6x8xf32>",
        """%a = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
        %b = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
        %c = stablehlo.slice %x [0:6, 2:3] : (tensor<6x8xf32>) -> tensor<6x1xf32>
        %d = stablehlo.reshape %c : (tensor<6x1xf32>) -> tensor<6xf32>
        %e = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<6xf32>) -> tensor<6x8xf32>
        %f = stablehlo.add %a, %e : tensor<6x8xf32>
        %g = stablehlo.maximum %f, %b : tensor<6x8xf32>
        %h = stablehlo.power %g, %a : tensor<6x8xf32>
        return %h : tensor<6x8xf32>""",
        [X, V, S],
    ),
    "broadcast-permuted": (
        "(%x: tensor<6x8xf32>) -> tensor<8x3x6xf32>",
        """%a = stablehlo.broadcast_in_dim %x, dims = [2, 0] : (tensor<6x8xf32>) -> tensor<8x3x6xf32>
        return %a : tensor<8x3x6xf32>""",
        [X],
    ),
    "broadcast-unit": (
        "(%x: tensor<6x8xf32>) -> (tensor<6x5x8xf32>, tensor<2x8xf32>)",
        """%a = stablehlo.slice %x [3:4, 0:8] : (tensor<6x8xf32>) -> tensor<1x8xf32>
        %b = stablehlo.broadcast_in_dim %a, dims = [1, 2] : (tensor<1x8xf32>) -> tensor<6x5x8xf32>
        %c = stablehlo.slice %b [1:2, 1:3, 0:8] : (tensor<6x5x8xf32>) -> tensor<1x2x8xf32>
        %d = stablehlo.reshape %c : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
        return %b, %d : tensor<6x5x8xf32>, tensor<2x8xf32>""",
        [X],
    ),
    "slices": (
        "(%x: tensor<6x8xf32>) -> (tensor<2x3xf32>, tensor<3x8xf32>, tensor<0x8xf32>, tensor<6x2xf32>)",
        """%a = stablehlo.slice %x [1:5:2, 0:7:3] : (tensor<6x8xf32>) -> tensor<2x3xf32>
        %b = stablehlo.slice %x [0:5:2, 0:8] : (tensor<6x8xf32>) -> tensor<3x8xf32>
        %c = stablehlo.slice %x [3:3, 0:8] : (tensor<6x8xf32>) -> tensor<0x8xf32>
        %d = stablehlo.slice %x [0:6, 3:5] : (tensor<6x8xf32>) -> tensor<6x2xf32>
        return %a, %b, %c, %d : tensor<2x3xf32>, tensor<3x8xf32>, tensor<0x8xf32>, tensor<6x2xf32>""",
        [X],
    ),
    "move": (
        "(%x: tensor<6x8xf32>) -> (tensor<10x22xf32>, tensor<8x6xf32>, tensor<6x16xf32>, tensor<6x8xf32>)",
        """%z = stablehlo.constant dense<-1.5> : tensor<f32>
        %p = stablehlo.pad %x, %z, low = [3, -1], high = [1, 2], interior = [0, 2] : (tensor<6x8xf32>, tensor<f32>) -> tensor<10x23xf32>
        %p2 = stablehlo.slice %p [0:10, 0:22] : (tensor<10x23xf32>) -> tensor<10x22xf32>
        %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
        %c = stablehlo.concatenate %x, %x, dim = 1 : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
        %r = stablehlo.reverse %x, dims = [0, 1] : tensor<6x8xf32>
        return %p2, %t, %c, %r : tensor<10x22xf32>, tensor<8x6xf32>, tensor<6x16xf32>, tensor<6x8xf32>""",
        [X],
    ),
    "iota-splat": (
        "(%x: tensor<6x8xf32>) -> (tensor<6x8xi32>, tensor<6x8xf32>, tensor<8x6xf32>, tensor<4xui8>)",
        """%a = stablehlo.iota dim = 0 : tensor<6x8xi32>
        %b = stablehlo.iota dim = 1 : tensor<6x8xi32>
        %c = stablehlo.multiply %a, %b : tensor<6x8xi32>
        %d = stablehlo.iota dim = 0 : tensor<6x8xf32>
        %k = stablehlo.constant dense<2.5> : tensor<8x6xf32>
        %k2 = stablehlo.transpose %k, dims = [1, 0] : (tensor<8x6xf32>) -> tensor<6x8xf32>
        %e = stablehlo.add %d, %k2 : tensor<6x8xf32>
        %f = stablehlo.iota dim = 0 : tensor<4xui8>
        return %c, %e, %k, %f : tensor<6x8xi32>, tensor<6x8xf32>, tensor<8x6xf32>, tensor<4xui8>""",
        [X],
    ),
    "tables": (
        "(%x: tensor<6x8xf32>) -> (tensor<3xf32>, tensor<2x2xi64>, tensor<16xbf16>, tensor<2xcomplex<f32>>, tensor<0xf32>)",
        """%a = stablehlo.constant dense<[0.1, -0.0, 0x7F800000]> : tensor<3xf32>
        %b = stablehlo.constant dense<[[1, -2], [9007199254740993, 4]]> : tensor<2x2xi64>
        %c = stablehlo.constant dense<[0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<16xbf16>
        %d = stablehlo.constant dense<[(0.5, 1.0), (2.0, -3.0)]> : tensor<2xcomplex<f32>>
        %e = stablehlo.constant dense<> : tensor<0xf32>
        return %a, %b, %c, %d, %e : tensor<3xf32>, tensor<2x2xi64>, tensor<16xbf16>, tensor<2xcomplex<f32>>, tensor<0xf32>""",
        [X],
    ),
    "dynamic": (
        "(%x: tensor<6x8xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<3x4xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<2x2xf32>)",
        """%c = stablehlo.constant dense<1> : tensor<i32>
        %a = stablehlo.dynamic_slice %x, %i, %j, sizes = [3, 4] : (tensor<6x8xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
        %b = stablehlo.dynamic_update_slice %x, %a, %j, %c : (tensor<6x8xf32>, tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<6x8xf32>
        %d = stablehlo.dynamic_update_slice %x, %a, %c, %c : (tensor<6x8xf32>, tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<6x8xf32>
        %k = stablehlo.constant dense<7> : tensor<i32>
        %e = stablehlo.dynamic_slice %x, %c, %k, sizes = [2, 2] : (tensor<6x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
        return %a, %b, %d, %e : tensor<3x4xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<2x2xf32>""",
        [X, np.int32(-2), np.int32(9)],
    ),
}


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", SHAPES)
def test_shapes(name: str) -> None:
    signature, body, inputs = SHAPES[name]
    check_replay(function(signature, body), inputs)


def reduce_text(op: str, element: str, init: str, dims: str, out: str) -> str:
    return function(
        f"(%x: tensor<6x8x{element}>) -> tensor<{out}{element}>",
        f"""%z = stablehlo.constant dense<{init}> : tensor<{element}>
        %r = stablehlo.reduce(%x init: %z) applies stablehlo.{op} across dimensions = [{dims}]
          : (tensor<6x8x{element}>, tensor<{element}>) -> tensor<{out}{element}>
        return %r : tensor<{out}{element}>""",
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize("dims, out", [("0", "8x"), ("1", "6x"), ("0, 1", "")])
@pytest.mark.parametrize(
    "element, dtype", [("f32", np.float32), ("f16", np.float16), ("i32", np.int32), ("i8", np.int8)]
)
def test_reduce(element: str, dtype: type, dims: str, out: str) -> None:
    data = (X if element[0] == "f" else INTS).astype(dtype)
    zero, five = ("0.0", "5.0") if element[0] == "f" else ("0", "5")
    low = {"f32": "0xFF800000", "f16": "0xFC00", "i32": "-2147483648", "i8": "-128"}[element]
    for op, init in (
        ("add", zero),
        ("add", five),
        ("maximum", low),
        ("maximum", five),
        ("minimum", five),
    ):
        check_replay(reduce_text(op, element, init, dims, out), [data], ulps=16)


@pytest.mark.parametrize(
    "op, init", [("and", "true"), ("or", "false"), ("xor", "false"), ("or", "true")]
)
def test_reduce_bool(op: str, init: str) -> None:
    check_replay(reduce_text(op, "i1", init, "1", "6x"), [X > 0.5])


def test_reduce_of_nothing() -> None:
    text = """func.func public @main(%x: tensor<0x3xf32>) -> tensor<3xf32> {
      %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0]
        : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
      return %r : tensor<3xf32> }"""
    check_replay(text, [np.zeros((0, 3), np.float32)])


def test_argmax_and_general_reduce() -> None:
    text = """func.func public @main(%x: tensor<6x8xf32>) -> (tensor<6xf32>, tensor<6xi32>, tensor<8xf32>) {
      %i = stablehlo.iota dim = 1 : tensor<6x8xi32>
      %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %n = stablehlo.constant dense<0> : tensor<i32>
      %r:2 = stablehlo.reduce(%x init: %z), (%i init: %n) across dimensions = [1]
        : (tensor<6x8xf32>, tensor<6x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
        reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<i32>, %d: tensor<i32>) {
          %g = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %v = stablehlo.select %g, %a, %b : tensor<i1>, tensor<f32>
          %w = stablehlo.select %g, %c, %d : tensor<i1>, tensor<i32>
          stablehlo.return %v, %w : tensor<f32>, tensor<i32>
        }
      %one = stablehlo.constant dense<1.0> : tensor<f32>
      %q = stablehlo.reduce(%x init: %one) across dimensions = [0] : (tensor<6x8xf32>, tensor<f32>) -> tensor<8xf32>
        reducer(%a: tensor<f32>, %b: tensor<f32>) {
          %m = stablehlo.abs %b : tensor<f32>
          %s = stablehlo.add %a, %m : tensor<f32>
          stablehlo.return %s : tensor<f32>
        }
      return %r#0, %r#1, %q : tensor<6xf32>, tensor<6xi32>, tensor<8xf32> }"""
    check_replay(text, [X], ulps=16)


def test_reduce_window() -> None:
    text = """func.func public @main(%x: tensor<6x8xf32>) -> (tensor<5x8xf32>, tensor<6x8xf32>) {
      %z = stablehlo.constant dense<0.0> : tensor<f32>
      %r = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 2, 1>}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %s = stablehlo.add %a, %b : tensor<f32>
          stablehlo.return %s : tensor<f32>
      }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<5x8xf32>
      %c = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 8>,
          padding = dense<[[0, 0], [7, 0]]> : tensor<2x2xi64>}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %s = stablehlo.add %a, %b : tensor<f32>
          stablehlo.return %s : tensor<f32>
      }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6x8xf32>
      return %r, %c : tensor<5x8xf32>, tensor<6x8xf32> }"""
    check_replay(text, [X], ulps=64)


@pytest.mark.parametrize("direction", ["LT", "GT"])
def test_sort(direction: str) -> None:
    text = f"""func.func public @main(%x: tensor<6x8xi32>) -> (tensor<6x8xi32>, tensor<6x8xi32>, tensor<6x8xi32>) {{
      %i = stablehlo.iota dim = 1 : tensor<6x8xi32>
      %r:2 = "stablehlo.sort"(%x, %i) <{{dimension = 1 : i64, is_stable = true}}> ({{
        ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
          %s = stablehlo.compare {direction}, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %s : tensor<i1>
      }}) : (tensor<6x8xi32>, tensor<6x8xi32>) -> (tensor<6x8xi32>, tensor<6x8xi32>)
      %q = "stablehlo.sort"(%x) <{{dimension = 0 : i64, is_stable = false}}> ({{
        ^bb0(%a: tensor<i32>, %b: tensor<i32>):
          %s = stablehlo.compare {direction}, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %s : tensor<i1>
      }}) : (tensor<6x8xi32>) -> tensor<6x8xi32>
      return %r#0, %r#1, %q : tensor<6x8xi32>, tensor<6x8xi32>, tensor<6x8xi32> }}"""
    check_replay(text, [INTS % 5])


def test_dot_and_convolution() -> None:
    text = """func.func public @main(%x: tensor<6x8xf32>, %v: tensor<8xf32>) -> (tensor<6x6xf32>, tensor<6xf32>, tensor<8x6xf32>, tensor<1x1x5x7xf32>) {
      %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
      %a = stablehlo.dot_general %x, %t, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x8xf32>, tensor<8x6xf32>) -> tensor<6x6xf32>
      %b = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<6x8xf32>, tensor<8xf32>) -> tensor<6xf32>
      %c = stablehlo.dot_general %x, %t, batching_dims = [1] x [0], contracting_dims = [] x [] : (tensor<6x8xf32>, tensor<8x6xf32>) -> tensor<8x6x6xf32>
      %d = stablehlo.dot_general %c, %t, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<8x6x6xf32>, tensor<8x6xf32>) -> tensor<8x6xf32>
      %n = stablehlo.reshape %x : (tensor<6x8xf32>) -> tensor<1x1x6x8xf32>
      %k = stablehlo.constant dense<[[[[1.0, 2.0], [3.0, 5.0]]]]> : tensor<1x1x2x2xf32>
      %e = stablehlo.convolution(%n, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
        window = {stride = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64,
        precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}
        : (tensor<1x1x6x8xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x5x7xf32>
      return %a, %b, %d, %e : tensor<6x6xf32>, tensor<6xf32>, tensor<8x6xf32>, tensor<1x1x5x7xf32> }"""
    check_replay(text, [X, V], ulps=256)


def test_gather_clamps() -> None:
    text = """func.func public @main(%x: tensor<6x8xf32>, %i: tensor<5x2xi32>, %j: tensor<5xi32>) -> (tensor<5xf32>, tensor<5x8xf32>) {
      %a = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1],
        start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}>
        : (tensor<6x8xf32>, tensor<5x2xi32>) -> tensor<5xf32>
      %b = "stablehlo.gather"(%x, %j) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0],
        start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>, indices_are_sorted = false}>
        : (tensor<6x8xf32>, tensor<5xi32>) -> tensor<5x8xf32>
      return %a, %b : tensor<5xf32>, tensor<5x8xf32> }"""
    index = np.array([[0, 0], [-3, 2], [5, 99], [2, 7], [7, -1]], np.int32)
    check_replay(text, [X, index, index[:, 0].copy()])


SCATTER_BODIES = {
    "set": "stablehlo.return %b : tensor<i32>",
    "subtract": "%s = stablehlo.subtract %a, %b : tensor<i32>\nstablehlo.return %s : tensor<i32>",
    **{
        op: f"%s = stablehlo.{op} %a, %b : tensor<i32>\nstablehlo.return %s : tensor<i32>"
        for op in ("add", "multiply", "minimum", "maximum", "and", "or", "xor")
    },
}


@pytest.mark.parametrize("name", SCATTER_BODIES)
def test_scatter_drops(name: str) -> None:
    text = f"""func.func public @main(%x: tensor<8xi32>, %i: tensor<5x1xi32>, %u: tensor<5xi32>) -> tensor<8xi32> {{
      %r = "stablehlo.scatter"(%x, %i, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
        scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}}> ({{
        ^bb0(%a: tensor<i32>, %b: tensor<i32>):
          {SCATTER_BODIES[name]}
      }}) : (tensor<8xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<8xi32>
      return %r : tensor<8xi32> }}"""
    repeated = 4 if name == "set" else 3  # which of two stores wins is not defined
    index = np.array([[3], [-1], [8], [repeated], [0]], np.int32)
    check_replay(text, [INTS[0], index, np.array([7, 1, 1, 12, 9], np.int32)])


@pytest.mark.parametrize(
    "start, compare, limit, step",
    [
        (0, "LT", 10, "1"),
        (3, "LT", 20, "4"),
        (9, "GT", 0, "-3"),
        (5, "LE", 5, "1"),
        (5, "LT", 5, "1"),
        (7, "NE", 1, "-2"),
        (10, "GE", 1, "-1"),
    ],
)
def test_counted_loop(start: int, compare: str, limit: int, step: str) -> None:
    text = f"""func.func public @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<i32>) {{
      %s = stablehlo.constant dense<{start}> : tensor<i32>
      %n = stablehlo.constant dense<{limit}> : tensor<i32>
      %d = stablehlo.constant dense<{step}> : tensor<i32>
      %w:2 = stablehlo.while(%i = %s, %a = %x) : tensor<i32>, tensor<8xf32> cond {{
        %c = stablehlo.compare {compare}, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      }} do {{
        %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
        %b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %t = stablehlo.add %a, %b : tensor<8xf32>
        %k = stablehlo.add %i, %d : tensor<i32>
        stablehlo.return %k, %t : tensor<i32>, tensor<8xf32>
      }}
      return %w#1, %w#0 : tensor<8xf32>, tensor<i32> }}"""
    check_replay(text, [V])
    source = jax_source(parse_module(text)).text
    assert "while_loop" not in source


def test_general_loop_if_case_call() -> None:
    text = """func.func private @half(%n: tensor<i32>) -> tensor<i32> {
      %two = stablehlo.constant dense<2> : tensor<i32>
      %h = stablehlo.divide %n, %two : tensor<i32>
      return %h : tensor<i32> }
    func.func public @main(%n: tensor<i32>, %x: tensor<8xf32>, %c: tensor<i32>) -> (tensor<i32>, tensor<8xf32>, tensor<8xf32>) {
      %z = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %w:2 = stablehlo.while(%a = %n, %steps = %z) : tensor<i32>, tensor<i32> cond {
        %g = stablehlo.compare NE, %a, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %g : tensor<i1>
      } do {
        %bit = stablehlo.and %a, %one : tensor<i32>
        %odd = stablehlo.compare NE, %bit, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %m = "stablehlo.if"(%odd) ({
          %three = stablehlo.constant dense<3> : tensor<i32>
          %t = stablehlo.multiply %a, %three : tensor<i32>
          %u = stablehlo.add %t, %one : tensor<i32>
          stablehlo.return %u : tensor<i32>
        }, {
          %h = func.call @half(%a) : (tensor<i32>) -> tensor<i32>
          stablehlo.return %h : tensor<i32>
        }) : (tensor<i1>) -> tensor<i32>
        %k = stablehlo.add %steps, %one : tensor<i32>
        stablehlo.return %m, %k : tensor<i32>, tensor<i32>
      }
      %r:2 = "stablehlo.case"(%c) ({
          %s = stablehlo.sine %x : tensor<8xf32>
          stablehlo.return %s, %x : tensor<8xf32>, tensor<8xf32>
        }, {
          %s = stablehlo.negate %x : tensor<8xf32>
          stablehlo.return %s, %s : tensor<8xf32>, tensor<8xf32>
        }, {
          stablehlo.return %x, %x : tensor<8xf32>, tensor<8xf32>
        }) : (tensor<i32>) -> (tensor<8xf32>, tensor<8xf32>)
      return %w#1, %r#0, %r#1 : tensor<i32>, tensor<8xf32>, tensor<8xf32> }"""
    for index in (-1, 0, 1, 2, 5):
        check_replay(text, [np.int32(27), V, np.int32(index)])


def test_refusals() -> None:
    custom = """func.func public @main(%x: tensor<8xf32>) -> tensor<8xf32> {
      %r = stablehlo.custom_call @mystery(%x) : (tensor<8xf32>) -> tensor<8xf32>
      return %r : tensor<8xf32> }"""
    with pytest.raises(Refusal, match="RK012"):
        jax_source(parse_module(custom))
    odd = """func.func public @main(%x: tensor<8xi32>) -> tensor<8xi32> {
      %r = stablehlo.power %x, %x : tensor<8xi32>
      return %r : tensor<8xi32> }"""
    with pytest.raises(Refusal, match="RK011"):
        jax_source(parse_module(odd))


def test_source_is_short_and_shown_in_tracebacks() -> None:
    import linecache

    text = """func.func public @smooth(%x: tensor<64xf32> loc("x")) -> tensor<62xf32> {
      %a = stablehlo.slice %x [0:62] : (tensor<64xf32>) -> tensor<62xf32>
      %b = stablehlo.slice %x [2:64] : (tensor<64xf32>) -> tensor<62xf32>
      %h = stablehlo.constant dense<0.5> : tensor<62xf32>
      %s = stablehlo.add %a, %b : tensor<62xf32>
      %r = stablehlo.multiply %s, %h : tensor<62xf32>
      return %r : tensor<62xf32> }"""
    source = jax_source(parse_module(text))
    assert "return (x[:-2] + x[2:]) * 0.5" in source.text
    function_ = source.function()
    filename = function_.__wrapped__.__code__.co_filename
    assert "x[:-2]" in "".join(linecache.getlines(filename))


def test_results_follow_the_parameters() -> None:
    none = "func.func public @main(%x: tensor<8xf32>) { return }"
    assert run_replay(none, [V]) == []
