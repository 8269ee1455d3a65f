"""Barrier elimination: removes barriers that order no conflicting accesses.

Before:
    affine.store %a, %s[%t]
    gpu.barrier
    %b = affine.load %s[%t]           (each thread reads what it wrote itself)
After:
    affine.store %a, %s[%t]
    %b = affine.load %s[%t]

A barrier orders the accesses on the paths from the barrier before it with those on the paths to the
barrier after it, also around loops. It stays if an access before it and an access after it may
touch the same element in two different threads of the block, and one of them writes. Integer sets
decide (after Moses et al., "High-Performance GPU-to-CPU Transpilation and Optimization via
High-Level Parallel Constructs", PPoPP 2023). A barrier under a divergent condition stays as well.
For each barrier that stays, a remark names the two accesses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from raise_kernel.analysis.accesses.affine_maps import for_bounds
from raise_kernel.analysis.graphs.speculation import is_invariant
from raise_kernel.analysis.lanes.barrier_scope import scope
from raise_kernel.analysis.lanes.uniform import diverges, parents
from raise_kernel.analysis.lanes.variance import uniformity
from raise_kernel.analysis.memory.memory_effects import Effect, block_domains, may_overlap, naming
from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.walks import kernels, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.remarks import NoMatch, RemarkSink, source_line

# The most accesses on one side of a barrier, and the most pairs compared; beyond that it stays.
MAX_ACCESSES = 512
MAX_PAIRS = 512
_LOOPS = ("affine.for", "scf.for")
_IFS = ("affine.if", "scf.if")


@register_pass("sync-elimination", stage="affine", needs=("gpu.barrier",))
def sync_elimination(module: ir.Module, ctx: PassContext) -> None:
    """Remove barriers that order no conflicting accesses of different threads."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        found = named(entry, "gpu.barrier")
        barriers = [op for op in found if scope(op) != "grid"]
        if barriers:
            _Eliminator(entry, barriers, ctx.remarks).run()


@dataclass(frozen=True)
class _Reached:
    """An access on a path to or from the barrier.

    `shifts`: for each loop around both, the distance of the access's iteration from the barrier's.
    The indices of other loops around the access are free.
    """

    effect: Effect
    shifts: dict[ir.Value, int]


class _Eliminator:
    def __init__(
        self, entry: ir.Block, barriers: Sequence[ir.Operation], remarks: RemarkSink
    ) -> None:
        self.barriers = barriers
        self.remarks = remarks
        self.domains = block_domains(entry)
        self.variance = uniformity(entry)
        # The operations that hold a barrier; the relevant operations of a block, and their
        # positions.
        self.holders = {p for barrier in barriers for p in parents(barrier)}
        self.relevant: dict[ir.Block, list[ir.Operation | None]] = {}
        self.position: dict[ir.Operation, int] = {}
        self.effects: dict[ir.Operation, list[Effect]] = {}
        self.conflicts: dict[tuple, bool] = {}

    def run(self) -> None:
        for barrier in self.barriers:
            try:
                self.check(barrier)
            except NoMatch as reason:
                self.remarks.missed(f"the barrier stays: {reason}", barrier)
            else:
                self.remarks.applied("the barrier is removed: it orders no conflict", barrier)
                self.steps(barrier.block)[self.position[barrier]] = None
                erase(barrier)

    def steps(self, block: ir.Block) -> list[ir.Operation | None]:
        """The barriers, accesses and operations with regions of `block`; None if erased."""
        if block not in self.relevant:
            ops = [o.operation for o in block.operations]
            kept: list[ir.Operation | None] = [
                op for op in ops if op.name == "gpu.barrier" or op.regions or self.accesses(op)
            ]
            self.relevant[block] = kept
            self.position |= {op: number for number, op in enumerate(kept) if op is not None}
        return self.relevant[block]

    def accesses(self, op: ir.Operation) -> list[Effect]:
        """The effects of `op` and of the operations in its regions."""
        if op not in self.effects:
            self.effects[op] = list(self.domains.effects(op))
        return self.effects[op]

    def check(self, barrier: ir.Operation) -> None:
        """Raise NoMatch with the reason if the barrier has to stay."""
        chain = list(parents(barrier))
        threads = next((p for p in chain if p.name == "affine.parallel"), None)
        if threads is None:
            raise NoMatch("it is outside of the thread loop")
        lanes = list(threads.regions[0].blocks[0].arguments)
        inside = chain[: chain.index(threads)]
        if any(diverges(p, self.variance, lanes) for p in inside):
            raise NoMatch("not every thread reaches it")
        # Memory that varies with all thread indices is private to a thread, and does not count.
        side = _Side(self, barrier, lanes)
        before, after = side.reach(inside, forward=False), side.reach(inside, forward=True)
        written = {r.effect.memory for r in (*before, *after) if r.effect.writes}
        before = _distinct([r for r in before if r.effect.memory in written])
        after = _distinct([r for r in after if r.effect.memory in written])
        if len(before) * len(after) > MAX_PAIRS:
            raise NoMatch("too many accesses around it to compare")
        for key_a, a in before.items():
            for key_b, b in after.items():
                if a.effect.memory != b.effect.memory or not (a.effect.writes or b.effect.writes):
                    continue
                pair = (key_a, key_b)
                if pair not in self.conflicts:
                    self.conflicts[pair] = self.meet(a, b, lanes)
                if self.conflicts[pair]:
                    raise NoMatch(
                        f"{_described(a.effect)} before it, {_described(b.effect)} after it"
                    )

    @staticmethod
    def meet(a: _Reached, b: _Reached, lanes: Sequence[ir.Value]) -> bool:
        """Whether two different threads may touch one element on both sides of the barrier."""
        outer = [v for v in a.effect.domain.bounds if v in b.effect.domain.bounds]
        sequential = [p for p in (*a.shifts, *b.shifts)]
        base = {v: f"i{k}" for k, v in enumerate(dict.fromkeys([*outer, *sequential]))}
        blocks = {v: base[v] for v in outer if _is_lane(v) and v not in lanes}
        mine = {v: f"p{k}" for k, v in enumerate(lanes)}
        other = {v: f"q{k}" for k, v in enumerate(lanes)}
        name_a = naming(blocks | mine | _shifted(a.shifts, base), "a")
        name_b = naming(blocks | other | _shifted(b.shifts, base), "b")
        apart = " or ".join(
            f"{x} < {y} or {x} > {y}" for x, y in zip(mine.values(), other.values(), strict=True)
        )
        return bool(lanes) and may_overlap(a.effect, b.effect, name_a, name_b, [f"({apart})"])


class _Side:
    """Collects the accesses on one side of a barrier."""

    def __init__(
        self, owner: _Eliminator, barrier: ir.Operation, lanes: Sequence[ir.Value]
    ) -> None:
        self.owner = owner
        self.variance = owner.variance
        self.barrier = barrier
        self.lanes = frozenset(lanes)
        self.warp = scope(barrier) == "warp"
        self.found: list[_Reached] = []

    def reach(self, inside: Sequence[ir.Operation], *, forward: bool) -> list[_Reached]:
        self.found = []
        self.forward = forward
        loops = [p for p in inside if p.name == "affine.for"]
        shifts = {p.regions[0].blocks[0].arguments[0]: 0 for p in loops}
        position = self.barrier
        while self.scan(self.beyond(position), shifts):
            parent = position.block.owner.operation
            if parent.name == "affine.parallel":
                break
            if parent.name in _LOOPS:
                self.around(parent, shifts)
            elif parent.name not in _IFS:
                self.everything(parent, shifts)
            if parent.name == "affine.for":
                shifts = dict(shifts)
                del shifts[parent.regions[0].blocks[0].arguments[0]]
            position = parent
        return self.found

    def beyond(self, position: ir.Operation) -> Iterator[ir.Operation]:
        """The operations of the block on this side of `position`, the nearest first."""
        ops = self.owner.steps(position.block)
        at = self.owner.position[position]
        numbers = range(at + 1, len(ops)) if self.forward else range(at - 1, -1, -1)
        return (op for number in numbers if (op := ops[number]) is not None)

    def body(self, block: ir.Block) -> Iterator[ir.Operation]:
        ops = self.owner.steps(block)
        return (op for op in (ops if self.forward else reversed(ops)) if op is not None)

    def around(self, loop: ir.Operation, shifts: dict[ir.Value, int]) -> None:
        """Collect from the iteration before, or after, that of the barrier."""
        block = loop.regions[0].blocks[0]
        outer = dict(shifts)
        bounds = None
        if loop.name == "affine.for":
            outer.pop(block.arguments[0])
            bounds = for_bounds(loop)
        nested = {v: s for v, s in outer.items() if is_invariant(v, loop)}
        first = len(self.found)
        known = nested
        if bounds is not None:
            step = bounds[2] if self.forward else -bounds[2]
            known = {**nested, block.arguments[0]: step}
        if self.scan(self.body(block), known):
            # A path through the whole body has no barrier: any number of iterations may pass.
            self.found[first:] = [replace(r, shifts=nested) for r in self.found[first:]]

    def everything(self, op: ir.Operation, shifts: dict[ir.Value, int]) -> None:
        """Collect all accesses inside `op`, regardless of barriers."""
        known = {v: s for v, s in shifts.items() if is_invariant(v, op)}
        self.add(self.owner.accesses(op), known)

    def scan(self, ops: Iterable[ir.Operation], shifts: dict[ir.Value, int]) -> bool:
        """Collect along `ops` up to a barrier; False if every path meets one."""
        return all(self.step(op, shifts) for op in ops)

    def step(self, op: ir.Operation, shifts: dict[ir.Value, int]) -> bool:
        if self.ends(op):
            return False
        if op not in self.owner.holders:
            self.add(self.owner.accesses(op), shifts)
            return True
        blocks = [b for region in op.regions for b in region.blocks]
        if op.name in _IFS:
            ways = [self.scan(self.body(b), shifts) for b in blocks]
            return len(ways) < 2 or any(ways)
        elif op.name in _LOOPS:
            through = self.scan(self.body(blocks[0]), shifts)
            bounds = for_bounds(op) if op.name == "affine.for" else None
            return through or bounds is None or bounds[0] >= bounds[1]
        else:
            self.everything(op, shifts)
        return True

    def ends(self, op: ir.Operation) -> bool:
        """Whether `op` ends the path. A barrier of a warp does so only for a barrier of a warp."""
        return op.name == "gpu.barrier" and (self.warp or scope(op) != "warp")

    def add(self, effects: Iterable[Effect], shifts: dict[ir.Value, int]) -> None:
        for effect in effects:
            if not self.lanes or not self.lanes <= self.variance.private_dims(effect.memory):
                self.found.append(_Reached(effect, shifts))
        if len(self.found) > MAX_ACCESSES:
            raise NoMatch("too many accesses around it to compare")


def _distinct(reached: Iterable[_Reached]) -> dict[tuple, _Reached]:
    """The accesses without duplicates (equal in memory, element, domain and iteration)."""
    found: dict[tuple, _Reached] = {}
    for r in reached:
        e = r.effect
        element = e.forms if e.forms is not None else e.op
        shifts = tuple(r.shifts.items())
        found.setdefault((e.memory, e.writes, element, id(e.domain), shifts), r)
    return found


def _shifted(shifts: dict[ir.Value, int], base: dict[ir.Value, str]) -> dict[ir.Value, str]:
    return {v: f"({base[v]} + {s})" if s else base[v] for v, s in shifts.items()}


def _is_lane(index: ir.Value) -> bool:
    return ir.BlockArgument(index).owner.owner.operation.name == "affine.parallel"


def _described(effect: Effect) -> str:
    verb = "write" if effect.writes else "read"
    line = source_line(effect.op.location)
    return f"a {verb} ({line})" if line else f"a {verb}"
