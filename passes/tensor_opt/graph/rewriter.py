"""Applies rules until none matches, from operands to results.

A rule takes the graph and a node whose operands are in normal form, and gives an equal node, or
None. What it gives is brought to normal form in turn. A node is normalized once, whatever its
number of users, so the work is linear in the size of the graph and the rewrites made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass

from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.values import terminator
from raise_kernel.mlir.walks import named, names_in
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.loaded import Loaded, Nested, load_block
from raise_kernel.passes.tensor_opt.graph.node import Inside, Node
from raise_kernel.passes.tensor_opt.graph.store import Storer

Rule = Callable[[Graph, Node], "Node | None"]
Rules = Mapping[str, Sequence[Rule]]
Whole = Callable[[Graph, list[Node]], list[Node]]

# Rewrites per node of the graph before a set of rules is taken to run in circles.
BUDGET = 40


@dataclass(frozen=True)
class Concerns:
    """The operations that a rewrite is about: those of one of these names that pass the test. No
    rule applies to another one whose operands stay."""

    names: frozenset[str]
    test: Callable[[ir.Operation], bool] | None = None

    @staticmethod
    def of(*names: str, test: Callable[[ir.Operation], bool] | None = None) -> Concerns:
        """The StableHLO operations of these names (other dialects' names are whole)."""
        return Concerns(frozenset(n if "." in n else f"stablehlo.{n}" for n in names), test)

    def any_in(self, *blocks: ir.Block) -> bool:
        """Whether there is such an operation in the blocks, or in blocks inside them."""
        test = self.test
        found = (op for block in blocks for op in named(block, *self.names))
        return any(test is None or test(op) for op in found)


class Rewriter:
    """Rewrites a function with `rules`, the blocks of its loops and conditionals included.

    `whole` then rewrites the results of the function's own block; of each block, if `everywhere`.
    Blocks without an operation that `concerns` it are left as they are: by default, those in which
    no rule could apply; with `whole`, none. (A rule for results of loops has to say.) So are blocks
    in which no rule applies: what is dead or there twice in them is the cleanup's. Rules are tried
    in a block, those inside it apart, where it is `worth` it.
    In a program of several launches (`rk.whole`), what is stored into a result of a block is read
    from there (`Graph.kept`): XLA writes a window twice, or computes it twice, that is stored and
    read, and copies an array that it computes from after it would have updated it in place.
    `counts` has the number of times that each rule applied, by its name.
    """

    def __init__(
        self,
        rules: Rules,
        whole: Whole | None = None,
        *,
        everywhere: bool = False,
        concerns: Concerns | None = None,
        first: Rules | None = None,
        worth: Callable[[Loaded], bool] | None = None,
    ) -> None:
        self.rules = rules
        self.first = first or {}
        self.whole = whole
        self.everywhere = everywhere
        if concerns is None and whole is None:
            concerns = Concerns.of(*rules)
        self.concerns = concerns
        self.worth = worth
        self.counts: dict[str, int] = {}
        self.exhausted = False
        self._budget = 0
        self._keeps = False

    def function(self, function: ir.Operation) -> None:
        """Rewrite the body of a `func.func` in place."""
        block = function.regions[0].blocks[0]
        self._keeps = "rk.whole" in function.attributes
        if self._concern(names_in(block), [block]):
            self._block(facts.once(load_block, block))

    def _concern(self, names: Set[str], blocks: Sequence[ir.Block]) -> bool:
        """Whether there is anything to do in the blocks, whose operations have these names."""
        concerns = self.concerns
        if concerns is None:
            return True
        if concerns.names.isdisjoint(names):
            return False
        return concerns.test is None or concerns.any_in(*blocks)

    def _block(self, loaded: Loaded) -> None:
        """Rewrite a block."""
        graph, loader = loaded.graph, loaded.loader
        budget = self._budget = BUDGET * (len(loader.nodes) + 10)
        effects, results = self._normal_forms(loaded)
        if self.whole is not None and (self.everywhere or not graph.nested):
            results = self.whole(graph, results)
        unchanged = effects == loader.effects and results == loaded.roots
        if unchanged and self._budget == budget and not loaded.is_moved:
            for nested in loaded.nested:
                self._nested(nested)
        else:
            self._store(loaded, effects, results)

    def _normal_forms(self, loaded: Loaded) -> tuple[Sequence[Node], list[Node]]:
        """The effects and the results of a block by the rules."""
        graph, loader, roots = loaded.graph, loaded.loader, loaded.roots
        if not self._may_apply(loaded):
            if self._keeps:
                graph.kept.update(roots)
            return loader.effects, roots
        done = self._untouched(loader)
        if self._keeps:
            for node in [n for n in loader.order if n in {*roots}]:
                graph.kept.add(self.normal(graph, node, done))
        effects = [self.normal(graph, e, done) for e in loader.effects]
        return effects, [self.normal(graph, r, done) for r in roots]

    def _may_apply(self, loaded: Loaded) -> bool:
        """Whether a rule may apply to a node of a block."""
        kinds = loaded.loader.kinds
        if kinds.isdisjoint(self.rules) and kinds.isdisjoint(self.first):
            return False
        return self.worth is None or self.worth(loaded)

    def _untouched(self, loader: Loader) -> dict[Node, Node]:
        """The nodes that no rule is about, nor what they are computed from: in normal form."""
        names = {*self.rules, *self.first}
        test = None if self.concerns is None else self.concerns.test
        done: dict[Node, Node] = {}
        for node in loader.order:
            if not all([o in done for o in node.operands]):
                continue
            if node.op not in names or (test and node.origin and not test(node.origin.op)):
                done[node] = node
        return done

    def _store(self, loaded: Loaded, effects: Sequence[Node], results: Sequence[Node]) -> None:
        def inner(
            op: ir.Operation,
            within: Inside,
            operands: Sequence[Node],
            values: Mapping[Node, ir.Value],
        ) -> None:
            self._nested(Nested(loaded, op, within, operands, values))

        end = terminator(loaded.block)
        storer = Storer(end, loaded.values(), inner)
        for node in effects:
            storer.write(node)
        for index, node in enumerate(results):
            value = storer.value(node)
            if end.operands[index] != value:
                end.operands[index] = value
        storer.finish()
        for origin in reversed(loaded.loader.origins):
            if not origin.placed:
                erase(origin.op)
        facts.changed()

    def _nested(self, nested: Nested) -> None:
        """Rewrite the blocks of an operation that stands in its place already."""
        only_outside = self.whole is not None and not (self.everywhere or self.rules)
        concern = not only_outside and self._concern(nested.names, nested.blocks)
        if concern or nested.is_moved:
            for part in nested.loaded:
                self._block(part)

    # --- one graph ---

    def normal(self, graph: Graph, root: Node, done: dict[Node, Node]) -> Node:
        """The normal form of a node."""
        stack = [root]
        forward: dict[Node, Node] = {}
        # Nodes that wait for others: one that comes up again closes a circle of rewrites, and is
        # taken as it is.
        waiting: set[Node] = set()
        while stack:
            node = stack[-1]
            if node in done:
                stack.pop()
                continue
            if node not in waiting:
                waiting.add(node)
                whole = self._apply(graph, node, self.first)
                if whole is not None:
                    forward[node] = whole
            target = forward.get(node)
            if target is not None:
                if target not in done and target in waiting:
                    done[target] = target
                if target in done:
                    done[node] = done[target]
                    stack.pop()
                else:
                    stack.append(target)
                continue
            missing = [o for o in node.operands if o not in done]
            if missing:
                for operand in missing:
                    if operand in waiting:
                        done[operand] = operand
                stack += reversed(missing)
                continue
            current = graph.like(node, [done[o] for o in node.operands])
            if current is not node:
                forward[node] = current
                continue
            better = self._apply(graph, current, self.rules)
            if better is None or better is current:
                done[current] = current
                stack.pop()
            else:
                forward[node] = better
        return done[root]

    def _apply(self, graph: Graph, node: Node, table: Rules) -> Node | None:
        rules = table.get(node.op)
        if not rules:
            return None
        if self._budget <= 0:
            self.exhausted = True
            return None
        graph.location = node.location
        for rule in rules:
            found = rule(graph, node)
            if found is not None and found is not node:
                name = getattr(rule, "__name__", "cheapest form")
                self.counts[name] = self.counts.get(name, 0) + 1
                self._budget -= 1
                return found
        return None
