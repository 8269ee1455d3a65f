"""Where random kernels read and write: arrays, structs, local arrays, selected pointers.

Inputs are read at any index inside them. Of an array that is written each lane has `SLOTS`
elements, and reads and writes those alone, so that lanes never race.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.support.drawn.random_text import Text

SIZE = 64
SLOTS = 4
LOCAL = 8

PASSED_ON = ("%x", "%f")  # the inputs that device functions get
INPUTS = {"i32": ("%x", "%x2"), "float": ("%f",), "half": ("%halves",)}
OWNED = {
    "i8": "%bytes",
    "i16": "%shorts",
    "i32": "%out",
    "i64": "%longs",
    "float": "%fout",
    "double": "%doubles",
}
STRUCT = "%record = type { i32, i16, float, i64, [4 x i8] }"
STRUCT_BYTES = 32
FIELDS = {"i32": 0, "i16": 1, "float": 2, "i64": 3, "i8": 4}
INTEGERS = ("i8", "i16", "i32", "i64")
WIDTH = {"i8": 8, "i16": 16, "i32": 32, "i64": 64}

Place = Callable[[], str]


@dataclass
class Places(Text):
    """Draws pointers. `local_arrays` by element type, `structs` on the stack, both filled first."""

    variables: dict[str, str] = field(default_factory=dict)
    local_arrays: dict[str, str] = field(default_factory=dict)
    structs: list[str] = field(default_factory=list)
    is_kernel: bool = True

    def integer(self, type_: str = "i32", depth: int = 2) -> str:
        raise NotImplementedError

    def condition(self, depth: int = 1) -> str:
        raise NotImplementedError

    def variable(self, type_: str) -> str:
        return self.rng.choice([v for v, t in self.variables.items() if t == type_])

    def declare_locals(self) -> None:
        """Variables of each type, arrays and structs, all with a value."""
        for type_ in (*INTEGERS, "float", "double", "i1"):
            for _ in range(2):
                name = self.alloca(type_)
                self.variables[name] = type_
                self.emit(
                    f"store {type_} {'1.0' if type_ in ('float', 'double') else 1}, ptr {name}"
                )
        if not self.is_kernel:
            return
        for type_, size in (("i32", 4), ("float", 4), ("i8", 1), ("double", 8)):
            if self.chance(50):
                array = self.local_arrays[type_] = self.alloca(f"[{LOCAL} x {type_}]")
                self.fill(array, LOCAL * size)
        if self.chance(50):
            self.structs = [self.alloca("%record") for _ in range(2)]
            for struct in self.structs:
                self.fill(struct, STRUCT_BYTES)

    def fill(self, pointer: str, size: int) -> None:
        self.call("void", "llvm.memset.p0.i64", f"ptr {pointer}", "i8 0", f"i64 {size}", "i1 false")

    # --- pointers ---------------------------------------------------------------------------

    def readable(self, type_: str, depth: int) -> str:
        bases = [b for b in INPUTS.get(type_, ()) if self.is_kernel or b in PASSED_ON]
        inputs = [lambda base=b: self.input(type_, base, depth) for b in bases]
        return self.one_of(type_, [*inputs, *inputs, *self.own_places(type_, depth)], depth)

    def writable(self, type_: str, depth: int) -> str:
        return self.one_of(type_, self.own_places(type_, depth), depth)

    def one_of(self, type_: str, places: list[Place], depth: int) -> str:
        """One of the places, or one of two by a condition that the lanes need not agree on."""
        if not places:
            return self.variable(type_)
        if depth > 0 and self.chance(12):
            a, b = self.rng.choice(places)(), self.rng.choice(places)()
            return self.value(f"select i1 {self.condition(0)}, ptr {a}, ptr {b}")
        return self.rng.choice(places)()

    def own_places(self, type_: str, depth: int) -> list[Place]:
        """What this lane may write."""
        if not self.is_kernel:
            return [lambda: "%p"] if type_ == "i32" else []
        places: list[Place] = []
        if type_ in OWNED:
            places += [lambda: self.own_slot(type_, depth)] * 2
        if type_ in self.local_arrays:
            places += [lambda: self.local_element(type_, depth)] * 2
        if type_ in FIELDS:
            places.append(lambda: self.member(type_, self.own_struct()))
            if self.structs:
                places.append(lambda: self.member(type_, self.rng.choice(self.structs)))
        return places

    def input(self, type_: str, base: str, depth: int) -> str:
        """An element at a lane, shifted, strided or data-dependent index."""
        style = self.rng.randint(0, 2) if self.is_kernel else 2
        if style == 0:
            index = self.lane()
        elif style == 1:
            scaled = self.value(f"mul i32 {self.lane()}, {self.rng.choice([1, 2, 3])}")
            index = self.value(f"add i32 {scaled}, {self.rng.randint(0, 5)}")
        else:
            index = self.integer(depth=max(depth, 0))
        return self.element(type_, base, self.value(f"and i32 {index}, {SIZE - 1}"))

    def own_slot(self, type_: str, depth: int) -> str:
        slot = self.value(f"and i32 {self.integer(depth=min(depth, 1))}, {SLOTS - 1}")
        start = self.value(f"mul i32 {self.lane()}, {SLOTS}")
        return self.element(type_, OWNED[type_], self.value(f"add i32 {start}, {slot}"))

    def local_element(self, type_: str, depth: int) -> str:
        index = self.value(f"and i32 {self.integer(depth=min(depth, 1))}, {LOCAL - 1}")
        return self.element(type_, self.local_arrays[type_], index)

    def own_struct(self) -> str:
        return self.element("%record", "%records", self.lane())

    def member(self, type_: str, struct: str) -> str:
        at = f"getelementptr inbounds %record, ptr {struct}, i32 0, i32 {FIELDS[type_]}"
        if type_ != "i8":
            return self.value(at)
        return self.element("i8", self.value(at), self.value(f"and i32 {self.integer(depth=0)}, 3"))

    def lane(self) -> str:
        return self.value("load i32, ptr %lane")

    def copy_struct(self) -> None:
        """memcpy between two of this lane's structs, on the stack or in memory."""
        to, source = (
            self.own_struct() if self.chance(40) else self.rng.choice(self.structs)
            for _ in range(2)
        )
        if to != source:
            size = f"i64 {STRUCT_BYTES}"
            self.call(
                "void", "llvm.memcpy.p0.p0.i64", f"ptr {to}", f"ptr {source}", size, "i1 false"
            )
