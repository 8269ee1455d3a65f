"""Reads an array where a kernel reads its copy in shared memory.

    tile[t + 1] = x[i]; if (t == 0) tile[0] = x[i - 1]; ...         (b: the block)
    __syncthreads();                                            ->
    y[i] = f(tile[t], tile[t + 1], tile[t + 2]);                    y[i] = f(x[256 b + t - 1], ...)

On a GPU such a tile saves traffic. On a CPU the cache has the elements anyway, and the copy costs:
a vector that is read across two that were just stored has to wait until both are in the cache, and
these wait for all stores before them, the results' among them, which wait for memory.

Element `e` of the tile holds `x[e + d]` for one `d` a block: every store says so, by its indices as
linear forms under its conditions. Nothing writes `x`, all stores come before a barrier and all
loads after it, and each load is proved to be inside of `x`. An element that nobody stored may be
read: what it holds is anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.analysis.accesses.regions import region_domains
from raise_kernel.analysis.integers.affine.affine_values import AffineValues, logical_parts
from raise_kernel.analysis.integers.data_dependence import ACCESSES
from raise_kernel.bindings import arith, ir, memref
from raise_kernel.mlir.rewriting import erase, replace_op
from raise_kernel.mlir.values import constant_int, defining_op
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.runtime.native.cpu.types import is_shared


@dataclass(frozen=True)
class _Access:
    """An access of the threads' body: where it is, and how many barriers come before it."""

    op: ir.Operation
    domain: Domain
    barriers: int

    @property
    def index(self) -> ir.Value:
        return self.op.operands[ACCESSES[self.op.name] + 1]


@dataclass
class _Tile:
    """The accesses to an array in shared memory."""

    alloca: ir.Operation
    stores: list[_Access] = field(default_factory=list)
    loads: list[_Access] = field(default_factory=list)


def read_staged_copies(module: ir.Module) -> None:
    """Does so for each tile of a module of one kernel, after stage parallelize."""
    (kernel,) = kernels(module)
    nest = _nest(kernel)
    if nest is None:
        return
    blocks, threads = nest
    body = threads.regions[0].blocks[0]
    values = AffineValues(sets=False)
    accesses = list(_accesses(body, _box(blocks, threads), values))
    changed = [_replace(tile, blocks, values) for tile in list(_tiles(blocks, accesses))]
    if any(changed):
        _erase_barriers(body)
        run_pipeline(module, "canonicalize,cse", PipelineOptions())


def _nest(kernel: ir.Operation) -> tuple[ir.Operation, ir.Operation] | None:
    """The loops over blocks and over threads, where threads meet only in the body of the latter."""
    blocks = _only_loop(kernel.regions[0].blocks[0])
    threads = _only_loop(blocks.regions[0].blocks[0]) if blocks is not None else None
    if blocks is None or threads is None:
        return None
    body = threads.regions[0].blocks[0]
    inside = [op for op in walked(body) if op.name in ("gpu.barrier", "func.call")]
    meets = all(op.name == "gpu.barrier" and op.block == body for op in inside)
    return (blocks, threads) if meets and inside else None


def _only_loop(block: ir.Block) -> ir.Operation | None:
    found = [op.operation for op in block.operations if op.operation.name == "affine.parallel"]
    return found[0] if len(found) == 1 else None


def _box(*loops: ir.Operation) -> Domain:
    domain = Domain()
    for loop in loops:
        (domain,) = region_domains(loop, domain)
    return domain


# --- accesses ------------------------------------------------------------------------------------


def _accesses(
    block: ir.Block, domain: Domain, values: AffineValues, barriers: int = 0
) -> Iterator[_Access]:
    """Those of a block and of what lies in it."""
    for view in block.operations:
        op = view.operation
        barriers += op.name == "gpu.barrier"
        if op.name in ACCESSES:
            yield _Access(op, domain, barriers)
        for region, inner in zip(op.regions, _domains(op, domain, values), strict=True):
            for nested in region.blocks:
                yield from _accesses(nested, inner, values, barriers)


def _domains(op: ir.Operation, domain: Domain, values: AffineValues) -> list[Domain]:
    if op.name == "scf.for":
        lower, upper, step = (constant_int(value) for value in list(op.operands)[:3])
        if lower is not None and upper is not None and step == 1:
            index = op.regions[0].blocks[0].arguments[0]
            return [domain.with_index(index, (lower, upper - 1))]

    def conditions(condition: ir.Value, truth: bool, domain: Domain) -> list[Constraint]:
        return _known(condition, truth, domain, values)

    return region_domains(op, domain, conditions)


def _known(
    condition: ir.Value, truth: bool, domain: Domain, values: AffineValues
) -> list[Constraint]:
    """What a condition says of the indices, as far as it is known."""
    found = values.constraints(condition, truth, domain)
    if found is not None:
        return found
    op = defining_op(condition)
    result: list[Constraint] = []
    for part, wanted in (logical_parts(op, truth) if op is not None else None) or ():
        inner = _known(part, wanted, domain, values)
        domain = domain.refined(inner)
        result += inner
    return result


def _tiles(blocks: ir.Operation, accesses: list[_Access]) -> Iterator[_Tile]:
    """The arrays in shared memory that are stored, then read after a barrier."""
    for view in blocks.regions[0].blocks[0].operations:
        alloca = view.operation
        if alloca.name != "memref.alloca" or not is_shared(alloca.results[0].type):
            continue
        array = alloca.results[0]
        its = [a for a in accesses if a.op.operands[ACCESSES[a.op.name]] == array]
        tile = _Tile(alloca)
        tile.stores = [a for a in its if a.op.name == "memref.store"]
        tile.loads = [a for a in its if a.op.name == "memref.load"]
        uses = sum(1 for _ in array.uses)
        if uses != len(tile.stores) + len(tile.loads) or len(ir.MemRefType(array.type).shape) != 1:
            continue
        last = max((a.barriers for a in tile.stores), default=0)
        if tile.stores and tile.loads and all(a.barriers > last for a in tile.loads):
            yield tile


# --- one tile ------------------------------------------------------------------------------------


def _replace(tile: _Tile, blocks: ir.Operation, values: AffineValues) -> bool:
    """Reads the array that the tile is a copy of, if it is one."""
    indices = list(blocks.regions[0].blocks[0].arguments)
    copied = [_copied(store, indices, values) for store in tile.stores]
    first = copied[0]
    if first is None or any(one != first for one in copied):
        return False
    array, distance = first
    (size,) = ir.MemRefType(array.type).shape
    for load in tile.loads:
        form = values.of(load.index, load.domain)
        if form is None:
            return False
        low, high = load.domain.interval(form + distance)
        if low < 0 or high >= size:
            return False
    for load in tile.loads:
        with load.op.location, ir.InsertionPoint(load.op):
            at = _sum(load.index, distance)
            replace_op(load.op, [memref.load(array, [at])])
    for store in tile.stores:
        erase(store.op)
    erase(tile.alloca)
    return True


def _copied(
    store: _Access, blocks: list[ir.Value], values: AffineValues
) -> tuple[ir.Value, Linear] | None:
    """The array whose element is stored, and how far it lies after the tile's; None where it is no
    array that stays, or not as far in every thread of a block."""
    load = defining_op(store.op.operands[0])
    if load is None or load.name != "memref.load" or not stays(load.operands[0]):
        return None
    if len(load.operands) != 2:
        return None
    to, from_ = (values.of(index, store.domain) for index in (store.index, load.operands[1]))
    if to is None or from_ is None:
        return None
    distance = from_ - to
    fixed = {
        index: Linear(low)
        for index, (low, high) in store.domain.bounds.items()
        if low == high and index not in blocks
    }
    distance = distance.substituted(fixed)
    return (load.operands[0], distance) if set(distance.terms) <= set(blocks) else None


def stays(array: ir.Value) -> bool:
    """Whether it is an array of the caller's that nothing in the kernel writes."""
    is_argument = isinstance(array.owner, ir.Block) and isinstance(array.type, ir.MemRefType)
    return is_argument and all(use.owner.name == "memref.load" for use in array.uses)


def _sum(index: ir.Value, form: Linear) -> ir.Value:
    """An index plus a form of indices of blocks, as operations where it is used: blocks and threads
    may become one loop."""
    kind, nsw = ir.IndexType.get(), arith.IntegerOverflowFlags.nsw
    for block, factor in form.terms.items():
        scaled = arith.muli(block, arith.constant(kind, factor), overflow_flags=nsw)
        index = arith.addi(index, scaled, overflow_flags=nsw)
    if form.const:
        index = arith.addi(index, arith.constant(kind, form.const), overflow_flags=nsw)
    return index


def _erase_barriers(body: ir.Block) -> None:
    """Erases barriers before which threads have read nothing but arrays that stay."""
    for view in list(body.operations):
        op = view.operation
        inside = _with_inner(op)
        if any(one.name == "memref.load" and not stays(one.operands[0]) for one in inside):
            return
        if any(one.name in ACCESSES and one.name != "memref.load" for one in inside):
            return
        if op.name == "gpu.barrier":
            erase(op)


def _with_inner(op: ir.Operation) -> list[ir.Operation]:
    """An operation and those that lie in it."""
    inner = [one for region in op.regions for block in region.blocks for one in walked(block)]
    return [op, *inner]
