"""The fewest values to keep so that all others can be rematerialized.

This is a minimum vertex cut over def-use edges, between the values that cannot be rematerialized
and those that are needed (Moses et al., "High-Performance GPU-to-CPU Transpilation and Optimization
via High-Level Parallel Constructs", PPoPP 2023). Augmenting paths give the maximum flow (Ford and
Fulkerson).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Generic, TypeVar

Node = TypeVar("Node", bound=Hashable)
# A value, before it is kept (0) and after (1).
_Side = tuple[Node, int]

# Beyond this many values in the graph, every needed value is kept.
MAX_NODES = 4096


def values_to_keep(
    needed: Iterable[Node],
    operands: Callable[[Node], Iterable[Node] | None],
    free: Callable[[Node], bool],
) -> list[Node]:
    """A smallest set of values from which all of `needed` can be computed.

    `operands(v)`: the operands of `v`; None if it cannot be rematerialized. `free(v)`: `v` has no
    cost, because it is kept already. Of several smallest sets, the result is nearest to the uses.
    """
    return _Graph(needed, operands, free).cut()


class _Graph(Generic[Node]):
    """Each value is an edge from (v, 0) to (v, 1) of capacity one."""

    def __init__(
        self,
        needed: Iterable[Node],
        operands: Callable[[Node], Iterable[Node] | None],
        free: Callable[[Node], bool],
    ) -> None:
        self.needed = [v for v in dict.fromkeys(needed) if not free(v)]
        self.users: dict[Node, list[Node]] = {}
        self.before: dict[Node, list[Node]] = {}
        self.sources: list[Node] = []
        seen = set(self.needed)
        todo = list(self.needed)
        while todo:
            value = todo.pop()
            below = operands(value)
            if below is None:
                self.sources.append(value)
                continue
            for operand in below:
                if free(operand):
                    continue
                self.users.setdefault(operand, []).append(value)
                self.before.setdefault(value, []).append(operand)
                if operand not in seen:
                    seen.add(operand)
                    todo.append(operand)
        self.size = len(seen)
        # Unit flows: through a value, and along def-use edges (as many as there are paths).
        self.used: set[Node] = set()
        self.flow: dict[tuple[Node, Node], int] = {}

    def cut(self) -> list[Node]:
        if self.size > MAX_NODES:
            return self.needed
        while self._augment():
            pass
        reached = self._reach()[1]
        # A value is cut if the sinks reach its inner side, but not its outer side.
        order = dict.fromkeys([*self.needed, *self.users])
        return [v for v in order if (v, 1) in reached and (v, 0) not in reached]

    def _reach(self) -> tuple[_Side[Node] | None, dict[_Side[Node], _Side[Node] | None]]:
        """Search backwards from the sinks in the residual graph, for the cut nearest to the uses.

        Returns a source that was reached, and the predecessor of each node in the search.
        """
        sources = {(v, 0) for v in self.sources}
        came: dict[_Side[Node], _Side[Node] | None] = {(v, 1): None for v in self.needed}
        queue = deque(came)
        while queue:
            node = queue.popleft()
            if node in sources:
                return node, came
            for following in self._steps(node):
                if following not in came:
                    came[following] = node
                    queue.append(following)
        return None, came

    def _steps(self, node: _Side[Node]) -> Iterator[_Side[Node]]:
        """Nodes from which flow may still be pushed into `node`."""
        value, side = node
        if side == 1:
            if value not in self.used:
                yield (value, 0)
            # Flow from a value to a user can be cancelled.
            for user in self.users.get(value, ()):
                if self.flow.get((value, user), 0):
                    yield (user, 0)
        else:
            for operand in self.before.get(value, ()):
                yield (operand, 1)
            if value in self.used:
                yield (value, 1)

    def _augment(self) -> bool:
        start, came = self._reach()
        if start is None:
            return False
        node = start
        while (following := came[node]) is not None:
            self._push(node, following)
            node = following
        return True

    def _push(self, node: _Side[Node], following: _Side[Node]) -> None:
        """One unit from `node` to `following`."""
        (value, side), (other, _) = node, following
        if value == other:
            if side == 0:
                self.used.add(value)
            else:
                self.used.discard(value)
        elif side == 1:
            self.flow[value, other] = self.flow.get((value, other), 0) + 1
        else:
            self.flow[other, value] -= 1
