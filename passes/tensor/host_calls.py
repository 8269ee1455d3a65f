"""Lanes that tell the host something: prints, failed assertions, traps.

    func.call @host.print.i32.i32.f32(%block, %thread, %x) {rk.report = TEXT}
    ->
    custom_call "rk.print"(mask, block, thread, x) {backend_config = TEXT, has_side_effect = true}

Every operand has an axis for each lane index. A 64-bit value goes as two 32-bit words along a last
axis, for JAX cuts 64-bit values on their way to the host when its x64 mode is off.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from raise_kernel.analysis.lanes.host_calls import REPORT, host_call
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.passes.tensor.vectors import Frame, bools, shape_of, tensor_type, to_dims

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering

PRINT = "rk.print"
STOP = "rk.stop"
_TARGETS = {"print": PRINT, "stop": STOP}


def report(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """One call, for the lanes of the frame."""
    kind = host_call(op)
    assert kind is not None
    if frame.is_empty():
        return
    dims = frame.dims
    mask = bools(True, frame.shape(dims))
    if frame.mask is not None:
        mask = to_dims(frame.mask, dims, frame)
    values = [_words(to_dims(low.get(v, frame), dims, frame)) for v in op.operands]
    tell_host(_TARGETS[kind], [mask, *values], ir.StringAttr(op.attributes[REPORT]).value)


def tell_host(target: str, operands: Sequence[ir.Value], text: str) -> None:
    """A custom call without results that the replay makes a callback of."""
    ir.Operation.create(
        "stablehlo.custom_call",
        operands=list(operands),
        attributes={
            "call_target_name": ir.StringAttr.get(target),
            "has_side_effect": ir.BoolAttr.get(True),
            "backend_config": ir.StringAttr.get(text),
        },
    )


def _words(tensor: ir.Value) -> ir.Value:
    element = tensor.type.element_type
    if element.width != 64:
        return tensor
    word = ir.IntegerType.get_signless(32)
    return stablehlo.bitcast_convert(tensor_type([*shape_of(tensor), 2], word), tensor)
