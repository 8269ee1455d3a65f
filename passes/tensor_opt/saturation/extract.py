"""Extracts the cheapest program of an e-graph, counting shared values once.

First the cheapest term of each class as if nothing were shared (a fixed point), then one class at a
time is given another of its terms where that lowers the cost of the whole, until none does or the
time is up. (Extraction with sharing is NP-hard; this is a local search from the greedy answer.)
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from raise_kernel.costs import Costs
from raise_kernel.passes.tensor_opt.graph.node import Node
from raise_kernel.passes.tensor_opt.saturation.egraph import Term, Terms
from raise_kernel.passes.tensor_opt.saturation.program_cost import node_cost, program_cost
from raise_kernel.worklist import reachable

Choice = dict[str, Term]


class Extractor:
    """Chooses a term for each class."""

    def __init__(
        self, terms: Terms, classes: Mapping[str, Sequence[Term]], table: Costs, seconds: float
    ) -> None:
        self.terms = terms
        self.classes = classes
        self.table = table
        self.deadline = time.perf_counter() + seconds

    def best(self, roots: Sequence[str]) -> tuple[list[Node], float] | None:
        """The roots' nodes in the cheapest program found, and its cost in microseconds."""
        choice = self._greedy()
        nodes = self._build(roots, choice)
        if nodes is None:
            return None
        cost = program_cost(self.table, nodes)
        improved = True
        while improved and time.perf_counter() < self.deadline:
            improved = False
            for eclass in _reached(roots, choice):
                for term in self.classes[eclass]:
                    if term == choice.get(eclass):
                        continue
                    trial = {**choice, eclass: term}
                    made = self._build(roots, trial)
                    if made is None:
                        continue
                    new = program_cost(self.table, made)
                    if new < cost * (1 - 1e-9):
                        choice, nodes, cost, improved = trial, made, new, True
                if time.perf_counter() > self.deadline:
                    break
        return nodes, cost

    def _greedy(self) -> Choice:
        """The cheapest term of each class, its children's costs added up."""
        found: dict[str, tuple[float, Node]] = {}
        choice: Choice = {}
        changed = True
        while changed and time.perf_counter() < self.deadline:
            changed = False
            for eclass, terms in self.classes.items():
                for term in terms:
                    if any(kid not in found for kid in term.kids):
                        continue
                    node = self.terms.node(term, [found[kid][1] for kid in term.kids])
                    cost = node_cost(self.table, node) + sum(found[k][0] for k in term.kids)
                    # A term costs more than its parts, so that no cycle is ever cheapest.
                    cost += 1e-9
                    if eclass not in found or cost < found[eclass][0] - 1e-12:
                        found[eclass], choice[eclass], changed = (cost, node), term, True
        return choice

    def _build(self, roots: Sequence[str], choice: Choice) -> list[Node] | None:
        """The roots' nodes; None where the choice goes in a circle or lacks a term."""
        made: dict[str, Node] = {}
        open_: set[str] = set()
        stack = list(roots)
        while stack:
            eclass = stack[-1]
            if eclass in made:
                stack.pop()
                continue
            term = choice.get(eclass)
            if term is None:
                return None
            missing = [kid for kid in term.kids if kid not in made]
            if missing:
                if eclass in open_:
                    return None
                open_.add(eclass)
                stack += missing
                continue
            made[eclass] = self.terms.node(term, [made[kid] for kid in term.kids])
            open_.discard(eclass)
            stack.pop()
        return [made[root] for root in roots]


def _reached(roots: Sequence[str], choice: Choice) -> list[str]:
    return list(reachable(roots, lambda eclass: choice[eclass].kids))
