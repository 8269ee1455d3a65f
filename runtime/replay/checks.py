"""Checks that a raised program makes while it runs, as callbacks to the host."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.passes.tensor.iteration_limit import STOP_IF
from raise_kernel.runtime.replay.expr import Expr
from raise_kernel.runtime.replay.printer import FunctionPrinter, rule

# What the error begins with when it comes back through XLA.
MARK = "error[RK026]"

STOP_HELPER = f'''def stop_if(message, flag):
    """Ends the run where a check failed."""
    if flag:
        raise RuntimeError(f"{MARK}: {{message}}")'''


@rule("stablehlo.custom_call")
def custom_call(p: FunctionPrinter, op: ir.Operation) -> list[Expr]:
    name = ir.StringAttr(op.attributes["call_target_name"]).value
    if name != STOP_IF:
        raise refuse("RK012", f"{op.name} {name} has no replay as JAX source", at=op)
    p.module.helpers["stop_if"] = STOP_HELPER
    message = ir.StringAttr(op.attributes["backend_config"]).value
    flag = p.strict(op.operands[0]).text
    p.line(f"jax.debug.callback(functools.partial(stop_if, {message!r}), {flag})")
    return []
