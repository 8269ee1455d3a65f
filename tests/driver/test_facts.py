"""What passes know of the program is forgotten when it changes; where asked, it is compared."""

from __future__ import annotations

import pytest
from tests.driver.test_erasing import body, named

from raise_kernel.bindings import arith, constant_int, defining_op, ir, parse_module
from raise_kernel.erasing import destroy_erased, erase
from raise_kernel.facts import Facts, facts, replace_uses
from raise_kernel.passes.tensor_opt.graph.load import inside, read_block
from raise_kernel.pipeline import PipelineOptions, run_pipeline
from raise_kernel.registry import register_pass

_PROGRAM = """
func.func @f(%a: index, %b: index) -> index {
  %sum = arith.addi %a, %b : index
  %three = arith.constant 3 : index
  %product = arith.muli %sum, %three : index
  return %product : index
}
"""

_LOOP = """
func.func @f(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
  %limit = stablehlo.constant dense<9> : tensor<i32>
  %end = stablehlo.while(%k = %x) : tensor<i32>
  cond {
    %c = stablehlo.compare LT, %k, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %k, %y : tensor<i32>
    stablehlo.return %next : tensor<i32>
  }
  return %end : tensor<i32>
}
"""


@pytest.fixture
def kept():
    facts.are_kept = True
    yield facts
    facts.forget()


def names_in(block: ir.Block) -> list[str]:
    return [o.operation.name for o in block.operations]


def test_an_answer_is_kept_until_the_program_changes(kept: Facts):
    module = parse_module(_PROGRAM)
    first = kept.once(names_in, body(module))
    assert kept.once(names_in, body(module)) is first
    product, total = named(module, "arith.muli"), named(module, "arith.addi")
    replace_uses(product.result, total.result)
    assert kept.once(names_in, body(module)) is not first
    erase(product)
    assert "arith.muli" not in kept.once(names_in, body(module))
    destroy_erased()


def test_what_a_value_is_is_kept_while_operations_live(kept: Facts):
    module = parse_module(_PROGRAM)
    three = named(module, "arith.constant").result
    assert (constant_int(three), defining_op(three)) == (3, named(module, "arith.constant"))
    assert kept.constants == {three: 3}
    product = named(module, "arith.muli")
    replace_uses(product.result, three)
    erase(product)
    assert kept.owners
    destroy_erased()
    assert not (kept.owners or kept.constants)


def test_captured_values_are_those_of_the_changed_program(kept: Facts):
    module = parse_module(_LOOP)
    loop = named(module, "stablehlo.while")
    x, y = body(module).arguments
    limit = named(module, "stablehlo.constant").result
    assert inside(loop).captured == [limit, y]
    replace_uses(y, x)
    assert inside(loop).captured == [limit, x]
    reads, end = read_block(body(module))
    assert [read.kind for read in reads] == ["constant", None] and end == (loop.result,)


@register_pass("change-in-secret-for-a-test", stage="tensor-opt")
def _change_in_secret(module: ir.Module, _ctx: object) -> None:
    """Ask, write an operand without saying so, ask again."""
    facts.once(read_block, body(module))
    with ir.InsertionPoint.at_block_begin(body(module)):
        number = arith.constant(ir.IndexType.get(), 5)
    named(module, "arith.muli").operands[1] = number
    facts.once(read_block, body(module))


def test_an_old_answer_is_found_out():
    run_pipeline(parse_module(_PROGRAM), "change-in-secret-for-a-test")
    with pytest.raises(Exception, match="read_block has changed since it was computed"):
        options = PipelineOptions(verify_each=True)
        run_pipeline(parse_module(_PROGRAM), "change-in-secret-for-a-test", options)


def test_nothing_is_known_after_a_run():
    run_pipeline(parse_module(_LOOP), "simplify-tensors")
    assert not (facts.are_kept or facts.owners or facts.constants)
