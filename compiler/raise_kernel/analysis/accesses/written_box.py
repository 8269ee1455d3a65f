"""The threads of a launch that write an array, where these are a box of the launch.

    if (i > 0 && i < n - 1 && j > 0 && j < m - 1) y[m * i + j] = ...
    ->  y: [1, m - 2], [1, n - 2], [0, 0]            (numbers of threads along x, y and z)

All points of the launch are an integer set, of which isl tells the threads that come to a store.
They are a box where the set is the one of its least and greatest numbers along each axis. It is
exact, wrap-around included; where a store depends on data, or what it depends on is not known,
there is none.
"""

from __future__ import annotations

import functools

import islpy as isl

from raise_kernel.analysis.accesses.launch_parts import (
    MAX_OPERATIONS,
    Collected,
    axes_of,
    thread_number,
)
from raise_kernel.analysis.accesses.outside import Left
from raise_kernel.analysis.integers.affine.quasi_expressions import NotQuasi, number
from raise_kernel.analysis.integers.data_dependence import ACCESSES
from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import kernels

# The least and the greatest number along x, y and z.
Box = tuple[tuple[int, int], tuple[int, int], tuple[int, int]]


class NoBox(Exception):
    """Why there is none."""


def written_box(module: ir.Module, memory: int) -> Box:
    """The threads of a parallelized kernel that write an array of its call, by the array's number.
    Raises `NoBox`."""
    (kernel,) = kernels(module)
    body = kernel.regions[0].blocks[0]
    accesses = Collected()
    list(accesses.outside(body))
    axes = dict(axes_of(kernel))
    found: list[str] = []
    for op, scope in accesses.found:
        if op.operands[ACCESSES[op.name]] != body.arguments[memory] or op.name == "memref.load":
            continue
        if op.name != "memref.store":
            raise NoBox("it updates an array by atomic operations")
        try:
            expressions = accesses.expressions(scope.box)
            points, left = accesses.known(scope, expressions)
            if left != Left.NOTHING:
                raise NoBox("which elements it writes depends on data")
            forms = [thread_number(axes[axis], expressions).form for axis in sorted(axes)]
            maps = [isl.Map.from_pw_aff(form.intersect_domain(points)) for form in forms]
            found.append(str(functools.reduce(isl.Map.flat_range_product, maps).range()))
        except (NotQuasi, isl.Error):
            raise NoBox("which elements it writes is not known") from None
    if not found:
        raise NoBox("it does not write the array")
    try:
        ends = _box(found)
    except isl.Error:
        raise NoBox("which elements it writes is not known") from None
    along = dict(zip(sorted(axes), ends, strict=True))
    x, y, z = (along.get(axis, (0, 0)) for axis in range(3))
    return x, y, z


def _box(sets: list[str]) -> list[tuple[int, int]]:
    """The ends of the union of some sets, which is a box. (Nests have contexts of their own.)"""
    context = isl.Context()
    context.set_max_operations(MAX_OPERATIONS)
    whole = isl.Set.read_from_str(context, sets[0])
    for text in dict.fromkeys(sets[1:]):
        whole = whole.union(isl.Set.read_from_str(context, text))
    if whole.is_empty():
        raise NoBox("it writes nothing")
    ends = [
        (number(whole.dim_min_val(axis)), number(whole.dim_max_val(axis)))
        for axis in range(whole.dim(isl.dim_type.set))
    ]
    names = ", ".join(f"i{axis}" for axis in range(len(ends)))
    limits = " and ".join(f"{low} <= i{k} <= {high}" for k, (low, high) in enumerate(ends))
    if not whole.is_equal(isl.Set.read_from_str(context, f"{{ [{names}] : {limits} }}")):
        raise NoBox("the threads that write are no box of the launch")
    return ends
