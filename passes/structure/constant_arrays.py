"""Replace a local array of constants by a constant array.

Before:
  %a = memref.alloca() : memref<2xi8>
  memref.store %c3, %a[%c0] : memref<2xi8>
  memref.store %c4, %a[%c1] : memref<2xi8>
  ... memref.load %a[%i] ...
After:
  memref.global constant @rk.array.0 : memref<2xi8> = dense<[3, 4]>
  %a = memref.get_global @rk.array.0 : memref<2xi8>
  ... memref.load %a[%i] ...

A struct of many arrays that is passed by value is such an array: the numbers of the arrays and
their sizes, byte by byte. All stores stand in the entry block, before the first load, and the array
is used by nothing but loads and stores. Elements that are never stored are zero.

Proved: the entry block runs once, before all others, so each load comes after all stores.
"""

from __future__ import annotations

from itertools import count

from raise_kernel.bindings import ir, memref
from raise_kernel.mlir.rewriting import erase, replace_op
from raise_kernel.mlir.values import constant_int, defining_op, zero_of
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass


@register_pass("constant-arrays", stage="structure", needs=("memref.alloca",))
def constant_arrays(module: ir.Module, ctx: PassContext) -> None:
    """Replace local arrays of constants by constant arrays."""
    for kernel in kernels(module):
        block = kernel.regions[0].blocks[0]
        for op in [o.operation for o in block.operations if o.operation.name == "memref.alloca"]:
            stores = _stores(op)
            contents = _contents(op, stores)
            if contents is not None:
                _replace(module, op, stores, contents)


def _stores(array: ir.Operation) -> list[ir.Operation]:
    """The stores to an array, if they come before all that reads it; else none."""
    users = {use.owner.operation for use in array.results[0].uses}
    if any(user.name not in ("memref.load", "memref.store") for user in users):
        return []
    stores: list[ir.Operation] = []
    for view in array.block.operations:
        op = view.operation
        if op.name == "memref.load" and op.operands[0] == array.results[0]:
            break
        if op.name == "memref.store" and op.operands[1] == array.results[0]:
            stores.append(op)
    return stores if len(stores) == sum(user.name == "memref.store" for user in users) else []


def _contents(array: ir.Operation, stores: list[ir.Operation]) -> list[ir.Attribute] | None:
    """The elements of an array of the thread's own, if all are constants."""
    type_ = array.results[0].type
    zero = zero_of(type_.element_type) if stores else None
    if zero is None or type_.rank != 1 or type_.memory_space is not None:
        return None
    (size,) = type_.shape
    contents = [zero] * size
    for store in stores:
        value, position = defining_op(store.operands[0]), constant_int(store.operands[2])
        if value is None or value.name != "arith.constant" or position not in range(size):
            return None
        contents[position] = value.attributes["value"]
    return contents


def _replace(
    module: ir.Module, array: ir.Operation, stores: list[ir.Operation], contents: list[ir.Attribute]
) -> None:
    type_, symbols = array.results[0].type, ir.SymbolTable(module.operation)
    tensor = ir.RankedTensorType.get(type_.shape, type_.element_type)
    names = (f"rk.array.{number}" for number in count())
    name = next(name for name in names if name not in symbols)
    ir.Operation.create(
        "memref.global",
        attributes={
            "sym_name": ir.StringAttr.get(name),
            "sym_visibility": ir.StringAttr.get("private"),
            "type": ir.TypeAttr.get(type_),
            "initial_value": ir.DenseElementsAttr.get(contents, tensor),
            "constant": ir.UnitAttr.get(),
        },
        loc=array.location,
        ip=ir.InsertionPoint.at_block_begin(module.body),
    )
    for store in stores:
        erase(store)
    with array.location, ir.InsertionPoint(array):
        replace_op(array, [memref.get_global(type_, ir.FlatSymbolRefAttr.get(name))])
