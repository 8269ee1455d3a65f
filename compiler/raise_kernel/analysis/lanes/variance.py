"""Which lane indices each value of a kernel varies with (uniformity, dimension by dimension).

A value is uniform in a lane index if it is the same for all lanes that differ only in this index.
The analysis is a forward dataflow to a fixpoint over structured regions. The result of an operation
joins its operands. The result of an `if` also varies with the condition. A loop-carried value
varies with its initial and its yielded value, and with the condition of a loop whose trip count
varies. After Coutinho et al., "Divergence Analysis and Optimizations" (PACT 2011), on structured
code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from raise_kernel.analysis.lanes.lane_calls import LaneCall, lane_call
from raise_kernel.bindings import defining_op, ir

Dims = frozenset[ir.Value]
NONE: Dims = frozenset()
# Operations of these dialects have neither memory nor calls among their operands.
_ON_NUMBERS = ("arith.", "math.")


class Variance:
    """`of(value)`: the lane indices (arguments of affine.parallel) that `value` varies with.

    With `loops`, the indices of affine.for loops count as lane indices too, inside their loop. If
    `top` is an affine.parallel, only its indices and those of loops in it count: values from
    outside vary with none of them.
    """

    def __init__(self, top: ir.Block | ir.Operation, loops: bool = False) -> None:
        self._loops = loops
        self._dims: dict[ir.Value, Dims] = {}
        self._lanes: tuple[ir.Value, ...] = ()
        self._private_dims: dict[ir.Value, Dims] = {}
        self._control = NONE  # the lane indices that the conditions around the operation vary with
        self._in_loop = False
        self._stale = False  # a value changed that an earlier operation depends on
        if isinstance(top, ir.Block):
            self._block(top)
        else:
            self._operation(top)

    def of(self, value: ir.Value) -> Dims:
        return self._dims.get(value, NONE)

    def private_dims(self, memref: ir.Value) -> Dims:
        """The lane indices for which this memory is privatized (shared and private memory)."""
        return self._private_dims.get(root(memref), NONE)

    # --- transfer ---------------------------------------------------------------------------

    def _join(self, values: Iterable[ir.Value]) -> Dims:
        result = NONE
        for value in values:
            result |= self._dims.get(value, NONE)
        return result

    def _raise(self, value: ir.Value, dims: Dims) -> bool:
        old = self._dims.get(value, NONE)
        if dims <= old:
            return False
        self._dims[value] = old | dims
        return True

    def _under(self, condition: Dims, block: ir.Block) -> None:
        """Analyze a block that runs under a condition."""
        outer, self._control = self._control, self._control | condition
        self._block(block)
        self._control = outer

    def _block(self, block: ir.Block) -> None:
        for item in block.operations:
            self._operation(item.operation)

    def _operation(self, op: ir.Operation) -> None:
        name = op.name
        if name == "affine.parallel":
            self._parallel(op)
        elif name in ("affine.for", "scf.for"):
            self._for(op)
        elif name == "scf.while":
            self._while(op)
        elif name in ("affine.if", "scf.if"):
            self._if(op)
        elif name == "memref.alloca":
            self._private_dims[op.results[0]] = frozenset(self._lanes)
        else:
            self._straight(op)

    def _straight(self, op: ir.Operation) -> None:
        dims = self._join(op.operands)
        if op.name.startswith(_ON_NUMBERS):
            for result in op.results:
                self._raise(result, dims)
            return
        for operand in op.operands:
            if isinstance(operand.type, ir.MemRefType):
                dims |= self.private_dims(operand)
        if op.name in ("memref.atomic_rmw", "memref.generic_atomic_rmw"):
            # Each lane gets its own old value.
            dims |= frozenset(self._lanes)
        call = lane_call(op)
        if call is not None:
            dims = self._cross_lane(call, dims)
        for result in op.results:
            if not isinstance(result.type, ir.MemRefType):
                self._raise(result, dims)

    def _cross_lane(self, call: LaneCall, dims: Dims) -> Dims:
        """The dims of a cross-lane operation's result, which also depends on the active lanes."""
        dims |= self._control
        lanes = frozenset(call.indices)
        own_mask = call.mask is not None and bool(self.of(call.mask) & lanes)
        return dims - lanes if call.uniform and not own_mask else dims

    def _parallel(self, op: ir.Operation) -> None:
        body = op.regions[0].blocks[0]
        own = list(body.arguments)
        for argument in own:
            self._raise(argument, frozenset({argument}))
        outer, self._lanes = self._lanes, (*self._lanes, *own)
        self._block(body)
        self._lanes = outer
        for result, value in zip(op.results, _terminator(body).operands, strict=True):
            self._raise(result, self.of(value) - frozenset(own))

    def _if(self, op: ir.Operation) -> None:
        condition = self._join(op.operands)
        for region in op.regions:
            for block in region.blocks:
                self._under(condition, block)
                for result, value in zip(op.results, _terminator(block).operands, strict=True):
                    self._raise(result, self.of(value) | condition)

    def _for(self, op: ir.Operation) -> None:
        body = op.regions[0].blocks[0]
        inits = loop_inits(op)
        bounds = self._join(list(op.operands)[: len(op.operands) - len(inits)])
        iv, *carried = body.arguments
        self._raise(iv, self._join(list(op.operands)[:1]) if op.name == "scf.for" else NONE)
        own = frozenset({iv}) if self._loops and op.name == "affine.for" else NONE
        self._raise(iv, own)
        for argument, value in zip(carried, inits, strict=True):
            self._raise(argument, self.of(value) | bounds)

        def sweep() -> None:
            self._under(bounds, body)
            self._back(carried, _terminator(body).operands, bounds)

        self._until_stable(sweep)
        for result, argument in zip(op.results, carried, strict=True):
            self._raise(result, self.of(argument) - own)

    def _while(self, op: ir.Operation) -> None:
        before, after = op.regions[0].blocks[0], op.regions[1].blocks[0]
        for argument, value in zip(before.arguments, op.operands, strict=True):
            self._raise(argument, self.of(value))
        condition, *forwarded = _terminator(before).operands

        def sweep() -> None:
            assumed = self.of(condition)
            self._under(assumed, before)
            exit_dims = self.of(condition)
            self._stale |= exit_dims != assumed
            for argument, value in zip(after.arguments, forwarded, strict=True):
                self._raise(argument, self.of(value))
            self._under(exit_dims, after)
            self._back(before.arguments, _terminator(after).operands, exit_dims)

        self._until_stable(sweep)
        for result, value in zip(op.results, forwarded, strict=True):
            self._raise(result, self.of(value) | self.of(condition))

    def _back(
        self, arguments: Iterable[ir.Value], values: Iterable[ir.Value], condition: Dims
    ) -> None:
        """Join the yielded values into the loop-carried arguments."""
        for argument, value in zip(arguments, values, strict=True):
            self._stale |= self._raise(argument, self.of(value) | condition)

    def _until_stable(self, sweep: Callable[[], None]) -> None:
        """Repeat the analysis of a loop until nothing changes.

        An inner loop is analyzed once in each round of the outer one. Otherwise the time would be
        exponential in the nesting depth.
        """
        if self._in_loop:
            sweep()
            return
        self._in_loop = True
        self._stale = True
        while self._stale:
            self._stale = False
            sweep()
        self._in_loop = False


def _terminator(block: ir.Block) -> ir.Operation:
    return block.operations[len(block.operations) - 1].operation


def loop_inits(op: ir.Operation) -> list[ir.Value]:
    """The initial values of the loop-carried values of an affine.for or scf.for."""
    count = len(op.results)
    return list(op.operands)[len(op.operands) - count :] if count else []


def root(memref: ir.Value) -> ir.Value:
    """The memory that a flat view is of."""
    op = defining_op(memref)
    while op is not None and op.name == "memref.collapse_shape":
        memref = op.operands[0]
        op = defining_op(memref)
    return memref
