"""Lines of LLVM IR about vectors of one type of elements."""

from __future__ import annotations

# Bytes of a vector, and of an element.
VECTOR = 64
BYTES = {"float": 4, "double": 8}


class Vectors:
    """The vectors of one type of elements."""

    def __init__(self, type_: str) -> None:
        self.type, self.size = type_, BYTES[type_]
        self.lanes = VECTOR // self.size
        self.vector = f"<{self.lanes} x {type_}>"
        self.mask = f"<{self.lanes} x i1>"
        self.suffix = f"v{self.lanes}f{8 * self.size}"

    def load(self, name: str, base: str, index: str, mask: str = "") -> str:
        """A vector of memory; with a mask, zeros where it is false."""
        at = f"  {name}.at = getelementptr {self.type}, ptr {base}, i64 {index}\n"
        if not mask:
            return at + f"  {name} = load {self.vector}, ptr {name}.at, align {self.size}\n"
        call = f"call {self.vector} @llvm.masked.load.{self.suffix}.p0"
        given = f"ptr {name}.at, i32 {self.size}, {self.mask} {mask}"
        return at + f"  {name} = {call}({given}, {self.vector} zeroinitializer)\n"

    def add_product(self, name: str, total: str, left: str, right: str) -> str:
        return (
            f"  {name}.product = fmul contract {self.vector} {left}, {right}\n"
            f"  {name} = fadd contract {self.vector} {total}, {name}.product\n"
        )

    def splat(self, name: str, at: str) -> str:
        """A vector of one element of memory."""
        return (
            f"  {name}.one = load {self.type}, ptr {at}\n"
            f"  {name}.first = insertelement {self.vector} poison, {self.type} {name}.one, i64 0\n"
            f"  {name} = shufflevector {self.vector} {name}.first, {self.vector} poison, "
            f"<{self.lanes} x i32> zeroinitializer\n"
        )

    def first(self, count: int) -> str:
        """The mask of the first lanes."""
        return f"<{', '.join(f'i1 {str(k < count).lower()}' for k in range(self.lanes))}>"

    def declarations(self) -> str:
        """What the lines of a module call, and what its handler says where memory is exhausted."""
        return f"""
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i64 @llvm.umin.i64(i64, i64)
declare {self.vector} @llvm.masked.load.{self.suffix}.p0(ptr, i32, {self.mask}, {self.vector})
declare void @llvm.masked.store.{self.suffix}.p0({self.vector}, ptr, i32, {self.mask})
declare {self.type} @llvm.vector.reduce.fadd.{self.suffix}({self.type}, {self.vector})
@rk.exhausted = private constant [24 x i8] c"no memory for a product\\00"
"""
