"""Which lane indices each value of a kernel varies with (uniformity, dimension by dimension).

A value is uniform in a lane index if it is the same for all lanes that differ only in this index.
The analysis is a forward dataflow to a fixpoint over structured regions. The result of an operation
joins its operands. The result of an `if` also varies with the condition. A loop-carried value
varies with its initial and its yielded value, and with the condition of a loop whose trip count
varies. After Coutinho et al., "Divergence Analysis and Optimizations" (PACT 2011), on structured
code.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from raise_kernel.analysis.lanes.lane_calls import LaneCall, lane_call
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import source_of, terminator
from raise_kernel.mlir.walks import block_operations

Dims = frozenset[ir.Value]
NONE: Dims = frozenset()
# Operations of these dialects have neither memory nor calls among their operands.
_ON_NUMBERS = ("arith.", "math.")


@dataclass(eq=False, slots=True)
class _Rule:
    """`results` vary with what `sources` vary with, except `own`, and with `fixed`.

    Those of a cross-lane operation `call` also depend on the active lanes. A rule that goes `back`
    is about what a loop carries into its next iteration.
    """

    results: Sequence[ir.Value]
    sources: Sequence[ir.Value]
    fixed: Dims = NONE
    own: Dims = NONE
    call: LaneCall | None = None
    back: bool = False


def uniformity(top: ir.Block | ir.Operation, *, loops: bool = False) -> Variance:
    """The analysis of what is under `top`, kept until the program changes."""
    return facts.once(_with_loops if loops else Variance, top)


def _with_loops(top: ir.Block | ir.Operation) -> Variance:
    return Variance(top, loops=True)


class Variance:
    """`of(value)`: the lane indices (arguments of affine.parallel) that `value` varies with.

    With `loops`, the indices of affine.for loops count as lane indices too, inside their loop. If
    `top` is an affine.parallel, only its indices and those of loops in it count: values from
    outside vary with none of them.

    Operations are read once, in the order of the text. What is carried around a loop changes
    values that were computed before: the rules of an outermost loop are kept until it ends, and
    applied again, in that order, until nothing changes that goes back.
    """

    def __init__(self, top: ir.Block | ir.Operation, loops: bool = False) -> None:
        self._loops = loops
        self._dims: dict[ir.Value, Dims] = {}
        self._lanes: tuple[ir.Value, ...] = ()
        self._private_dims: dict[ir.Value, Dims] = {}
        self._control: tuple[ir.Value, ...] = ()  # the conditions around the operation
        # Inside a loop: its rules, and whether one that goes back has changed something.
        self._rules: list[_Rule] | None = None
        self._goes_on = False
        if isinstance(top, ir.Block):
            self._block(top)
        else:
            self._operation(top)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Variance)
            and self._dims == other._dims
            and self._private_dims == other._private_dims
        )

    def of(self, value: ir.Value) -> Dims:
        return self._dims.get(value, NONE)

    def private_dims(self, memref: ir.Value) -> Dims:
        """The lane indices for which this memory is privatized (shared and private memory)."""
        return self._private_dims.get(root(memref), NONE)

    # --- rules ------------------------------------------------------------------------------

    def _rule(
        self,
        results: Sequence[ir.Value],
        sources: Sequence[ir.Value],
        fixed: Dims = NONE,
        own: Dims = NONE,
        call: LaneCall | None = None,
        back: bool = False,
    ) -> None:
        """Apply a rule, and keep it for changes of its sources."""
        rule = _Rule(results, sources, fixed, own, call, back)
        if self._rules is not None:
            self._rules.append(rule)
        self._apply(rule)

    def _apply(self, rule: _Rule) -> None:
        dims, known = rule.fixed, self._dims
        for source in rule.sources:
            more = known.get(source)
            if more is not None and not more <= dims:
                dims |= more
        if rule.call is not None:
            dims = self._cross_lane(rule.call, dims)
        if rule.own:
            dims -= rule.own
        for result in rule.results:
            old = known.get(result, NONE)
            if not dims <= old:
                known[result] = old | dims
                self._goes_on |= rule.back

    def _cross_lane(self, call: LaneCall, dims: Dims) -> Dims:
        """The dims of a cross-lane operation's result."""
        lanes = frozenset(call.indices)
        own_mask = call.mask is not None and bool(self.of(call.mask) & lanes)
        return dims - lanes if call.uniform and not own_mask else dims

    # --- operations -------------------------------------------------------------------------

    def _under(self, conditions: Iterable[ir.Value], block: ir.Block) -> None:
        """Read a block that runs under conditions."""
        outer, self._control = self._control, (*self._control, *conditions)
        self._block(block)
        self._control = outer

    def _block(self, block: ir.Block) -> None:
        for op in block_operations(block):
            self._operation(op)

    def _operation(self, op: ir.Operation) -> None:
        name = op.name
        if name.startswith(_ON_NUMBERS):
            self._numbers(op)
        elif name == "affine.parallel":
            self._parallel(op)
        elif name in ("affine.for", "scf.for", "scf.while"):
            self._loop(op)
        elif name in ("affine.if", "scf.if"):
            self._if(op)
        elif name == "memref.alloca":
            self._private_dims[op.results[0]] = frozenset(self._lanes)
        else:
            self._straight(op)

    def _numbers(self, op: ir.Operation) -> None:
        """An operation on numbers alone: outside of loops its rule need not be kept."""
        if self._rules is not None:
            if operands := list(op.operands):
                self._rule(list(op.results), operands)
            return
        known = self._dims
        dims = NONE.union(*(known.get(operand, NONE) for operand in op.operands))
        if dims:
            known.update(dict.fromkeys(op.results, dims))

    def _straight(self, op: ir.Operation) -> None:
        results = [r for r in op.results if not isinstance(r.type, ir.MemRefType)]
        if not results:
            return
        sources, fixed = list(op.operands), NONE
        for operand in sources:
            if isinstance(operand.type, ir.MemRefType):
                fixed |= self.private_dims(operand)
        if op.name in ("memref.atomic_rmw", "memref.generic_atomic_rmw"):
            # Each lane gets its own old value.
            fixed |= frozenset(self._lanes)
        call = lane_call(op)
        if call is not None:
            sources += [*self._control, *([] if call.mask is None else [call.mask])]
        self._rule(results, sources, fixed=fixed, call=call)

    def _parallel(self, op: ir.Operation) -> None:
        body = op.regions[0].blocks[0]
        own = list(body.arguments)
        for argument in own:
            self._rule([argument], [], fixed=frozenset({argument}))
        outer, self._lanes = self._lanes, (*self._lanes, *own)
        self._block(body)
        self._lanes = outer
        for result, value in zip(op.results, terminator(body).operands, strict=True):
            self._rule([result], [value], own=frozenset(own))

    def _if(self, op: ir.Operation) -> None:
        condition = list(op.operands)
        for region in op.regions:
            for block in region.blocks:
                self._under(condition, block)
                for result, value in zip(op.results, terminator(block).operands, strict=True):
                    self._rule([result], [value, *condition])

    def _loop(self, op: ir.Operation) -> None:
        """A loop; an outermost one until nothing changes."""
        read = self._while if op.name == "scf.while" else self._for
        if self._rules is not None:
            read(op)
            return
        rules = self._rules = []
        read(op)
        while self._goes_on:
            self._goes_on = False
            for rule in rules:
                self._apply(rule)
        self._rules = None

    def _for(self, op: ir.Operation) -> None:
        body = op.regions[0].blocks[0]
        inits = loop_inits(op)
        bounds = list(op.operands)[: len(op.operands) - len(inits)]
        iv, *carried = body.arguments
        own = frozenset({iv}) if self._loops and op.name == "affine.for" else NONE
        self._rule([iv], bounds[:1] if op.name == "scf.for" else [], fixed=own)
        for argument, value in zip(carried, inits, strict=True):
            self._rule([argument], [value, *bounds])
        self._under(bounds, body)
        for argument, value in zip(carried, terminator(body).operands, strict=True):
            self._rule([argument], [value, *bounds], back=True)
        for result, argument in zip(op.results, carried, strict=True):
            self._rule([result], [argument], own=own)

    def _while(self, op: ir.Operation) -> None:
        before, after = op.regions[0].blocks[0], op.regions[1].blocks[0]
        for argument, value in zip(before.arguments, op.operands, strict=True):
            self._rule([argument], [value])
        condition, *forwarded = terminator(before).operands
        self._under([condition], before)
        for argument, value in zip(after.arguments, forwarded, strict=True):
            self._rule([argument], [value])
        self._under([condition], after)
        for argument, value in zip(before.arguments, terminator(after).operands, strict=True):
            self._rule([argument], [value, condition], back=True)
        for result, value in zip(op.results, forwarded, strict=True):
            self._rule([result], [value, condition])


def loop_inits(op: ir.Operation) -> list[ir.Value]:
    """The initial values of the loop-carried values of an affine.for or scf.for."""
    count = len(op.results)
    return list(op.operands)[len(op.operands) - count :] if count else []


def root(memref: ir.Value) -> ir.Value:
    """The memory that a flat view is of."""
    return source_of(memref, ("memref.collapse_shape",))
