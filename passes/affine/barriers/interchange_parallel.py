"""Interchanges a thread loop with a uniform loop or conditional in it that holds a barrier.

Before:
    affine.parallel (%t) = (0) to (64) {
      %r = affine.for %k = 0 to 10 iter_args(%a = %z) -> (f32) { ... gpu.barrier ... yield %n }
      affine.store %r, %expanded[%t]
    }
After:
    affine.parallel (%t) = (0) to (64) { affine.store %z, %acc[%t] }
    affine.for %k = 0 to 10 {
      affine.parallel (%t) = (0) to (64) {
        %a = affine.load %acc[%t]   ... gpu.barrier ...   affine.store %n, %acc[%t]
      }
    }
    affine.parallel (%t) = (0) to (64) { %r = affine.load %acc[%t]  affine.store %r, %expanded[%t] }

distribute-parallel can then split the new inner thread loop (Moses et al., "High-Performance
GPU-to-CPU Transpilation and Optimization via High-Level Parallel Constructs", PPoPP 2023). Applies
to affine.for, scf.for, scf.while, affine.if and scf.if. Bounds and conditions are computed outside
of the thread loop if possible; a condition from data goes through memory, as one value for all
threads. Loop-carried values are expanded to arrays in block-local memory. Those that are uniform by
construction stay scalars.

distribute-parallel has to have given the loop a thread loop of its own, with only rematerialized
values and stores to expanded scalars beside it. A loop with a varying trip count stays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raise_kernel.analysis.accesses.affine_maps import for_bounds
from raise_kernel.analysis.graphs.speculation import is_invariant, is_pure
from raise_kernel.analysis.lanes.uniform import diverges, parents
from raise_kernel.analysis.lanes.variance import loop_inits, uniformity
from raise_kernel.bindings import ir, scf
from raise_kernel.mlir.affine_ops import affine_for, affine_parallel, affine_yield
from raise_kernel.mlir.rewriting import copy_operation, erase, replace_op
from raise_kernel.mlir.values import identity, terminator
from raise_kernel.mlir.walks import kernels, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.barriers.fission.expanded_scalars import (
    ExpandedScalar,
    Threads,
    is_expanded,
    is_expanded_store,
)
from raise_kernel.passes.affine.barriers.fission.lift import Lift, uniform_carried
from raise_kernel.passes.affine.barriers.fission.rematerialization import (
    ConstantMemory,
    hoist_uniform,
    holds_barrier,
)
from raise_kernel.remarks import NoMatch

Names = dict[ir.Value, ir.Value]


@register_pass("interchange-parallel", stage="affine", needs=("gpu.barrier",))
def interchange_parallel(module: ir.Module, ctx: PassContext) -> None:
    """Move uniform loops and conditionals that hold a barrier out of the thread loop."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        stuck: set[int] = set()
        # An interchange replaces loops, so the search starts from the beginning after each.
        while _interchange_one(entry, stuck, ctx):
            pass


def _interchange_one(entry: ir.Block, stuck: set[int], ctx: PassContext) -> bool:
    """Interchange the first loop for which it is possible; False if there is none.

    `stuck` holds the identities of loops for which it is not possible, until an interchange changes
    something inside them.
    """
    for loop in named(entry, "affine.parallel"):
        if identity(loop) in stuck:
            continue
        body = [o.operation for o in loop.regions[0].blocks[0].operations]
        holders = [op for op in body if holds_barrier(op)]
        if not holders or any(op.name == "affine.parallel" for op in holders):
            continue
        hoist_uniform(loop)
        try:
            interchange = _Interchange(loop, holders)
            interchange.run()
        except NoMatch as reason:
            ctx.remarks.missed(f"{holders[0].name} stays in the thread loop: {reason}", loop)
            stuck.add(identity(loop))
        else:
            stuck -= interchange.changed
            return True
    return False


class _Interchange:
    """The interchange of one loop. `changed`: identities of the loops around its replacements."""

    def __init__(self, loop: ir.Operation, holders: Sequence[ir.Operation]) -> None:
        self.loop = loop
        self.threads = Threads.of(loop)
        self.op = holders[0]
        self.changed = {identity(op) for op in parents(loop)}
        if len(holders) > 1:
            raise NoMatch("another operation beside it holds a barrier")
        if self.op.name == "affine.for" and for_bounds(self.op) is None:
            raise NoMatch("its bounds are not constant")
        *ops, _ = [o.operation for o in loop.regions[0].blocks[0].operations]
        position = ops.index(self.op)
        self.prefix, self.suffix = ops[:position], ops[position + 1 :]
        self._check()
        self.variance = uniformity(loop)
        if diverges(self.op, self.variance, list(self.threads.indices)):
            raise NoMatch("it is not uniform")

    def _check(self) -> None:
        constant = ConstantMemory()
        for op in self.prefix:
            array = op.name == "affine.load" and is_expanded(op.operands[0])
            if array and _writes(self.op, op.operands[0]):
                raise NoMatch("it changes an expanded value that is loaded before it")
            if not (array or is_pure(op) or constant.is_read_by(op)):
                raise NoMatch(f"{op.name} is before it")
        for op in self.suffix:
            if not (is_pure(op) or is_expanded_store(op)):
                raise NoMatch(f"{op.name} is after it")

    def run(self) -> None:
        name = self.op.name
        with self.op.location, ir.InsertionPoint(self.loop):
            if name in ("affine.for", "scf.for"):
                results = self.counted()
            elif name == "scf.while":
                results = self.conditional_loop()
            elif name in ("affine.if", "scf.if"):
                results = self.conditional()
            else:
                raise NoMatch("it is neither a loop nor a conditional")
            self.forward_uniform(results)
            if any(is_expanded_store(op) for op in self.suffix):
                self.thread_loop(
                    lambda names, lanes, point: self.finish(results, names, lanes, point)
                )
        erase(self.loop)

    # --- pieces -----------------------------------------------------------------------------

    def thread_loop(self, fill: Callable[[Names, list[ir.Value], ir.InsertionPoint], None]) -> None:
        """Build a thread loop at the insertion point that starts with a copy of the prefix."""
        _, body = affine_parallel([0] * len(self.threads.extents), self.threads.extents)
        point = ir.InsertionPoint(body.operations[0])
        lanes: list[ir.Value] = list(body.arguments)
        names: Names = dict(zip(self.threads.indices, lanes, strict=True))
        with point:
            for op in self.prefix:
                copy_operation(op, point, names)
            fill(names, lanes, point)

    def forward_uniform(self, results: dict[ir.Value, ExpandedScalar | ir.Value]) -> None:
        """Replace the loads of an expanded uniform result by the result, and drop the array."""
        for op in list(self.suffix):
            if not is_expanded_store(op):
                continue
            value = results.get(op.operands[0])
            users = [use.owner.operation for use in op.operands[1].uses]
            if not isinstance(value, ir.Value) or sum(is_expanded_store(u) for u in users) != 1:
                continue
            for user in users:
                if user.name == "affine.load":
                    readers = [use.owner.operation for use in user.results[0].uses]
                    self.changed |= {identity(p) for r in readers for p in parents(r)}
                    replace_op(user, [value])
            self.suffix.remove(op)
            erase(op)

    def finish(
        self,
        results: dict[ir.Value, ExpandedScalar | ir.Value],
        names: Names,
        lanes: list[ir.Value],
        point: ir.InsertionPoint,
    ) -> None:
        """Copy the suffix, with the results of `op`."""
        load_all(results, names, lanes)
        for op in self.suffix:
            copy_operation(op, point, names)

    def expand(self, value: ir.Value) -> ExpandedScalar:
        with ir.InsertionPoint(self.loop):
            return ExpandedScalar.allocate(value, self.threads, self.variance)

    def outside(self, value: ir.Value) -> ir.Value:
        """A uniform value, computed outside of the thread loop."""
        lift = Lift(self.loop, {})
        point = ir.InsertionPoint(self.loop)
        if lift.available(value):
            return lift.get(value, point)
        array = self.expand(value)
        self.thread_loop(lambda names, lanes, _: array.store(names.get(value, value), lanes))
        return array.load([])

    def part(
        self,
        block: ir.Block,
        given: dict[ir.Value, ExpandedScalar | ir.Value],
        kept: dict[ir.Value, list[ExpandedScalar]],
    ) -> None:
        """Build a thread loop from `block` without its terminator.

        `given`: the values of its arguments; `kept`: values that are stored to arrays at its end.
        """

        def fill(names: Names, lanes: list[ir.Value], point: ir.InsertionPoint) -> None:
            load_all(given, names, lanes)
            for item in list(block.operations)[:-1]:
                copy_operation(item.operation, point, names)
            _store_all(kept, names, lanes)

        self.thread_loop(fill)

    def start(self, inits: dict[ir.Value, list[ExpandedScalar]]) -> None:
        """Store the initial values to the arrays, before the loop."""
        if inits:
            self.thread_loop(lambda names, lanes, _: _store_all(inits, names, lanes))

    # --- counted loops ----------------------------------------------------------------------

    def counted(self) -> dict[ir.Value, ExpandedScalar | ir.Value]:
        old = self.op.regions[0].blocks[0]
        index, *arguments = old.arguments
        inits = loop_inits(self.op)
        nexts = list(terminator(old).operands)
        uniform = uniform_carried(self.loop, [index], arguments, inits, nexts)
        arrays = {k: self.expand(a) for k, a in enumerate(arguments) if k not in uniform}
        self.start(_by_value(inits, arrays))
        order = sorted(uniform)
        new, body = self.new_for([self.outside(inits[k]) for k in order])
        known: dict[ir.Value, ir.Value | None] = {index: body.arguments[0]}
        known |= {arguments[k]: body.arguments[1 + n] for n, k in enumerate(order)}
        given: dict[ir.Value, ExpandedScalar | ir.Value] = {
            v: n for v, n in known.items() if n is not None
        }
        given |= {arguments[k]: array for k, array in arrays.items()}
        lift = Lift(self.loop, known)
        with ir.InsertionPoint(body):
            self.part(old, given, _by_value(nexts, arrays))
            values = [lift.get(nexts[k], ir.InsertionPoint(body)) for k in order]
            if new.name == "affine.for":
                affine_yield(values)
            else:
                scf.yield_(values)
        results: dict[ir.Value, ExpandedScalar | ir.Value] = {
            self.op.results[k]: c for k, c in arrays.items()
        }
        return results | {self.op.results[k]: new.results[n] for n, k in enumerate(order)}

    def new_for(self, inits: list[ir.Value]) -> tuple[ir.Operation, ir.Block]:
        """An empty copy of the loop, outside of the thread loop."""
        if self.op.name == "affine.for":
            bounds = for_bounds(self.op)
            assert bounds is not None
            return affine_for(*bounds, inits)
        lower, upper, step = (self.outside(v) for v in list(self.op.operands)[:3])
        new = scf.ForOp(lower, upper, step, inits).operation
        return new, new.regions[0].blocks[0]

    # --- loops on a condition ---------------------------------------------------------------

    def conditional_loop(self) -> dict[ir.Value, ExpandedScalar | ir.Value]:
        before, after = (region.blocks[0] for region in self.op.regions)
        inits = list(self.op.operands)
        condition, *forwarded = terminator(before).operands
        nexts = list(terminator(after).operands)
        states, handed = self.uniform_in_while(before, after, inits, forwarded, nexts)
        arrays = {k: self.expand(a) for k, a in enumerate(before.arguments) if k not in states}
        passed = {k: self.expand(r) for k, r in enumerate(self.op.results) if k not in handed}
        test = Lift(self.loop, {before.arguments[k]: None for k in states})
        flag = None if test.available(condition) else self.expand(condition)
        self.start(_by_value(inits, arrays))
        starts = [self.outside(inits[k]) for k in sorted(states)]
        results = [self.op.results[k] for k in sorted(handed)]
        new = scf.WhileOp([r.type for r in results], starts).operation
        first = new.regions[0].blocks.append(*[v.type for v in starts])
        second = new.regions[1].blocks.append(*[r.type for r in results])
        # The test.
        given, lift = self.enter(before, first, sorted(states), arrays)
        with ir.InsertionPoint(first):
            kept = _by_value(forwarded, passed)
            if flag is not None:
                kept.setdefault(condition, []).append(flag)
            self.part(before, given, kept)
            point = ir.InsertionPoint(first)
            go = lift.get(condition, point) if flag is None else flag.load([])
            scf.condition(go, [lift.get(forwarded[k], point) for k in sorted(handed)])
        # The body.
        given, lift = self.enter(after, second, sorted(handed), passed)
        with ir.InsertionPoint(second):
            self.part(after, given, _by_value(nexts, arrays))
            scf.yield_([lift.get(nexts[k], ir.InsertionPoint(second)) for k in sorted(states)])
        found: dict[ir.Value, ExpandedScalar | ir.Value] = {
            self.op.results[k]: c for k, c in passed.items()
        }
        return found | dict(zip(results, new.results, strict=True))

    def uniform_in_while(
        self,
        before: ir.Block,
        after: ir.Block,
        inits: list[ir.Value],
        forwarded: list[ir.Value],
        nexts: list[ir.Value],
    ) -> tuple[set[int], set[int]]:
        """The positions of the uniform arguments of the condition block, and of the body."""
        outside = Lift(self.loop, {})
        states = {k for k, v in enumerate(inits) if outside.available(v)}
        while True:
            test = Lift(self.loop, {before.arguments[k]: None for k in states})
            handed = {k for k, v in enumerate(forwarded) if test.available(v)}
            body = Lift(self.loop, {after.arguments[k]: None for k in handed})
            kept = {k for k in states if body.available(nexts[k])}
            if kept == states:
                return states, handed
            states = kept

    def enter(
        self, old: ir.Block, new: ir.Block, uniform: list[int], arrays: dict[int, ExpandedScalar]
    ) -> tuple[dict[ir.Value, ExpandedScalar | ir.Value], Lift]:
        """The values of the arguments of `old` in `new`."""
        named = {old.arguments[k]: new.arguments[n] for n, k in enumerate(uniform)}
        given: dict[ir.Value, ExpandedScalar | ir.Value] = dict(named)
        given |= {old.arguments[k]: array for k, array in arrays.items()}
        return given, Lift(self.loop, dict(named))

    # --- conditionals -----------------------------------------------------------------------

    def conditional(self) -> dict[ir.Value, ExpandedScalar | ir.Value]:
        blocks = [b for region in self.op.regions for b in region.blocks]
        arrays = {k: self.expand(r) for k, r in enumerate(self.op.results)}
        attributes: dict[str, ir.Attribute] = {}
        if self.op.name == "affine.if":
            if not all(is_invariant(v, self.loop) for v in self.op.operands):
                raise NoMatch("its condition is computed in the thread loop")
            attributes["condition"] = self.op.attributes["condition"]
        operands = [self.outside(v) for v in self.op.operands]
        new = ir.Operation.create(self.op.name, operands=operands, attributes=attributes, regions=2)
        for region, old in zip(new.regions, blocks, strict=False):
            block = region.blocks.append()
            with ir.InsertionPoint(block):
                self.part(old, {}, _by_value(list(terminator(old).operands), arrays))
                if self.op.name == "affine.if":
                    affine_yield([])
                else:
                    scf.yield_([])
        return {self.op.results[k]: array for k, array in arrays.items()}


def _writes(op: ir.Operation, array: ir.Value) -> bool:
    """Whether an operation inside `op` writes the expanded scalar `array`."""
    users = (use.owner.operation for use in array.uses)
    return any(op in parents(user) for user in users if is_expanded_store(user))


def load_all(
    given: dict[ir.Value, ExpandedScalar | ir.Value], names: Names, lanes: list[ir.Value]
) -> None:
    """Map each value to its new one, which is loaded if it is expanded."""
    for value, where in given.items():
        names[value] = where.load(lanes) if isinstance(where, ExpandedScalar) else where


def _store_all(
    kept: dict[ir.Value, list[ExpandedScalar]], names: Names, lanes: list[ir.Value]
) -> None:
    """Store each value to its arrays."""
    for value, arrays in kept.items():
        for array in arrays:
            array.store(names.get(value, value), lanes)


def _by_value(
    values: Sequence[ir.Value], arrays: dict[int, ExpandedScalar]
) -> dict[ir.Value, list[ExpandedScalar]]:
    """The arrays that each value is stored to."""
    found: dict[ir.Value, list[ExpandedScalar]] = {}
    for number, array in arrays.items():
        found.setdefault(values[number], []).append(array)
    return found
