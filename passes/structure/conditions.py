"""The negation of conditions, as the inverse comparison if there is one."""

from __future__ import annotations

from raise_kernel.analysis.loops.trip_count import Predicate
from raise_kernel.bindings import arith, defining_op, ir

# The inverses of arith.cmpf's predicates: that of "ordered and less" is "unordered or not less".
_ORDERED, _UNORDERED, _FALSE, _TRUE = 7, 14, 0, 15


def invert(condition: ir.Value, ip: ir.InsertionPoint, loc: ir.Location) -> ir.Value:
    """`not condition`, built at `ip`."""
    op = defining_op(condition)
    if op is not None and op.name in ("arith.cmpi", "arith.cmpf"):
        number = ir.IntegerAttr(op.attributes["predicate"]).value
        inverse = Predicate(number).inverted() if op.name == "arith.cmpi" else _opposite(number)
        copy = op.clone(ip=ip).operation
        i64 = ir.IntegerType.get_signless(64)
        copy.attributes["predicate"] = ir.IntegerAttr.get(i64, int(inverse))
        return copy.result
    true = arith.ConstantOp(condition.type, 1, loc=loc, ip=ip).result
    return arith.XOrIOp(condition, true, loc=loc, ip=ip).result


def _opposite(predicate: int) -> int:
    pairs = {_ORDERED: _UNORDERED, _UNORDERED: _ORDERED, _FALSE: _TRUE, _TRUE: _FALSE}
    return pairs.get(predicate, 14 - predicate)
