"""A function's body: blocks, phis as block arguments, terminators.

    bb:                                            ^bb(%x: i32):
      %x = phi i32 [ %a, %p ], [ %b, %q ]    ->      ...
    p: br label %bb                                ^p: llvm.br ^bb(%a : i32)

A terminator with several edges to one block passes the same values along each. Blocks that nothing
reaches are left out: their instructions need not even be in an order. Blocks keep the order of the
text, and are filled in reverse postorder, in which a value is made before it is used.
"""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text import instructions as ins
from raise_kernel.frontend.llvm_text import module as m
from raise_kernel.frontend.llvm_text import types as t
from raise_kernel.frontend.llvm_text import values as v
from raise_kernel.passes.import_llvm.import_attributes import Attributes, i32_array, integer
from raise_kernel.passes.import_llvm.import_instructions import import_instruction
from raise_kernel.passes.import_llvm.import_locations import Locations
from raise_kernel.passes.import_llvm.import_scope import Scope
from raise_kernel.passes.import_llvm.import_types import import_type


def import_body(
    function: m.Function, op: ir.Operation, module: m.Module, locations: Locations
) -> None:
    """Fill the region of `op`, an `llvm.func`, with the body of `function`."""
    _Body(function, op, module, locations).run()


class _Body:
    def __init__(
        self, function: m.Function, op: ir.Operation, module: m.Module, locations: Locations
    ) -> None:
        self._function = function
        self._region = op.regions[0]
        self._locations = locations
        self._source = {block.label: block for block in function.blocks}
        self._order = _reverse_postorder(function.blocks[0].label, self._source)
        self._incoming: dict[str, list[dict[str, v.Value]]] = {}
        entry = self._make_entry(op.location)
        self._scope = Scope(module, entry, op.location)
        self._blocks = {function.blocks[0].label: entry}

    def run(self) -> None:
        for param, argument in zip(
            self._function.params, self._region.blocks[0].arguments, strict=True
        ):
            self._scope.locals[param.name] = argument
        self._make_blocks()
        for label in self._order:
            self._fill(label)

    def _make_entry(self, location: ir.Location) -> ir.Block:
        types = [import_type(p.type) for p in self._function.params]
        return self._region.blocks.append(*types, arg_locs=[location] * len(types))

    def _make_blocks(self) -> None:
        reached = set(self._order)
        for source in self._function.blocks[1:]:
            if source.label not in reached:
                continue
            phis = _phis_of(source)
            self._incoming[source.label] = [
                {label: value for value, label in phi.incoming} for phi in phis
            ]
            try:
                types = [import_type(p.type) for p in phis]
            except Refusal as refusal:
                raise self._locations.locate(refusal, phis[0]) from refusal
            locations = [self._locations.of(p.debug) for p in phis]
            block = self._region.blocks.append(*types, arg_locs=locations)
            self._blocks[source.label] = block
            for phi, argument in zip(phis, block.arguments, strict=True):
                assert phi.name is not None
                self._scope.locals[phi.name] = argument

    def _fill(self, label: str) -> None:
        scope = self._scope
        scope.point = ir.InsertionPoint(self._blocks[label])
        for instruction in self._source[label].instructions:
            scope.location = self._locations.of(instruction.debug)
            try:
                if isinstance(instruction, ins.Phi):
                    continue
                if isinstance(instruction, (ins.Branch, ins.CondBranch, ins.Switch)):
                    self._terminate(instruction, label)
                else:
                    import_instruction(instruction, scope)
            except Refusal as refusal:
                raise self._locations.locate(refusal, instruction) from refusal

    def _terminate(self, i: ins.Branch | ins.CondBranch | ins.Switch, label: str) -> None:
        edges = [(self._blocks[s], self._passed(s, label)) for s in i.successors()]
        passed = [value for _, values in edges for value in values]
        sizes = [len(values) for _, values in edges]
        targets = [block for block, _ in edges]
        match i:
            case ins.Branch():
                self._scope.create_results("llvm.br", [], passed, None, targets)
            case ins.CondBranch():
                operands = [self._scope.value(i.condition), *passed]
                segments: Attributes = {"operandSegmentSizes": i32_array([1, *sizes])}
                self._scope.create_results("llvm.cond_br", [], operands, segments, targets)
            case ins.Switch():
                operands = [self._scope.value(i.value), *passed]
                attributes = _switch_attributes(i, sizes)
                self._scope.create_results("llvm.switch", [], operands, attributes, targets)

    def _passed(self, successor: str, label: str) -> list[ir.Value]:
        """The values that the edge from block `label` passes to the phis of `successor`."""
        return [self._scope.value(incoming[label]) for incoming in self._incoming[successor]]


def _phis_of(block: m.Block) -> list[ins.Phi]:
    return [i for i in block.instructions if isinstance(i, ins.Phi)]


def _switch_attributes(i: ins.Switch, sizes: list[int]) -> Attributes:
    attributes: Attributes = {
        "case_operand_segments": i32_array(sizes[1:]),
        "operandSegmentSizes": i32_array([1, sizes[0], sum(sizes[1:])]),
    }
    if i.cases:
        element = import_type(i.value.type)
        shape = ir.VectorType.get([len(i.cases)], element, loc=ir.Location.unknown())
        numbers = [_case_number(value) for value, _ in i.cases]
        attributes["case_values"] = ir.DenseElementsAttr.get(numbers, shape)
    return attributes


def _case_number(value: v.Value) -> ir.Attribute:
    assert isinstance(value, v.ConstantInt) and isinstance(value.type, t.IntType)
    if value.type.width > 64:
        raise Refusal("RK018", f"a switch over {value.type} is not raised")
    return integer(value.type.width, value.bits if value.type.width == 1 else value.signed)


def _reverse_postorder(entry: str, blocks: dict[str, m.Block]) -> list[str]:
    """The labels of the blocks that the entry reaches."""
    postorder: list[str] = []
    seen = {entry}
    stack = [(entry, iter(_successors(blocks[entry])))]
    while stack:
        label, successors = stack[-1]
        following = next((s for s in successors if s not in seen), None)
        if following is None:
            postorder.append(label)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(_successors(blocks[following]))))
    return postorder[::-1]


def _successors(block: m.Block) -> tuple[str, ...]:
    return block.instructions[-1].successors()
