"""Masks the inputs of functions whose derivative at values of masked lanes may be NaN.

Before:
    %m = stablehlo.compare GT, %x, %zero
    %s = stablehlo.sqrt %x
    %r = stablehlo.select %m, %s, %y
After:
    %m = stablehlo.compare GT, %x, %zero
    %g = stablehlo.select %m, %x, %one
    %s = stablehlo.sqrt %g
    %r = stablehlo.select %m, %s, %y

The results are the same; the gradients are not. A select hands the lanes that it did not take a
cotangent of zero, and zero times the slope of `sqrt` at a negative number, or times an infinity
or NaN that the masked lane holds, is NaN. The select before it makes it zero.

For each floating-point value the pass finds a condition that holds wherever the value matters: the
conjunction of the masks (of selects, of `and`s with another mask, of scatters whose masked indices
are outside; of masks that were transposed or cut as the value was) on every way to a result.
Elementwise operations under one condition form a region; what enters a region and comes to a
function that is not linear is selected, the other lanes taking 1. A mask that is computed later
than it is needed is moved up where it can be.

Bodies of loops whose trip count is data are left alone: they have no reverse mode. Refuses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir import tensor_ops
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import defining_op, shape_of, source_of
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.stablehlo.properties import (
    LINEAR,
    MOVING,
    NONLINEAR,
    NONLINEAR_CHLO,
    PIECEWISE_CONSTANT,
    qualified,
)

NONLINEAR_OPERATIONS = qualified(NONLINEAR) | qualified(NONLINEAR_CHLO, "chlo")
CONSTANT_PIECES = qualified(PIECEWISE_CONSTANT)
ELEMENTWISE = qualified(LINEAR) | CONSTANT_PIECES | NONLINEAR_OPERATIONS
MOVES = qualified(MOVING)

# A mask, and whether the value matters where it is true or where it is false.
Atom = tuple[ir.Value, bool]
Condition = frozenset[Atom]
ALWAYS: Condition = frozenset()


@register_pass("guard-masked-inputs", stage="tensor-opt")
def guard_masked_inputs(module: ir.Module, ctx: PassContext) -> None:
    """Mask the inputs of functions whose results only some lanes use."""
    for kernel in kernels(module):
        blocks = [kernel.regions[0].blocks[0]]
        while blocks:
            block = blocks.pop()
            count = _Guards(block).insert()
            if count:
                ctx.remarks.applied(f"{count} inputs of masked functions are masked, too", kernel)
            for op in block.operations:
                blocks += _inner_blocks(op.operation)


def _inner_blocks(op: ir.Operation) -> list[ir.Block]:
    """The blocks inside that reverse mode may enter."""
    if op.name == "stablehlo.while":
        body = op.regions[1].blocks[0]
        return [body] if _counts(op) else []
    if op.name in ("stablehlo.if", "stablehlo.case"):
        return [region.blocks[0] for region in op.regions]
    return []


def _counts(op: ir.Operation) -> bool:
    """Whether a loop's condition compares a carried value to a constant."""
    condition = op.regions[0].blocks[0].operations[-1].operation.operands[0]
    compare = defining_op(condition)
    if compare is None or compare.name != "stablehlo.compare":
        return False
    integers = not any(map(_is_inexact, compare.operands))
    return integers and any(map(_is_constant, compare.operands))


@dataclass
class _Guards:
    """One block: where each of its values is made, when each of them matters.

    Operations are known by their results: their own hash changes with their operands.
    """

    block: ir.Block
    position: dict[ir.Value, float] = field(default_factory=dict)
    needed: dict[ir.Value, Condition] = field(default_factory=dict)
    made: dict[tuple[Condition, ir.Value], ir.Value] = field(default_factory=dict)
    moved: set[ir.Value] = field(default_factory=set)
    # What holds where a mask is true, or false.
    held: dict[Atom, Condition] = field(default_factory=dict)
    # Numbered as they are met.
    masks: dict[ir.Value, int] = field(default_factory=dict)

    def insert(self) -> int:
        """Insert the selects; how many."""
        operations = [op.operation for op in self.block.operations]
        if not any(op.name in ("stablehlo.select", "stablehlo.scatter") for op in operations):
            return 0
        operations = [op for op in operations if len(op.results)]
        self.position = {r: number for number, op in enumerate(operations) for r in op.results}
        for op in reversed(operations):
            for result in op.results:
                self.needed[result] = self._needed(result)
        curved = self._curved(operations)
        for op in operations:
            result = op.results[0]
            if op.name not in CONSTANT_PIECES and result in curved and result not in self.moved:
                self._guard(op)
        return len(self.made)

    # --- when a value matters ---

    def _needed(self, value: ir.Value) -> Condition:
        """The masks that hold wherever the value matters: common to all its uses."""
        common: Condition | None = None
        for use in value.uses:
            condition = self._at_use(use.owner.operation, use.operand_number, value)
            common = condition if common is None else common & condition
            if not common:
                return ALWAYS
        return common or ALWAYS

    def _at_use(self, user: ir.Operation, number: int, value: ir.Value) -> Condition:
        if user.block != self.block or not len(user.results):
            return ALWAYS
        result = user.results[0]
        if user.name == "stablehlo.select" and number > 0:
            return self._when(user.operands[0], number == 1) | self.needed[result]
        if user.name in ("stablehlo.and", "stablehlo.or") and _is_mask(value):
            other = user.operands[1 - number]
            # The earlier mask hides the later one; never both each other.
            if self._position_of(other) < self._position_of(value):
                hides = self._when(other, user.name == "stablehlo.and")
                return hides | self.needed[result]
        if user.name in ELEMENTWISE:
            return self.needed[result]
        if user.name in MOVES:
            uses = list(result.uses)
            if len(uses) == 1 and uses[0].operand_number == 2 and user.name == "stablehlo.reshape":
                return self._scattered(uses[0].owner.operation, value)
            return self._before_move(user)
        if number == 2:
            return self._scattered(user, value)
        return ALWAYS

    def _before_move(self, move: ir.Operation) -> Condition:
        """The masks of a moved value that are moved in the same way."""
        found = ALWAYS
        for mask, taken in self._ordered(self.needed[move.results[0]]):
            op = defining_op(mask)
            if op is not None and _move_alike(op, move):
                found |= self._when(op.operands[0], taken)
        return found

    def _scattered(self, scatter: ir.Operation, value: ir.Value) -> Condition:
        """The mask of a scatter with this update: where its index is not sent outside."""
        if scatter.name != "stablehlo.scatter" or scatter.block != self.block:
            return ALWAYS
        index = defining_op(source_of(scatter.operands[1], ("stablehlo.reshape",)))
        if index is None or index.name != "stablehlo.select":
            return ALWAYS
        mask, then, other = index.operands
        if shape_of(mask) != shape_of(value):
            return ALWAYS
        if _is_outside(other, scatter):
            return self._when(mask, True)
        return self._when(mask, False) if _is_outside(then, scatter) else ALWAYS

    def _when(self, mask: ir.Value, taken: bool) -> Condition:
        """What holds where the mask is `taken`."""
        found = self.held.get((mask, taken))
        if found is None:
            found = self.held[mask, taken] = self._holds_when(mask, taken)
        return found

    def _holds_when(self, mask: ir.Value, taken: bool) -> Condition:
        if _is_constant(mask):
            return ALWAYS
        op = defining_op(mask)
        if op is not None and op.name == "stablehlo.not":
            return self._when(op.operands[0], not taken)
        if op is not None and op.name == ("stablehlo.and" if taken else "stablehlo.or"):
            left, right = op.operands
            parts = self._when(left, taken) | self._when(right, taken)
            return parts | self._atom(mask, taken)
        return self._atom(mask, taken)

    def _atom(self, mask: ir.Value, taken: bool) -> Condition:
        self.masks.setdefault(mask, len(self.masks))
        return frozenset({(mask, taken)})

    def _ordered(self, condition: Condition) -> list[Atom]:
        """The atoms, the same way in every run: sets order values by their addresses."""
        return sorted(condition, key=lambda atom: (self.masks[atom[0]], atom[1]))

    # --- where the selects go ---

    def _curved(self, operations: list[ir.Operation]) -> set[ir.Value]:
        """Values of a region that come from, or come to, a function in it that is not linear."""
        found: set[ir.Value] = set()
        for op in reversed(operations):
            if op.name not in ELEMENTWISE or not self.needed[op.results[0]]:
                continue
            users = [use.owner.operation for use in op.results[0].uses]
            onward = any(
                user.results[0] in found and self._same_region(op, user)
                for user in users
                if len(user.results)
            )
            if onward or _is_curved(op):
                found.add(op.results[0])
        return found

    def _same_region(self, op: ir.Operation, user: ir.Operation) -> bool:
        return self.needed[op.results[0]] == self.needed.get(user.results[0])

    def _guard(self, op: ir.Operation) -> None:
        condition = self.needed[op.results[0]]
        for number, value in enumerate(op.operands):
            source = defining_op(value)
            inside = (
                source is not None
                and value in self.position
                and source.name in ELEMENTWISE
                and self._same_region(source, op)
            )
            if inside or _is_constant(value) or not _is_inexact(value):
                continue
            if op.name == "stablehlo.select" and number == 0:
                continue
            guarded = self._selected(condition, value, op)
            if guarded is not None:
                facts.changed()
                op.operands[number] = guarded

    def _selected(self, condition: Condition, value: ir.Value, user: ir.Operation):
        """`value` where the condition holds, 1 elsewhere; None where no mask can be had here."""
        key = (condition, value)
        if key in self.made:
            return self.made[key]
        usable = [a for a in self._ordered(condition) if self._reach(a[0], user, value)]
        if not usable:
            return None
        # A conjunction stands for its parts.
        mask, taken = max(usable, key=lambda atom: len(self._when(*atom)))
        covered = self._when(mask, taken)
        rest = [atom for atom in usable if atom not in covered]
        with ir.InsertionPoint(user), user.location:
            guarded = _select(mask, taken, value)
            for other, sign in rest:
                guarded = _select(other, sign, guarded)
        self.made[key] = guarded
        return guarded

    def _reach(self, mask: ir.Value, user: ir.Operation, value: ir.Value) -> bool:
        """Whether the mask is there before `user`, or was moved there."""
        if shape_of(mask) not in (shape_of(value), []):
            return False
        late = self._late(mask, self.position[user.results[0]])
        if late is None:
            return False
        for op in late:
            facts.changed()
            op.move_before(user)
            self.position[op.results[0]] = self.position[user.results[0]] - 0.5
            self.moved.add(op.results[0])
        return True

    def _late(self, mask: ir.Value, limit: float) -> list[ir.Operation] | None:
        """What the mask needs that stands after `limit`, in order; None if it needs that itself."""
        found: dict[ir.Value, ir.Operation] = {}
        pending = [mask]
        while pending:
            value = pending.pop()
            op = defining_op(value)
            position = self.position.get(value, -1)
            if op is None or position < limit or op.results[0] in found:
                continue
            if position == limit or len(list(op.regions)):
                return None
            found[op.results[0]] = op
            pending += op.operands
        return [found[value] for value in sorted(found, key=self.position.__getitem__)]

    def _position_of(self, value: ir.Value) -> float:
        return self.position.get(value, -1)


def _is_curved(op: ir.Operation) -> bool:
    if op.name not in NONLINEAR_OPERATIONS or not _is_inexact(op.results[0]):
        return False
    if op.name == "stablehlo.multiply":
        return not any(map(_is_constant, op.operands))
    if op.name == "stablehlo.divide":
        return not _is_constant(op.operands[1])
    return True


def _select(mask: ir.Value, taken: bool, value: ir.Value) -> ir.Value:
    type_ = ir.RankedTensorType(value.type)
    one = tensor_ops.constant(ir.DenseElementsAttr.get_splat(type_, _one(type_.element_type)))
    yes, no = (value, one) if taken else (one, value)
    return tensor_ops.select(mask, yes, no)


def _one(element: ir.Type) -> ir.Attribute:
    return ir.FloatAttr.get(element, 1.0)


def _is_inexact(value: ir.Value) -> bool:
    return isinstance(
        ir.RankedTensorType(value.type).element_type,
        (ir.F16Type, ir.BF16Type, ir.F32Type, ir.F64Type),
    )


def _move_alike(op: ir.Operation, other: ir.Operation) -> bool:
    """Whether both bring elements of one shape to the same indices of another."""
    return (
        op.name == other.name
        and shape_of(op.operands[0]) == shape_of(other.operands[0])
        and shape_of(op.results[0]) == shape_of(other.results[0])
        and [str(a) for a in op.attributes.values()] == [str(a) for a in other.attributes.values()]
    )


def _is_mask(value: ir.Value) -> bool:
    element = ir.RankedTensorType(value.type).element_type
    return isinstance(element, ir.IntegerType) and element.width == 1


def _is_constant(value: ir.Value) -> bool:
    op = defining_op(value)
    return op is not None and op.name == "stablehlo.constant"


def _is_outside(index: ir.Value, scatter: ir.Operation) -> bool:
    """Whether a constant index of one scattered dimension is past its end."""
    op = defining_op(index)
    if op is None or op.name != "stablehlo.constant":
        return False
    numbers = stablehlo.ScatterDimensionNumbers(scatter.attributes["scatter_dimension_numbers"])
    dimensions = list(numbers.scattered_dims_to_operand_dims)
    value = ir.DenseElementsAttr(op.attributes["value"])
    if len(dimensions) != 1 or not value.is_splat:
        return False
    end = shape_of(scatter.operands[0])[dimensions[0]]
    return ir.IntegerAttr(value.get_splat_value()).value >= end
