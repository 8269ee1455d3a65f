"""What passes know of the program is forgotten when it changes; where asked, it is compared."""

from __future__ import annotations

import operator
from dataclasses import dataclass

import pytest
from tests.driver.test_rewriting import body, named

from raise_kernel.analysis.accesses.affine_maps import access_forms, if_constraints
from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.integers.affine.affine_values import affine_values
from raise_kernel.analysis.integers.integer_range import signed_range
from raise_kernel.analysis.lanes.variance import uniformity
from raise_kernel.analysis.memory.memory_effects import domain_at
from raise_kernel.analysis.memory.reaching_stores import kernel_stores
from raise_kernel.bindings import arith, ir, parse_module
from raise_kernel.mlir.facts import Facts, facts
from raise_kernel.mlir.rewriting import destroy_erased, erase, replace_uses
from raise_kernel.mlir.values import constant_int, defining_op
from raise_kernel.mlir.walks import block_operations, names_in_module, walk, walked
from raise_kernel.mlir.walks import named as operations_named
from raise_kernel.mlir.walks import names_in as names_of_block
from raise_kernel.pass_manager.pass_base import register_pass
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.passes.tensor_opt.graph.load import inside, read_block
from raise_kernel.passes.tensor_opt.graph.rewriter import Rewriter

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
    with pytest.raises(Exception, match="_block_operations has changed since it was computed"):
        options = PipelineOptions(verify_each=True)
        run_pipeline(parse_module(_PROGRAM), "change-in-secret-for-a-test", options)


_KERNEL = """
func.func @f(%memory: memref<64xf32>, %a: index, %b: index) {
  affine.parallel (%i, %j) = (0, 0) to (8, 4) {
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) {
      %five = arith.constant 5 : index
      %sum = arith.addi %i, %five : index
      %x = affine.load %memory[%i + 8] : memref<64xf32>
      affine.store %x, %memory[%j] : memref<64xf32>
    }
  }
  return
}
"""


def _inner(module: ir.Module, name: str) -> ir.Operation:
    (op,) = (op for op in walk(module.body) if op.name == name)
    return op


def _domain_of_load(module: ir.Module) -> object:
    return domain_at(_inner(module, "affine.load"))


def _form_of_sum(module: ir.Module) -> object:
    op = _inner(module, "arith.addi")
    return affine_values().of(op.result, Domain({v: (0, 7) for v in _lanes(module)}))


def _lanes(module: ir.Module) -> list[ir.Value]:
    return list(_inner(module, "affine.parallel").regions[0].blocks[0].arguments)


_ANALYSES = {
    "Variance": lambda module: uniformity(body(module)),
    "_with_loops": lambda module: uniformity(body(module), loops=True),
    "BlockDomains": _domain_of_load,
    "KernelStores": lambda module: kernel_stores(body(module)),
    "AffineValues": _form_of_sum,
    "intervals": lambda module: signed_range(_inner(module, "arith.addi").result),
}


@register_pass("change-lanes-in-secret-for-a-test", stage="affine")
@dataclass(frozen=True)
class _ChangeLanesInSecret:
    """Ask for an analysis, exchange two indices, change bounds and a constant, ask again."""

    analysis: str = ""
    says: bool = False

    def run(self, module: ir.Module, _ctx: object) -> None:
        ask = _ANALYSES[self.analysis]
        ask(module)
        i, j = _lanes(module)
        _inner(module, "affine.store").operands[2] = i
        _inner(module, "affine.if").operands[0] = j
        known = _inner(module, "arith.constant").result
        _inner(module, "arith.addi").operands[0] = known if self.analysis == "intervals" else j
        if self.says:
            facts.changed()
        ask(module)


@pytest.mark.parametrize("analysis", _ANALYSES)
def test_each_analysis_is_computed_again_after_a_change(analysis: str):
    text = f"change-lanes-in-secret-for-a-test{{analysis={analysis} says=%s}}"
    checked = PipelineOptions(verify_each=True)
    run_pipeline(parse_module(_KERNEL), text % "true", checked)
    with pytest.raises(Exception, match="has changed since it was computed"):
        run_pipeline(parse_module(_KERNEL), text % "false", checked)


def test_what_one_operation_says_is_never_old(kept: Facts):
    module = parse_module(_KERNEL)
    i, j = _lanes(module)
    store, guard = _inner(module, "affine.store"), _inner(module, "affine.if")
    assert [form.terms for form in access_forms(store) or ()] == [{j: 1}]
    assert [c.form.terms for c in if_constraints(guard) or ()] == [{i: 1}]
    # Operations are told apart by their operands and attributes.
    store.operands[2], guard.operands[0] = i, j
    assert [form.terms for form in access_forms(store) or ()] == [{i: 1}]
    assert [c.form.terms for c in if_constraints(guard) or ()] == [{j: 1}]


def test_nothing_is_known_after_a_run():
    run_pipeline(parse_module(_LOOP), "simplify-tensors")
    assert not (facts.are_kept or facts.owners or facts.constants)


def test_a_captured_constant_stays_where_it_is() -> None:
    """Rules that change nothing leave a loop as it is: the cleanup puts a constant that they moved
    into it back, and the group never settles."""
    module = parse_module(_LOOP)
    before, changes = str(module), facts.changes
    with module.context, ir.Location.unknown():
        Rewriter({"compare": [lambda _graph, _node: None]}).function(
            module.body.operations[0].operation
        )
    assert str(module) == before and facts.changes == changes


_NEST = """
func.func @f(%c: i1, %a: index) -> index {
  %r = scf.if %c -> index {
    %s = scf.if %c -> index {
      %two = arith.addi %a, %a : index
      scf.yield %two : index
    } else {
      scf.yield %a : index
    }
    %t = arith.muli %s, %a : index
    scf.yield %t : index
  } else {
    scf.yield %a : index
  }
  %u = arith.addi %r, %a : index
  return %u : index
}
"""


def _blocks(block: ir.Block) -> list[ir.Block]:
    return [block, *(b for op in walk(block) for region in op.regions for b in region.blocks)]


def test_walks_of_blocks_are_parts_of_their_functions(kept: Facts) -> None:
    module = parse_module(_NEST)
    block = body(module)
    walked(block)
    assert kept.function is not None
    for each in _blocks(block):
        assert list(walked(each)) == list(walk(each))
        assert names_of_block(each) == {op.name for op in walk(each)}
    erase_product(block)
    assert kept.function is None
    walked(block)
    for each in _blocks(block):
        assert list(walked(each)) == list(walk(each))


def test_a_walk_of_a_module_is_made_of_those_of_its_functions(kept: Facts) -> None:
    module = parse_module(_NEST)
    found = walked(module.body)
    assert list(found) == list(walk(module.body))
    names = {op.name for op in found}
    assert names_in_module(module) == names_of_block(module.body) == names
    for name in names:
        assert operations_named(module.body, name) == [op for op in found if op.name == name]
    # The same Python objects: nobody walks there again.
    (function,) = operations_named(module.body, "func.func")
    assert all(map(operator.is_, walked(body(module)), found[found.index(function) + 1 :]))


def test_the_operations_of_a_block_are_kept_until_the_program_changes(kept: Facts) -> None:
    module = parse_module(_NEST)
    block = body(module)
    for is_walked in (False, True):
        if is_walked:
            walked(block)
        for each in _blocks(module.body):
            found = block_operations(each)
            assert list(found) == [view.operation for view in each.operations]
            assert block_operations(each) is found
        facts.changed()
    before = block_operations(block)
    erase_product(block)
    assert [*block_operations(block)] == [view.operation for view in block.operations]
    assert before is not block_operations(block)


def erase_product(block: ir.Block) -> None:
    (product,) = (op for op in walk(block) if op.name == "arith.muli")
    replace_uses(product.results[0], product.operands[0])
    erase(product)
