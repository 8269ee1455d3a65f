"""Delinearizes flat indices: splits them into the dimensions of the array.

Before:
    func.func @k(%x: memref<10000xf32> {rk.shape = array<i64: 100, 100>})
      affine.load %x[%i * 100 + %j]                      (0 <= %j < 100)
After:
    func.func @k(%x: memref<100x100xf32>)
      affine.load %x[%i, %j]

The shape is the argument's own if every affine access splits in it. Otherwise the strides of the
accesses give a shape (a flat array that the kernel treats as a matrix). If neither shape fits, the
memory stays flat, with a remark. A subscript is split only if the domain proves that it stays
within its row. Non-affine accesses go through a flat view, `memref.collapse_shape`. If an access
becomes affine later, the next run of this pass removes the view. Constants of the module take the
shape of their memrefs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod

from raise_kernel.analysis.accesses.affine_maps import access_forms
from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.accesses.regions import with_domains
from raise_kernel.analysis.accesses.subscripts import candidate_shapes, split
from raise_kernel.analysis.integers.constants import dense_elements
from raise_kernel.analysis.memory.written import is_shared
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import array_values, defining_op
from raise_kernel.mlir.walks import kernels, named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.basis.uses import rewrite_access
from raise_kernel.remarks import RemarkSink


@dataclass
class _Accesses:
    """The accesses to one flat memref."""

    affine: list[tuple[ir.Operation, Linear, Domain]] = field(default_factory=list)
    other: list[ir.Operation] = field(default_factory=list)


@register_pass("delinearize", stage="affine")
@dataclass(frozen=True)
class Delinearize:
    """Split flat indices into the dimensions of the array.

    `shared`: only those of shared memory, without remarks, before dependence analysis.
    """

    shared: bool = False

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        remarks = RemarkSink() if self.shared else ctx.remarks
        for kernel in kernels(module):
            entry = kernel.regions[0].blocks[0]
            for memref, accesses in _collect(entry).items():
                if self.shared and not is_shared(memref):
                    continue
                shape = _choose(memref, accesses, kernel, remarks)
                if shape is not None and _retype_global(memref, shape, module):
                    _reshape(memref, accesses, shape)
            _leave_views(entry)
            inputs = [a.type for a in entry.arguments]
            type_ = ir.FunctionType.get(inputs, [])
            kernel.attributes["function_type"] = ir.TypeAttr.get(type_)


def _collect(entry: ir.Block) -> dict[ir.Value, _Accesses]:
    found: dict[ir.Value, _Accesses] = {}

    users = [(op, flat) for op in walked(entry) if (flat := _flat_operands(op))]
    affine = (op for op, _ in users if op.name in _AFFINE)
    domains = with_domains(entry, Domain(), affine)
    for op, operands in users:
        domain = next(domains)[1] if op.name in _AFFINE else None
        forms = access_forms(op) if domain is not None else None
        for operand in operands:
            accesses = found.setdefault(operand, _Accesses())
            if forms is not None and domain is not None:
                accesses.affine.append((op, forms[0], domain))
            else:
                accesses.other.append(op)
    return found


_AFFINE = ("affine.load", "affine.store")


def _flat_operands(op: ir.Operation) -> list[ir.Value]:
    """The operands that are flat arrays, and no views of others."""
    if op.name.startswith(_ON_NUMBERS):
        return []
    arrays = [v for v in op.operands if isinstance(v.type, ir.MemRefType) and v.type.rank == 1]
    return [v for v in arrays if not _is_flat_view(v)]


# Operations that have no arrays.
_ON_NUMBERS = ("arith.", "math.")


def _is_flat_view(memref: ir.Value) -> bool:
    """Whether `memref` is a view that an earlier run made for non-affine accesses."""
    op = defining_op(memref)
    return op is not None and op.name == "memref.collapse_shape"


def _choose(
    memref: ir.Value, accesses: _Accesses, kernel: ir.Operation, remarks: RemarkSink
) -> tuple[int, ...] | None:
    """The shape in which every affine access splits; None if there is none."""
    size = memref.type.shape[0]
    forms = [form for _, form, _ in accesses.affine]
    shapes = candidate_shapes(forms, size)
    declared = _declared_shape(memref, kernel)
    if declared is not None and prod(declared) == size and size:
        shapes.insert(0, declared)
    for shape in shapes:
        if (
            len(shape) > 1
            and forms
            and all(split(form, shape, domain) is not None for _, form, domain in accesses.affine)
        ):
            return shape
    if forms and any(len(shape) > 1 for shape in shapes):
        at = accesses.affine[0][0]
        remarks.missed("no shape splits every flat index; the array stays flat", at)
    return None


def _declared_shape(memref: ir.Value, kernel: ir.Operation) -> tuple[int, ...] | None:
    if defining_op(memref) is not None or "arg_attrs" not in kernel.attributes:
        return None
    position = ir.BlockArgument(memref).arg_number
    attributes = ir.DictAttr(ir.ArrayAttr(kernel.attributes["arg_attrs"])[position])
    if "rk.shape" not in attributes:
        return None
    return array_values(attributes["rk.shape"])


def _retype_global(memref: ir.Value, shape: tuple[int, ...], module: ir.Module) -> bool:
    """Give the global of the memref that shape; False if another operation uses the global."""
    op = defining_op(memref)
    if op is None or op.name != "memref.get_global":
        return True
    name = op.attributes["name"]
    gets = named(module.body, "memref.get_global")
    if any(u != op and u.attributes["name"] == name for u in gets):
        return False
    definition = ir.SymbolTable(module.operation)[ir.FlatSymbolRefAttr(name).value].operation
    element = memref.type.element_type
    scalars = dense_elements(definition.attributes["initial_value"])
    if len(scalars) == 1:
        scalars *= prod(shape)
    flat = memref.type
    type_ = ir.MemRefType.get(shape, element, memory_space=flat.memory_space, loc=_here())
    tensor = ir.RankedTensorType.get(shape, element)
    facts.changed()
    definition.attributes["type"] = ir.TypeAttr.get(type_)
    definition.attributes["initial_value"] = ir.DenseElementsAttr.get(scalars, tensor)
    return True


def _reshape(memref: ir.Value, accesses: _Accesses, shape: tuple[int, ...]) -> None:
    flat = memref.type
    facts.changed()
    memref.set_type(
        ir.MemRefType.get(shape, flat.element_type, memory_space=flat.memory_space, loc=_here())
    )
    for op, form, domain in accesses.affine:
        subscripts = split(form, shape, domain)
        assert subscripts is not None
        rewrite_access(op, subscripts, memref)
    if accesses.other:
        _add_flat_view(memref, flat, accesses.other, len(shape))


def _leave_views(entry: ir.Block) -> None:
    """Replace affine accesses of flat views by accesses of the memory, if its shape splits them."""
    found: list[tuple[ir.Operation, ir.Value, list[Linear]]] = []

    if not named(entry, "memref.collapse_shape"):
        return
    accesses = named(entry, "affine.load", "affine.store")
    for op, domain in with_domains(entry, Domain(), accesses):
        view = op.operands[0 if op.name == "affine.load" else 1]
        forms = access_forms(op) if _is_flat_view(view) else None
        if forms is None:
            continue
        base = ir.OpResult(view).owner.operands[0]
        subscripts = split(forms[0], tuple(ir.MemRefType(base.type).shape), domain)
        if subscripts is not None:
            found.append((op, base, list(subscripts)))
    for op, base, subscripts in found:
        rewrite_access(op, subscripts, base)


def _add_flat_view(memref: ir.Value, flat: ir.Type, users: list[ir.Operation], rank: int) -> None:
    owner = defining_op(memref)
    point = (
        ir.InsertionPoint.at_block_begin(ir.BlockArgument(memref).owner)
        if owner is None
        else ir.InsertionPoint.after(owner)
    )
    group = ir.ArrayAttr.get(
        [ir.IntegerAttr.get(ir.IntegerType.get_signless(64), k) for k in range(rank)]
    )
    with point, users[0].location:
        view = ir.Operation.create(
            "memref.collapse_shape",
            results=[flat],
            operands=[memref],
            attributes={"reassociation": ir.ArrayAttr.get([group])},
        ).result
    for user in users:
        for position, operand in enumerate(user.operands):
            if operand == memref:
                facts.changed()
                user.operands[position] = view


def _here() -> ir.Location:
    here = ir.Location.current
    assert isinstance(here, ir.Location)
    return here
