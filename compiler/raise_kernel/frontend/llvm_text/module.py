"""A parsed LLVM module: globals, functions, blocks, attributes, metadata."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from raise_kernel.frontend.llvm_text.instructions import Instruction
from raise_kernel.frontend.llvm_text.lexer import bare_name
from raise_kernel.frontend.llvm_text.metadata import Metadata
from raise_kernel.frontend.llvm_text.types import FunctionType, Type
from raise_kernel.frontend.llvm_text.values import Constant

Attributes = dict[str, "str | int | Type | bool"]
"""Attribute name to its value: True for a bare word, a number for `align 4`, a type for
`byval(%S)`, the text inside the brackets for others; string attributes keep their quotes off."""

KERNEL_CONVENTIONS = ("ptx_kernel", "spir_kernel", "amdgpu_kernel")


@dataclass(frozen=True, slots=True)
class Parameter:
    type: Type
    name: str
    attributes: Attributes


@dataclass(slots=True)
class Block:
    label: str
    instructions: list[Instruction] = field(default_factory=list)


@dataclass(slots=True)
class Function:
    """A function; `blocks` is empty for a declaration. `debug` is its DISubprogram's node."""

    name: str
    type: FunctionType
    params: list[Parameter]
    linkage: str
    convention: str
    attributes: Attributes
    debug: str | None = None
    text: str = ""
    blocks: list[Block] = field(default_factory=list)

    @property
    def is_declaration(self) -> bool:
        return not self.blocks

    def instructions(self) -> Iterator[Instruction]:
        for block in self.blocks:
            yield from block.instructions


@dataclass(slots=True)
class GlobalVariable:
    """A global; `initializer` is None for an external one. `type` is the value's type."""

    name: str
    type: Type
    space: int
    linkage: str
    constant: bool
    initializer: Constant | None
    align: int | None = None
    section: str | None = None
    thread_local: bool = False
    externally_initialized: bool = False
    text: str = ""


@dataclass(slots=True)
class Alias:
    """`@name = alias ..., ptr @target`; an ifunc has `ifunc` set."""

    name: str
    target: Constant
    linkage: str
    ifunc: bool = False
    text: str = ""


@dataclass(slots=True)
class Module:
    source_filename: str = ""
    triple: str = ""
    data_layout: str = ""
    types: dict[str, Type] = field(default_factory=dict)
    globals: dict[str, GlobalVariable] = field(default_factory=dict)
    aliases: dict[str, Alias] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    attribute_groups: dict[str, Attributes] = field(default_factory=dict)
    metadata: Metadata = field(default_factory=Metadata)

    def kernels(self) -> list[Function]:
        """The defined functions that a host may launch, in order of the text."""
        annotated = self._annotated_kernels()
        return [
            f
            for f in self.functions.values()
            if f.blocks and (f.convention in KERNEL_CONVENTIONS or f.name in annotated)
        ]

    def _annotated_kernels(self) -> set[str]:
        """Names marked `kernel` in !nvvm.annotations, as compilers before LLVM 20 mark them."""
        names: set[str] = set()
        for node in self.metadata.named("nvvm.annotations"):
            operands = self.metadata.operands(node)
            for key, value in zip(operands[1::2], operands[2::2], strict=False):
                if key == '!"kernel"' and value.split()[-1] != "0":
                    names.add(_global_name(operands[0]))
        return names


def _global_name(operand: str) -> str:
    """`ptr @k` -> `k`."""
    _, _, token = operand.partition("@")
    return bare_name("@" + token) if token else ""
