"""Messages of a raised program to the host while it runs: prints, and checks that end the run."""

from __future__ import annotations

import inspect
import json
import re

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import int_array
from raise_kernel.passes.tensor.host_calls import PRINT, STOP
from raise_kernel.passes.tensor.iteration_limit import STOP_IF
from raise_kernel.passes.tensor_opt.idioms.guards import COUNT
from raise_kernel.runtime.replay.expr import Expr
from raise_kernel.runtime.replay.print_lanes import print_lanes, stop_lanes
from raise_kernel.runtime.replay.printer import FunctionPrinter, rule

# An error of ours in the text that comes back through XLA.
MARK = re.compile(r"error\[(?P<code>RK02[67])\]: (?P<message>.*)")

STOP_HELPER = '''def stop_if(message, flag):
    """Ends the run where a check failed."""
    if flag:
        raise RuntimeError(f"error[RK026]: {message}")'''

# What counts guards in source that is printed; `JaxSource.function` has a counter of the runtime.
COUNT_GUARD = "count_guard"
COUNT_HELPER = '''def count_guard(guard, failed):
    """Says that a run-time guard failed."""
    if failed:
        print(f"guard of {guard['name']} at {guard['line']} failed")'''


@rule("stablehlo.custom_call")
def custom_call(p: FunctionPrinter, op: ir.Operation) -> list[Expr]:
    name = ir.StringAttr(op.attributes["call_target_name"]).value
    if name == COUNT:
        return _count_guard(p, op)
    if name not in (STOP_IF, PRINT, STOP):
        raise refuse("RK012", f"{op.name} {name} has no replay as JAX source", at=op)
    text = ir.StringAttr(op.attributes["backend_config"]).value
    if name == STOP_IF:
        p.module.helpers["stop_if"] = STOP_HELPER
        head = f"stop_if, {p.module.text('MESSAGE', repr(text))}"
    elif name == STOP:
        p.module.helpers["stop_lanes"] = _source(stop_lanes)
        head = f"stop_lanes, {p.module.text('MESSAGE', repr(text))}, {_sizes(op)}"
    else:
        p.module.helpers["print_lanes"] = _source(print_lanes)
        head = f"print_lanes, {p.module.text('FORMAT', repr(json.loads(text)))}"
    values = ", ".join(p.strict(v).text for v in op.operands)
    last = ", ordered=True" if name == PRINT else ""
    p.line(f"jax.debug.callback(functools.partial({head}), {values}{last})")
    return []


def _count_guard(p: FunctionPrinter, op: ir.Operation) -> list[Expr]:
    """A callback with whether it failed."""
    p.module.helpers[COUNT_GUARD] = COUNT_HELPER
    guard = json.loads(ir.StringAttr(op.attributes["backend_config"]).value)
    head = f"{COUNT_GUARD}, {p.module.text('GUARD', repr(guard))}"
    failed = p.strict(op.operands[0]).text
    p.line(f"jax.debug.callback(functools.partial({head}), {failed})")
    return []


def _source(helper: object) -> str:
    """The text of a function, without its annotations' imports."""
    text = inspect.getsource(helper)  # pyright: ignore[reportArgumentType]
    return _ANNOTATIONS.sub("", text).rstrip()


_ANNOTATIONS = re.compile(
    r"(?<=\w): (?:Any|str|float|int|tuple\[Any, \.\.\.\])(?=[,)])| -> [^:\n]+(?=:)"
)


def _sizes(op: ir.Operation) -> tuple[list[int] | None, list[int] | None]:
    """The sizes of the grid and of the block."""
    while "rk.grid" not in op.attributes:
        assert op.parent is not None
        op = op.parent.operation
    return int_array(op, "rk.grid"), int_array(op, "rk.block")
