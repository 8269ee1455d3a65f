"""The values of a block in an e-graph: egglog's rules, and a program's terms and facts.

Terms: `(Leaf i)` for what no rule looks into, `(Un f a)`, `(Bin f a b)`, `(Tri f a b c)` for
elementwise functions, `(Move m a)` for what moves elements, `(Mat a b)` for matrix products,
`(Ops i list)` for any other operation. Numbers stand for tables of `Terms`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from raise_kernel.diagnostics import Refusal
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node, Shape, Splat
from raise_kernel.stablehlo.attributes import Dot
from raise_kernel.stablehlo.elements import is_integer
from raise_kernel.stablehlo.elementwise import ELEMENTWISE
from raise_kernel.stablehlo.properties import COMMUTATIVE

RULES = """
(datatype T (Leaf i64) (Un i64 T) (Bin i64 T T) (Tri i64 T T T) (Move i64 T) (Mat T T))
(datatype L (Nil) (Cons T L))
(constructor Ops (i64 L) T)
(relation inverse (i64 i64))
(relation compose (i64 i64 i64))
(relation moved (i64 i64 i64))
(relation commutes (i64))
(relation associates (i64))
(relation distributes (i64 i64))
(relation selects (i64 i64))

; a move there and back, two moves at once, a constant moved
(rewrite (Move m (Move n x)) x :when ((inverse m n)))
(rewrite (Move m (Move n x)) (Move k x) :when ((compose m n k)))
(rewrite (Move m (Leaf i)) (Leaf j) :when ((moved i m j)))
; computing before a move or after it
(rewrite (Move m (Un f a)) (Un f (Move m a)))
(rewrite (Un f (Move m a)) (Move m (Un f a)))
(rewrite (Bin f (Move m a) (Move m b)) (Move m (Bin f a b)))
(rewrite (Move m (Bin f a b)) (Bin f (Move m a) (Move m b)))
(rewrite (Bin f (Move m a) b) (Move m (Bin f a (Move n b))) :when ((inverse n m)))
(rewrite (Bin f a (Move m b)) (Move m (Bin f (Move n a) b)) :when ((inverse n m)))
(rewrite (Tri f (Move m a) (Move m b) (Move m c)) (Move m (Tri f a b c)))
(rewrite (Move m (Tri f a b c)) (Tri f (Move m a) (Move m b) (Move m c)))
; arithmetic: sums and products of integers, order of floats' operands
(rewrite (Bin f a b) (Bin f b a) :when ((commutes f)))
(rewrite (Bin f a (Bin f b c)) (Bin f (Bin f a b) c) :when ((associates f)))
(rewrite (Bin f (Bin f a b) c) (Bin f a (Bin f b c)) :when ((associates f)))
(rewrite (Bin p (Bin m a c) (Bin m b c)) (Bin m (Bin p a b) c) :when ((distributes m p)))
; one computation on what is selected
(rewrite (Tri s k (Bin f a x) (Bin f b x)) (Bin f (Tri s k a b) x) :when ((selects s f)))
(rewrite (Tri s k (Bin f x a) (Bin f x b)) (Bin f x (Tri s k a b)) :when ((selects s f)))
(rewrite (Tri s k (Un f a) (Un f b)) (Un f (Tri s k a b)) :when ((selects s f)))
; products of matrices, in either order
(rewrite (Mat (Mat a b) c) (Mat a (Mat b c)))
(rewrite (Mat a (Mat b c)) (Mat (Mat a b) c))
"""

MOVES = ("reshape", "transpose", "reverse", "slice")
# Operand and result are of one type.
UNIFORM = ELEMENTWISE - {"compare", "convert", "select", "complex", "real", "imag", "is_finite"}
MATRIX = Dot((), (), (1,), (0,), ())


@dataclass(frozen=True)
class Move:
    """A move of elements from one shape to another."""

    op: str
    attr: Any
    source: Shape
    target: Shape

    def apply(self, g: Graph, x: Node) -> Node:
        if isinstance(x.attr, Splat):
            return g.make("constant", (), self.target, x.element, x.attr)
        return g.make(self.op, (x,), self.target, x.element, self.attr)


class Table:
    """Numbers for keys, in the order that they are met."""

    def __init__(self) -> None:
        self.items: list[Any] = []
        self._numbers: dict[Any, int] = {}

    def number(self, key: Any) -> int:
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = len(self.items)
            self.items.append(key)
        return found


class Terms:
    """A program's nodes as egglog terms, and back."""

    def __init__(self, g: Graph) -> None:
        self.g = g
        self.leaves, self.functions, self.moves, self.others = Table(), Table(), Table(), Table()
        self.precision: tuple[str, ...] | None = None
        self.lines: list[str] = []
        self._names: dict[Node, str] = {}

    def add(self, roots: Sequence[Node]) -> list[str]:
        """Define every node below the roots; the names of the roots."""
        stack = list(reversed(roots))
        while stack:
            node = stack[-1]
            if node in self._names:
                stack.pop()
                continue
            missing = [o for o in node.operands if o not in self._names]
            if missing:
                stack += reversed(missing)
                continue
            stack.pop()
            name = self._names[node] = f"$v{len(self._names)}"
            self.lines.append(f"(let {name} {self._term(node)})")
        return [self._names[r] for r in roots]

    def _term(self, n: Node) -> str:
        kids = [self._names[o] for o in n.operands]
        same = all(o.shape == n.shape for o in n.operands)
        if n.op in ELEMENTWISE and same and 1 <= len(kids) <= 3:
            f = self.functions.number((n.op, n.element, n.attr))
            return f"({('Un', 'Bin', 'Tri')[len(kids) - 1]} {f} {' '.join(kids)})"
        if n.op in MOVES and n.operands:
            move = Move(n.op, n.attr, n.operands[0].shape, n.shape)
            return f"(Move {self.moves.number(move)} {kids[0]})"
        if n.op == "dot_general" and self._is_matrix(n):
            return f"(Mat {' '.join(kids)})"
        if not kids:
            return f"(Leaf {self.leaves.number(n)})"
        items = "(Nil)"
        for kid in reversed(kids):
            items = f"(Cons {kid} {items})"
        return f"(Ops {self.others.number(n)} {items})"

    def _is_matrix(self, n: Node) -> bool:
        d = n.attr
        plain = Dot(d.lhs_batch, d.rhs_batch, d.lhs_contract, d.rhs_contract, ())
        if plain != MATRIX or n.operands[0].rank != 2 or n.operands[0].element != n.element:
            return False
        if self.precision is None:
            self.precision = d.precision
        return self.precision == d.precision

    def facts(self) -> list[str]:
        """What the rules ask of this program's functions, moves and constants."""
        return [*self._move_facts(), *self._function_facts()]

    def _move_facts(self) -> list[str]:
        for move in list(self.moves.items):
            back = inverse_of(move)
            if back is not None:
                self.moves.number(back)
        lines = []
        known = list(self.moves.items)
        for m, outer in enumerate(known):
            for n, inner in enumerate(known):
                if outer.source != inner.target:
                    continue
                joined = composed(self.g, outer, inner)
                if joined is True:
                    lines.append(f"(inverse {m} {n})")
                elif isinstance(joined, Move):
                    lines.append(f"(compose {m} {n} {self.moves.number(joined)})")
        for i, leaf in enumerate(list(self.leaves.items)):
            if isinstance(leaf.attr, Splat):
                for m, move in enumerate(self.moves.items):
                    if move.source == leaf.shape:
                        moved = move.apply(self.g, leaf)
                        lines.append(f"(moved {i} {m} {self.leaves.number(moved)})")
        return lines

    def _function_facts(self) -> list[str]:
        lines = []
        numbered = list(enumerate(self.functions.items))
        for f, (op, element, _) in numbered:
            if op in COMMUTATIVE:
                lines.append(f"(commutes {f})")
            if op in COMMUTATIVE and is_integer(element):
                lines.append(f"(associates {f})")
            for s, (other, type_, _) in numbered:
                if op in UNIFORM and other == "select" and type_ == element:
                    lines.append(f"(selects {s} {f})")
                if op == "multiply" and other == "add" and type_ == element and is_integer(element):
                    lines.append(f"(distributes {f} {s})")
        return lines

    def node(self, term: Term, kids: Sequence[Node]) -> Node:
        """The node of an e-node whose children have these nodes."""
        g = self.g
        if term.op == "Leaf":
            return self.leaves.items[term.number]
        if term.op == "Ops":
            return g.like(self.others.items[term.number], kids)
        if term.op == "Move":
            return self.moves.items[term.number].apply(g, kids[0])
        if term.op == "Mat":
            a, b = kids
            numbers = Dot((), (), (1,), (0,), self.precision or ())
            return g.make("dot_general", kids, (a.shape[0], *b.shape[1:]), a.element, numbers)
        op, element, attr = self.functions.items[term.number]
        return g.make(op, kids, kids[-1].shape, element, attr)


@dataclass(frozen=True)
class Term:
    """An e-node: its constructor, the number of its table, the classes of its children."""

    op: str
    number: int
    kids: tuple[str, ...]


def inverse_of(move: Move) -> Move | None:
    """The move back, where nothing is lost."""
    if move.op == "transpose":
        back = tuple(move.attr.index(k) for k in range(len(move.attr)))
        return Move("transpose", back, move.target, move.source)
    if move.op == "reverse":
        return move
    if move.op == "reshape":
        return Move("reshape", None, move.target, move.source)
    return None


def composed(g: Graph, outer: Move, inner: Move) -> Move | bool:
    """Two moves as one; True where they cancel, False where they are no one move."""
    if outer == inverse_of(inner):
        return True
    if outer.op != inner.op:
        return False
    leaf = Node("argument", (), inner.source, "f32", None)
    if outer.op == "transpose":
        made = g.transpose(leaf, [inner.attr[k] for k in outer.attr])
    elif outer.op == "reshape":
        made = g.reshape(leaf, outer.target)
    else:
        return False
    return True if made is leaf else Move(made.op, made.attr, leaf.shape, made.shape)


@dataclass
class Limits:
    """When to stop: seconds, e-nodes, rounds of all rules."""

    seconds: float
    nodes: int
    rounds: int = 12


def saturate(
    terms: Terms, roots: Sequence[Node], limits: Limits
) -> tuple[dict[str, list[Term]], list[str], str]:
    """The classes of the e-graph after the rules, the classes of the roots, why it stopped ("")."""
    try:
        from egglog import bindings
    except ImportError as error:
        raise Refusal(
            "RK025",
            "equality saturation needs egglog",
            hint="pip install 'raise-kernel[egraph]'",
        ) from error
    graph: Any = bindings.EGraph()
    names = terms.add(roots)
    program = "\n".join([RULES, *terms.facts(), *terms.lines])
    graph.run_program(*graph.parse_program(program))
    start, stopped = time.perf_counter(), ""
    last, before = start, 0
    for _ in range(limits.rounds):
        (report,) = graph.run_program(*graph.parse_program("(run 1)"))
        if not report.report.updated:
            break
        (sizes,) = graph.run_program(*graph.parse_program("(print-size)"))
        count = sum(size for _, size in sizes.sizes)
        now = time.perf_counter()
        # A round cannot be interrupted: one that will not end in time is not begun. Matches grow
        # with pairs of nodes.
        growth = count / before if before else 1.0
        expected = (now - last) * growth**2
        last, before = now, count
        if count > limits.nodes:
            stopped = f"{count} e-nodes"
        elif now + expected - start > limits.seconds:
            stopped = f"{limits.seconds:g} seconds"
        if stopped:
            break
    return *_classes(graph, names), stopped


def _classes(graph: Any, names: Sequence[str]) -> tuple[dict[str, list[Term]], list[str]]:
    """E-nodes by class from egglog's JSON; the roots' classes through one term that holds them."""
    roots = "(Nil)"
    for name in reversed(names):
        roots = f"(Cons {name} {roots})"
    graph.run_program(*graph.parse_program(f"(let $roots (Ops -1 {roots}))"))
    text = graph.serialize([], max_functions=None, max_calls_per_function=None).to_json()
    nodes = json.loads(text)["nodes"]
    classes: dict[str, list[Term]] = {}
    lists: dict[str, dict[str, Any]] = {}
    found: list[str] = []
    for node in nodes.values():
        if node["op"] in ("Nil", "Cons"):
            lists[node["eclass"]] = node
    for node in nodes.values():
        if node["op"] not in ("Leaf", "Un", "Bin", "Tri", "Move", "Mat", "Ops"):
            continue
        kids = [nodes[child] for child in node["children"]]
        number = 0 if node["op"] == "Mat" else int(kids.pop(0)["op"])
        below = tuple(kid["eclass"] for kid in kids)
        if node["op"] == "Ops":
            below = _unrolled(below[0], lists, nodes)
        if number == -1:
            found = list(below)
        else:
            classes.setdefault(node["eclass"], []).append(Term(node["op"], number, below))
    return classes, found


def _unrolled(
    eclass: str, lists: dict[str, dict[str, Any]], nodes: dict[str, dict[str, Any]]
) -> tuple[str, ...]:
    items = []
    while lists[eclass]["op"] == "Cons":
        head, rest = lists[eclass]["children"]
        items.append(nodes[head]["eclass"])
        eclass = nodes[rest]["eclass"]
    return tuple(items)
