"""Expressions of random kernels: integers of four widths, floats of three, vectors, conditions.

Every division has a divisor that is neither zero nor -1, every shift is in range. Floats hold
small whole numbers and are only added, subtracted, compared and selected: rounding decides nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.support.drawn.random_places import INTEGERS, SIZE, WIDTH, Places

INTEGER_OPS = (
    *("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr"),
    *("sdiv", "udiv", "srem", "urem", "smin", "smax", "umin", "umax"),
)
ORDERS = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
FLOAT_ORDERS = ("olt", "ole", "oeq", "une", "ugt", "uge", "ord", "ult")


@dataclass
class Values(Places):
    """Draws expressions; `functions` are device functions that may be called."""

    functions: list[str] = field(default_factory=list)

    def integer(self, type_: str = "i32", depth: int = 2) -> str:
        choice = self.rng.randint(0, 11 if depth > 0 else 3)
        if choice <= 1:
            return str(self.rng.choice([0, 1, 2, 3, 7, -1, -5, 100, 127]))
        if choice <= 3:
            return self.value(f"load {type_}, ptr {self.variable(type_)}")
        if choice <= 5:
            return self.value(f"load {type_}, ptr {self.readable(type_, depth - 1)}")
        if choice == 6:
            return self.converted(type_, depth - 1)
        if choice == 7:
            condition = self.condition(depth - 1)
            a, b = self.integer(type_, depth - 1), self.integer(type_, depth - 1)
            return self.value(f"select i1 {condition}, {type_} {a}, {type_} {b}")
        if choice == 8 and type_ == "i32":
            return self.called() if self.functions else self.lanes_of_two()
        return self.binary(type_, depth - 1)

    def binary(self, type_: str, depth: int) -> str:
        a, b = self.integer(type_, depth), self.integer(type_, depth)
        op = self.rng.choice(INTEGER_OPS)
        if op in ("shl", "lshr", "ashr"):
            b = self.value(f"and {type_} {b}, {WIDTH[type_] - 1}")
        if op in ("sdiv", "udiv", "srem", "urem"):
            b = self.value(f"and {type_} {b}, 15")
            b = self.value(f"add {type_} {b}, 1")
        if op in ("smin", "smax", "umin", "umax"):
            return self.call(type_, f"llvm.{op}.{type_}", f"{type_} {a}", f"{type_} {b}")
        return self.value(f"{op} {type_} {a}, {b}")

    def converted(self, type_: str, depth: int) -> str:
        """A value of another width, or one that went through a float."""
        source = self.rng.choice([t for t in (*INTEGERS, "float", "double") if t != type_])
        if source in ("float", "double"):
            small = self.value(f"and i32 {self.integer(depth=depth)}, 127")
            real = self.value(f"sitofp i32 {small} to {source}")
            return self.value(
                f"fpto{self.rng.choice('su')}i {real}".replace(" ", f" {source} ", 1)
                + f" to {type_}"
            )
        value = self.integer(source, depth)
        if WIDTH[source] > WIDTH[type_]:
            return self.value(f"trunc {source} {value} to {type_}")
        return self.value(f"{self.rng.choice(['sext', 'zext'])} {source} {value} to {type_}")

    def called(self) -> str:
        function = self.rng.choice(self.functions)
        place = self.writable("i32", 0)
        return self.value(
            f"call i32 @{function}(ptr %x, ptr %f, i32 {self.integer(depth=1)}, ptr {place})"
        )

    # --- vectors ----------------------------------------------------------------------------

    def lanes_of_two(self) -> str:
        """An i32 out of two vectors of two, compared and selected."""
        a, b = (self.vector("<2 x i32>", "%x", SIZE // 2 - 1) for _ in range(2))
        order = self.value(f"icmp {self.rng.choice(ORDERS)} <2 x i32> {a}, {b}")
        chosen = self.value(f"select <2 x i1> {order}, <2 x i32> {a}, <2 x i32> {b}")
        index = self.value(f"and i32 {self.integer(depth=0)}, 1")
        return self.value(f"extractelement <2 x i32> {chosen}, i32 {index}")

    def four(self) -> str:
        """A vector of four floats."""
        a, b = (self.vector("<4 x float>", "%f", SIZE // 4 - 1) for _ in range(2))
        total = self.value(f"{self.rng.choice(['fadd', 'fsub'])} <4 x float> {a}, {b}")
        if self.chance(50):
            mask = ", ".join(f"i32 {self.rng.randint(0, 7)}" for _ in range(4))
            total = self.value(
                f"shufflevector <4 x float> {total}, <4 x float> {b}, <4 x i32> <{mask}>"
            )
        if self.chance(50):
            at, real = self.rng.randint(0, 3), self.real(depth=0)
            total = self.value(f"insertelement <4 x float> {total}, float {real}, i32 {at}")
        return total

    def vector(self, type_: str, base: str, last: int) -> str:
        index = self.value(f"and i32 {self.integer(depth=0)}, {last}")
        return self.value(f"load {type_}, ptr {self.element(type_, base, index)}")

    def store_four(self) -> None:
        place = self.element("<4 x float>", "%fout", self.lane())
        self.emit(f"store <4 x float> {self.four()}, ptr {place}")

    # --- floats and conditions --------------------------------------------------------------

    def real(self, type_: str = "float", depth: int = 2) -> str:
        choice = self.rng.randint(0, 9 if depth > 0 else 1)
        if choice == 0:
            return self.rng.choice(["0.0", "1.0", "-2.0", "3.0"])
        if choice == 1:
            return self.value(f"load {type_}, ptr {self.variable(type_)}")
        if choice <= 3:
            return self.value(f"load {type_}, ptr {self.readable(type_, depth - 1)}")
        if choice == 4:
            small = self.value(f"and i32 {self.integer(depth=depth - 1)}, 63")
            return self.value(f"{self.rng.choice('su')}itofp i32 {small} to {type_}")
        if choice == 5:
            condition = self.condition(depth - 1)
            a, b = self.real(type_, depth - 1), self.real(type_, depth - 1)
            return self.value(f"select i1 {condition}, {type_} {a}, {type_} {b}")
        if choice == 6 and self.is_kernel:
            half = self.value(f"load half, ptr {self.readable('half', depth - 1)}")
            return self.value(f"fpext half {half} to {type_}")
        if choice == 7 and type_ == "double":
            return self.value(f"fpext float {self.real('float', depth - 1)} to double")
        if choice == 7:
            return self.value(
                f"extractelement <4 x float> {self.four()}, i32 {self.rng.randint(0, 3)}"
            )
        a, b = self.real(type_, depth - 1), self.real(type_, depth - 1)
        return self.value(f"{self.rng.choice(['fadd', 'fsub'])} {type_} {a}, {b}")

    def condition(self, depth: int = 1) -> str:
        choice = self.rng.randint(0, 9)
        if choice == 9:
            return self.value(f"load i1, ptr {self.variable('i1')}")
        if choice >= 7:
            type_ = self.rng.choice(["float", "double"])
            a, b = self.real(type_, depth), self.real(type_, depth)
            return self.value(f"fcmp {self.rng.choice(FLOAT_ORDERS)} {type_} {a}, {b}")
        if choice == 6 and depth > 0:
            a, b = self.condition(depth - 1), self.condition(depth - 1)
            if self.chance(50):
                return self.value(f"{self.rng.choice(['and', 'or', 'xor'])} i1 {a}, {b}")
            return self.value(f"select i1 {a}, i1 {b}, i1 {self.rng.choice(['true', 'false'])}")
        type_ = self.rng.choice(["i32", "i32", "i32", *INTEGERS])
        a, b = self.integer(type_, depth), self.integer(type_, depth)
        return self.value(f"icmp {self.rng.choice(ORDERS)} {type_} {a}, {b}")
