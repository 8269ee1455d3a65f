"""An LLVM module that was read, and the kernels in it.

`LLVMModule.parse` takes text of any LLVM from typed pointers on, checks it with llvmlite and keeps
it as LLVM 22 prints it, so everything after reads one dialect of LLVM assembly. `kernels` lists its
kernels; `find_kernel` finds one by its mangled or demangled name.
"""

from __future__ import annotations

import difflib
import functools
import hashlib
import itertools
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import llvmlite.binding as llvm

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.parameter_access import unwritten_fields, written_memory
from raise_kernel.frontend.arguments.struct_layout import Leaf, is_aggregate, leaves_of
from raise_kernel.frontend.arguments.variables import Variable, variables_of, written_values
from raise_kernel.frontend.bitcode import bitcode_to_text
from raise_kernel.frontend.demangle import SHORT_NAMES, demangle, short_names
from raise_kernel.frontend.devices import to_nvvm
from raise_kernel.frontend.features import features_of, shared_symbols
from raise_kernel.frontend.input_file import MOST_NESTED_LLVM, check_nesting
from raise_kernel.frontend.narrow_conversions import widened
from raise_kernel.frontend.numba_abi import NumbaArg
from raise_kernel.frontend.text_parts import ModuleText, check_names, quote, split_module, symbols
from raise_kernel.frontend.typed_pointers import has_typed_pointers, upgrade
from raise_kernel.pickling import PickledByFields

_KERNEL_CONVENTION = re.compile(r"\b(ptx_kernel|amdgpu_kernel|spir_kernel)\b")
_ANNOTATED = re.compile(r'^!\d+ = (?:distinct )?!\{ptr @("[^"]*"|[-\w$.]+), (.*)\}', re.MULTILINE)
_BYVAL = re.compile(r"byval\((.*)\)\Z", re.DOTALL)


@dataclass(frozen=True)
class ParamInfo:
    """One LLVM parameter of a kernel.

    `type` is LLVM text; `size` and `align` are bytes, of the value, or of the
    struct that a pointer passes by value, whose type is `byval`. `leaves` are a struct's scalars.
    """

    index: int
    type: str
    name: str | None
    size: int
    align: int
    byval: str | None = None
    readonly: bool = False
    writeonly: bool = False
    leaves: tuple[Leaf, ...] = ()

    @property
    def is_pointer(self) -> bool:
        """True for the address of an array: a struct passed by value does not count."""
        return self.type.startswith("ptr") and self.byval is None

    @property
    def label(self) -> str:
        """How messages name it."""
        return f"parameter {self.index} ({self.name})" if self.name else f"parameter {self.index}"


@dataclass(frozen=True)
class KernelInfo:
    """A kernel: its parameters, and what it uses of the machine.

    `writes_loaded`: it may write through addresses that it finds in memory.
    """

    name: str
    demangled: str
    params: tuple[ParamInfo, ...]
    shared_bytes: int
    dynamic_shared: bool
    uses: tuple[str, ...]
    numba: tuple[NumbaArg, ...] | None = None
    variables: tuple[Variable, ...] = ()
    writes_loaded: bool = True


@dataclass(frozen=True)
class LLVMModule(PickledByFields):
    """A verified module: opaque-pointer text as LLVM prints it, and where it came from.

    `numba` says, for a kernel that Numba compiled, how its LLVM parameters spell its arguments.
    """

    text: str
    source: str = "<string>"
    numba: Mapping[str, tuple[NumbaArg, ...]] = field(default_factory=dict, compare=False)

    def __repr__(self) -> str:
        lines = self.text.count("\n")
        return f"<LLVMModule {self.source}, {lines} lines>"

    @classmethod
    def parse(
        cls,
        text: str,
        source: str = "<string>",
        numba: Mapping[str, tuple[NumbaArg, ...]] | None = None,
    ) -> LLVMModule:
        """Reads LLVM text of any age; RK001 or RK002 when it is not a module."""
        return (
            _parsed(text, source) if not numba else cls._of(_checked(text, source), source, numba)
        )

    @classmethod
    def parse_bitcode(cls, data: bytes, source: str = "<bytes>") -> LLVMModule:
        """Reads bitcode."""
        return cls.parse(bitcode_to_text(data, source), source)

    @classmethod
    def _of(
        cls,
        ref: llvm.ModuleRef,
        source: str,
        numba: Mapping[str, tuple[NumbaArg, ...]] | None,
    ) -> LLVMModule:
        text = str(ref)
        plain = widened(to_nvvm(text, source))
        if plain is not text:
            ref = llvm_context.parse(plain, source)
            text = str(ref)
        module = cls(text, source, dict(numba or {}))
        module.__dict__["ref"] = ref
        return module

    @functools.cached_property
    def ref(self) -> llvm.ModuleRef:
        """The module in llvmlite. Nothing may change it."""
        return llvm_context.parse(self.text, self.source)

    @functools.cached_property
    def fingerprint(self) -> str:
        """A hash of the text."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    @functools.cached_property
    def parts(self) -> ModuleText:
        """The text, cut up. Nothing may change it."""
        return split_module(self.text)

    @functools.cached_property
    def layout(self) -> llvm.TargetData:
        """Sizes and offsets of types."""
        return llvm.create_target_data(self.ref.data_layout or llvm_context.NVPTX_LAYOUT)

    @functools.cached_property
    def _types(self) -> dict[str, tuple[llvm.TypeRef, llvm.ModuleRef]]:
        """Types that were asked for, each with the module that keeps it alive."""
        return {}

    def type_named(self, text: str) -> llvm.TypeRef:
        """The type that LLVM text names."""
        if text not in self._types:
            types = "\n".join(line for line in self.parts.head if line.startswith("%"))
            scratch = llvm_context.parse(f"{types}\n@t = external global {text}\n", self.source)
            self._types[text] = (scratch.get_global_variable("t").global_value_type, scratch)
        return self._types[text][0]

    @functools.cached_property
    def kernel_names(self) -> tuple[str, ...]:
        """Kernels by calling convention or annotation; without any, whatever could be one."""
        functions = self.parts.functions
        annotated = _annotated_kernels(self.parts.metadata)
        marked = tuple(
            name
            for name, function in functions.items()
            if function.is_definition
            and (name in annotated or _KERNEL_CONVENTION.search(function.split_head()[0]))
        )
        return marked or _entry_points(self.parts)


@functools.lru_cache(maxsize=8)
def _parsed(text: str, source: str) -> LLVMModule:
    """The module of a text. The texts that were read last are not read again."""
    return LLVMModule._of(_checked(text, source), source, None)


def _checked(text: str, source: str) -> llvm.ModuleRef:
    """Text of any age in llvmlite. Refuses with RK001 and RK002."""
    check_nesting(text, MOST_NESTED_LLVM, source)
    check_names(text, source)
    if has_typed_pointers(text):
        text = upgrade(text, source)
    llvm_context.check_given(text, source)
    return llvm_context.parse(text, source)


def _annotated_kernels(metadata: list[str]) -> set[str]:
    """Functions that `!nvvm.annotations` calls kernels, as old compilers mark them."""
    found = set()
    for match in _ANNOTATED.finditer("\n".join(metadata)):
        if re.search(r'!"kernel", i32 1\b', match.group(2)):
            found.add(match.group(1).strip('"'))
    return found


def _entry_points(parts: ModuleText) -> tuple[str, ...]:
    """Defined visible functions that return nothing and that nobody mentions."""
    mentioned: set[str] = set()
    for function in parts.functions.values():
        mentioned |= symbols(function.body) - {function.name}
    hidden = re.compile(r"\b(internal|private)\b")
    return tuple(
        name
        for name, function in parts.functions.items()
        if function.is_definition
        and name not in mentioned
        and re.search(r"\bvoid \Z", function.split_head()[0])
        and not hidden.search(function.split_head()[0])
    )


@functools.lru_cache(maxsize=256)
def _kernel_info(module: LLVMModule, name: str) -> KernelInfo:
    function = module.ref.get_function(name)
    unwritten, writes_loaded = written_memory(module.parts, name)
    unwritten |= unwritten_handles(module.parts, function)
    params = tuple(
        replace(_param(module, i, arg), readonly=i in unwritten)
        for i, arg in enumerate(function.arguments)
    )
    if any(leaf.is_pointer for param in params for leaf in param.leaves):
        fields = unwritten_fields(module.parts, name, params)
        params = tuple(replace(p, leaves=leaves) for p, leaves in zip(params, fields, strict=True))
    reachable = module.parts.reachable([name], lambda f: not f.name.startswith("__nv_"))
    shared = shared_symbols(module.parts, reachable)
    return KernelInfo(
        name=name,
        demangled=demangle(name),
        params=params,
        shared_bytes=sum(
            module.layout.get_abi_size(g.global_value_type)
            for g in module.ref.global_variables  # lookup by name finds no internal ones
            if shared.get(g.name) is False
        ),
        dynamic_shared=any(shared.values()),
        uses=features_of(module.parts, reachable),
        numba=module.numba.get(name),
        variables=variables_of(module.parts, module.ref, module.layout, name),
        writes_loaded=writes_loaded,
    )


_SURFACE_STORE = re.compile(r"@llvm\.nvvm\.sust\.|asm [^\n]*\"sust\.")


def unwritten_handles(parts: ModuleText, kernel: llvm.ValueRef) -> frozenset[int]:
    """The numbers of the 64-bit parameters that lead to no surface that is written."""
    bodies = (f.body for f in parts.functions.values() if "sust." in f.body)
    if not any(map(_SURFACE_STORE.search, bodies)):
        return frozenset(i for i, a in enumerate(kernel.arguments) if str(a.type) == "i64")
    names: dict[int, str] = {}
    unnamed = itertools.count()
    for number, argument in enumerate(kernel.arguments):
        name = quote(argument.name, "%") if argument.name else f"%{next(unnamed)}"
        if str(argument.type) == "i64":
            names[number] = name
    written = written_values(parts, kernel.name, list(names.values()))
    return frozenset(number for number, name in names.items() if name not in written)


def _param(module: LLVMModule, index: int, arg: llvm.ValueRef) -> ParamInfo:
    attributes = [a.decode() for a in arg.attributes]
    byval = next((m.group(1) for a in attributes if (m := _BYVAL.match(a))), None)
    type_ = module.type_named(byval) if byval else arg.type
    return ParamInfo(
        index=index,
        type=str(arg.type),
        name=arg.name or None,
        size=module.layout.get_abi_size(type_),
        align=next(
            (int(a[6:]) for a in attributes if a.startswith("align ")),
            module.layout.get_abi_alignment(type_),
        ),
        byval=byval,
        leaves=leaves_of(type_, module.layout) if is_aggregate(type_) else (),
        writeonly="writeonly" in attributes,
    )


def kernels(module: LLVMModule) -> tuple[KernelInfo, ...]:
    """Every kernel of the module, in the order of the text."""
    return tuple(_kernel_info(module, name) for name in module.kernel_names)


def find_kernel(module: LLVMModule, name: str | None = None) -> KernelInfo:
    """The kernel of that name: mangled, demangled, or the function's name without parameters."""
    names = module.kernel_names
    if not names:
        raise Refusal("RK003", "the module has no kernel", file=module.source)
    if name is None:
        if len(names) != 1:
            listed = ", ".join(demangle(n) for n in names)
            raise Refusal(
                "RK004", f"several kernels: {listed}", file=module.source, hint="name one of them"
            )
        return _kernel_info(module, names[0])
    if name in names:
        return _kernel_info(module, name)
    spellings = {n: short_names(n) for n in names}
    wanted = name.replace(" ", "")
    for level in range(SHORT_NAMES):
        hits = [n for n, words in spellings.items() if words[level].replace(" ", "") == wanted]
        if len(hits) == 1:
            return _kernel_info(module, hits[0])
        if hits:
            listed = ", ".join(demangle(n) for n in hits)
            raise Refusal(
                "RK004", f"several kernels are called {name}: {listed}", file=module.source
            )
    raise _no_such_kernel(module, name, spellings)


def _no_such_kernel(
    module: LLVMModule, name: str, spellings: Mapping[str, tuple[str, ...]]
) -> Refusal:
    words = {word: mangled for mangled, all_ in spellings.items() for word in (mangled, *all_)}
    near = difflib.get_close_matches(name, words, n=1, cutoff=0.4)
    hint = f"did you mean {near[0]}?" if near else None
    if hint is None:
        hint = "the file holds " + ", ".join(demangle(n) for n in spellings)
    return Refusal("RK003", f"no kernel is called {name}", file=module.source, hint=hint)
