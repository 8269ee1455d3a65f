"""Random StableHLO programs for whole stages: with loops, scatters, neighbours, sums of shifts.

What may be combined in another order (scatters, loops, sums of shifts) is whole numbers, or an
extremum, whose results any order gives.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from tests.support.drawn.random_tensors import FLOATS, INTEGERS, SHAPES, Program, Value

WIDTH = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "ui8": 8, "ui16": 16, "ui32": 32, "ui64": 64}


class WholeProgram(Program):
    """As `Program`, with all that the passes of the tensor stage look for.

    Its results replace arguments that nothing reads, as those of a kernel that writes them whole:
    `attributes` are those of the function (`rk.target = "cuda"`, ...).
    """

    def __init__(self, seed: int, element: str, attributes: Sequence[str] = ()) -> None:
        super().__init__(seed, element, more=True)
        self.attributes = attributes

    def makers(self) -> list[Callable[[], None]]:
        own = [
            self.neighbours,
            self.neighbours,
            self.stencil,
            self.scatter,
            self.looked_up,
            self.loop,
            self.loop,
            self.dynamic_slice,
            self.convert,
            self.branch,
            self.extremum_of_rows,
            self.bounds,
            self.bounds,
            self.mask_table,
        ]
        if self.element in INTEGERS:
            own += [self.whole_unary, self.divided, self.shifted_bits, self.prefix]
        if self.element in FLOATS:
            own += [self.float_unary]
        return [*super().makers(), *own]

    def finished(self, results: Sequence[Value]) -> str:
        """The module's text: an argument for each result, which it replaces."""
        others = self.values[3:-4]
        results = [*results, *self.rng.sample(others, min(3, len(others)))]
        first = len(self.arguments)
        for k, result in enumerate(results):
            self.arguments.append(Value(f"%r{k}", result.shape, result.element))
        numbers = ", ".join(str(first + k) for k in range(len(results)))
        words = [f"rk.results = array<i64: {numbers}>", "rk.kernel", *self.attributes]
        text = super().finished(results)
        return text.replace(") {\n", f") attributes {{{', '.join(words)}}} {{\n", 1)

    # --- operations ---

    def op(self, name: str, operands: Sequence[Value], out: Value, more: str = "") -> Value:
        names = ", ".join(o.name for o in operands)
        types = ", ".join(o.type for o in operands)
        return self.emit(
            f"stablehlo.{name} {names}{more} : ({types}) -> {out.type}", out.shape, out.element
        )

    def index(self, number: int) -> Value:
        value = self.emit(f"stablehlo.constant dense<{number}> : tensor<i32>", (), "i32")
        self.values.pop()
        return value

    def cut(self, x: Value, axis: int, start: int, end: int) -> Value:
        cuts = [f"0:{n}" for n in x.shape]
        cuts[axis] = f"{start}:{end}"
        shape = tuple(end - start if k == axis else n for k, n in enumerate(x.shape))
        return self.op("slice", [x], Value("", shape, x.element), f" [{', '.join(cuts)}]")

    def neighbours(self) -> None:
        """An array moved along an axis, its edge clamped, periodic or constant."""
        x = self.pick()
        if not x.shape:
            return
        axis = self.rng.randrange(len(x.shape))
        n, by = x.shape[axis], self.rng.choice((-2, -1, 1, 2))
        if n <= abs(by):
            return
        kind = self.rng.choice(("clamped", "periodic", "constant"))
        middle = self.cut(x, axis, max(by, 0), n + min(by, 0))
        if kind == "constant":
            low, high = [0] * len(x.shape), [0] * len(x.shape)
            low[axis], high[axis] = max(-by, 0), max(by, 0)
            words = f", low = {low}, high = {high}, interior = {[0] * len(x.shape)}"
            self.op("pad", [middle, self.scalar(x.element)], x, words)
            return
        if kind == "periodic":
            edges = [self.cut(x, axis, 0, by) if by > 0 else self.cut(x, axis, n + by, n)]
        else:
            at = n - 1 if by > 0 else 0
            edges = [self.cut(x, axis, at, at + 1)] * abs(by)
        parts = [middle, *edges] if by > 0 else [*edges, middle]
        self.op("concatenate", parts, x, f", dim = {axis}")

    def stencil(self) -> None:
        """Weighted slices added up, stored inside an array of the same shape."""
        x = self.pick()
        if not x.shape or x.element == "i1" or min(x.shape) < 3:
            return
        axis = self.rng.randrange(len(x.shape))
        n = x.shape[axis]
        total: Value | None = None
        for k in range(3):
            part = self.cut(x, axis, k, n - 2 + k)
            weight = self.filled(part.shape, x.element)
            part = self.op_binary("multiply", part, weight)
            total = part if total is None else self.op_binary("add", total, part)
        assert total is not None
        starts = [self.index(1 if k == axis else 0) for k in range(len(x.shape))]
        self.op("dynamic_update_slice", [self.alike(x), total, *starts], x)

    def op_binary(self, name: str, x: Value, y: Value) -> Value:
        return self.emit(f"stablehlo.{name} {x.name}, {y.name} : {x.type}", x.shape, x.element)

    def dynamic_slice(self) -> None:
        x = self.pick()
        if not x.shape:
            return
        sizes = tuple(self.rng.randint(0, n) for n in x.shape)
        starts = [self.index(self.rng.randint(-1, n)) for n in x.shape]
        out = Value("", sizes, x.element)
        self.op("dynamic_slice", [x, *starts], out, f", sizes = {list(sizes)}")

    def places(self, shape: tuple[int, ...], size: int) -> Value:
        """Positions along an axis: rolled, turned around, clamped or leaving the array."""
        type_ = Value("", shape, "i32").type
        line = self.emit(
            f"stablehlo.iota dim = {self.rng.randrange(len(shape))} : {type_}", shape, "i32"
        )

        def put(word: str, number: int) -> None:
            nonlocal line
            other = self.emit(f"stablehlo.constant dense<{number}> : {type_}", shape, "i32")
            line = self.op_binary(word, line, other)

        if self.rng.random() < 0.4:
            put("multiply", self.rng.choice((2, -1, 3)))
        put("add", self.rng.choice((0, 1, 2, size - 1, -1)))
        word = self.rng.choice(("", "clamp", "modulo"))
        if word == "clamp":
            put("maximum", 0)
            put("minimum", size - 1)
        elif word == "modulo":
            put("add", 4 * size)
            put("remainder", size)
        return line

    def flat(self, x: Value) -> Value | None:
        return self.op("reshape", [x], Value("", (x.size,), x.element)) if x.size else None

    def looked_up(self) -> None:
        """Elements of a flat array at positions that are known."""
        x = self.flat(self.pick())
        if x is None:
            return
        shape = self.rng.choice([s for s in SHAPES if 0 not in s])
        places = self.places(shape, x.shape[0])
        out = Value("", shape, x.element)
        numbers = (
            f"#stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], "
            f"index_vector_dim = {len(shape)}>, slice_sizes = array<i64: 1>"
        )
        self.emit(
            f'"stablehlo.gather"({x.name}, {places.name}) <{{dimension_numbers = {numbers}}}> : '
            f"({x.type}, {places.type}) -> {out.type}",
            shape,
            x.element,
        )

    def scatter(self) -> None:
        """Values that are set, or combined in any order, at places that may meet or be outside."""
        x = self.flat(self.pick())
        if x is None or x.element == "i1":
            return
        count = self.rng.choice((1, 5, 24))
        places = self.places((count,), x.shape[0])
        rows = self.op("reshape", [places], Value("", (count, 1), "i32"))
        given = self.filled((count,), x.element)
        words = ["maximum", "minimum"]
        if x.element in INTEGERS:
            words += ["add", "and", "or", "xor"]
        word, scalar = self.rng.choice(words), f"tensor<{x.element}>"
        combine = f"%z = stablehlo.{word} %p, %q : {scalar}\n    stablehlo.return %z : {scalar}"
        self.emit(
            f'"stablehlo.scatter"({x.name}, {rows.name}, {given.name}) <{{'
            f"scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], "
            f"scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{\n"
            f"  ^bb0(%p: {scalar}, %q: {scalar}):\n    {combine}\n  }}) : "
            f"({x.type}, {rows.type}, {given.type}) -> {x.type}",
            x.shape,
            x.element,
        )

    def loop(self) -> None:
        """Rows of an array, taken in one after the other; what there is after each is stored."""
        known = [v for v in self.values if len(v.shape) == 2 and v.size and v.element != "i1"]
        if not known:
            return
        x = self.rng.choice(known[-8:])
        trips, width = x.shape
        whole = x.element in INTEGERS
        words = ["maximum", "minimum", *(["add", "multiply", "xor"] if whole else [])]
        row, line = Value("", (width,), x.element), Value("", (1, width), x.element)
        word, back = self.rng.choice(words), self.rng.random() < 0.3
        zero, one, end = self.index(0), self.index(1), self.index(trips)
        last = self.index(trips - 1)
        start = self.filled((width,), x.element)
        scale = self.filled((width,), x.element)
        at = "%at" if back else "%i"
        # What no turn changes is captured or carried; the second counter counts as the first one.
        source = self.rng.choice((x.name, "%x"))
        counter = self.rng.choice(("%i", "%j"))
        term = "%b"
        turn = [f"%at = stablehlo.subtract {last.name}, {counter} : tensor<i32>"] if back else []
        if self.rng.random() < 0.5:
            other = "multiply" if whole else "maximum"
            turn.append(f"%t = stablehlo.{other} %b, {scale.name} : {row.type}")
            term = "%t"
        types = f"tensor<i32>, {row.type}, {x.type}, {x.type}, tensor<i32>"
        indices = "tensor<i32>, tensor<i32>"
        name = f"%w{len(self.lines)}"
        body = "\n    ".join(
            [
                f"%next = stablehlo.add %i, {one.name} : tensor<i32>",
                *turn[: 1 if back else 0],
                f"%a = stablehlo.dynamic_slice {source}, {at}, {zero.name}, sizes = [1, {width}] "
                f": ({x.type}, {indices}) -> {line.type}",
                f"%b = stablehlo.reshape %a : ({line.type}) -> {row.type}",
                *turn[1 if back else 0 :],
                f"%n = stablehlo.{word} %s, {term} : {row.type}",
                f"%d = stablehlo.reshape %n : ({row.type}) -> {line.type}",
                f"%p = stablehlo.dynamic_update_slice %o, %d, {at}, {zero.name} : "
                f"({x.type}, {line.type}, {indices}) -> {x.type}",
                f"%more = stablehlo.add %j, {one.name} : tensor<i32>",
                f"stablehlo.return %next, %n, %p, %x, %more : {types}",
            ]
        )
        base = self.alike(x)
        self.lines.append(
            f"{name}:5 = stablehlo.while(%i = {zero.name}, %s = {start.name}, %o = {base.name}, "
            f"%x = {x.name}, %j = {zero.name}) : {types}\n"
            f"  cond {{\n    %c = stablehlo.compare LT, %i, {end.name} : "
            f"({indices}) -> tensor<i1>\n    stablehlo.return %c : tensor<i1>\n  }} do {{\n"
            f"    {body}\n  }}"
        )
        self.values += [
            Value(f"{name}#1", row.shape, x.element),
            Value(f"{name}#2", x.shape, x.element),
        ]

    def branch(self) -> None:
        """One of two values, by an element of a mask."""
        x = self.pick()
        y = self.alike(x)
        mask = next((v for v in self.values if v.element == "i1" and 0 not in v.shape), None)
        if mask is None:
            return
        cuts = ", ".join("0:1" for _ in mask.shape)
        if mask.shape:
            one = Value("", tuple(1 for _ in mask.shape), "i1")
            mask = self.op("slice", [mask], one, f" [{cuts}]")
            mask = self.op("reshape", [mask], Value("", (), "i1"))
        word = "and" if x.element == "i1" else "maximum"
        self.emit(
            f'"stablehlo.if"({mask.name}) ({{\n    %y = stablehlo.{word} {x.name}, {y.name} : '
            f"{x.type}\n    stablehlo.return %y : {x.type}\n  }}, {{\n    "
            f"stablehlo.return {y.name} : {x.type}\n  }}) : (tensor<i1>) -> {x.type}",
            x.shape,
            x.element,
        )

    def convert(self) -> None:
        """To a wider or narrower integer and back; of whole numbers and masks to anything."""
        x = self.pick()
        if x.element in FLOATS:
            return
        known = [*INTEGERS, *FLOATS] if x.element == "i1" else INTEGERS
        other = self.op("convert", [x], Value("", x.shape, self.rng.choice(known)))
        if x.element != "i1" and self.rng.random() < 0.7:
            self.op("convert", [other], x)

    def whole_unary(self) -> None:
        x = self.pick()
        words = ["not", "negate", "popcnt", "count_leading_zeros"]
        if x.element in INTEGERS:
            if x.element[0] == "i":
                words += ["abs", "sign"]
            self.emit(f"stablehlo.{self.rng.choice(words)} {x.name} : {x.type}", x.shape, x.element)

    def divided(self) -> None:
        """Quotients and remainders by what is neither zero nor minus one."""
        x = self.pick()
        if x.element not in INTEGERS:
            return
        number = self.rng.choice((1, 2, 3, 7, 8, *(() if x.element[0] == "u" else (-2, -7))))
        type_ = x.type
        by = self.emit(f"stablehlo.constant dense<{number}> : {type_}", x.shape, x.element)
        self.op_binary(self.rng.choice(("divide", "remainder")), x, by)

    def shifted_bits(self) -> None:
        """Shifts by any count, some of them the width or more."""
        x = self.pick()
        if x.element not in INTEGERS:
            return
        number = self.rng.choice((0, 1, 3, WIDTH[x.element] - 1, WIDTH[x.element]))
        by = self.emit(f"stablehlo.constant dense<{number}> : {x.type}", x.shape, x.element)
        words = ("shift_left", "shift_right_logical", "shift_right_arithmetic")
        self.op_binary(self.rng.choice(words), x, by)

    def float_unary(self) -> None:
        x = self.pick()
        if x.element in FLOATS:
            word = self.rng.choice(("sqrt", "exponential", "floor", "sign", "rsqrt", "tanh"))
            self.emit(f"stablehlo.{word} {x.name} : {x.type}", x.shape, x.element)

    def bounds(self) -> None:
        """Comparisons of one value with constants, joined, or on the way to a selection."""
        x = self.pick()
        if x.element == "i1":
            return
        masks = [self.compared(x, self.filled(x.shape, x.element)) for _ in range(3)]
        if self.rng.random() < 0.5:
            masks[0] = self.op_binary(self.rng.choice(("and", "or")), *masks[:2])
        if self.rng.random() < 0.3:
            masks[1] = self.emit(f"stablehlo.not {masks[1].name} : {masks[1].type}", x.shape, "i1")
        for mask in masks:
            a, b = self.values[-1], self.alike(x)
            a = a if a.element == x.element else x
            a, b = (a, b) if self.rng.random() < 0.5 else (b, a)
            self.op_select(mask, a, b)

    def op_select(self, mask: Value, yes: Value, no: Value) -> Value:
        text = f"stablehlo.select {mask.name}, {yes.name}, {no.name} : {mask.type}, {yes.type}"
        return self.emit(text, yes.shape, yes.element)

    def mask_table(self) -> None:
        """A constant mask: a box, all but a box, a triangle, a diagonal, every n-th, or neither."""
        x = self.pick()
        if not x.shape or not x.size:
            return
        places = np.indices(x.shape)
        line, other = places[-1], places[0]
        first = self.rng.randint(-2, x.shape[-1])
        words = {
            "box": (line >= first) & (other < self.rng.randint(1, x.shape[0])),
            "triangle": line >= other + first,
            "strict": line < other - first,
            "diagonal": line == other + first,
            "every": line % self.rng.choice((2, 3)) == 1,
            "none": (line * 7 + other * 5) % 11 < 4,
        }
        values = words[self.rng.choice(list(words))]
        values = ~values if self.rng.random() < 0.3 else values
        text = str(values.tolist()).lower()
        mask = Value("", x.shape, "i1")
        mask = self.emit(f"stablehlo.constant dense<{text}> : {mask.type}", x.shape, "i1")
        self.op_select(mask, x, self.alike(x))

    def extremum_of_rows(self) -> None:
        """Rows beside their extremum."""
        x = self.pick()
        if len(x.shape) < 2 or x.element == "i1":
            return
        init = self.scalar(x.element)
        axis = len(x.shape) - 1
        less = Value("", x.shape[:-1], x.element)
        word = self.rng.choice(("maximum", "minimum"))
        row = self.emit(
            f"stablehlo.reduce({x.name} init: {init.name}) applies stablehlo.{word} across "
            f"dimensions = [{axis}] : ({x.type}, {init.type}) -> {less.type}",
            less.shape,
            x.element,
        )
        wide = self.op("broadcast_in_dim", [row], x, f", dims = {list(range(axis))}")
        self.op_binary("subtract", x, wide)

    def prefix(self) -> None:
        """Hillis and Steele's steps along rows."""
        x = self.pick()
        if x.element not in INTEGERS or len(x.shape) != 2 or x.shape[1] < 4:
            return
        by = 1
        while by < x.shape[1]:
            head = self.cut(x, 1, 0, x.shape[1] - by)
            zero = self.emit(f"stablehlo.constant dense<0> : tensor<{x.element}>", (), x.element)
            self.values.pop()
            words = f", low = [0, {by}], high = [0, 0], interior = [0, 0]"
            x = self.op_binary("add", x, self.op("pad", [head, zero], x, words))
            by *= 2
