"""Random StableHLO programs of slices, moves, updates, selections and arithmetic."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

FLOATS = ("f16", "bf16", "f32", "f64")
INTEGERS = ("i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64")
SHAPES = ((6, 4), (4, 6), (24,), (1, 24), (5,), (1,), (2, 3, 4), (0, 4))


@dataclass(frozen=True)
class Value:
    """An SSA name with its shape and element type."""

    name: str
    shape: tuple[int, ...]
    element: str

    @property
    def size(self) -> int:
        return _size(self.shape)

    @property
    def type(self) -> str:
        return f"tensor<{''.join(f'{n}x' for n in self.shape)}{self.element}>"


class Program:
    """Builds a function `main` operation by operation; `more`: with gathers and dot products."""

    def __init__(self, seed: int, element: str, *, more: bool = False) -> None:
        self.more = more
        self.rng = random.Random(seed)
        self.element = element
        self.lines: list[str] = []
        self.arguments: list[Value] = []
        self.values: list[Value] = []

    def build(self, length: int) -> str:
        """The module's text."""
        for k in range(3):
            shape = self.rng.choice(SHAPES)
            self.arguments.append(Value(f"%a{k}", shape, self.element))
        self.values = list(self.arguments)
        makers = self.makers()
        for _ in range(length):
            self.rng.choice(makers)()
        return self.finished(self.values[-4:])

    def makers(self) -> list[Callable[[], None]]:
        """What may come next, each as often as it is in the list."""
        makers = [
            self.slice,
            self.pad,
            self.reshape,
            self.transpose,
            self.reverse,
            self.concatenate,
            self.update,
            self.binary,
            self.binary,
            self.select,
            self.compare,
            self.iota,
            self.constant,
            self.broadcast,
            self.index_arithmetic,
        ]
        if self.element in FLOATS:
            makers += [self.unary]
        if self.more:
            makers += [self.gather, self.gather, self.dot, self.reduce]
        return makers

    def finished(self, results: Sequence[Value]) -> str:
        """The module's text."""
        header = ", ".join(f"{a.name}: {a.type}" for a in self.arguments)
        types = ", ".join(r.type for r in results)
        names = ", ".join(r.name for r in results)
        body = "\n".join(f"  {line}" for line in self.lines)
        return (
            f"func.func @main({header}) -> ({types}) {{\n{body}\n  return {names} : {types}\n}}\n"
        )

    # --- operations ---

    def emit(self, text: str, shape: tuple[int, ...], element: str) -> Value:
        value = Value(f"%v{len(self.lines)}", shape, element)
        self.lines.append(f"{value.name} = {text}")
        self.values.append(value)
        return value

    def pick(self, element: str | None = None) -> Value:
        found = [v for v in self.values if element is None or v.element == element]
        return self.rng.choice(found[-8:])

    def slice(self) -> None:
        x = self.pick()
        cuts, shape = [], []
        for n in x.shape:
            start = self.rng.randint(0, n)
            end = self.rng.randint(start, n)
            step = self.rng.choice((1, 1, 1, 2, 3))
            cuts.append(f"{start}:{end}:{step}")
            shape.append(max(0, -((start - end) // step)))
        out = Value("", tuple(shape), x.element)
        text = f"stablehlo.slice {x.name} [{', '.join(cuts)}] : ({x.type}) -> {out.type}"
        self.emit(text, out.shape, x.element)

    def pad(self) -> None:
        x = self.pick()
        value = self.scalar(x.element)
        low = [self.rng.choice((0, 1, 2)) for _ in x.shape]
        high = [self.rng.choice((0, 0, 3)) for _ in x.shape]
        inside = [self.rng.choice((0, 0, 1)) for _ in x.shape]
        shape = tuple(
            n + a + b + max(0, n - 1) * c
            for n, a, b, c in zip(x.shape, low, high, inside, strict=True)
        )
        if max(shape, default=0) > 60:
            return
        out = Value("", shape, x.element)
        text = f"stablehlo.pad {x.name}, {value.name}, low = {low}, high = {high}, interior = "
        self.emit(f"{text}{inside} : ({x.type}, {value.type}) -> {out.type}", shape, x.element)

    def scalar(self, element: str) -> Value:
        number = self.number(element)
        value = self.emit(f"stablehlo.constant dense<{number}> : tensor<{element}>", (), element)
        self.values.pop()
        return value

    def number(self, element: str) -> str:
        if element == "i1":
            return self.rng.choice(("true", "false"))
        if element in FLOATS:
            return self.rng.choice(("0.0", "-0.0", "1.0", "0.5", "-2.0"))
        return str(self.rng.choice((0, 1, 2, 3, 7, *(() if element[0] == "u" else (-1, -5)))))

    def reshape(self) -> None:
        x = self.pick()
        size = 1
        for n in x.shape:
            size *= n
        known = [s for s in SHAPES if _size(s) == size] + [(size,), (1, size), (size, 1)]
        shape = self.rng.choice(known)
        out = Value("", shape, x.element)
        self.emit(f"stablehlo.reshape {x.name} : ({x.type}) -> {out.type}", shape, x.element)

    def transpose(self) -> None:
        x = self.pick()
        order = list(range(len(x.shape)))
        self.rng.shuffle(order)
        out = Value("", tuple(x.shape[k] for k in order), x.element)
        text = f"stablehlo.transpose {x.name}, dims = {order} : ({x.type}) -> {out.type}"
        self.emit(text, out.shape, x.element)

    def reverse(self) -> None:
        x = self.pick()
        axes = [k for k in range(len(x.shape)) if self.rng.random() < 0.6]
        self.emit(f"stablehlo.reverse {x.name}, dims = {axes} : {x.type}", x.shape, x.element)

    def concatenate(self) -> None:
        x = self.pick()
        if not x.shape:
            return
        axis = self.rng.randrange(len(x.shape))
        rest = [
            v
            for v in self.values
            if v.element == x.element
            and len(v.shape) == len(x.shape)
            and all(
                a == b for k, (a, b) in enumerate(zip(v.shape, x.shape, strict=True)) if k != axis
            )
        ]
        parts = [x, *self.rng.sample(rest, min(len(rest), 2))]
        shape = list(x.shape)
        shape[axis] = sum(p.shape[axis] for p in parts)
        out = Value("", tuple(shape), x.element)
        names, types = ", ".join(p.name for p in parts), ", ".join(p.type for p in parts)
        text = f"stablehlo.concatenate {names}, dim = {axis} : ({types}) -> {out.type}"
        self.emit(text, out.shape, x.element)

    def update(self) -> None:
        x = self.pick()
        if not x.shape or not _size(x.shape):
            return
        cuts, shape = [], []
        for n in x.shape:
            size = self.rng.randint(1, n)
            start = self.rng.randint(0, n - size)
            cuts.append(f"{start}:{start + size}:1")
            shape.append(size)
        window = Value("", tuple(shape), x.element)
        source = f"stablehlo.slice {x.name} [{', '.join(cuts)}] : ({x.type}) -> {window.type}"
        taken = self.emit(source, window.shape, x.element)
        if self.rng.random() < 0.8:
            taken = self.emit(f"stablehlo.{self.operation(x.element)} {taken.name}, {taken.name} : "
                              f"{taken.type}", taken.shape, x.element)  # fmt: skip
        starts = []
        for n in x.shape:
            text = f"stablehlo.constant dense<{self.rng.randint(-1, n)}> : tensor<i32>"
            starts.append(self.emit(text, (), "i32"))
            self.values.pop()
        names = ", ".join(s.name for s in starts)
        types = ", ".join("tensor<i32>" for _ in starts)
        text = f"stablehlo.dynamic_update_slice {x.name}, {taken.name}, {names} : "
        text += f"({x.type}, {taken.type}, {types}) -> {x.type}"
        self.emit(text, x.shape, x.element)

    def operation(self, element: str) -> str:
        if element == "i1":
            return self.rng.choice(("and", "or", "xor"))
        words = ["add", "subtract", "multiply", "maximum", "minimum"]
        if element in FLOATS:
            return self.rng.choice([*words, "divide"])
        return self.rng.choice([*words, "and", "or", "xor"])

    def alike(self, x: Value) -> Value:
        found = [v for v in self.values if v.shape == x.shape and v.element == x.element]
        return self.rng.choice(found)

    def binary(self) -> None:
        x = self.pick()
        y = self.alike(x) if self.rng.random() < 0.6 else self.filled(x.shape, x.element)
        a, b = (x, y) if self.rng.random() < 0.7 else (y, x)
        text = f"stablehlo.{self.operation(x.element)} {a.name}, {b.name} : {x.type}"
        self.emit(text, x.shape, x.element)

    def unary(self) -> None:
        x = self.pick()
        if x.element in FLOATS:
            word = self.rng.choice(("negate", "negate", "abs"))
            self.emit(f"stablehlo.{word} {x.name} : {x.type}", x.shape, x.element)

    def filled(self, shape: tuple[int, ...], element: str) -> Value:
        out = Value("", shape, element)
        value = self.emit(
            f"stablehlo.constant dense<{self.number(element)}> : {out.type}", shape, element
        )
        self.values.pop()
        return value

    def constant(self) -> None:
        value = self.filled(self.rng.choice(SHAPES), self.element)
        self.values.append(value)

    def select(self) -> None:
        x = self.pick()
        mask = self.mask(x)
        y = self.alike(x)
        text = f"stablehlo.select {mask.name}, {x.name}, {y.name} : {mask.type}, {x.type}"
        self.emit(text, x.shape, x.element)

    def mask(self, like: Value) -> Value:
        known = [v for v in self.values if v.element == "i1" and v.shape == like.shape]
        if known and self.rng.random() < 0.6:
            mask = self.rng.choice(known)
            if self.rng.random() < 0.3:
                return self.emit(f"stablehlo.not {mask.name} : {mask.type}", mask.shape, "i1")
            return mask
        return self.compared(like, self.alike(like))

    def compare(self) -> None:
        x = self.pick()
        y = self.alike(x) if self.rng.random() < 0.5 else self.filled(x.shape, x.element)
        self.compared(x, y)

    def compared(self, x: Value, y: Value) -> Value:
        direction = self.rng.choice(("EQ", "NE", "LT", "LE", "GT", "GE"))
        out = Value("", x.shape, "i1")
        text = f"stablehlo.compare {direction}, {x.name}, {y.name} : ({x.type}, {y.type})"
        return self.emit(f"{text} -> {out.type}", x.shape, "i1")

    def iota(self) -> None:
        shape = self.rng.choice(SHAPES)
        out = Value("", shape, self.element)
        if self.element == "i1":
            return
        axis = self.rng.randrange(len(shape))
        self.emit(f"stablehlo.iota dim = {axis} : {out.type}", shape, self.element)

    def broadcast(self) -> None:
        x = self.pick()
        if len(x.shape) > 2:
            return
        at = self.rng.randint(0, len(x.shape))
        shape = (*x.shape[:at], 3, *x.shape[at:])
        dims = [k if k < at else k + 1 for k in range(len(x.shape))]
        out = Value("", shape, x.element)
        text = f"stablehlo.broadcast_in_dim {x.name}, dims = {dims} : ({x.type}) -> {out.type}"
        self.emit(text, shape, x.element)

    def gather(self) -> None:
        """Single elements of a flat array at a sum of positions, some of them outside."""
        x = self.pick()
        size = _size(x.shape)
        if not size:
            return
        flat = self.emit(
            f"stablehlo.reshape {x.name} : ({x.type}) -> tensor<{size}x{x.element}>",
            (size,),
            x.element,
        )
        shape = self.rng.choice([s for s in SHAPES if _size(s)])
        index = Value("", shape, "i32")
        axis = self.rng.randrange(len(shape))
        line = self.emit(f"stablehlo.iota dim = {axis} : {index.type}", shape, "i32")
        for word, number in (("multiply", (1, 1, 2, -1)), ("add", (0, 1, 3, 5, -2))):
            text = f"stablehlo.constant dense<{self.rng.choice(number)}> : {index.type}"
            other = self.emit(text, shape, "i32")
            text = f"stablehlo.{word} {line.name}, {other.name} : {index.type}"
            line = self.emit(text, shape, "i32")
        out = Value("", shape, x.element)
        text = (
            f'"stablehlo.gather"({flat.name}, {line.name}) <{{dimension_numbers = '
            f"#stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], "
            f"index_vector_dim = {len(shape)}>, slice_sizes = array<i64: 1>}}> : "
            f"({flat.type}, {index.type}) -> {out.type}"
        )
        self.emit(text, shape, x.element)

    def dot(self) -> None:
        """A product of two matrices of whole numbers (those of floats may be summed anew)."""
        x = self.pick()
        if len(x.shape) != 2 or x.element not in INTEGERS or 0 in x.shape:
            return
        y = self.alike(x)
        axis = self.rng.randrange(2)
        side = x.shape[1 - axis]
        out = Value("", (side, side), x.element)
        text = f"stablehlo.dot_general {x.name}, {y.name}, contracting_dims = [{axis}] x [{axis}]"
        self.emit(f"{text} : ({x.type}, {y.type}) -> {out.type}", out.shape, x.element)

    def reduce(self) -> None:
        x = self.pick()
        if not x.shape or x.element == "i1":
            return
        init = self.scalar(x.element)
        axis = self.rng.randrange(len(x.shape))
        shape = tuple(n for k, n in enumerate(x.shape) if k != axis)
        out = Value("", shape, x.element)
        if x.element in FLOATS:
            # A sum may be taken in another order: only what does not round.
            words = ("maximum", "minimum", "fmax", "fmin")
        else:
            words = ("add", "maximum", "minimum")
        word = self.rng.choice(words)
        if word.startswith("f"):
            self.emit(_reduce_numbers(x, init, out, axis, word[1:] + "imum"), shape, x.element)
            return
        text = f"stablehlo.reduce({x.name} init: {init.name}) applies stablehlo.{word} "
        text += f"across dimensions = [{axis}] : ({x.type}, {init.type}) -> {out.type}"
        self.emit(text, shape, x.element)

    def index_arithmetic(self) -> None:
        """A flat index of two axes, taken apart again, and compared."""
        rows, columns = self.rng.choice(((6, 4), (4, 6), (1, 24)))
        shape = (rows, columns)
        type_ = Value("", shape, "i32")

        def put(text: str) -> Value:
            return self.emit(f"{text} : {type_.type}", shape, "i32")

        i, j = (put(f"stablehlo.iota dim = {axis}") for axis in (0, 1))
        factor = put(f"stablehlo.constant dense<{self.rng.choice((columns, -columns, 3))}>")
        offset = put(f"stablehlo.constant dense<{self.rng.randint(-9, 40)}>")
        divisor = put(f"stablehlo.constant dense<{self.rng.choice((columns, 2, 8, -3))}>")
        product = put(f"stablehlo.multiply {i.name}, {factor.name}")
        total = put(f"stablehlo.add {product.name}, {j.name}")
        total = put(f"stablehlo.{self.rng.choice(('add', 'subtract'))} {total.name}, {offset.name}")
        word = self.rng.choice(("divide", "remainder"))
        part = put(f"stablehlo.{word} {total.name}, {divisor.name}")
        self.compared(part if self.rng.random() < 0.5 else total, self.rng.choice((offset, j, i)))


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for n in shape:
        size *= n
    return size


def _reduce_numbers(x: Value, init: Value, out: Value, axis: int, word: str) -> str:
    """A reduction whose combiner takes the other operand where one is NaN."""
    scalar, mask = f"tensor<{x.element}>", "tensor<i1>"
    return f"""stablehlo.reduce({x.name} init: {init.name}) across dimensions = [{axis}] : \
({x.type}, {init.type}) -> {out.type}
   reducer(%l: {scalar}, %r: {scalar}) {{
    %p = stablehlo.compare NE, %l, %l : ({scalar}, {scalar}) -> {mask}
    %q = stablehlo.compare NE, %r, %r : ({scalar}, {scalar}) -> {mask}
    %m = stablehlo.{word} %l, %r : {scalar}
    %s = stablehlo.select %q, %l, %m : {mask}, {scalar}
    %t = stablehlo.select %p, %r, %s : {mask}, {scalar}
    stablehlo.return %t : {scalar}
  }}"""
