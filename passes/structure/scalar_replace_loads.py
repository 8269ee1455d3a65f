"""Scalar replacement of a load at a loop-carried index: the loop carries the element, too.

Before (an arg-max that only keeps an index):        After:
  %r = scf.for %i ... iter_args(%b = %b0) {            %y = memref.load %x[%b0]
    %v = memref.load %x[%i]                            %r:2 = ... iter_args(%b = %b0, %u = %y) {
    %u = memref.load %x[%b]                              %v = memref.load %x[%i]
    %c = arith.cmpf ogt, %v, %u : f32                    %c = arith.cmpf ogt, %v, %u : f32
    %n = arith.select %c, %i, %b : i32                   %n = arith.select %c, %i, %b : i32
    scf.yield %n : i32                                   %w = arith.select %c, %v, %u : f32
                                                         scf.yield %n, %w : i32, f32

A load at a select of two indices becomes a select of two elements, if both are loaded already. A
load at a loop-carried index becomes a loop-carried element, if the iteration loads the elements at
all indices that may become the next one. The only new load is the first one, which a loop without
iterations does not run. After a loop with at least one iteration, the element at its index is
known, too. Indices are compared as sums of exact integers. A load stays if the loop writes the
memory, or if it does not run in every iteration.

Proved: the element at a select of two indices is the select of the elements at them; memory is not
written in between.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from raise_kernel.analysis.accesses.regions import WRITES
from raise_kernel.analysis.graphs.speculation import is_invariant
from raise_kernel.analysis.integers.difference import Terms, exact_terms
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import arith, ir, scf
from raise_kernel.mlir.rewriting import erase, move_body, replace_op, replace_uses
from raise_kernel.mlir.values import defining_op, terminator
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.structure.copied_values import Copies
from raise_kernel.passes.structure.simplify_carried import surely_runs
from raise_kernel.remarks import RemarkSink

# The most indices that one iteration selects from; clang's unroll factors are smaller.
MAX_CHOICES = 64

Address = tuple[ir.Value, frozenset[tuple[ir.Value | None, int]]]


@register_pass("scalar-replace-loads", stage="structure", needs=("arith.select",))
def scalar_replace_loads(module: ir.Module, ctx: PassContext) -> None:
    """Carry elements together with the indices that they are loaded at."""
    for kernel in kernels(module):
        _block(kernel.regions[0].blocks[0], ctx.remarks)


@dataclass(frozen=True)
class _Lookup:
    """A load at the index `factor * leaf + rest`."""

    load: ir.Operation
    leaf: ir.Value
    factor: int
    rest: Terms

    def at(self, index: ir.Value) -> Address:
        """The address of the load with this index instead of the leaf."""
        terms = dict(self.rest)
        for value, factor in exact_terms(index).items():
            terms[value] = terms.get(value, 0) + self.factor * factor
        return _address(self.load, terms)


def _address(load: ir.Operation, terms: Terms) -> Address:
    return load.operands[0], frozenset((v, c) for v, c in terms.items() if c)


def _lookups(op: ir.Operation, terms: Terms, wanted: Callable[[ir.Value], bool]) -> list[_Lookup]:
    return [
        _Lookup(op, leaf, factor, {v: c for v, c in terms.items() if v is not leaf})
        for leaf, factor in terms.items()
        if leaf is not None and wanted(leaf)
    ]


def _is_choice(index: ir.Value) -> bool:
    op = defining_op(index)
    return op is not None and op.name == "arith.select"


@dataclass
class _Loaded:
    """Loaded elements, by address."""

    memories: dict[ir.Value, dict[Address, ir.Value]] = field(default_factory=dict)

    def get(self, address: Address) -> ir.Value | None:
        return self.memories.get(root(address[0]), {}).get(address)

    def add(self, address: Address, element: ir.Value) -> None:
        self.memories.setdefault(root(address[0]), {}).setdefault(address, element)

    def forget(self, memory: ir.Value) -> None:
        self.memories.pop(memory, None)


def _block(block: ir.Block, remarks: RemarkSink) -> tuple[_Loaded, bool]:
    """Rewrite a block; returns the loaded elements that are unchanged in memory at its end, and
    whether the block writes."""
    known, writes = _Loaded(), False
    for op in [o.operation for o in block.operations]:
        blocks = [_block(b, remarks) for region in op.regions for b in region.blocks]
        inner = [loaded for loaded, _ in blocks]
        acts = op.name in WRITES or any(inside for _, inside in blocks)
        writes |= acts
        if op.name == "memref.store":
            known.forget(root(op.operands[1]))
        elif acts:
            known = _Loaded()
        elif op.name == "scf.for":
            at = op.location
            for address, element in _carry(op, inner[0], known):
                known.add(address, element)
                remarks.applied("the element at a loop-carried index is loop-carried, too", at)
        elif op.name == "memref.load" and len(op.operands) == 2:
            terms = exact_terms(op.operands[1])
            value = _chosen_load(op, terms, known)
            known.add(_address(op, terms), value)
            if value != op.results[0]:
                replace_op(op, [value])
    return known, writes


def _chosen_load(op: ir.Operation, terms: Terms, known: _Loaded) -> ir.Value:
    """The value of a load: a loaded element, or a select of such for a select of indices.

    If neither is known, it is the result of the load.
    """
    loaded = known.get(_address(op, terms))
    if loaded is not None:
        return loaded
    for lookup in _lookups(op, terms, _is_choice):
        elements = _elements(lookup, lookup.leaf, known, {})
        if elements is not None:
            return _chosen(lookup.leaf, elements, ir.InsertionPoint(op))
    return op.results[0]


def _elements(
    lookup: _Lookup, index: ir.Value, known: _Loaded, given: dict[ir.Value, ir.Value]
) -> dict[ir.Value, ir.Value] | None:
    """The elements at all indices that an index is selected from; None if one is not loaded."""
    elements = dict(given)
    stack, choices = [index], 0
    while stack:
        one = stack.pop()
        if one in elements:
            continue
        element = known.get(lookup.at(one))
        if element is not None:
            elements[one] = element
            continue
        op = defining_op(one)
        choices += 1
        if op is None or op.name != "arith.select" or choices > MAX_CHOICES:
            return None
        stack += list(op.operands)[1:]
    return elements


def _chosen(index: ir.Value, elements: dict[ir.Value, ir.Value], ip: ir.InsertionPoint) -> ir.Value:
    """The element at an index; for a select of indices, the select of their elements."""
    if index not in elements:
        op = defining_op(index)
        assert op is not None
        condition, yes, no = op.operands
        sides = [_chosen(v, elements, ip) for v in (yes, no)]
        elements[index] = arith.SelectOp(condition, *sides, loc=op.location, ip=ip).result
    return elements[index]


# --- what a loop carries ---


def _carry(loop: ir.Operation, known: _Loaded, outside: _Loaded) -> list[tuple[Address, ir.Value]]:
    """Carry the elements that the loop loads at loop-carried indices, and replace the loop.

    `known`, `outside`: elements loaded in the loop, and before it. Returns the addresses of the
    elements that the results of the new loop hold.
    """
    body = loop.regions[0].blocks[0]
    indices = [a for a in list(body.arguments)[1:] if isinstance(a.type, ir.IntegerType)]
    loads = [o.operation for o in body.operations if o.operation.name == "memref.load"]
    if not indices or not loads:
        return []
    found: dict[Address, _Carried] = {}
    for op in (o for o in loads if len(o.operands) == 2):
        for lookup in _lookups(op, exact_terms(op.operands[1]), lambda leaf: leaf in indices):
            address = lookup.at(lookup.leaf)
            if address not in found and all(
                v is None or is_invariant(v, loop) for v in lookup.rest
            ):
                made = _carried(loop, lookup, known)
                if made is not None:
                    found[address] = made
    return _rewritten(loop, list(found.values()), outside) if found else []


@dataclass(frozen=True)
class _Carried:
    """A load at a loop-carried index, and the elements that may be its next value."""

    lookup: _Lookup
    number: int
    elements: dict[ir.Value, ir.Value]


def _carried(loop: ir.Operation, lookup: _Lookup, known: _Loaded) -> _Carried | None:
    body = loop.regions[0].blocks[0]
    number = list(body.arguments).index(lookup.leaf) - 1
    following = terminator(body).operands[number]
    given = {lookup.leaf: lookup.load.results[0]}
    if following == lookup.leaf or not _is_choice(following):
        return None
    elements = _elements(lookup, following, known, given)
    return _Carried(lookup, number, elements) if elements is not None else None


def _rewritten(
    loop: ir.Operation, found: list[_Carried], outside: _Loaded
) -> list[tuple[Address, ir.Value]]:
    old = loop.regions[0].blocks[0]
    last = terminator(old)
    # The result of a loop that may run zero times is an element only if its initial value is.
    known = [_begins(loop, c, outside) is not None or surely_runs(loop) for c in found]
    inits = [_first(loop, c, outside) for c in found]
    following = list(last.operands)
    for c in found:
        elements = dict(c.elements)
        following.append(_chosen(following[c.number], elements, ir.InsertionPoint(last)))
    lower, upper, step, *carried = loop.operands
    with loop.location, ir.InsertionPoint(loop):
        new = scf.ForOp(lower, upper, step, [*carried, *inits])
    arguments = list(new.body.arguments)
    scf.YieldOp(following, loc=last.location, ip=ir.InsertionPoint(last))
    erase(last)
    move_body(old, new.body, arguments[: len(old.arguments)])
    addresses = []
    for c, element, argument, is_one in zip(
        found, list(new.results)[-len(found) :], arguments[-len(found) :], known, strict=True
    ):
        replace_uses(c.lookup.load.results[0], argument)
        if is_one:
            addresses.append((c.lookup.at(new.results[c.number]), element))
    for before, after in zip(loop.results, new.results, strict=False):
        replace_uses(before, after)
    erase(loop)
    return addresses


def _begins(loop: ir.Operation, carried: _Carried, outside: _Loaded) -> ir.Value | None:
    """The element at the initial index, if it is loaded before the loop."""
    return outside.get(carried.lookup.at(loop.operands[3 + carried.number]))


def _first(loop: ir.Operation, carried: _Carried, outside: _Loaded) -> ir.Value:
    """The element at the initial index, loaded before the loop if it has an iteration."""
    loaded = _begins(loop, carried, outside)
    if loaded is not None:
        return loaded
    ip = ir.InsertionPoint(loop)
    if surely_runs(loop):
        return _looked_up(loop, carried, ip)
    less = arith.CmpIPredicate.slt
    any_ = arith.CmpIOp(less, *list(loop.operands)[:2], loc=loop.location, ip=ip).result
    type_ = carried.lookup.load.results[0].type
    op = scf.IfOp(any_, [type_], has_else=True, loc=loop.location, ip=ip)
    yes, no = (ir.InsertionPoint(region.blocks[0]) for region in op.regions)
    scf.YieldOp([_looked_up(loop, carried, yes)], loc=loop.location, ip=yes)
    nothing = ir.Operation.create("ub.poison", results=[type_], loc=loop.location, ip=no)
    scf.YieldOp([nothing.result], loc=loop.location, ip=no)
    return op.results[0]


def _looked_up(loop: ir.Operation, carried: _Carried, ip: ir.InsertionPoint) -> ir.Value:
    """A copy of the load and its index arithmetic, at the initial index."""
    known = {carried.lookup.leaf: loop.operands[3 + carried.number]}
    return Copies(loop, known, ip).of(carried.lookup.load.results[0])
