"""Gaussian elimination becomes `lax.linalg.lu`.

Before (one matrix or many; the pivot searched by one thread, by a tree or by shuffles; rows
exchanged; in place or into L and U; without pivots as well):
    %r:3 = stablehlo.while(%k = %c0, %a = %a0, %ipiv = %p0) ... { ... }
After:
    %lu:3 = stablehlo.composite "raise_kernel.lu" %a0 {decomposition = @lu}   (lax.linalg.lu)
    %r:2 = stablehlo.if (all of %lu#0 finite, no zero on its diagonal, L smaller than one) {
      %lu#0, %lu#1
    } else { the loop }

`@lu` is a function of the module that needs no library: one column after the other. JAX has it
under its own name, which takes LAPACK on a CPU, cuSOLVER or cuBLAS on a GPU.

A program without comparisons of floats has no pivots. What it computes is proved modulo a prime
(idioms/fields/eliminations.py, proofs.py): all that it gives is said by the factors, which may be L
and U in one array or in two, with ones on L's diagonal or on U's, rows or columns first, or in a
box of a larger matrix; or by the unknowns of systems, which are two `stablehlo.triangular_solve`.
The guard asks that numbers are not too large, that pivots are larger than what rounding leaves in
their columns, and that `lax.linalg.lu` leaves all rows where they are. Where it fails, the kernel's
own steps run, for these matrices alone; after the factors were computed in vain. So of small
matrices a kernel without pivots stays as it is, with a remark: of 32 rows LAPACK's factors take
half as long as the iterations of a loop, of 8 longer (36 and 70, 37 and 26 microseconds on a CPU;
other targets were not measured).

A program that compares floats, as the search for pivots does, is only probable: it is run on
matrices whose factors and pivots are known, in the numbers modulo a prime with their sizes beside
them, and what it does at each outcome of its comparisons is only sampled. `--optimize=probable`
takes it: also the rows exchanged, the order of the rows, or where each went; inverse matrices
(Gauss-Jordan elimination has the same pivots), determinants. Without that it stays as it is, with a
remark. Its guard asks that each pivot is larger than all that it stands for, finite, not zero, and
larger than the numbers that the kernel compares it with.

Refuses nothing; stays as it is, with a remark, where it is too large to be followed (of more than
some 40 rows or columns). Loops that have other results, too, stay; so do pivots by another measure
(of scaled rows, above a threshold, of rows and columns), and rows of L that are not exchanged with
those of U.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from raise_kernel.bindings import defining_op, ir, optimized_kernels, walk, walked
from raise_kernel.diagnostics import NoMatch
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.node import Origin, reached
from raise_kernel.passes.tensor_opt.idioms.cloning import cloned
from raise_kernel.passes.tensor_opt.idioms.fields.eliminations import Elimination, find
from raise_kernel.passes.tensor_opt.idioms.fields.programs import Program
from raise_kernel.passes.tensor_opt.idioms.fields.run import widest
from raise_kernel.passes.tensor_opt.idioms.solves.lu_builders import eliminated
from raise_kernel.registry import register_pass
from raise_kernel.soundness import allows_probable, guarded, probable
from raise_kernel.stablehlo.elements import is_float
from raise_kernel.stablehlo.tensor_types import of_floats

# Elements of tensors that are read, at most.
LARGE = 1 << 14
COMPARES = (
    "it compares numbers, which can only be sampled; "
    "LU factors with pivots: --optimize=probable takes what agrees on sampled matrices"
)
COMPARING = ("compare", "maximum", "minimum")


@register_pass(
    "recognize-lu",
    stage="tensor-opt",
    needs=("stablehlo.divide",),
    soundness=[
        guarded(
            "without comparisons of floats: results and divisors are those of LU factors, as "
            "rational functions, by runs modulo a prime (error below 2^-40); the guard bounds "
            "magnitudes, asks that pivots exceed rounding, and that no rows are exchanged"
        ),
        probable("with a search for pivots: agrees on sampled matrices"),
    ],
)
@dataclass(frozen=True)
class RecognizeLu:
    """Name LU factors, of kernels without pivots where matrices have at least so many rows."""

    least: int = 32

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in optimized_kernels(module):
            block = kernel.regions[0].blocks[0]
            if not any(_may_eliminate([o.operation]) for o in block.operations) and not (
                _may_eliminate([o.operation for o in block.operations])
            ):
                continue
            loader, roots = Loader.of(block)
            values = {node: value for value, node in reversed(loader.nodes.items())}
            for program, compares in _programs(roots, values, str(kernel)):
                if self._named(program, compares, values, module, ctx, allows_probable(kernel)):
                    break

    def _named(
        self, program: Program, compares: bool, values: dict[Node, ir.Value], module: ir.Module,
        ctx: PassContext, sampled: bool,
    ) -> bool:  # fmt: skip
        """Name what one program computes; `sampled`: also what is only probable."""
        owner = defining_op(values[program.targets[0]])
        assert owner is not None
        if compares and not sampled:
            if program.loop is not None:
                ctx.remarks.missed(f"not looked at for LU factors: {COMPARES}", owner)
            return False
        try:
            found = find(program, compares=compares, sampled=sampled)
        except NoMatch as reason:
            if program.loop is not None:
                ctx.remarks.missed(f"not looked at for LU factors: {reason}", owner)
            return False
        if found is None:
            return False
        rows = found.sheets.sizes[1]
        if not found.pivoting and rows < self.least:
            words = f"LU factors without pivots, of {rows} rows, cost least as they are written"
            ctx.remarks.missed(words, owner)
            return False
        kind = "with pivots" if found.pivoting else "which takes no pivots"
        words = f"what it computes is LU factors, {kind}, in another order of its additions"
        if found.bounds is None:
            words = f"it agrees with LU factors, {kind}, on sampled matrices (probable)"
        ctx.remarks.applied(words, owner)
        _write(found, program, values, module)
        return True


def _may_eliminate(operations: list[ir.Operation]) -> bool:
    """Whether there are quotients, products and differences of floats in them."""
    words: set[str] = set()
    for op in operations:
        inner = [o for region in op.regions for b in region.blocks for o in walked(b)]
        for o in (op, *inner):
            if o.results and of_floats(o.results[0]):
                words.add(o.name.removeprefix("stablehlo."))
    products = {"multiply", "dot_general"} & words
    return "divide" in words and bool(products) and bool({"subtract", "add"} & words)


def _enough(operations: list[ir.Operation]) -> bool:
    """Whether there is a loop that eliminates, or as many operations as two rows need."""
    if any(op.name == "stablehlo.while" and _may_eliminate([op]) for op in operations):
        return True
    words = [op.name for op in operations if op.results and of_floats(op.results[0])]
    return words.count("stablehlo.divide") > 1 and words.count("stablehlo.multiply") > 4


def _programs(
    roots: list[Node], values: dict[Node, ir.Value], text: str
) -> Iterator[tuple[Program, bool]]:
    """What may eliminate: the results of a loop; those of the kernel, which may be written out; and
    whether it compares floats, or has integers that are data. `text`: of the kernel."""
    live = reached(roots)
    for loop in live:
        if loop.op != "stablehlo.while" or not isinstance(loop.attr, Origin):
            continue
        targets = [n for n in live if n.op == "result" and n.operands[0] is loop]
        targets.sort(key=lambda n: n.attr)
        if _may_eliminate([loop.attr.op]) and _has_matrix(targets):
            program = Program(targets, loop, text)
            if sum(n.size for n in program.leaves) <= LARGE:
                yield program, _compares([loop.attr.op]) or _has_integers(program)
    targets = [n for n in dict.fromkeys(roots) if defining_op(values[n]) is not None]
    own = [n.origin.op for n in live if n.origin is not None]
    if _has_matrix(targets) and _may_eliminate(own) and _enough(own):
        program = Program(targets, None, text)
        if sum(n.size for n in program.leaves) <= LARGE:
            yield program, _compares(own) or _has_integers(program)


def _has_matrix(targets: list[Node]) -> bool:
    return any(is_float(n.element) and n.size > 3 for n in targets)


def _compares(operations: list[ir.Operation]) -> bool:
    """Whether floats are compared in them."""
    for op in operations:
        inner = [o for region in op.regions for b in region.blocks for o in walk(b)]
        for o in (op, *inner):
            word = o.name.removeprefix("stablehlo.")
            if word in COMPARING and len(o.operands) and of_floats(o.operands[0]):
                return True
    return False


def _has_integers(program: Program) -> bool:
    return not all(is_float(n.element) for n in program.leaves)


def _write(
    found: Elimination, program: Program, values: dict[Node, ir.Value], module: ir.Module
) -> None:
    """Put the factors where the results were."""
    results = [values[n] for n in program.targets]
    owner = defining_op(results[-1])
    assert owner is not None
    sources = [values[n] for n in program.leaves]

    def otherwise() -> list[ir.Value]:
        if program.loop is None:
            return cloned(results, sources)
        copy = owner.clone()
        return [copy.results[ir.OpResult(r).result_number] for r in results]

    place = owner if program.loop is not None else _last(results)
    with ir.InsertionPoint(place), owner.location:
        element = widest(program.machine.elements | {found.source.element})
        if not isinstance(element, (ir.F32Type, ir.F64Type)):
            element = ir.F32Type.get()
        made = eliminated(found, values, [r.type for r in results], element, module, otherwise)
    for result, new in zip(results, made, strict=True):
        result.replace_all_uses_with(new)
    if program.loop is not None:
        erase(owner)


def _last(results: list[ir.Value]) -> ir.Operation:
    """The end of the block, before which all that is used there is computed."""
    owner = defining_op(results[0])
    assert owner is not None
    return list(owner.block.operations)[-1].operation
