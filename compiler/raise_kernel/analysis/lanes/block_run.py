"""Symbolic execution of a block or a warp at compile time: the elements that each value combines.

Integers that depend only on the thread index are computed for every thread. Other values are
symbols: the analysis tracks how they move between threads, through shared memory and shuffles, and
how they are combined (`analysis.lanes.folds`). The order is that of lanes in lock step, which is a
legal order of a kernel without races.

A run of a warp has the lanes of one warp, whichever it is. The other thread indices are unknown,
and the same in all lanes. Other warps write shared memory as well, so its contents are unknown.

The result of an unsupported operation is a new source, and so is an element of shared memory after
an unsupported store. `BlockRun.uses` lists the uses of tracked values by unsupported operations.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.analysis.accesses.affine_maps import for_bounds, if_constraints
from raise_kernel.analysis.graphs.reduction_kinds import KINDS
from raise_kernel.analysis.lanes.folds import (
    Comparison,
    Term,
    Terms,
    combined,
    folded_rows,
)
from raise_kernel.analysis.lanes.lane_calls import LaneCall, lane_call
from raise_kernel.analysis.lanes.lane_numbers import element_numbers, guard_mask
from raise_kernel.analysis.lanes.shared_contents import SharedContents, is_array
from raise_kernel.analysis.lanes.thread_box import Numbers
from raise_kernel.analysis.lanes.thread_values import ThreadValues
from raise_kernel.analysis.lanes.uniform import diverges, parents
from raise_kernel.analysis.lanes.variance import Variance, loop_inits, root
from raise_kernel.analysis.memory.written import is_shared
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, identity, terminator
from raise_kernel.mlir.walks import walked

WARP = 32
# The budget of one execution, in operations times threads; beyond it, loops are skipped.
BUDGET = 1 << 18
MAX_TRIPS = 64


@dataclass(frozen=True)
class Use:
    """Operand `position` of `op`, an unsupported use of a tracked value.

    `terms` are the symbolic values of the threads; None for threads that do not reach `op`.
    """

    op: ir.Operation
    position: int
    terms: Terms


class BlockRun(ThreadValues):
    """One symbolic execution of the thread loop `threads`, in lock step.

    `warp`: the lane index of a warp; None for a run of the whole block. All threads reach the
    operations of `convergent_blocks` together. The `before` of a source is in one of these blocks,
    and so is an operation around every other source.
    """

    def __init__(
        self, threads: ir.Operation, variance: Variance, warp: ir.Value | None = None
    ) -> None:
        super().__init__(threads, variance, warp)
        self.uses: list[Use] = []
        self.convergent_blocks: list[ir.Block] = []
        # By operation: the threads that reach it, and from which threads a shuffle moves values.
        self.reached: dict[int, Numbers] = {}
        self.moved: dict[int, Numbers] = {}
        self.spent = 0
        self._contents = SharedContents()
        # The current operation of a convergent block.
        self._top: ir.Operation | None = None
        self._convergent(self.body)

    # --- blocks -----------------------------------------------------------------------------

    def _convergent(self, block: ir.Block) -> None:
        self.convergent_blocks.append(block)
        everyone = np.ones(self.count, bool)
        for item in block.operations:
            self._top = item.operation
            self._operation(item.operation, everyone, None)
            self._contents.operation_ends()
        self._note(terminator(block), everyone)

    def _run(self, block: ir.Block, active: Numbers, test: _Test | None) -> None:
        for item in block.operations:
            self._operation(item.operation, active, test)

    def _operation(self, op: ir.Operation, active: Numbers, test: _Test | None) -> None:
        self.spent += self.count if self._touched(op) else 1
        self.reached[identity(op)] = active | self.reached.get(identity(op), False)
        name = op.name
        if name in ("gpu.barrier", "arith.constant", "memref.alloca"):
            return
        if self.spent > BUDGET:
            self._skip(op, active, test)
            return
        if name in ("affine.if", "scf.if"):
            self._if(op, active, test)
        elif name == "affine.for":
            self._for(op, active, test)
        elif op.regions:
            self._skip(op, active, test)
        elif name in ("affine.load", "memref.load") and self._is_tracked(op.operands[0]):
            self._load(op, active)
        elif name in ("affine.store", "memref.store") and self._is_tracked(op.operands[1]):
            self._store(op, active, test)
        elif name in ("affine.yield", "scf.yield") or self._computed(op):
            return
        elif name in KINDS:
            self._combine(op, active)
        elif name == "arith.bitcast":
            if op.operands[0] in self._terms:
                self._terms[op.results[0]] = self._terms[op.operands[0]]
        elif name == "arith.select":
            self._select(op, active)
        elif (
            test is None and (call := lane_call(op)) is not None and self._cross_lane(call, active)
        ):
            return
        else:
            self._compare(op)
            self._skip(op, active, test)

    def _skip(self, op: ir.Operation, active: Numbers, test: _Test | None) -> None:
        """Treat `op` as unsupported: it uses its operands, and may write shared memory."""
        inner = [o for region in op.regions for block in region.blocks for o in walked(block)]
        for user in (op, *inner):
            self._note(user, active)
        for user in (op, *inner):
            if user.name in ("affine.load", "memref.load", "memref.alloca", "memref.dim"):
                continue
            for operand in user.operands:
                if is_shared(operand):
                    self._contents.forget(root(operand))
        if op.regions and self._is_convergent(op, active, test):
            self._nested(op)

    def _is_convergent(self, op: ir.Operation, active: Numbers, test: _Test | None) -> bool:
        """Whether all threads reach the blocks of `op` together, every time."""
        if test is not None or self._iterated or not active.all() or self.spent > BUDGET:
            return False
        if not diverges(op, self.variance, self.box.lanes):
            return True
        constraints = if_constraints(op) if op.name == "affine.if" else None
        return constraints is not None and all(map(self._agrees, constraints))

    def _nested(self, op: ir.Operation) -> None:
        """Execute the blocks of a convergent operation, which are convergent, too."""
        outer = self._top, self._contents
        for region in op.regions:
            for block in region.blocks:
                self._contents = SharedContents()
                self._convergent(block)
        self._top, self._contents = outer

    def anchor(self, op: ir.Operation) -> ir.Operation:
        """The operation around `op` that all threads reach together."""
        return next(o for o in (op, *parents(op)) if o.block in self.convergent_blocks)

    def _note(self, op: ir.Operation, active: Numbers) -> None:
        """Record that `op` is an unsupported use of its operands."""
        if self._iterated:
            return
        for position, operand in enumerate(op.operands):
            terms = self._terms.get(operand)
            if terms is not None:
                here = [t if a else None for t, a in zip(terms, active, strict=True)]
                self.uses.append(Use(op, position, here))

    # --- arithmetic -------------------------------------------------------------------------

    def _combine(self, op: ir.Operation, active: Numbers) -> None:
        a, b = op.operands
        if a not in self._terms and b not in self._terms:
            return
        first, second = self.terms(a), self.terms(b)
        result = op.results[0]
        own = None
        terms: Terms = [None] * self.count
        combined_any = False
        for t in np.flatnonzero(active).tolist():
            x, y = first[t], second[t]
            folded = combined(op.name, result.type, x, y) if x and y else None
            if folded is not None and not (self._is_own(x, t) and self._is_own(y, t)):
                terms[t], combined_any = folded, True
                continue
            own = own or self._fresh(result)
            terms[t] = own[t]
        if not combined_any:
            self._note(op, active)
        self._set(result, terms)

    def _select(self, op: ir.Operation, active: Numbers) -> None:
        condition, yes, no = op.operands
        mask, test = self.numbers(condition), self._tests.get(condition)
        if yes not in self._terms and no not in self._terms:
            return
        if mask is not None:
            chosen = self._merged(mask != 0, self.terms(yes), self.terms(no), active)
            self._set(op.results[0], chosen)
            return
        terms = self._chosen(test, True, self.terms(yes), self.terms(no), active)
        if terms is None:
            self._note(op, active)
        else:
            self._set(op.results[0], terms)

    # --- regions ----------------------------------------------------------------------------

    def _if(self, op: ir.Operation, active: Numbers, outer: _Test | None) -> None:
        mask = self._condition(op)
        if mask is None and self._is_convergent(op, active, outer):
            self._skip(op, active, outer)
            return
        blocks = [b for region in op.regions for b in region.blocks]
        yields: list[Sequence[ir.Value]] = []
        tests: list[_Test | None] = []
        for number, block in enumerate(blocks):
            if mask is not None:
                here, test = active & (mask if number == 0 else ~mask), outer
            else:
                comparison = self._tests.get(op.operands[0]) if op.name == "scf.if" else None
                here = active & self._possible(op) if number == 0 else active
                test = _Test(None if outer else comparison, number == 0)
            tests.append(test)
            self._run(block, here, test)
            end = terminator(block)
            yields.append(list(end.operands))
            if not self.is_block:
                # The other branch may yield anything; inside the tree of a block it is a step.
                self._note(end, here)
        for number, result in enumerate(op.results):
            yes, no = (values[number] for values in yields)
            if yes not in self._terms and no not in self._terms:
                continue
            if mask is not None:
                self._set(result, self._merged(mask, self.terms(yes), self.terms(no), active))
                continue
            test = tests[0].comparison if tests[0] is not None else None
            terms = self._chosen(test, True, self.terms(yes), self.terms(no), active)
            if terms is not None:
                self._set(result, terms)
                continue
            for block in blocks:
                self._note(terminator(block), active)

    def _condition(self, op: ir.Operation) -> Numbers | None:
        if op.name == "scf.if":
            numbers = self.numbers(op.operands[0])
            return None if numbers is None else numbers != 0
        return guard_mask(op, self.count, self.numbers)

    def _for(self, op: ir.Operation, active: Numbers, test: _Test | None) -> None:
        bounds = for_bounds(op)
        body = op.regions[0].blocks[0]
        inner = walked(body)
        work = 0 if bounds is None else len(range(*bounds)) * len(inner) * self.count
        communicates = any(is_shared(v) for o in inner for v in o.operands)
        communicates = communicates or any(lane_call(o) is not None for o in inner)
        if (
            bounds is None
            or not communicates
            or len(range(*bounds)) > MAX_TRIPS
            or self.spent + work > BUDGET
        ):
            self._skip(op, active, test)
            return
        if self._is_convergent(op, active, test):
            self._nested(op)
        index, *arguments = body.arguments
        carried = [self.terms(v) for v in loop_inits(op)]
        known = [self.numbers(v) for v in loop_inits(op)]
        defined = {*body.arguments, *(v for o in inner for v in o.results)}
        self._iterated.append(defined)
        for at in range(*bounds):
            self._clear(defined)
            self._numbers[index] = np.full(self.count, at, np.int64)
            for argument, terms, numbers in zip(arguments, carried, known, strict=True):
                self._terms[argument] = terms
                if numbers is not None:
                    self._numbers[argument] = numbers
            self._run(body, active, test)
            end = terminator(body)
            carried = [self.terms(v) for v in end.operands]
            known = [self.numbers(v) for v in end.operands]
        self._clear(defined)
        self._iterated.pop()
        for result, terms, numbers in zip(op.results, carried, known, strict=True):
            self._terms[result] = terms
            if numbers is not None:
                self._numbers[result] = numbers

    # --- shared memory ----------------------------------------------------------------------

    def _is_tracked(self, memory: ir.Value) -> bool:
        return self.is_block and is_shared(memory)

    def _load(self, op: ir.Operation, active: Numbers) -> None:
        memory, result = op.operands[0], op.results[0]
        indices = element_numbers(op, 1, self.count, self.numbers)
        if indices is None or not is_array(memory):
            self._note(op, active)
            return
        array = self._contents.of(memory)
        threads = np.flatnonzero(active).tolist()
        if any(not 0 <= indices[t] < len(array.elements) for t in threads):
            return
        terms: Terms = [None] * self.count
        own: Terms | None = None
        for t in threads:
            term = array.elements[indices[t]]
            if term is None and not array.unsettled:
                self._contents.settle(memory, self._top)
                term = array.elements[indices[t]]
            if term is None:
                own = own or self._fresh(result)
                term = own[t]
            terms[t] = term
        self._set(result, terms)

    def _store(self, op: ir.Operation, active: Numbers, test: _Test | None) -> None:
        value, memory = op.operands[0], op.operands[1]
        indices = element_numbers(op, 2, self.count, self.numbers)
        threads = np.flatnonzero(active).tolist()
        if indices is None or not is_array(memory):
            self._note(op, active)
            self._contents.forget(root(memory))
            return
        array = self._contents.of(memory)
        if any(not 0 <= indices[t] < len(array.elements) for t in threads):
            self._contents.forget(memory)
            return
        stored = self.terms(value)
        written: dict[int, Term | None] = {}
        for t in threads:
            index, term = int(indices[t]), stored[t]
            if test is not None:
                old = array.elements[index]
                term = self._extreme(test.comparison, test.positive, term, old, t)
            if index in written and written[index] != term:
                term = None
            written[index] = term
        for index, term in written.items():
            array.elements[index] = term
            array.unsettled |= term is None

    # --- cross-lane operations --------------------------------------------------------------

    def _cross_lane(self, call: LaneCall, active: Numbers) -> bool:
        """Execute a shuffle or a reduction over a warp; False if it is unsupported.

        Under an unknown condition the participating lanes are unknown.
        """
        if call.scope != "warp" or len(call.indices) != 1 or call.indices[0] not in self.box.lanes:
            return False
        axis = self.box.lanes.index(call.indices[0])
        if self.box.sizes[axis] > WARP:
            return False
        if call.kind == "shuffle":
            return self._shuffle(call, axis, active)
        if call.kind == "reduce":
            return self._reduce(call, axis, active)
        return False

    def _shuffle(self, call: LaneCall, axis: int, active: Numbers) -> bool:
        value, selector, clamp = call.arguments
        by, control = self.numbers(selector), self.numbers(clamp)
        if by is None or control is None:
            return False
        moved = self.box.shuffled(axis, call.mode, by, control, active)
        self.moved[identity(call.op)] = moved
        terms = self.terms(value)
        result: Terms = [terms[m] if a else None for m, a in zip(moved, active, strict=True)]
        self._set(call.op.results[0], result)
        return True

    def _reduce(self, call: LaneCall, axis: int, active: Numbers) -> bool:
        value, members = call.arguments
        result = call.op.results[0]
        kind = f"arith.{call.mode}"
        if constant_int(members) != -1:
            return False
        rows = self.box.rows(axis).tolist()
        found = folded_rows(kind, value.type, self.terms(value), rows, active)
        if found is None:
            return False
        self._terms[result] = found
        return True


@dataclass(frozen=True)
class _Test:
    """An unknown condition around an operation: a comparison of integers, or any other."""

    comparison: Comparison | None
    positive: bool = field(default=True)
