"""LLVM text -> a module of the llvm dialect, one op an instruction.

    define ptx_kernel void @k(ptr %0, float %1) {    llvm.func @k(%arg0: !llvm.ptr, %arg1: f32) {
      %3 = load float, ptr %0, align 4          ->     %0 = llvm.load %arg0 ... -> f32
      ...                                              ...

Not a registered pass, since it starts from text: `import_llvm(text, signature)`, and
`raise-opt --import FILE.ll`. Definitions are all imported; declarations and globals only where a
definition refers to them. Source positions become locations.
What MLIR cannot represent is refused with the instruction and its source line: RK011 instructions
and constants, RK012 calls, RK016 atomics, RK018 types.
"""

from __future__ import annotations

from raise_kernel.bindings import context, ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Signature
from raise_kernel.frontend.llvm_text import module as m
from raise_kernel.frontend.llvm_text import parse
from raise_kernel.frontend.llvm_text import types as t
from raise_kernel.frontend.llvm_text import values as v
from raise_kernel.passes.import_llvm.import_attributes import Attributes, string, unit
from raise_kernel.passes.import_llvm.import_function import import_body
from raise_kernel.passes.import_llvm.import_globals import (
    import_global,
    linkage,
    referenced_names,
)
from raise_kernel.passes.import_llvm.import_locations import Locations
from raise_kernel.passes.import_llvm.import_signature import (
    argument_attributes,
    kernel_attributes,
)
from raise_kernel.passes.import_llvm.import_types import import_function_type, import_type

_KEPT_FLAGS = ("noalias", "readonly", "writeonly", "readnone", "nonnull")
_KEPT_TYPES = ("byval", "sret")


def import_llvm(text: str, signature: Signature | None = None) -> ir.Module:
    """The llvm-dialect module of canonical LLVM text (as llvmlite prints a verified module).

    With a signature its kernel carries `rk.*` attributes; without, each kernel carries `rk.kernel`.
    """
    source = parse(text)
    with context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            _import(source, signature)
        return module


def _import(source: m.Module, signature: Signature | None) -> None:
    _refuse_constructors(source)
    defined = [f for f in source.functions.values() if f.blocks]
    kernels = {signature.kernel} if signature else {f.name for f in source.kernels()}
    needed = referenced_names(source, defined)
    for variable in source.globals.values():
        if variable.name in needed:
            import_global(variable, source)
    locations = Locations(source.metadata)
    for function in source.functions.values():
        intrinsic = function.name.startswith("llvm.")
        if function.blocks or (function.name in needed and not intrinsic):
            kernel = function.name in kernels
            _import_function(function, source, locations, kernel, signature if kernel else None)


def _refuse_constructors(source: m.Module) -> None:
    """Globals that code must initialize before the kernel runs would be read unset."""
    constructors = source.globals.get("llvm.global_ctors")
    if constructors is not None and isinstance(constructors.initializer, v.Aggregate):
        text = constructors.text
        raise Refusal("RK011", "globals with constructors are not raised", instruction=text)


def _import_function(
    function: m.Function,
    source: m.Module,
    locations: Locations,
    is_kernel: bool,
    signature: Signature | None,
) -> None:
    try:
        op = _function_op(function, locations, is_kernel, signature)
        if function.blocks:
            import_body(function, op, source, locations)
    except Refusal as refusal:
        refusal.kernel = refusal.kernel or function.name
        refusal.instruction = refusal.instruction or function.text
        raise


def _function_op(
    function: m.Function, locations: Locations, is_kernel: bool, signature: Signature | None
) -> ir.Operation:
    attributes: Attributes = {
        "sym_name": string(function.name),
        "function_type": ir.TypeAttr.get(import_function_type(function.type)),
        "linkage": linkage(function.linkage),
    }
    if is_kernel:
        attributes.update(kernel_attributes(signature))
    arguments = [_kept_attributes(p) for p in function.params]
    if signature is not None:
        for kept, more in zip(arguments, argument_attributes(function, signature), strict=True):
            kept.update(more)
    if any(arguments):
        attributes["arg_attrs"] = ir.ArrayAttr.get([ir.DictAttr.get(a) for a in arguments])
    return ir.Operation.create(
        "llvm.func", attributes=attributes, regions=1, loc=locations.of(function.debug)
    )


def _kept_attributes(param: m.Parameter) -> Attributes:
    """The LLVM attributes of a parameter that say something about the kernel's memory."""
    kept: Attributes = {f"llvm.{n}": unit() for n in _KEPT_FLAGS if n in param.attributes}
    for name in _KEPT_TYPES:
        type_ = param.attributes.get(name)
        if isinstance(type_, t.Type):
            kept[f"llvm.{name}"] = ir.TypeAttr.get(import_type(type_))
    return kept
