"""Cross-lane operations as calls: `@rk.warp.shuffle.xor...`, `@rk.block.reduce.addi...`.

The functions are ours and have no body. Stage standardize inserts the calls, expose-warps adds the
lane indices as last operands, and the tensor stage knows the semantics. They are no gpu operations,
because the result depends on the active lanes: MLIR takes `gpu.shuffle` and `gpu.ballot` for pure,
and would merge one inside a condition with one outside of it.

| call | operands | results |
|---|---|---|
| `rk.warp.shuffle.{idx,up,down,xor}` | value, selector, PTX clamp | value, in range? |
| `rk.warp.ballot` | predicate | mask of the active lanes whose predicate is true |
| `rk.warp.match_any` | mask, value | mask of the lanes with this lane's value |
| `rk.warp.match_all` | mask, value | the mask where all values are equal, else 0; equal? |
| `rk.warp.reduce.KIND` | value, mask | reduction over the active lanes of the mask |
| `rk.warp.mma.SHAPE` | registers of A, B and C | registers of D |
| `rk.warp.rows.load{1,2,4}[t]` | row of a matrix (ldmatrix) | registers of the matrices |
| `rk.warp.rows.store{1,2,4}[t]` | registers of the matrices | row of a matrix (stmatrix) |
| `rk.block.reduce.KIND` | value | reduction over the active threads of the block |

KIND is an operation of `arith`: `addf`, `maxsi`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raise_kernel.bindings import ir

_PREFIX = "rk."
_WITH_MODE = frozenset({"shuffle", "reduce", "mma", "rows"})
# The results of these operations are uniform in the lanes that they run over.
_UNIFORM = frozenset({"ballot", "reduce"})


@dataclass(frozen=True)
class LaneCall:
    """A cross-lane operation, without the types in its name. `indices`: the lanes it runs over."""

    op: ir.Operation
    scope: str
    kind: str
    mode: str

    @property
    def arguments(self) -> list[ir.Value]:
        """The operands without the lane indices."""
        return [v for v in self.op.operands if not isinstance(v.type, ir.IndexType)]

    @property
    def indices(self) -> list[ir.Value]:
        """The lane indices, once expose-warps has added them."""
        return [v for v in self.op.operands if isinstance(v.type, ir.IndexType)]

    @property
    def uniform(self) -> bool:
        """Whether its result is uniform in its lanes if its mask is."""
        return self.kind in _UNIFORM

    @property
    def mask(self) -> ir.Value | None:
        """The operand with the mask of participating lanes."""
        if self.scope == "warp" and self.kind in ("match_any", "match_all"):
            return self.arguments[0]
        if self.scope == "warp" and self.kind == "reduce":
            return self.arguments[1]
        return None


def lane_call(op: ir.Operation) -> LaneCall | None:
    """`op` as a cross-lane operation; None if it is none."""
    if op.name != "func.call":
        return None
    name = ir.FlatSymbolRefAttr(op.attributes["callee"]).value
    if not name.startswith(_PREFIX):
        return None
    _, scope, kind, *rest = name.split(".")
    return LaneCall(op, scope, kind, rest[0] if kind in _WITH_MODE else "")


def create_lane_call(
    name: str, operands: Sequence[ir.Value], results: Sequence[ir.Type], at: ir.Operation
) -> ir.Operation:
    """`func.call @rk.NAME.TYPES` before `at`, and the declaration of that function."""
    types = [v.type for v in operands]
    symbol = ".".join([f"{_PREFIX}{name}", *map(str, types)])
    declare(at, symbol, types, results)
    return ir.Operation.create(
        "func.call",
        results=list(results),
        operands=list(operands),
        attributes={"callee": ir.FlatSymbolRefAttr.get(symbol)},
        loc=at.location,
        ip=ir.InsertionPoint(at),
    )


def bare_name(call: LaneCall) -> str:
    """The name that `create_lane_call` takes."""
    return ".".join(filter(None, [call.scope, call.kind, call.mode]))


def _module(op: ir.Operation) -> ir.Operation:
    while op.name != "builtin.module":
        assert op.parent is not None
        op = op.parent.operation
    return op


def declare(
    at: ir.Operation, symbol: str, inputs: Sequence[ir.Type], results: Sequence[ir.Type]
) -> None:
    """Declare a function in the module of `at`, unless it is declared."""
    body = _module(at).regions[0].blocks[0]
    for item in body.operations:
        op = item.operation
        if "sym_name" in op.attributes and ir.StringAttr(op.attributes["sym_name"]).value == symbol:
            return
    ir.Operation.create(
        "func.func",
        attributes={
            "sym_name": ir.StringAttr.get(symbol),
            "function_type": ir.TypeAttr.get(ir.FunctionType.get(list(inputs), list(results))),
            "sym_visibility": ir.StringAttr.get("private"),
        },
        regions=1,
        loc=ir.Location.unknown(),
        ip=ir.InsertionPoint.at_block_begin(body),
    )
