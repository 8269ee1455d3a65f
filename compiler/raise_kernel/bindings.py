"""The MLIR of this project: the one file that imports jaxlib's MLIR Python bindings.

Everything else imports `ir`, the dialect modules and the builders below from here, so that a
change in jaxlib's layout is met in one place. jaxlib registers the affine dialect but ships no
Python op classes for it; the builders for affine ops at the end are ours.

JAX itself is not imported: it takes longer than to raise a kernel, and only running one needs it.
"""

from __future__ import annotations

import ctypes
import functools
import io
import re
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence, Set
from types import ModuleType

import jaxlib.version
from jaxlib import cpu_feature_guard  # pyright: ignore[reportAttributeAccessIssue]
from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _chlo, _jax_mlir_ext, _mlirHlo, _sdy, _sdyMpmd, _stablehlo
from jaxlib.mlir._mlir_libs._mlir import rewrite
from jaxlib.mlir.dialects import arith, cf, chlo, func, gpu, llvm, math, memref, scf, stablehlo

from raise_kernel.facts import facts

__all__ = [
    "affine_apply",
    "affine_for",
    "affine_if",
    "affine_load",
    "affine_parallel",
    "affine_parallel_reduce",
    "affine_store",
    "affine_yield",
    "arith",
    "bytecode",
    "cf",
    "chlo",
    "constant_int",
    "context",
    "defining_op",
    "enum_word",
    "first_inside",
    "func",
    "gpu",
    "gpu_enum",
    "identity",
    "int_array",
    "ir",
    "kernels",
    "llvm",
    "math",
    "memref",
    "name_in_bytecode",
    "named",
    "names_in",
    "only_use",
    "optimized_kernels",
    "parse_module",
    "passmanager",
    "rewrite",
    "scf",
    "stablehlo",
    "type_cast",
    "unknown_loc",
    "walk",
    "walked",
]

MINIMUM_JAXLIB = (0, 10, 2)

# The bindings look for a module of a dialect each time they meet one of its ops, and remember only
# what they found: without this one, a quarter of the time of a long affine kernel is that search.
sys.modules.setdefault("jaxlib.mlir.dialects.affine", ModuleType("jaxlib.mlir.dialects.affine"))

_version = tuple(int(part) for part in jaxlib.version.__version__.split(".")[:3] if part.isdigit())
if _version < MINIMUM_JAXLIB:
    raise ImportError(
        f"raise-kernel needs jaxlib >= {'.'.join(map(str, MINIMUM_JAXLIB))}, "
        f"found {jaxlib.version.__version__}: pip install -U jax jaxlib"
    )


# A context does not keep its threads alive.
_threads = ir.ThreadPool()


class _Context(ir.Context):
    """A context without dialects, as JAX makes it: the class it is of loads all that are linked."""

    def __init__(self) -> None:
        super(ir.Context, self).__init__()


@functools.cache
def context() -> ir.Context:
    """The one MLIR context of this process, with every dialect that JAX registers."""
    cpu_feature_guard.check_cpu_features()
    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    ctx = _Context()
    ctx.append_dialect_registry(registry)
    ctx.load_all_available_dialects()
    ctx.set_thread_pool(_threads)
    _mlirHlo.register_mhlo_dialect(ctx)
    for library in (_sdy, _sdyMpmd, _chlo, _stablehlo):
        library.register_dialect(ctx)
    ctx.emit_error_diagnostics = False
    return ctx


def parse_module(text: str) -> ir.Module:
    """Parse MLIR text. Raises `ir.MLIRError` with the parser's diagnostics."""
    with context():
        return ir.Module.parse(text)


def unknown_loc() -> ir.Location:
    return ir.Location.unknown(context())


# --- values and ops -------------------------------------------------------------------------


def defining_op(value: ir.Value) -> ir.Operation | None:
    """The operation whose result `value` is; None for a block argument."""
    known = facts.owners.get(value)
    if known is not None:
        return known
    owner = value.owner
    if not isinstance(owner, _OPERATIONS):
        return None
    op = owner.operation
    if facts.are_kept:
        facts.owners[value] = op
    return op


_OPERATIONS = (ir.Operation, ir.OpView)


def defines(op: ir.Operation, value: ir.Value) -> bool:
    """Whether `value` is a result of `op`. (jaxlib 0.11 compares no operation with None.)"""
    owner = defining_op(value)
    return owner is not None and owner == op


def terminator(block: ir.Block) -> ir.Operation:
    """The last operation of a block."""
    return block.operations[len(block.operations) - 1].operation


def shape_of(value: ir.Value) -> list[int]:
    """The shape of a tensor."""
    return list(ir.RankedTensorType(value.type).shape)


def int_attribute(op: ir.Operation, name: str) -> int:
    """An integer attribute; 0 where there is none."""
    return ir.IntegerAttr(op.attributes[name]).value if name in op.attributes else 0


def only_use(value: ir.Value) -> ir.OpOperand | None:
    """The one use of a value; None where it has none or several, of which only two are read."""
    uses = iter(value.uses)
    first = next(uses, None)
    return first if next(uses, None) is None else None


def identity(op: ir.Operation) -> int:
    """A key for `op` that stays while the operation lives.

    The hash of `ir.Operation` is that of its operands and attributes: a set or dict of operations
    loses those that are changed.
    """
    return _capsule_pointer(op._CAPIPtr, b"jaxlib.mlir.ir.Operation._CAPIPtr")


_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype = ctypes.c_void_p
_capsule_pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]


def attributes_of(op: ir.Operation) -> dict[str, ir.Attribute]:
    """The attributes as a dict that compares: the bindings' map prints as an address, all alike."""
    return {name: op.attributes[name] for name in op.attributes}


def constant_int(value: ir.Value) -> int | None:
    """The Python int behind an `arith.constant` of integer or index type, else None.

    Integers are returned as MLIR prints them: signed, i1 as 0 or 1.
    """
    known = facts.constants
    if value in known:
        return known[value]
    found = _constant_int(value)
    if facts.are_kept:
        known[value] = found
    return found


def _constant_int(value: ir.Value) -> int | None:
    op = defining_op(value)
    if op is None or op.name != "arith.constant":
        return None
    attr = op.attributes["value"]
    if isinstance(attr, ir.BoolAttr):
        return int(attr.value)
    if not isinstance(attr, ir.IntegerAttr):
        return None
    if isinstance(attr.type, ir.IntegerType) and attr.type.width == 1:
        return int(attr.value) & 1
    return attr.value


def walked(block: ir.Block) -> tuple[ir.Operation, ...]:
    """What `walk` gives, at once: for a third of its time, and for who changes what is there.

    Kept until the program changes.
    """
    return facts.once(_walked, block)


def _walked(block: ir.Block) -> tuple[ir.Operation, ...]:
    owner = block.owner.operation
    found: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        found.append(op)
        return ir.WalkResult.ADVANCE

    if len(owner.regions) == 1 and len(owner.regions[0].blocks) == 1:
        owner.walk(visit, ir.WalkOrder.PRE_ORDER)
        return tuple(found[1:])
    for view in block.operations:
        view.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return tuple(found)


def named(block: ir.Block, *names: str) -> list[ir.Operation]:
    """The operations of these names that `walked` gives, in its order."""
    operations, positions = facts.once(_by_name, block)
    if len(names) == 1:
        return [operations[k] for k in positions.get(names[0], ())]
    return [operations[k] for k in sorted(k for name in names for k in positions.get(name, ()))]


def names_in(block: ir.Block) -> Set[str]:
    """The names of the operations that `walked` gives."""
    return facts.once(_by_name, block)[1].keys()


def _by_name(block: ir.Block) -> tuple[tuple[ir.Operation, ...], dict[str, list[int]]]:
    """What `walked` gives, and where it has the operations of each name."""
    operations = walked(block)
    positions: dict[str, list[int]] = {}
    for k, op in enumerate(operations):
        positions.setdefault(op.name, []).append(k)
    return operations, positions


def first_inside(op: ir.Operation, test: Callable[[ir.Operation], bool]) -> ir.Operation | None:
    """The first operation, of `op` and those inside it, that passes the test."""
    found: list[ir.Operation] = []

    def visit(inner: ir.Operation) -> ir.WalkResult:
        if not test(inner):
            return ir.WalkResult.ADVANCE
        found.append(inner)
        return ir.WalkResult.INTERRUPT

    op.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found[0] if found else None


def bytecode(op: ir.Operation) -> bytes:
    """The operation as MLIR writes it for machines, with locations."""
    written = io.BytesIO()
    op.write_bytecode(written)
    return written.getvalue()


def name_in_bytecode(name: str) -> bytes:
    """What is in the bytecode of everything that has an operation of this name.

    Bytecode has a table of strings, each with a zero after it, and in it the names of operations
    without their dialects: a search is a hundred times as fast as a walk. A string of another kind
    that ends like a name is taken for it.
    """
    return name.partition(".")[2].encode() + b"\0"


def walk(block: ir.Block) -> Iterator[ir.Operation]:
    """All operations in `block`, pre-order, regions included. Nesting is no Python recursion."""
    stack = [iter(block.operations)]
    while stack:
        op = next(stack[-1], None)
        if op is None:
            stack.pop()
            continue
        operation = op.operation
        yield operation
        regions = operation.regions
        if len(regions):
            for region in reversed(list(regions)):
                stack += [iter(inner.operations) for inner in reversed(list(region.blocks))]


def walk_inner_first(block: ir.Block) -> list[ir.Operation]:
    """All operations in `block` in the order of the text, each behind those in its regions."""
    # Each operation before its regions, backwards, is the reverse of that.
    found: list[ir.Operation] = []
    stack = [op.operation for op in block.operations]
    while stack:
        op = stack.pop()
        found.append(op)
        stack += [inner.operation for region in op.regions for b in region.blocks for inner in b]
    return found[::-1]


def type_cast(value: ir.Value, type_: ir.Type) -> ir.Value:
    """`value` as another type for the same bits, by `builtin.unrealized_conversion_cast`."""
    return ir.Operation.create(
        "builtin.unrealized_conversion_cast", results=[type_], operands=[value]
    ).result


def kernels(module: ir.Module) -> list[ir.Operation]:
    """The `func.func`/`llvm.func` operations marked `rk.kernel` (all with a body if none is)."""
    funcs = [
        op.operation
        for op in module.body.operations
        if op.operation.name in ("func.func", "llvm.func") and len(op.operation.regions[0].blocks)
    ]
    marked = [f for f in funcs if "rk.kernel" in f.attributes]
    return marked or funcs


def optimized_kernels(module: ir.Module) -> list[ir.Operation]:
    """The kernels whose tensor operations may become others: `rk.optimize` is not "none"."""
    return [k for k in kernels(module) if text_attribute(k, "rk.optimize") != "none"]


def int_array(op: ir.Operation, name: str) -> list[int] | None:
    """The value of a `array<i64: ...>` attribute, or None where it is absent."""
    if name not in op.attributes:
        return None
    return list(ir.DenseI64ArrayAttr(op.attributes[name]))


@functools.cache
def gpu_enum(kind: str, word: str) -> ir.Attribute:
    """An enum attribute of the gpu dialect: `#gpu<dim x>` in jaxlib 0.10, `#gpu.dim<x>` later."""
    try:
        return ir.Attribute.parse(f"#gpu<{kind} {word}>", context())
    except ir.MLIRError:
        return ir.Attribute.parse(f"#gpu.{kind}<{word}>", context())


def enum_word(attribute: ir.Attribute) -> str:
    """`x` of `#gpu<dim x>` or `#gpu.dim<x>`."""
    return re.split(r"[ <]", str(attribute).rstrip(">"))[-1]


def text_attribute(kernel: ir.Operation, name: str) -> str:
    """A string attribute; "" where there is none."""
    return ir.StringAttr(kernel.attributes[name]).value if name in kernel.attributes else ""


# --- affine: builders for a dialect that has no Python classes ------------------------------


def affine_parallel(
    lower: Sequence[int], upper: Sequence[int], steps: Sequence[int] | None = None
) -> tuple[ir.Operation, ir.Block]:
    """`affine.parallel` over a constant box, terminated; returns the op and its body block."""
    op, block = affine_parallel_reduce(lower, upper, (), (), steps)
    with ir.InsertionPoint(block):
        affine_yield([])
    return op, block


def affine_parallel_reduce(
    lower: Sequence[int],
    upper: Sequence[int],
    kinds: Sequence[int],
    results: Sequence[ir.Type],
    steps: Sequence[int] | None = None,
) -> tuple[ir.Operation, ir.Block]:
    """`affine.parallel` with reductions (`arith` atomic kinds); the body has no terminator yet."""
    rank = len(lower)
    steps = list(steps) if steps is not None else [1] * rank
    i32 = ir.IntegerType.get_signless(32)
    groups = ir.DenseIntElementsAttr.get(array("i", [1] * rank), type=i32)
    op = ir.Operation.create(
        "affine.parallel",
        results=list(results),
        attributes={
            "reductions": ir.ArrayAttr.get([_i64(k) for k in kinds]),
            "lowerBoundsMap": ir.AffineMapAttr.get(_constant_map(lower)),
            "lowerBoundsGroups": groups,
            "upperBoundsMap": ir.AffineMapAttr.get(_constant_map(upper)),
            "upperBoundsGroups": groups,
            "steps": ir.ArrayAttr.get([_i64(s) for s in steps]),
        },
        regions=1,
    )
    return op, op.regions[0].blocks.append(*[ir.IndexType.get()] * rank)


def affine_parallel_like(
    loop: ir.Operation, box: Sequence[Sequence[int]]
) -> tuple[ir.Operation, ir.Block]:
    """`affine.parallel` over a box of (lower, upper, step) with the results of `loop`, an
    affine.parallel; the body has no terminator yet."""
    kinds = [ir.IntegerAttr(a).value for a in ir.ArrayAttr(loop.attributes["reductions"])]
    lower, upper, steps = (list(column) for column in zip(*box, strict=True))
    op, block = affine_parallel_reduce(lower, upper, kinds, [r.type for r in loop.results], steps)
    if "rk.from_zero" in loop.attributes:
        op.attributes["rk.from_zero"] = loop.attributes["rk.from_zero"]
    return op, block


def affine_for(
    lower: int, upper: int, step: int, inits: Sequence[ir.Value]
) -> tuple[ir.Operation, ir.Block]:
    """`affine.for` with constant bounds and iter_args; the body is left without terminator."""
    op = ir.Operation.create(
        "affine.for",
        results=[v.type for v in inits],
        operands=list(inits),
        attributes={
            "lowerBoundMap": ir.AffineMapAttr.get(_constant_map([lower])),
            "upperBoundMap": ir.AffineMapAttr.get(_constant_map([upper])),
            "step": ir.IntegerAttr.get(ir.IndexType.get(), step),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([0, 0, len(inits)]),
        },
        regions=1,
    )
    block = op.regions[0].blocks.append(ir.IndexType.get(), *[v.type for v in inits])
    return op, block


def affine_if(
    condition: ir.IntegerSet,
    operands: Sequence[ir.Value],
    results: Sequence[ir.Type],
    with_else: bool,
) -> tuple[ir.Operation, list[ir.Block]]:
    """`affine.if` with its then block and, if asked for, its else block; no terminators yet."""
    op = ir.Operation.create(
        "affine.if",
        results=list(results),
        operands=list(operands),
        attributes={"condition": ir.IntegerSetAttr.get(condition)},
        regions=2,
    )
    regions = op.regions if with_else else [op.regions[0]]
    return op, [region.blocks.append() for region in regions]


def affine_load(source: ir.Value, map_: ir.AffineMap, operands: Sequence[ir.Value]) -> ir.Value:
    """`affine.load source[map(operands)]`."""
    return ir.Operation.create(
        "affine.load",
        results=[ir.MemRefType(source.type).element_type],
        operands=[source, *operands],
        attributes={"map": ir.AffineMapAttr.get(map_)},
    ).result


def affine_store(
    value: ir.Value, target: ir.Value, map_: ir.AffineMap, operands: Sequence[ir.Value]
) -> ir.Operation:
    """`affine.store value, target[map(operands)]`."""
    return ir.Operation.create(
        "affine.store",
        operands=[value, target, *operands],
        attributes={"map": ir.AffineMapAttr.get(map_)},
    )


def affine_apply(map_: ir.AffineMap, operands: Sequence[ir.Value]) -> ir.Value:
    """`affine.apply map(operands)`, a single index."""
    return ir.Operation.create(
        "affine.apply",
        results=[ir.IndexType.get()],
        operands=list(operands),
        attributes={"map": ir.AffineMapAttr.get(map_)},
    ).result


def convolution_numbers(spatial: int) -> ir.Attribute:
    """The dimensions of a convolution over `spatial` axes, the last ones.

    Before them stand batch and features in the operand and the result, filters and features in the
    weights.
    """
    last = list(range(2, 2 + spatial))
    return stablehlo.ConvDimensionNumbers.get(
        input_batch_dimension=0,
        input_feature_dimension=1,
        input_spatial_dimensions=last,
        kernel_input_feature_dimension=1,
        kernel_output_feature_dimension=0,
        kernel_spatial_dimensions=last,
        output_batch_dimension=0,
        output_feature_dimension=1,
        output_spatial_dimensions=last,
    )


def affine_yield(values: Sequence[ir.Value]) -> ir.Operation:
    return ir.Operation.create("affine.yield", operands=list(values))


def _i64(value: int) -> ir.Attribute:
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value)


def _constant_map(values: Sequence[int]) -> ir.AffineMap:
    return ir.AffineMap.get(0, 0, [ir.AffineConstantExpr.get(v) for v in values])
