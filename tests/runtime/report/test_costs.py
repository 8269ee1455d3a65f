"""What a report counts of a program: operations, bytes, iterations, guards."""

from __future__ import annotations

from raise_kernel.bindings import parse_module
from raise_kernel.runtime.report.costs import TARGETS, times_of, work_of
from raise_kernel.runtime.report.guards import guards_of

PRODUCT = """
func.func @k(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>) -> tensor<8x4xf32> attributes {rk.kernel} {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
    : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.add %0, %0 : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
"""
LOOP = """
func.func @k(%x: tensor<100xf32>) -> tensor<100xf32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %limit = stablehlo.constant dense<LIMIT> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<100xf32>
    cond {
      %c = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %n = stablehlo.add %i, %one : tensor<i32>
      %w = stablehlo.multiply %v, %v : tensor<100xf32>
      stablehlo.return %n, %w : tensor<i32>, tensor<100xf32>
    }
  return %r#1 : tensor<100xf32>
}
"""
PARTS = """
func.func @k(%x: tensor<100xf32>, %y: tensor<100xf32>) -> tensor<100xf32> attributes {rk.kernel} {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.slice %x [0:10] : (tensor<100xf32>) -> tensor<10xf32>
  %1 = stablehlo.dynamic_update_slice %y, %0, %c
    : (tensor<100xf32>, tensor<10xf32>, tensor<i32>) -> tensor<100xf32>
  return %1 : tensor<100xf32>
}
"""
GUARD = """
func.func @k(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> attributes {rk.kernel} {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) {rk.guard = "recognize-recurrences"} : (tensor<i1>) -> tensor<4xf32> loc("k.cu":4:7)
  return %0 : tensor<4xf32>
}
"""


def test_a_product_is_two_operations_an_element_and_term() -> None:
    work = work_of(parse_module(PRODUCT))
    assert work.operations == 2 * 8 * 16 * 4 + 8 * 4
    assert (work.read, work.written) == (4 * (8 * 16 + 16 * 4), 4 * 8 * 4)
    assert work.between == 2 * 4 * 8 * 4  # the product is written and read again


def test_a_loop_counts_its_iterations() -> None:
    few, many = (work_of(parse_module(LOOP.replace("LIMIT", n))) for n in ("10", "1000"))
    assert few.operations == 10 * (100 + 1) and many.operations == 100 * few.operations
    assert many.between == 100 * few.between and few.unknown_loops == 0
    times = [times_of(parse_module(LOOP.replace("LIMIT", n))) for n in ("10", "1000")]
    assert [time.target for time in times[0]] == list(TARGETS)
    assert all(slow.total > fast.total > 0 for fast, slow in zip(*times, strict=True))


def test_a_loop_of_unknown_length_is_told() -> None:
    text = LOOP.replace(
        "%limit = stablehlo.constant dense<LIMIT>", "%unused = stablehlo.constant dense<1>"
    )
    text = text.replace("(%x: tensor<100xf32>)", "(%x: tensor<100xf32>, %limit: tensor<i32>)")
    assert work_of(parse_module(text)).unknown_loops == 1


def test_a_part_of_an_argument_is_read_and_an_updated_one_copied() -> None:
    work = work_of(parse_module(PARTS))
    assert (work.read, work.written) == (4 * (10 + 100), 4 * 100)


def test_guards_have_their_recognizer_and_line() -> None:
    (guard,) = guards_of(parse_module(GUARD))
    assert (guard.name, guard.line) == ("recognize-recurrences", "k.cu:4:7")
