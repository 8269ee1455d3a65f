"""What a pass erases keeps its address until the pass is over: memos go by addresses."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from tests.kernels.registry import ROOT

from raise_kernel.bindings import arith, ir, parse_module
from raise_kernel.mlir.rewriting import destroy_erased, erase
from raise_kernel.mlir.values import identity
from raise_kernel.pass_manager import pass_base
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.pass_manager.pipeline import run_pipeline

_PROGRAM = """
func.func @f(%a: index, %b: index) -> index {
  %sum = arith.addi %a, %b : index
  %c = arith.constant true
  %one = scf.if %c -> (index) {
    %product = arith.muli %a, %sum : index
    scf.yield %product : index
  } else {
    scf.yield %b : index
  }
  return %b : index
}
"""


def body(module: ir.Module) -> ir.Block:
    return module.body.operations[0].operation.regions[0].blocks[0]


def named(module: ir.Module, name: str) -> ir.Operation:
    return next(o.operation for o in body(module).operations if o.operation.name == name)


def test_an_address_is_not_taken_again_before_the_pass_is_over():
    module = parse_module(_PROGRAM)
    a, b = body(module).arguments
    taken = set()
    with module.context, ir.Location.unknown(), ir.InsertionPoint.at_block_begin(body(module)):
        for _ in range(1000):
            op = arith.addi(a, b).owner.operation
            assert identity(op) not in taken
            taken.add(identity(op))
            erase(op)
    destroy_erased()


def test_an_erased_operation_uses_nothing():
    module = parse_module(_PROGRAM)
    a, _ = body(module).arguments
    branch, total = named(module, "scf.if"), named(module, "arith.addi")
    assert len(list(a.uses)) == 2
    erase(branch)
    assert not list(total.results[0].uses)
    erase(total)
    assert not list(a.uses)
    assert [o.operation.name for o in body(module).operations] == ["arith.constant", "func.return"]
    assert module.operation.verify()
    destroy_erased()
    assert module.operation.verify()


def test_a_branch_leaves_its_successors_at_once():
    module = parse_module("func.func @f() { cf.br ^end\n ^end: return }")
    function = module.body.operations[0].operation
    first, last = function.regions[0].blocks
    branch = first.operations[0].operation
    erase(branch)
    assert not list(first.operations)
    with module.context, ir.Location.unknown(), ir.InsertionPoint(first):
        last.operations[0].operation.clone()
    assert module.operation.verify()


def test_erased_operations_are_destroyed_after_their_pass(monkeypatch: pytest.MonkeyPatch):
    # What is registered here is gone after the test.
    monkeypatch.setattr(pass_base, "registered", dict(pass_base.registered))
    kept: list[ir.Operation] = []

    @register_pass("erase-a-sum-for-a-test", stage="affine")
    @dataclass(frozen=True)
    class EraseASum:
        """Erase a sum."""

        def run(self, module: ir.Module, ctx: PassContext) -> None:
            kept.append(named(module, "scf.if"))
            erase(kept[0])
            assert kept[0].name == "scf.if"

    module = parse_module(_PROGRAM)
    run_pipeline(module, "erase-a-sum-for-a-test")
    with pytest.raises(RuntimeError, match="invalidated"):
        print(kept[0].name)


def test_passes_erase_in_no_other_way():
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for folder in ("passes", "compiler/raise_kernel/analysis")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line in path.read_text().splitlines()
        if re.search(r"\.erase\(\)", line)
    ]
    assert not found
