"""Which lane indices each value of a kernel varies with (uniformity, dimension by dimension).

A value is uniform in a lane index when it is the same for all lanes that differ only there. Forward
dataflow to a fixpoint over structured regions: an operation joins its operands; what leaves an `if`
also varies with the condition; what a loop carries varies with its initial and its yielded values,
and, for a loop whose trip count differs from lane to lane, with the condition. After Coutinho et
al., "Divergence Analysis and Optimizations" (PACT 2011), on structured code.
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

    With `loops`, the indices of affine.for loops count as lane indices too, inside their loop.
    Of one thread loop (`top` is an affine.parallel), only its own indices are told, and those
    inside it: what stands around it varies with none of them.
    """

    def __init__(self, top: ir.Block | ir.Operation, loops: bool = False) -> None:
        self._loops = loops
        self._dims: dict[ir.Value, Dims] = {}
        self._lanes: tuple[ir.Value, ...] = ()
        self._homes: dict[ir.Value, Dims] = {}
        self._control = NONE  # what decides whether the operation at hand runs
        self._in_loop = False
        self._stale = False  # something changed that an operation before it goes by
        if isinstance(top, ir.Block):
            self._block(top)
        else:
            self._operation(top)

    def of(self, value: ir.Value) -> Dims:
        return self._dims.get(value, NONE)

    def home(self, memref: ir.Value) -> Dims:
        """The lane indices that have a copy of this memory each (shared and private memory)."""
        return self._homes.get(root(memref), NONE)

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
        """A block that runs for the lanes of a condition."""
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
            self._homes[op.results[0]] = frozenset(self._lanes)
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
                dims |= self.home(operand)
        if op.name in ("memref.atomic_rmw", "memref.generic_atomic_rmw"):
            # Each lane gets its own old value.
            dims |= frozenset(self._lanes)
        call = lane_call(op)
        if call is not None:
            dims = self._talk(call, dims)
        for result in op.results:
            if not isinstance(result.type, ir.MemRefType):
                self._raise(result, dims)

    def _talk(self, call: LaneCall, dims: Dims) -> Dims:
        """What a warp's or block's operation gives: it depends on who is here, too."""
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
        """What an iteration hands to the next."""
        for argument, value in zip(arguments, values, strict=True):
            self._stale |= self._raise(argument, self.of(value) | condition)

    def _until_stable(self, sweep: Callable[[], None]) -> None:
        """Goes over a loop until nothing changes. A loop inside another one is gone over once each
        time that the outer one is: else the work would be exponential in how deep they nest."""
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
    """The initial values of what an affine.for or scf.for carries."""
    count = len(op.results)
    return list(op.operands)[len(op.operands) - count :] if count else []


def root(memref: ir.Value) -> ir.Value:
    """The memory behind a flat view."""
    op = defining_op(memref)
    while op is not None and op.name == "memref.collapse_shape":
        memref = op.operands[0]
        op = defining_op(memref)
    return memref
