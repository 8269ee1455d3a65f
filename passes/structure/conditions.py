"""The negation of conditions, as the inverse comparison if there is one."""

from __future__ import annotations

from raise_kernel.analysis.integers.predicates import Predicate, inverted_cmpf
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.values import defining_op


def invert(condition: ir.Value, ip: ir.InsertionPoint, loc: ir.Location) -> ir.Value:
    """`not condition`, built at `ip`."""
    op = defining_op(condition)
    if op is not None and op.name in ("arith.cmpi", "arith.cmpf"):
        number = ir.IntegerAttr(op.attributes["predicate"]).value
        integers = op.name == "arith.cmpi"
        inverse = Predicate(number).inverted() if integers else inverted_cmpf(number)
        copy = op.clone(ip=ip).operation
        i64 = ir.IntegerType.get_signless(64)
        copy.attributes["predicate"] = ir.IntegerAttr.get(i64, int(inverse))
        return copy.result
    true = arith.ConstantOp(condition.type, 1, loc=loc, ip=ip).result
    return arith.XOrIOp(condition, true, loc=loc, ip=ip).result
