"""Small arrays that a kernel only adds integers to: each worker counts in a copy of its own.

    atomicAdd(&bins[b], 1)    ->    copy[b] += 1    and after a chunk    bins[...] += copy[...]

Sums of integers do not depend on their order, and an atomic addition takes twenty times as long as
a plain one. So that the copies cost little, the launch has many more threads than they elements.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.bindings import ir
from raise_kernel.runtime.native.cpu.rules.memory import elements_of

# Bytes of a copy, and threads of the launch for each element.
_MOST_BYTES = 64 * 1024
_THREADS = 16
# The kind of `memref.atomic_rmw addi`.
_ADDITION = 1


def is_counter(argument: ir.Value, threads: int) -> bool:
    """Whether a memory of the kernel is such an array."""
    if not isinstance(argument.type, ir.MemRefType):
        return False
    type_, count = elements_of(argument.type)
    if type_ not in ("i32", "i64") or 8 * count > _MOST_BYTES or threads < _THREADS * count:
        return False
    uses = [use.owner.operation for use in argument.uses]
    return bool(uses) and all(map(_only_adds, uses))


def _only_adds(op: ir.Operation) -> bool:
    """An addition whose old value nobody reads."""
    if op.name != "memref.atomic_rmw" or any(True for _ in op.results[0].uses):
        return False
    return ir.IntegerAttr(op.attributes["kind"]).value == _ADDITION


@dataclass(frozen=True)
class Copied:
    """Such an array: its number among the buffers, its elements."""

    buffer: int
    type: str
    count: int

    @property
    def bytes(self) -> int:
        return self.count * int(self.type[1:]) // 8

    def merging(self) -> str:
        """The function `@rk.merge<number>(copy, array)`, which adds one to the other."""
        type_, size = self.type, int(self.type[1:]) // 8
        return f"""
define internal void @rk.merge{self.buffer}(ptr noalias %from, ptr noalias %to) {{
entry:
  br label %next

next:
  %k = phi i64 [ 0, %entry ], [ %k.next, %after ]
  %from.at = getelementptr {type_}, ptr %from, i64 %k
  %value = load {type_}, ptr %from.at, align {size}
  %some = icmp ne {type_} %value, 0
  br i1 %some, label %add, label %after

add:
  %to.at = getelementptr {type_}, ptr %to, i64 %k
  %old = atomicrmw add ptr %to.at, {type_} %value monotonic, align {size}
  br label %after

after:
  %k.next = add i64 %k, 1
  %more = icmp ult i64 %k.next, {self.count}
  br i1 %more, label %next, label %done

done:
  ret void
}}
"""
