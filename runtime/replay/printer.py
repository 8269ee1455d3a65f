"""The printer: walks a StableHLO function and writes one Python function.

Each op has a rule (`@rule("stablehlo.add")` in the other files of this folder) that gives the
expression of its result. The printer decides what becomes a variable: a short expression that is
used once, in the same block, is written where it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import defining_op
from raise_kernel.remarks import source_line
from raise_kernel.runtime.replay.constants import table_source, typed_scalar
from raise_kernel.runtime.replay.expr import Expr, Names, call, ints, wrap
from raise_kernel.runtime.replay.lines import Lines
from raise_kernel.runtime.replay.locations import StatementLocation, locations_of
from raise_kernel.runtime.replay.types import dtype_source, scalar_source
from raise_kernel.stablehlo.tensor_types import TensorType, tensor_type

# A used-once expression longer than this gets a line of its own.
INLINE_WIDTH = 38

Rule = Callable[["FunctionPrinter", ir.Operation], "Expr | list[Expr] | None"]
RULES: dict[str, Rule] = {}


def rule(*names: str) -> Callable[[Rule], Rule]:
    """Register what prints these ops."""

    def register(function: Rule) -> Rule:
        for name in names:
            RULES[name] = function
        return function

    return register


@dataclass
class ModuleState:
    """What the functions of one generated module share."""

    names: Names = field(default_factory=Names)
    functions: dict[str, str] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    helpers: dict[str, str] = field(default_factory=dict)
    loops: list[tuple[str, str | None]] = field(default_factory=list)
    # Where the source has no derivative: the helper and the kernel's line, each helper once.
    underived: dict[str, str | None] = field(default_factory=dict)
    locations: list[StatementLocation] = field(default_factory=list)
    wide: bool = False

    def underive(self, helper: str, text: str, line: str | None) -> None:
        """A helper whose call at `line` has no derivative."""
        self.helpers[helper] = text
        self.underived[helper] = self.underived.get(helper) or line

    def text(self, wish: str, literal: str) -> str:
        """A name of the module for a literal that no line may break."""
        name = self.names.fresh(wish)
        self.tables.append(f"{name} = {literal}")
        return name

    def table(self, values: np.ndarray) -> str:
        name = self.names.fresh(f"TABLE{len(self.tables)}")
        self.tables.append(table_source(name, values))
        return name


class FunctionPrinter:
    """Writes the statements of one function body; nested regions become nested functions."""

    def __init__(self, module: ModuleState, function: str) -> None:
        self.module = module
        self.function = function
        self.lines = Lines()
        self.indent = "    "
        self.names = Names(taken=set(module.names.taken))
        self.values: dict[ir.Value, Expr] = {}
        self.constants: dict[ir.Value, np.ndarray] = {}
        self._counter = 0
        # The kernel's lines for what is printed now, and for expressions without a line.
        self._origins: tuple[str, ...] = ()
        self._inlined: dict[ir.Value, tuple[str, ...]] = {}

    # --- what rules ask for ---

    def type(self, value: ir.Value) -> TensorType:
        return tensor_type(value.type)

    def value(self, value: ir.Value) -> Expr:
        """The expression of a value; its shape may still have to broadcast."""
        return self.values[value]

    def arg(self, op: ir.Operation, index: int = 0) -> Expr:
        return self.values[op.operands[index]]

    def typed(self, value: ir.Value) -> Expr:
        """As `value`, with literals given their dtype."""
        expr = self.values[value]
        if not expr.literal:
            return expr
        return Expr(typed_scalar(self.constants[value]), ())

    def strict(self, value: ir.Value) -> Expr:
        """As `typed`, of the full shape."""
        expr = self.values[value]
        type_ = self.type(value)
        if expr.literal:
            return self._full(value, type_)
        if expr.shape == type_.shape:
            return expr
        return Expr(call("jnp.broadcast_to", expr.text, ints(type_.shape)), type_.shape)

    def _full(self, value: ir.Value, type_: TensorType) -> Expr:
        literal = self.values[value].text
        if not type_.shape:
            return Expr(typed_scalar(self.constants[value]), ())
        dtype = dtype_source(type_.dtype)
        if literal in ("0", "0.0", "False"):
            text = call("jnp.zeros", ints(type_.shape), dtype)
        else:
            text = call("jnp.full", ints(type_.shape), literal, dtype)
        return Expr(text, type_.shape)

    def atom(self, value: ir.Value) -> Expr:
        """As `value`, as a name or literal that may be written twice."""
        expr = self.values[value]
        if expr.is_name or expr.literal:
            return expr
        return self.bind(value, expr)

    def constant(self, value: ir.Value) -> np.ndarray | None:
        """The 0-d value of a splat constant."""
        return self.constants.get(value)

    def constant_int(self, value: ir.Value) -> int | None:
        found = self.constants.get(value)
        return int(found) if found is not None and found.dtype.kind in "iub" else None

    def line(self, text: str) -> None:
        self.lines.add(wrap(text, self.indent), self._origins)

    # --- binding ---

    def bind(self, value: ir.Value, expr: Expr) -> Expr:
        """Give an expression a variable."""
        name = self.fresh_name(value)
        self.line(f"{name} = {expr.text}")
        self.place(name, value)
        self.values[value] = Expr(name, expr.shape)
        return self.values[value]

    def place(self, name: str, value: ir.Value) -> None:
        """Note what a statement that binds a name, or returns, is made of."""
        self.module.locations += locations_of(self.function, name, value, self.values)

    def fresh_name(self, value: ir.Value) -> str:
        wish = location_name(value)
        if wish is None:
            self._counter += 1
            wish = f"v{self._counter}"
        return self.names.fresh(wish)

    def define(self, value: ir.Value, expr: Expr) -> None:
        """Record a result: in place where it is short and used once, else in a variable."""
        self.values[value] = expr
        if expr.literal or expr.is_name:
            return
        user = _only_user_here(value)
        if user is None or (len(expr.text) > INLINE_WIDTH and not _returns_one(user)):
            self.bind(value, expr)
        else:
            self._inlined[value] = self._origins

    def splat(self, value: ir.Value, element: np.ndarray, text: str | None) -> None:
        """Record a constant all of whose elements are `element`; `text` is its literal."""
        self.constants[value] = element
        if text is not None:
            self.values[value] = Expr(text, (), UNARY_SIGN if text[0] == "-" else 8, literal=True)
        else:
            self.values[value] = Expr(typed_scalar(element), ())

    def alias(self, result: ir.Value, source: ir.Value) -> None:
        """The result is the same splat or scalar as `source`."""
        self.values[result] = self.values[source]
        if source in self.constants:
            self.constants[result] = self.constants[source]

    # --- blocks ---

    def block(self, block: ir.Block) -> list[ir.Value]:
        """Print a block's operations; the operands of its terminator."""
        operations = list(block.operations)
        for op in operations[:-1]:
            self.operation(op.operation)
        end = operations[-1].operation
        self._origins = self._lines_of(end)
        return list(end.operands)

    def operation(self, op: ir.Operation) -> None:
        results = list(op.results)
        if not any(_is_used(result) for result in results) and op.name not in EFFECTS:
            return
        outer, self._origins = self._origins, self._lines_of(op)
        self._rule(op, results)
        self._origins = outer

    def _rule(self, op: ir.Operation, results: Sequence[ir.Value]) -> None:
        printer = RULES.get(op.name)
        if printer is None:
            raise refuse("RK011", f"{op.name} has no replay as JAX source", at=op)
        out = printer(self, op)
        if isinstance(out, Expr):
            self.define(results[0], out)
        elif out is not None:
            for result, expr in zip(results, out, strict=True):
                self.define(result, expr)

    def _lines_of(self, op: ir.Operation) -> tuple[str, ...]:
        """The kernel's lines of an operation and of the operands that are printed inside of it."""
        own = source_line(op.location) if op.name != "stablehlo.constant" else None
        locations = dict.fromkeys([own] if own is not None else [])
        for operand in op.operands:
            locations.update(dict.fromkeys(self._inlined.get(operand, ())))
        return tuple(locations)

    def assign(self, op: ir.Operation, text: str) -> list[Expr]:
        """`a, b = text` for an op with several results (or `a = text` with one)."""
        names = [self.fresh_name(result) if _is_used(result) else "_" for result in op.results]
        self.line(f"{', '.join(names)} = {text}")
        self.place(names[0], op.results[0])
        return [
            Expr(name, self.type(result).shape)
            for name, result in zip(names, op.results, strict=True)
        ]

    def nested(self, name: str, parameters: Sequence[str], body: Callable[[], str]) -> str:
        """Write `def name(parameters):` around what `body` prints; `body` gives the return."""
        name = self.names.fresh(name)
        outer = self.lines, self.indent
        origins = self._origins
        self.lines, self.indent = Lines(), self.indent + "    "
        result = body()
        self.line(f"return {result}")
        inner = self.lines
        self.lines, self.indent = outer
        self._origins = origins
        head = f"{self.indent}def {name}({', '.join(parameters)}):"
        if self.lines.last and not self.lines.last.endswith(":"):
            self.lines.add([""])
        self.lines.add([head], origins)
        self.lines.extend(inner)
        self.lines.add([""])
        return name

    def parameters(self, arguments: Sequence[ir.Value], wish: str = "") -> list[str]:
        """Fresh names for a region's arguments, recorded as their values."""
        names = []
        for argument in arguments:
            name = self.names.fresh(location_name(argument) or wish or self._next_name())
            self.values[argument] = Expr(name, self.type(argument).shape)
            names.append(name)
        return names

    def _next_name(self) -> str:
        self._counter += 1
        return f"v{self._counter}"

    def results(self, values: Sequence[ir.Value]) -> str:
        """What to return: one value bare, several as a tuple."""
        texts = [self.strict(value).text for value in values]
        for value in values:
            if not self.values[value].is_name:
                self.place("return", value)
        return texts[0] if len(texts) == 1 else f"({', '.join(texts)})"

    def scalar_type(self, value: ir.Value) -> str:
        return scalar_source(self.type(value).dtype)


UNARY_SIGN = 7
EFFECTS = frozenset({"stablehlo.custom_call", "func.call", "stablehlo.while"})


def location_name(value: ir.Value) -> str | None:
    """The name that the value's location carries, where it has one."""
    location = value.location
    if isinstance(location, ir.NameLoc):
        return str(location.name_str) if location.name_str.isidentifier() else None
    return None


def _is_used(value: ir.Value) -> bool:
    return next(iter(value.uses), None) is not None


def _only_user_here(value: ir.Value) -> ir.Operation | None:
    """The one user, if in the block of the definition (a loop would compute it again)."""
    uses = iter(value.uses)
    first = next(uses, None)
    definition = defining_op(value)
    if first is None or next(uses, None) is not None or definition is None:
        return None
    user = first.owner.operation
    return user if user.block == definition.block else None


def _returns_one(user: ir.Operation) -> bool:
    """Whether this is a return of one value, which has the line to itself."""
    return user.name in ("func.return", "stablehlo.return") and len(user.operands) == 1
