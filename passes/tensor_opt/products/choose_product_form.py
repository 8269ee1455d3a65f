"""Orders the operands of products, and their axes, as libraries take them.

Before (t A and, on a CPU, A^T B of `f64`):
    %y = stablehlo.dot_general %a, %t, contracting_dims = [0] x [0]
    %c = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0]
After:
    %y = stablehlo.dot_general %t, %a, contracting_dims = [0] x [0]
    %r = stablehlo.optimization_barrier (stablehlo.transpose %a, dims = [1, 0])
    %c = stablehlo.dot_general %r, %b, contracting_dims = [1] x [0]

A vector has no free axes, so its product with a matrix is the same from either side. It stands on
the left where the matrix is contracted along its first axes, as a vector times a matrix is written.
On GPUs XLA expands such a product into a sum of products, and where the vector comes from another
sum (A^T (A x)) and stands on the right it fuses the two in a kernel that writes all the products to
memory: 1.21 ms for 10,000 x 12,500 `f64` on an H200, 0.53 from the left.

A program of several launches says whether the matrix is one in memory. There a vector times a very
large matrix of `f64` is, on GPUs, a sum of five to ten products with parts of its rows, which XLA
leaves to a library if the vector is the first of two rows, the other of zeros: 0.25 ms for that
matrix instead of 0.28. (With all rows in one product XLA looks for the parts itself, and copies the
matrix where their length is odd: 0.81 ms for 12,500 x 10,000. A matrix that the program computes is
summed in the kernel that computes it, which is faster still.)

On CPUs a matrix product of `f64` whose left operand is contracted along its first axis takes 2.3
times as long as one whose left operand was transposed before, the transposition included (38.5
and 16.7 ms for 800 x 1,000 x 800 on two cores of a Xeon; 38.7 and 31.2 on one of an EPYC). Products
of `f32` do not. The barrier keeps XLA from taking the transpose into the product again. Large ones
are left to BLAS, which takes a matrix either way. Refuses nothing.
"""

from __future__ import annotations

import math

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import text_attribute
from raise_kernel.mlir.walks import optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rewriter
from raise_kernel.stablehlo.attributes import Dot
from raise_kernel.stablehlo.products import is_large_product

# Elements along each axis from which a product is worth a transpose.
LARGE = 64
# Elements of a matrix of which parts of the rows are worth products of their own; how many parts.
MATRIX = 1 << 26
PARTS = range(10, 4, -1)


@register_pass("choose-product-form", stage="tensor-opt", needs=("stablehlo.dot_general",))
def choose_product_form(module: ir.Module, ctx: PassContext) -> None:
    """Order the operands of products, and their axes, as libraries take them."""
    for kernel in optimized_kernels(module):
        rules = [vector_first]
        target = text_attribute(kernel, "rk.target")
        if target in ("", "cpu"):
            rules.append(left_in_rows)
        elif target == "cuda" and "rk.whole" in kernel.attributes:
            rules.append(by_parts)
        Rewriter({"dot_general": rules}).function(kernel)


def vector_first(g: Graph, n: Node) -> Node | None:
    """`A^T t -> t A`."""
    d, (a, b) = n.attr, n.operands
    assert isinstance(d, Dot)
    free = d.free(0, a.rank)
    if d.free(1, b.rank) or not free or max(d.lhs_contract, default=0) > min(free):
        return None
    return g.make("dot_general", (b, a), n.shape, n.element, d.mirrored())


def by_parts(g: Graph, n: Node) -> Node | None:
    """`t A` of a matrix in memory as a sum over parts of its rows."""
    d, (t, a) = n.attr, n.operands
    assert isinstance(d, Dot)
    if n.element != "f64" or (t.rank, a.rank) != (1, 2) or d.lhs_batch or g.nested:
        return None
    if d.rhs_contract != (0,) or math.prod(a.shape) < MATRIX or not _is_argument(a):
        return None
    count = next((k for k in PARTS if a.shape[0] % k == 0), 0)
    if not count:
        return None
    length, zero = a.shape[0] // count, g.splat(0, (), t.element)
    vectors = g.pad(g.reshape(t, (1, count, length)), zero, (0, 0, 0), (1, 0, 0))
    numbers = Dot((1,), (0,), (2,), (1,), d.precision)
    matrices = g.reshape(a, (count, length, a.shape[1]))
    both = g.make("dot_general", (vectors, matrices), (count, 2, *n.shape), n.element, numbers)
    parts = g.slice(both, (0, 0, 0), (count, 1, *n.shape), (1, 1, 1))
    return g.reduce(g.reshape(parts, (count, *n.shape)), zero, (0,), "add")


def _is_argument(x: Node) -> bool:
    return x.op == "argument" or (x.op == "reshape" and _is_argument(x.operands[0]))


def left_in_rows(g: Graph, n: Node) -> Node | None:
    """`A^T B` with the left operand transposed before."""
    d, (a, b) = n.attr, n.operands
    assert isinstance(d, Dot)
    if n.element != "f64" or d.lhs_batch or (a.rank, b.rank) != (2, 2):
        return None
    terms, rows, columns = *a.shape, b.shape[1 - d.rhs_contract[0]]
    if d.lhs_contract != (0,) or min(terms, rows, columns) < LARGE:
        return None
    if is_large_product(rows, columns, terms):
        return None
    numbers = Dot((), (), (1,), d.rhs_contract, d.precision)
    return g.make(
        "dot_general", (g.in_memory(g.transpose(a, (1, 0))), b), n.shape, n.element, numbers
    )
