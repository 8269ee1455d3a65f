"""The text of one LLVM function while it is drawn: lines, fresh names, allocas of the entry."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

ALLOCAS = "; allocas end here"


@dataclass
class Text:
    """Lines of one function, and the declarations that they need."""

    rng: random.Random
    lines: list[str] = field(default_factory=list)
    declarations: set[str] = field(default_factory=set)
    counter: int = 0

    def new(self, kind: str = "v") -> str:
        self.counter += 1
        return f"{kind}{self.counter}"

    def emit(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def value(self, text: str) -> str:
        name = f"%{self.new()}"
        self.emit(f"{name} = {text}")
        return name

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def alloca(self, type_: str) -> str:
        """A local variable; its line stands in the entry block."""
        name = f"%{self.new('var')}"
        self.lines.insert(self.lines.index(ALLOCAS), f"  {name} = alloca {type_}")
        return name

    def call(self, result: str, name: str, *arguments: str) -> str:
        """A call of an intrinsic, which is declared."""
        types = ", ".join(a.split()[0] for a in arguments)
        self.declarations.add(f"declare {result} @{name}({types})")
        call = f"call {result} @{name}({', '.join(arguments)})"
        if result == "void":
            self.emit(call)
            return ""
        return self.value(call)

    def chance(self, percent: int) -> bool:
        """True in `percent` of the draws; a small draw is the usual case, so that cases shrink."""
        return self.rng.randint(0, 99) >= 100 - percent

    def element(self, type_: str, base: str, index: str) -> str:
        """A pointer to an element, the index an i32."""
        wide = self.value(f"sext i32 {index} to i64")
        return self.value(f"getelementptr inbounds {type_}, ptr {base}, i64 {wide}")
