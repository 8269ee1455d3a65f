"""LLVM types: immutable, comparable by value, and cheap to compare by identity where interned.

Identified structs (`%struct.S`) are resolved to their bodies when parsed; their name is kept for
messages and takes no part in equality, since layout is all that matters with opaque pointers.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Type:
    """Any LLVM type."""


@dataclass(frozen=True, slots=True)
class VoidType(Type):
    def __str__(self) -> str:
        return "void"


@dataclass(frozen=True, slots=True)
class LabelType(Type):
    def __str__(self) -> str:
        return "label"


@dataclass(frozen=True, slots=True)
class MetadataType(Type):
    def __str__(self) -> str:
        return "metadata"


@dataclass(frozen=True, slots=True)
class TokenType(Type):
    def __str__(self) -> str:
        return "token"


@dataclass(frozen=True, slots=True)
class IntType(Type):
    width: int

    def __str__(self) -> str:
        return f"i{self.width}"


@dataclass(frozen=True, slots=True)
class FloatType(Type):
    """`kind` is LLVM's word: half, bfloat, float, double, x86_fp80, fp128, ppc_fp128."""

    kind: str
    width: int

    def __str__(self) -> str:
        return self.kind


@dataclass(frozen=True, slots=True)
class PointerType(Type):
    space: int = 0

    def __str__(self) -> str:
        return f"ptr addrspace({self.space})" if self.space else "ptr"


@dataclass(frozen=True, slots=True)
class VectorType(Type):
    count: int
    element: Type
    scalable: bool = False

    def __str__(self) -> str:
        scale = "vscale x " if self.scalable else ""
        return f"<{scale}{self.count} x {self.element}>"


@dataclass(frozen=True, slots=True)
class ArrayType(Type):
    count: int
    element: Type

    def __str__(self) -> str:
        return f"[{self.count} x {self.element}]"


@dataclass(frozen=True, slots=True)
class StructType(Type):
    fields: tuple[Type, ...]
    packed: bool = False
    name: str | None = field(default=None, compare=False)

    def __str__(self) -> str:
        body = "{ " + ", ".join(map(str, self.fields)) + " }" if self.fields else "{}"
        return f"<{body}>" if self.packed else body


@dataclass(frozen=True, slots=True)
class OpaqueType(Type):
    """An identified struct without a body: it has no size."""

    name: str

    def __str__(self) -> str:
        return f"%{self.name}"


@dataclass(frozen=True, slots=True)
class FunctionType(Type):
    result: Type
    params: tuple[Type, ...]
    vararg: bool = False

    def __str__(self) -> str:
        params = [*map(str, self.params), *(["..."] if self.vararg else [])]
        return f"{self.result} ({', '.join(params)})"


@dataclass(frozen=True, slots=True)
class TargetType(Type):
    """`target("name", ...)`, and other types that no kernel of ours may use (x86_amx)."""

    text: str

    def __str__(self) -> str:
        return self.text


VOID = VoidType()
LABEL = LabelType()
METADATA = MetadataType()
TOKEN = TokenType()
I1 = IntType(1)
I8 = IntType(8)
I32 = IntType(32)
I64 = IntType(64)
PTR = PointerType()

NAMED: dict[str, Type] = {
    "void": VOID,
    "label": LABEL,
    "metadata": METADATA,
    "token": TOKEN,
    "ptr": PTR,
    "half": FloatType("half", 16),
    "bfloat": FloatType("bfloat", 16),
    "float": FloatType("float", 32),
    "double": FloatType("double", 64),
    "x86_fp80": FloatType("x86_fp80", 80),
    "fp128": FloatType("fp128", 128),
    "ppc_fp128": FloatType("ppc_fp128", 128),
    "x86_amx": TargetType("x86_amx"),
}


def element_at(type_: Type, indices: tuple[int, ...]) -> Type:
    """The type inside an aggregate that `extractvalue` with these indices gives."""
    for index in indices:
        if isinstance(type_, StructType):
            type_ = type_.fields[index]
        elif isinstance(type_, ArrayType):
            type_ = type_.element
        else:
            raise ValueError(f"{type_} is no aggregate")
    return type_


def scalar_of(type_: Type) -> Type:
    """The element type of a vector, any other type itself."""
    return type_.element if isinstance(type_, VectorType) else type_


def with_shape_of(like: Type, scalar: Type) -> Type:
    """`scalar`, or a vector of it as long as the vector `like`."""
    if isinstance(like, VectorType):
        return VectorType(like.count, scalar, like.scalable)
    return scalar
