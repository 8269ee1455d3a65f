"""How many threads a vector has to hold for a kernel to do what it does where a warp is one.

Hardware runs a warp's threads together where they do not part, so does the raised program, and old
code relies on it:

    x[t] = x[31 - t];                             // each thread loads before one stores
    if (t < 32) s[t] = f(t); ... s[0] ...         // each thread stores before one loads

A vector of fewer threads than a warp runs both lines before the next vector begins with the first
one. That is the same unless two threads of a warp access one element, at least one of them writes,
nothing orders the two, and the thread of the earlier access is in the later vector. Two threads
whose accesses are in the order of the threads need vectors that follow each other in this order.

Whether such threads exist is asked for each pair of accesses to an array; where it cannot be
excluded, they do.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.runtime.native.cpu.variance import is_private, varying_values
from raise_kernel.runtime.native.cpu.warp_order.instances import (
    Access,
    Course,
    Text,
    shared_accesses,
)
from raise_kernel.runtime.native.cpu.warp_order.loops import loops_around
from raise_kernel.runtime.native.cpu.warp_order.marks import indifferent_loads
from raise_kernel.runtime.native.cpu.warp_order.question import Threads
from raise_kernel.runtime.native.cpu.warp_order.relations import Relations

# Pairs of accesses of a kernel that are looked at.
MOST_PAIRS = 2_000


class Order(enum.IntEnum):
    """What the threads of a warp need."""

    ANY = 0
    # Vectors of a block one after the other.
    IN_ROW = 1
    # A warp is one vector.
    LOCK_STEP = 2


def order_of(
    blocks: ir.Operation, threads: ir.Operation, meets: Callable[[ir.Operation], bool]
) -> Order:
    """What a loop over threads needs; `meets`: all threads of a block wait at an operation."""
    body = threads.regions[0].blocks[0]
    text = Text(body, meets)
    arrays = shared_accesses(text, is_private)
    if not arrays:
        return Order.ANY
    varying = varying_values(body, body.arguments)
    relations = Relations(
        blocks, threads, varying, [one for ones in arrays.values() for one in ones]
    )
    found, pairs = Order.ANY, 0
    for ones in arrays.values():
        for a, b in _pairs(ones, indifferent_loads(ones)):
            for course in text.courses(a, b):
                if _is_indifferent(a, b, course, varying):
                    continue
                pairs += 1
                if pairs > MOST_PAIRS:
                    return Order.LOCK_STEP
                at_once = a is b and course.later is None
                if not at_once and relations.meet(a, b, course, Threads.LATER_FIRST):
                    return Order.LOCK_STEP
                if found < Order.IN_ROW and relations.meet(a, b, course, Threads.EARLIER_FIRST):
                    found = Order.IN_ROW
    return found


def _pairs(ones: list[Access], indifferent: list[Access]) -> Iterator[tuple[Access, Access]]:
    """The accesses whose order may matter: one of them writes."""
    looked_at = [one for one in ones if one not in indifferent]
    for a in looked_at:
        for b in looked_at:
            if a.writes or b.writes:
                yield a, b


def _is_indifferent(a: Access, b: Access, course: Course, varying: set[ir.Value]) -> bool:
    """Whether it does not matter which of two accesses to an element is the first."""
    if a.is_atomic and b.is_atomic:
        return a is b or (_kind(a.op) == _kind(b.op) and not _is_used(a.op) and not _is_used(b.op))
    if a.op.name != "memref.store" or b.op.name != "memref.store":
        return False
    mine, other = a.op.operands[0], b.op.operands[0]
    if constant_int(mine) is not None and constant_int(mine) == constant_int(other):
        return True
    if mine != other or mine in varying:
        return False
    return (a is b and course.later is None) or not any(loops_around(mine))


def _kind(op: ir.Operation) -> str:
    """What an atomic operation does; one of several steps is like no other."""
    return str(op.attributes["kind"]) if "kind" in op.attributes else f"{id(op)}"


def _is_used(op: ir.Operation) -> bool:
    return any(True for result in op.results for _ in result.uses)
