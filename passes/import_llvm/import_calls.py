"""Calls -> `llvm.call_intrinsic`, `llvm.call`, `llvm.inline_asm`.

    call float @llvm.fabs.f32(float %x)          ->  llvm.call_intrinsic "llvm.fabs.f32"(%x)
    call float @__nv_sinf(float %x)              ->  llvm.call @__nv_sinf(%x)
    call i32 asm "mov.u32 $0, %laneid;", "=r"()  ->  llvm.inline_asm "mov.u32 ...", "=r"

Markers that say nothing about values go: lifetimes, debug values, alias scopes. `llvm.assume`
stays, without its operand bundles.
Refuses (RK012): operand bundles of other calls, metadata arguments other than strings.
"""

from __future__ import annotations

from collections.abc import Mapping

from raise_kernel.bindings import ir, llvm
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text import instructions as ins
from raise_kernel.frontend.llvm_text import values as v
from raise_kernel.frontend.llvm_text.lexer import unescape
from raise_kernel.passes.import_llvm.import_attributes import (
    Attributes,
    flag_attributes,
    i32_array,
    integer,
    string,
    unit,
)
from raise_kernel.passes.import_llvm.import_scope import Scope
from raise_kernel.passes.import_llvm.import_types import (
    import_function_type,
    import_type,
    result_types,
)

_DROPPED = ("llvm.lifetime.", "llvm.dbg.", "llvm.experimental.noalias.scope.decl")
_CARRIED = {"byval": "llvm.byval", "sret": "llvm.sret"}
_BUNDLES_THAT_ARE_FACTS = ("llvm.assume",)


def import_call(call: ins.Call, scope: Scope) -> ir.Value | None:
    """Make the op of a call; its result, None without one."""
    callee = call.callee
    if isinstance(callee, v.InlineAsm):
        return _inline_asm(call, callee, scope)
    if isinstance(callee, v.GlobalRef):
        if callee.name.startswith(_DROPPED):
            return None
        if call.bundles and callee.name not in _BUNDLES_THAT_ARE_FACTS:
            raise Refusal("RK012", f"a call with operand bundle {call.bundles[0]!r} is not raised")
        if callee.name.startswith("llvm."):
            return _intrinsic(call, callee.name, scope)
    elif call.bundles:
        raise Refusal("RK012", f"a call with operand bundle {call.bundles[0]!r} is not raised")
    return _call(call, scope)


def _intrinsic(call: ins.Call, name: str, scope: Scope) -> ir.Value | None:
    operands = [_argument(a, scope) for a in call.args]
    attributes: Attributes = {
        "intrin": string(name),
        "op_bundle_sizes": i32_array(()),
        "operandSegmentSizes": i32_array((len(operands), 0)),
        **flag_attributes("call", call.flags),
    }
    return scope.create("llvm.call_intrinsic", call.type, operands, attributes)


def _argument(argument: v.Value, scope: Scope) -> ir.Value:
    if not isinstance(argument, v.MetadataArg):
        return scope.value(argument)
    if not argument.text.startswith('!"'):
        raise Refusal("RK012", f"a call with metadata {argument.text} is not raised")
    text = llvm.MDStringAttr.get(unescape(argument.text[2:-1]))
    return scope.create_results(
        "llvm.mlir.metadata_as_value", [_metadata_type()], [], {"metadata": text}
    ).result


def _metadata_type() -> ir.Type:
    return ir.Type.parse("!llvm.metadata")


def _call(call: ins.Call, scope: Scope) -> ir.Value | None:
    operands = [_argument(a, scope) for a in call.args]
    attributes: Attributes = {
        "op_bundle_sizes": i32_array(()),
        **flag_attributes("call", call.flags),
    }
    target = scope.resolve(call.callee) if isinstance(call.callee, v.GlobalRef) else call.callee
    if isinstance(target, v.GlobalRef) and scope.has_type(target.name, call.function_type):
        attributes["callee"] = ir.FlatSymbolRefAttr.get(target.name)
    else:  # through a pointer; so too a call that disagrees with its callee's type
        operands = [scope.value(target), *operands]
    if call.typed_attributes:
        attributes["arg_attrs"] = _argument_types(call, _CARRIED)
    if call.function_type.vararg:
        attributes["var_callee_type"] = ir.TypeAttr.get(import_function_type(call.function_type))
    attributes["operandSegmentSizes"] = i32_array((len(operands), 0))
    return scope.create("llvm.call", call.type, operands, attributes)


def _inline_asm(call: ins.Call, asm: v.InlineAsm, scope: Scope) -> ir.Value | None:
    attributes: Attributes = {
        "asm_string": string(asm.assembly),
        "constraints": string(asm.constraints),
        "asm_dialect": integer(64, int(asm.intel)),
    }
    if asm.side_effects:
        attributes["has_side_effects"] = unit()
    if asm.align_stack:
        attributes["is_align_stack"] = unit()
    if call.typed_attributes:
        attributes["operand_attrs"] = _argument_types(call, {"elementtype": "elementtype"})
    operands = [scope.value(a) for a in call.args]
    results = result_types(call.type)
    op = scope.create_results("llvm.inline_asm", results, operands, attributes)
    return op.results[0] if results else None


def _argument_types(call: ins.Call, names: Mapping[str, str]) -> ir.Attribute:
    """One dictionary an argument, with the types that its attributes carry."""
    found = []
    for number in range(len(call.args)):
        typed = call.typed_attributes.get(number, {})
        entry: Attributes = {
            names[n]: ir.TypeAttr.get(import_type(type_))
            for n, type_ in typed.items()
            if n in names
        }
        found.append(ir.DictAttr.get(entry))
    return ir.ArrayAttr.get(found)
