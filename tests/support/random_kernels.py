"""Small kernels as LLVM IR, drawn at random: nested control flow, mixed types, masked and indirect
accesses.

A kernel is `void @k(ptr %x, ptr %f, ptr %out, ptr %fout, i32 %n)`: int and float inputs of `SIZE`
elements, outputs of `SLOTS` elements a lane (so that no two lanes race). Local variables are allocas,
as clang -O0 leaves them. Every index is made to lie inside its array, every division has a divisor
that cannot be zero or overflow, every loop ends.
Floats hold small integers and are only added, subtracted, compared and selected, so that rounding
never decides a branch.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

SIZE = 64
SLOTS = 4
INT_TYPES = ("i8", "i16", "i32", "i64")
WIDTH = {"i8": 8, "i16": 16, "i32": 32, "i64": 64}

HEADER = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
"""


@dataclass
class Drawer:
    """Draws one kernel's text."""

    rng: random.Random
    lines: list[str] = field(default_factory=list)
    variables: dict[str, str] = field(default_factory=dict)
    intrinsics: set[str] = field(default_factory=set)
    counter: int = 0
    budget: int = 24
    exits: list[tuple[str, str]] = field(default_factory=list)
    loops: int = 0

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

    # --- expressions ------------------------------------------------------------------------

    def variable(self, type_: str) -> str:
        return self.rng.choice([v for v, t in self.variables.items() if t == type_])

    def integer(self, type_: str = "i32", depth: int = 2) -> str:
        choice = self.rng.randint(0, 9 if depth else 3)
        if choice <= 1:
            return str(self.rng.choice([0, 1, 2, 3, 7, -1, -5, 100, 127]))
        if choice <= 3 or type_ != "i32":
            return self.value(f"load {type_}, ptr {self.variable(type_)}")
        if choice == 4:
            return self.load("i32", "%x", depth - 1)
        if choice == 5:
            return self.converted(depth - 1)
        if choice == 6:
            condition = self.condition(depth - 1)
            a, b = self.integer(depth=depth - 1), self.integer(depth=depth - 1)
            return self.value(f"select i1 {condition}, i32 {a}, i32 {b}")
        return self.binary(type_, depth - 1)

    def binary(self, type_: str, depth: int) -> str:
        a, b = self.integer(type_, depth), self.integer(type_, depth)
        op = self.rng.choice(
            ["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "sdiv", "udiv", "srem", "urem", "smin", "smax", "umin", "umax"]
        )
        if op in ("shl", "lshr", "ashr"):
            b = self.value(f"and {type_} {b}, {WIDTH[type_] - 1}")
        if op in ("sdiv", "udiv", "srem", "urem"):
            b = self.value(f"and {type_} {b}, 15")
            b = self.value(f"add {type_} {b}, 1")
        if op in ("smin", "smax", "umin", "umax"):
            name = f"llvm.{op}.{type_}"
            self.intrinsics.add(f"declare {type_} @{name}({type_}, {type_})")
            return self.value(f"call {type_} @{name}({type_} {a}, {type_} {b})")
        return self.value(f"{op} {type_} {a}, {b}")

    def converted(self, depth: int) -> str:
        """An i32 that went through another width, or through float."""
        narrow = self.rng.choice(["i8", "i16", "i64", "float"])
        source = self.integer(depth=depth)
        if narrow == "float":
            small = self.value(f"and i32 {source}, 1023")
            real = self.value(f"sitofp i32 {small} to float")
            return self.value(f"fptosi float {real} to i32")
        if narrow == "i64":
            wide = self.value(f"{self.rng.choice(['sext', 'zext'])} i32 {source} to i64")
            other = self.integer("i64", 0)
            wide = self.value(f"{self.rng.choice(['add', 'mul', 'xor'])} i64 {wide}, {other}")
            return self.value(f"trunc i64 {wide} to i32")
        cut = self.value(f"trunc i32 {source} to {narrow}")
        return self.value(f"{self.rng.choice(['sext', 'zext'])} {narrow} {cut} to i32")

    def real(self, depth: int = 2) -> str:
        choice = self.rng.randint(0, 6 if depth else 1)
        if choice == 0:
            return self.rng.choice(["0.0", "1.0", "-2.0", "3.0"])
        if choice == 1:
            return self.value(f"load float, ptr {self.variable('float')}")
        if choice == 2:
            return self.load("float", "%f", depth - 1)
        if choice == 3:
            small = self.value(f"and i32 {self.integer(depth=depth - 1)}, 63")
            return self.value(f"sitofp i32 {small} to float")
        if choice == 4:
            condition = self.condition(depth - 1)
            a, b = self.real(depth - 1), self.real(depth - 1)
            return self.value(f"select i1 {condition}, float {a}, float {b}")
        a, b = self.real(depth - 1), self.real(depth - 1)
        return self.value(f"{self.rng.choice(['fadd', 'fsub'])} float {a}, {b}")

    def condition(self, depth: int = 1) -> str:
        if self.rng.random() < 0.25:
            a, b = self.real(depth), self.real(depth)
            predicate = self.rng.choice(["olt", "ole", "oeq", "une", "ugt", "uge"])
            return self.value(f"fcmp {predicate} float {a}, {b}")
        type_ = self.rng.choice(["i32", "i32", "i32", *INT_TYPES])
        a, b = self.integer(type_, depth), self.integer(type_, depth)
        predicate = self.rng.choice(["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"])
        return self.value(f"icmp {predicate} {type_} {a}, {b}")

    def load(self, type_: str, base: str, depth: int) -> str:
        """A load at a lane, shifted, strided or data-dependent index, inside the array."""
        style = self.rng.randint(0, 2)
        if style == 0:
            index = self.value("load i32, ptr %lane")
        elif style == 1:
            lane = self.value("load i32, ptr %lane")
            scaled = self.value(f"mul i32 {lane}, {self.rng.choice([1, 2, 3])}")
            index = self.value(f"add i32 {scaled}, {self.rng.randint(0, 5)}")
        else:
            index = self.integer(depth=max(depth, 0))
        index = self.value(f"and i32 {index}, {SIZE - 1}")
        wide = self.value(f"zext i32 {index} to i64")
        pointer = self.value(f"getelementptr {type_}, ptr {base}, i64 {wide}")
        return self.value(f"load {type_}, ptr {pointer}")

    # --- statements -------------------------------------------------------------------------

    def statements(self, depth: int) -> bool:
        """A few statements; False where control never reaches their end."""
        for _ in range(self.rng.randint(1, 3)):
            if self.budget <= 0:
                return True
            self.budget -= 1
            if not self.statement(depth):
                return False
        return True

    def statement(self, depth: int) -> bool:
        choice = self.rng.randint(0, 11 if depth else 5)
        if choice <= 1:
            type_ = self.rng.choice(INT_TYPES)
            value = self.integer(type_) if type_ == "i32" else self.binary(type_, 0)
            self.emit(f"store {type_} {value}, ptr {self.variable(type_)}")
        elif choice == 2:
            self.emit(f"store float {self.real()}, ptr {self.variable('float')}")
        elif choice <= 4:
            self.store_output()
        elif choice == 5 and self.exits and self.rng.random() < 0.5:
            return self.leave()
        elif choice <= 8:
            self.conditional(depth)
        elif choice <= 10 and self.loops < 3:
            self.loop(depth)
        else:
            self.switch(depth)
        return True

    def store_output(self) -> None:
        type_, base = self.rng.choice([("i32", "%out"), ("float", "%fout")])
        value = self.integer() if type_ == "i32" else self.real()
        lane = self.value("load i32, ptr %lane")
        slot = self.value(f"and i32 {self.integer(depth=1)}, {SLOTS - 1}")
        start = self.value(f"mul i32 {lane}, {SLOTS}")
        index = self.value(f"add i32 {start}, {slot}")
        wide = self.value(f"sext i32 {index} to i64")
        pointer = self.value(f"getelementptr {type_}, ptr {base}, i64 {wide}")
        self.emit(f"store {type_} {value}, ptr {pointer}")

    def leave(self) -> bool:
        """break, continue or return, under a condition or not."""
        target = self.rng.choice([*self.exits[-1], "exit"])
        if self.rng.random() < 0.3:
            self.emit(f"br label %{target}")
            return False
        condition, rest = self.condition(), self.new("rest")
        self.emit(f"br i1 {condition}, label %{target}, label %{rest}")
        self.label(rest)
        return True

    def conditional(self, depth: int) -> None:
        yes, no, end = self.new("then"), self.new("else"), self.new("end")
        condition = self.condition()
        self.emit(f"br i1 {condition}, label %{yes}, label %{no}")
        for block in (yes, no):
            self.label(block)
            if (block == yes or self.rng.random() < 0.5) and not self.statements(depth - 1):
                continue
            self.emit(f"br label %{end}")
        self.label(end)

    def switch(self, depth: int) -> None:
        cases = [self.new("case") for _ in range(3)]
        end = self.new("end")
        selector = self.value(f"and i32 {self.integer()}, 3")
        arms = " ".join(f"i32 {k}, label %{c}" for k, c in enumerate(cases))
        self.emit(f"switch i32 {selector}, label %{end} [ {arms} ]")
        for position, block in enumerate(cases):
            self.label(block)
            if not self.statements(depth - 1):
                continue
            # Falling through to the next case, as C does without break.
            following = [*cases, end][position + 1]
            self.emit(f"br label %{self.rng.choice([end, following])}")
        self.label(end)

    def loop(self, depth: int) -> None:
        """A loop of at most eight trips: constant, uniform or lane-dependent count; do or while."""
        self.loops += 1
        count = f"%{self.new('count')}"
        limit = self.rng.choice(["3", "5", "n", "lane"])
        head, body, step, end = (self.new(k) for k in ("head", "body", "step", "end"))
        self.lines.insert(self.entry_end, f"  {count} = alloca i32")
        self.emit(f"store i32 0, ptr {count}")
        if limit == "n":
            limit = self.value("and i32 %n, 7")
        elif limit == "lane":
            limit = self.value(f"and i32 {self.integer()}, 7")
        rotated = self.rng.random() < 0.4
        self.emit(f"br label %{body if rotated else head}")
        self.label(head)
        now = self.value(f"load i32, ptr {count}")
        going = self.value(f"icmp slt i32 {now}, {limit}")
        self.emit(f"br i1 {going}, label %{body}, label %{end}")
        self.label(body)
        self.exits.append((step, end))
        reaches = self.statements(depth - 1)
        self.exits.pop()
        if reaches:
            self.emit(f"br label %{step}")
        self.label(step)
        now = self.value(f"load i32, ptr {count}")
        after = self.value(f"add i32 {now}, 1")
        self.emit(f"store i32 {after}, ptr {count}")
        self.emit(f"br label %{head}")
        self.label(end)
        self.loops -= 1

    # --- the kernel -------------------------------------------------------------------------

    @property
    def entry_end(self) -> int:
        return next(k for k, line in enumerate(self.lines) if "; body" in line)

    def kernel(self) -> str:
        for type_ in (*INT_TYPES, "float"):
            for _ in range(2):
                name = f"%{self.new('var')}"
                self.variables[name] = type_
                self.emit(f"{name} = alloca {type_}")
        self.emit("%lane = alloca i32")
        self.emit("; body")
        tid = self.value("call i32 @llvm.nvvm.read.ptx.sreg.tid.x()")
        ctaid = self.value("call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()")
        ntid = self.value("call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()")
        start = self.value(f"mul i32 {ctaid}, {ntid}")
        lane = self.value(f"add i32 {start}, {tid}")
        self.emit(f"store i32 {lane}, ptr %lane")
        for name, type_ in self.variables.items():
            self.emit(f"store {type_} {'1.0' if type_ == 'float' else 1}, ptr {name}")
        guard = self.value(f"icmp slt i32 {lane}, %n")
        self.emit(f"br i1 {guard}, label %work, label %exit")
        self.label("work")
        self.exits.append(("exit", "exit"))
        if self.statements(3):
            self.store_output()
            self.emit("br label %exit")
        self.label("exit")
        self.emit("ret void")
        signature = "ptr %x, ptr %f, ptr %out, ptr %fout, i32 %n"
        body = "\n".join(self.lines)
        declares = "\n".join(sorted(self.intrinsics))
        return (
            f"{HEADER}{declares}\ndefine ptx_kernel void @k({signature}) {{\nentry:\n{body}\n}}\n"
        )


def draw_kernel(rng: random.Random) -> str:
    """The LLVM IR of one random kernel, verified to parse by the caller's front end."""
    return Drawer(rng).kernel()
