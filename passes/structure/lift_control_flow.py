"""Lift any control-flow graph to nested scf.if and scf.while.

Before:                                   After:
  cf.cond_br %c, ^body, ^exit               scf.if %c {
^body:                                        %r:2 = scf.while (%i = %zero) ... {
  cf.br ^loop(%zero : i32)                      ...
^loop(%i: i32):                                 scf.condition(%again) %next
  ...                                         } do { ^bb0(%n: i32): scf.yield %n }
  cf.cond_br %again, ^loop(%next), ^exit    }
^exit:                                      return
  return

The method is that of Bahmann, Reissmann, Jahre and Meyer, "Perfect Reconstructability of Control
Flow from Demand Dependence Graphs" (TACO 2015), which MLIR's own lifting follows too, in a form
that needs no auxiliary blocks. Code is laid out along the dominator tree. Each piece of code has a
*pending* set: the blocks that control may go to next, each with a flag that tells whether it does.

- A branch is an scf.if whose arms are the subtrees that its edges dominate. Merge blocks follow it,
  under their flag if more than one block is pending.
- A loop is a strongly connected component. Its entries are pending at its head (several for an
  irreducible loop). Its body is in the before region. It repeats while an entry is pending at its
  end; the other pending blocks are its exits.

So a flag exists only where the graph is not structured.

Values that are live after their region become results. On paths that do not define them they are
`ub.poison`, which nothing reads. Refuses a loop that cannot end (RK021), if exit-endless-loops
found no path around it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any

from raise_kernel.analysis.graphs.control_flow import (
    ControlFlowGraph,
    Edge,
    Item,
    Node,
    RegionGraph,
    endless_loops,
    read_cfg,
)
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.rewriting import erase
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.structure.scf_builders import CodeBuilder, IfBuilder, Slot, WhileBuilder

# Blocks that control may go to next, each with its flag. A single block has the flag True. The
# entry of a loop is ~block if the loop's head jumps to it, and block if its body repeats.
Pending = dict[int, Slot]
# Steps of the layout yield the steps that they need to `_run`, so that nesting needs no recursion.
Step = Generator[Any, Any, Pending]


@register_pass("lift-control-flow", stage="structure")
def lift_control_flow(module: ir.Module, ctx: PassContext) -> None:
    """Lift any control-flow graph to scf.if and scf.while."""
    for op in module.body.operations:
        function = op.operation
        if function.name == "func.func" and len(function.regions[0].blocks) > 1:
            cfg = read_cfg(function)
            for node in endless_loops(cfg):
                words = "the loop cannot end: no branch leaves it"
                raise refuse("RK021", words, node.terminator)
            _Layout(function, cfg).run()


@dataclass
class _Arm:
    """One side of an scf.if, or the body of a loop, as laid out."""

    block: ir.Block
    pending: Pending
    assigned: dict[int, Slot]


class _Layout:
    """Lays out one function: moves its operations into its entry block, nested."""

    def __init__(self, function: ir.Operation, cfg: ControlFlowGraph) -> None:
        self.cfg = cfg
        self.code = CodeBuilder(self.cfg.nodes[0].block, function.location)
        self.types = list(cfg.types)
        self.values: dict[int, Slot] = {}
        # Entries of the surrounding loops, each with the variables for its parameters in the next
        # iteration. The exits of a loop may still read the parameters of this iteration.
        self.next_params: dict[int, list[int]] = {}
        self.scopes: list[dict[int, Slot]] = [{}]
        self.old_blocks = list(function.regions[0].blocks)[1:]
        # Holds blocks that are not inserted yet. It is in the module, so that an error frees them.
        self.scratch = ir.Operation.create(
            "scf.execute_region",
            regions=1,
            loc=function.location,
            ip=ir.InsertionPoint(function),
        )

    def run(self) -> None:
        cfg, code = self.cfg, self.code
        region = RegionGraph(cfg, range(len(cfg.nodes)), [0])
        _run(self._merges(region, region.head_merges, {~0: True}))
        values = [code.value(self.values.get(p), self.types[p]) for p in cfg.exit_params]
        ir.Operation.create("func.return", operands=values, loc=code.loc, ip=code.end())
        for block in self.old_blocks:
            block.append_to(self.scratch.regions[0])
        erase(self.scratch)

    # --- the walk along the dominator tree ---

    def _subtree(self, region: RegionGraph, number: int, entering: Pending) -> Step:
        """Lay out everything that item `number` dominates; returns the pending set after it."""
        item = region.items[number]
        if item.is_loop:
            pending = yield self._loop(item, entering)
        else:
            node = self.cfg.nodes[item.nodes[0]]
            self._move(node)
            edges = [Edge(e.target, tuple(map(self._read, e.args))) for e in node.edges]
            flag = None if node.flag is None else self._read(node.flag)
            self.code.loc = node.location
            erase(node.terminator)
            pending = yield self._branch(region, node, edges, 0, flag)
        return (yield self._merges(region, item.merges, pending))

    def _move(self, node: Node) -> None:
        """Move a block's operations to the end of the code, with the current values."""
        for op, position, variable in node.uses:
            slot = self.values.get(variable)
            op.operands[position] = self.code.value(slot, self.types[variable])
        if node.block != self.code.block:
            for op in node.ops:
                self.code.block.append(op)
        for variable, value in node.defines:
            self._assign(variable, value)

    def _branch(
        self,
        region: RegionGraph,
        node: Node,
        edges: list[Edge],
        first: int,
        flag: ir.Value | None,
    ) -> Step:
        """A node's edges from `first` on: a chain of scf.if, with the last edge at its end."""
        if not edges:
            return {}
        if flag is None or first == len(edges) - 1:
            return (yield self._follow(region, edges[first]))
        condition = self.code.is_one_of(flag, node.cases[first])
        then = yield self._arm(self._follow(region, edges[first]))
        self.code.loc = node.location
        other = yield self._arm(self._branch(region, node, edges, first + 1, flag))
        return self._merge(condition, then, other, node.location)

    def _follow(self, region: RegionGraph, edge: Edge) -> Step:
        """Take an edge: continue with its target's code if no other edge leads there."""
        params = self.next_params.get(edge.target) or self.cfg.params(edge.target)
        for variable, value in zip(params, edge.args, strict=True):
            self._assign(variable, value)
        number = region.item_of.get(edge.target)
        entering: Pending = {edge.target: True}
        if number is None or not region.items[number].single_edge:
            return entering
        return (yield self._subtree(region, number, entering))

    def _merges(self, region: RegionGraph, merges: list[int], pending: Pending) -> Step:
        """Merge blocks, in topological order, each under its flag unless it is the only one."""
        for number in merges:
            hits = {t: f for t, f in pending.items() if region.item_of.get(t) == number}
            rest = {t: f for t, f in pending.items() if t not in hits}
            if not hits:
                continue
            if not rest:
                pending = yield self._subtree(region, number, pending)
                continue
            loc = self.cfg.nodes[region.items[number].nodes[0]].location
            condition = self.code.any_of(hits.values())
            then = yield self._arm(self._subtree(region, number, _alone(hits)))
            other = yield self._arm(self._otherwise(region, merges, number, _alone(rest)))
            pending = self._merge(condition, then, other, loc)
        return pending

    def _otherwise(
        self, region: RegionGraph, merges: list[int], number: int, rest: Pending
    ) -> Step:
        """The other side of a merge: the single other block, if the merge cannot lead to it."""
        numbers = {region.item_of.get(target) for target in rest}
        other = numbers.pop()
        exclusive = other not in region.items[number].leaves_to
        if other is None or numbers or other not in merges or not exclusive:
            return rest
        return (yield self._subtree(region, other, rest))

    # --- scf.if ---

    def _arm(self, step: Step) -> Generator[Any, Any, _Arm]:
        outer = self.code.block
        self.code.block = block = self._new_block([])
        self.scopes.append({})
        pending = yield step
        arm = _Arm(block, pending, self._close_scope())
        self.code.block = outer
        return arm

    def _merge(self, condition: ir.Value, then: _Arm, other: _Arm, loc: ir.Location) -> Pending:
        """Join two arms by an scf.if, or by selects if both are empty."""
        self.code.loc = loc
        merged = IfBuilder(self.code, condition, (then.block, other.block))
        arms = [(arm, self._needed_by(arm.pending)) for arm in (then, other)]
        assigned: dict[int, Slot] = {}
        for variable in dict.fromkeys([*then.assigned, *other.assigned]):
            if not any(needed >> variable & 1 for _, needed in arms):
                continue
            outer = self.values.get(variable)
            sides = [
                arm.assigned.get(variable, outer) if needed >> variable & 1 else None
                for arm, needed in arms
            ]
            merged.add(variable, sides[0], sides[1], self.types[variable], assigned)
        pending: Pending = {target: True for target in [*then.pending, *other.pending]}
        for target in list(pending) if len(pending) > 1 else []:
            # An arm that ends in ub.unreachable has no flags, and nothing reads them.
            sides = [arm.pending.get(target, False) if arm.pending else None for arm, _ in arms]
            merged.add(target, sides[0], sides[1], self.code.i1, pending)
        merged.finish()
        for variable, slot in assigned.items():
            self._assign(variable, slot)
        return pending

    # --- scf.while ---

    def _loop(self, item: Item, entering: Pending) -> Step:
        cfg, code = self.cfg, self.code
        loc = cfg.nodes[item.entries[0]].location
        carried = self._carried(item)
        flags = item.entries if len(item.entries) > 1 else []
        slots = [self.values.get(v) for v in carried]
        slots += [entering.get(target, False) for target in flags]
        types = [*(self.types[v] for v in carried), *(code.i1 for _ in flags)]
        inits = [code.value(slot, kind) for slot, kind in zip(slots, types, strict=True)]
        self._name_next_params(item)
        body = yield self._arm_of_loop(item, carried, flags, types)
        repeated = {t: f for t, f in body.pending.items() if t in item.entries}
        exits = {t: f for t, f in body.pending.items() if t not in repeated}
        code.loc = loc
        loop = WhileBuilder(code, body.block)
        next_values = self._next_values(loop, body, repeated, carried, flags)
        for entry in item.entries:
            del self.next_params[entry]
        return self._leave(loop, body, inits, next_values, repeated, exits)

    def _carried(self, item: Item) -> list[int]:
        """The loop-carried variables."""
        needed = self._needed_by(item.entries)
        written: dict[int, None] = {}
        for node in (self.cfg.nodes[n] for n in item.nodes):
            written.update(dict.fromkeys(node.params))
            written.update(dict.fromkeys(variable for variable, _ in node.defines))
        return [variable for variable in written if needed >> variable & 1]

    def _arm_of_loop(
        self, item: Item, carried: list[int], flags: list[int], types: list[ir.Type]
    ) -> Generator[Any, Any, _Arm]:
        """The loop's body, from its entries to its back edges and exits."""
        region = RegionGraph(self.cfg, item.nodes, item.entries)
        outer = self.code.block
        self.code.block = block = self._new_block(types)
        self.scopes.append({})
        arguments = list(block.arguments)
        for variable, argument in zip(carried, arguments, strict=False):
            self._assign(variable, argument)
        pending: Pending = {~item.entries[0]: True}
        if flags:
            pending = dict(zip((~t for t in flags), arguments[len(carried) :], strict=True))
        pending = yield self._merges(region, region.head_merges, pending)
        arm = _Arm(block, pending, self._close_scope())
        self.code.block = outer
        return arm

    def _name_next_params(self, item: Item) -> None:
        for entry in item.entries:
            params = self.cfg.params(entry)
            self.next_params[entry] = [len(self.types) + i for i in range(len(params))]
            self.types += [self.types[variable] for variable in params]

    def _next_values(
        self,
        loop: WhileBuilder,
        body: _Arm,
        repeated: Pending,
        carried: list[int],
        flags: list[int],
    ) -> list[int]:
        needed = self._needed_by(repeated)
        renamed = {
            variable: following
            for entry, params in self.next_params.items()
            if entry in repeated
            for variable, following in zip(self.cfg.params(entry), params, strict=True)
        }
        numbers = []
        for variable in carried:
            following = renamed.get(variable, variable)
            slot = body.assigned.get(following) if needed >> following & 1 else None
            numbers.append(loop.add(slot, self.types[variable]))
        return numbers + [loop.add(repeated.get(t, False), self.code.i1) for t in flags]

    def _leave(
        self,
        loop: WhileBuilder,
        body: _Arm,
        inits: list[ir.Value],
        next_values: list[int],
        repeated: Pending,
        exits: Pending,
    ) -> Pending:
        """Build the loop, with its live-out values as results; returns the pending exits."""
        needed = self._needed_by(exits)
        after = {v: slot for v, slot in body.assigned.items() if needed >> v & 1}
        inner = {v: s for v, s in after.items() if loop.is_local(s)}
        numbers = {v: loop.add(slot, self.types[v]) for v, slot in inner.items()}
        flags = exits if len(exits) > 1 else {}
        flag_numbers = {t: loop.add(flag, self.code.i1) for t, flag in flags.items()}
        results = loop.build(list(repeated.values()), inits, next_values)
        for variable, slot in after.items():
            self._assign(variable, results[numbers[variable]] if variable in inner else slot)
        return {t: results[n] for t, n in flag_numbers.items()} or _alone(exits)

    # --- values ---

    def _assign(self, variable: int, slot: Slot) -> None:
        self.scopes[-1].setdefault(variable, self.values.get(variable))
        self.values[variable] = slot

    def _close_scope(self) -> dict[int, Slot]:
        """End the innermost scope and restore the values before it; returns its assignments."""
        before = self.scopes.pop()
        assigned = {variable: self.values[variable] for variable in before}
        self.values.update(before)
        return assigned

    def _read(self, value: ir.Value) -> ir.Value:
        """The current value for `value`."""
        variable = self.cfg.variable.get(value)
        if variable is None:
            return value
        return self.code.value(self.values.get(variable), value.type)

    def _needed_by(self, targets: Iterable[int]) -> int:
        """The variables, as bits, that the code at `targets` reads."""
        needed = 0
        for target in targets:
            live = self.cfg.live_in[max(target, ~target)]
            for variable, following in zip(
                self.cfg.params(target) if target in self.next_params else (),
                self.next_params.get(target, ()),
                strict=True,
            ):
                live = live & ~(1 << variable) | 1 << following
            needed |= live
        return needed

    def _new_block(self, types: list[ir.Type]) -> ir.Block:
        locs = [self.code.loc] * len(types)
        return ir.Block.create_at_start(self.scratch.regions[0], types, locs)


def _alone(pending: Pending) -> Pending:
    """`pending` if one of its blocks is known to come next: a single block needs no flag."""
    return {target: True for target in pending} if len(pending) == 1 else pending


def _run(step: Step) -> Pending:
    """Run a step and the steps that it yields, with an explicit stack."""
    stack: list[Generator[Any, Any, Any]] = [step]
    value: Any = None
    while True:
        try:
            stack.append(stack[-1].send(value))
            value = None
        except StopIteration as stop:
            stack.pop()
            value = stop.value
            if not stack:
                return value
