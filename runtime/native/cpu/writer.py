"""The text of one LLVM function as it grows: names, blocks, allocations, declarations."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

# The function's parameter with what it reserves.
RESERVED = "reserved"


@dataclass
class Writer:
    """Lines of a function's body. Allocations go to its start, declarations to the module."""

    lines: list[str] = field(default_factory=list)
    allocations: list[str] = field(default_factory=list)
    declarations: dict[str, str] = field(default_factory=dict)
    definitions: dict[str, str] = field(default_factory=dict)
    block: str = "start"
    # Bytes on the stack, where all are known, and those of the worker that the function reserves.
    stack: int = 0
    reserved: int = 0
    _count: int = 0

    def fresh(self, wish: str = "v") -> str:
        """A new name, without its sign."""
        self._count += 1
        return f"{wish}{self._count}"

    def line(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def value(self, text: str) -> str:
        """An instruction with a result, which is returned."""
        name = f"%{self.fresh()}"
        self.line(f"{name} = {text}")
        return name

    def label(self, name: str) -> None:
        """Begin a block."""
        self.lines.append(f"{name}:")
        self.block = name

    def jump(self, label: str, unrolled: bool = False) -> None:
        """To a label; `unrolled`: back to that of a loop that LLVM is to unroll."""
        end = ""
        if unrolled:
            loop = 2 * len([name for name in self.definitions if name.startswith("!")])
            self.define(
                f"!{loop}",
                f"!{loop} = distinct !{{!{loop}, !{loop + 1}}}\n"
                f'!{loop + 1} = !{{!"llvm.loop.unroll.full"}}',
            )
            end = f", !llvm.loop !{loop}"
        self.line(f"br label %{label}{end}")

    def branch(self, condition: str, yes: str, no: str) -> None:
        self.line(f"br i1 {condition}, label %{yes}, label %{no}")

    def phi(self, type_: str, start: str, before: str) -> tuple[str, int]:
        """A phi at the head of a loop whose other value comes later: its name, its line."""
        name = f"%{self.fresh('p')}"
        self.line(f"{name} = phi {type_} [ {start}, %{before} ]")
        return name, len(self.lines) - 1

    def complete(self, line: int, value: str, block: str) -> None:
        """The other value of a phi."""
        self.lines[line] += f", [ {value}, %{block} ]"

    @contextmanager
    def counted(self, first: str, end: str) -> Iterator[str]:
        """A loop from `first` to before `end`; its counter."""
        head, body, done = self.fresh("head"), self.fresh("body"), self.fresh("done")
        before = self.block
        self.jump(head)
        self.label(head)
        number, line = self.phi("i64", first, before)
        self.branch(self.value(f"icmp ult i64 {number}, {end}"), body, done)
        self.label(body)
        yield number
        following = self.value(f"add nuw nsw i64 {number}, 1")
        self.complete(line, following, self.block)
        self.jump(head)
        self.label(done)

    def allocate(self, type_: str, count: int, align: int = 64, each: int = 64) -> str:
        """Stack memory for the whole function: `count` elements of at most `each` bytes."""
        name = f"%{self.fresh('a')}"
        self.stack += count * each
        self.allocations.append(f"  {name} = alloca {type_}, i64 {count}, align {align}")
        return name

    def reserve(self, size: int) -> str:
        """So many bytes of the worker's own memory, for the whole function."""
        name = f"%{self.fresh('a')}"
        self.allocations.append(
            f"  {name} = getelementptr i8, ptr %{RESERVED}, i64 {self.reserved}"
        )
        self.reserved += -(-size // 64) * 64
        return name

    def declare(self, name: str, result: str, *operands: str) -> str:
        """A function from elsewhere, `@name`."""
        self.declarations[name] = f"declare {result} @{name}({', '.join(operands)})"
        return f"@{name}"

    def define(self, name: str, text: str) -> str:
        """A helper of the module, `@name`."""
        self.definitions[name] = text
        return f"@{name}"
