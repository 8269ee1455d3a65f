"""Random control-flow graphs as MLIR text, irreducible ones included, for the structure tests.

Each block stores its number and one of its values to a trace, so that the order of effects shows;
the trace's position is itself a value in memory. Block arguments and values of dominating blocks
are read anywhere that dominance allows.
"""

from __future__ import annotations

import random

from raise_kernel.analysis.graphs.control_flow import strongly_connected

TRACE = 4096


def random_function(seed: int, max_blocks: int = 12) -> str:
    """A function `@f(%a: i32, %b: i32, %trace: memref<...>, %position: memref<1xi32>)`."""
    rng = random.Random(seed)
    while True:
        count = rng.randint(2, max_blocks)
        targets = [_targets(rng, i, count) for i in range(count)]
        if not _has_endless_loop(targets):
            return _Writer(rng, targets).text()


def _targets(rng: random.Random, block: int, count: int) -> list[int]:
    """Successors of a block: mostly forward ones, so that runs end. Empty: a return."""
    if block == count - 1:
        return []
    number = rng.choices([0, 1, 2, 4], [1, 4, 8, 2])[0]
    if number == 0 and block == 0:
        number = 2
    forward = rng.random() < 0.7
    lowest = block + 1 if forward else 1
    return [rng.randint(lowest, count - 1) for _ in range(number)]


def _has_endless_loop(targets: list[list[int]]) -> bool:
    for component in strongly_connected([0], lambda n: targets[n]):
        inside = set(component)
        cyclic = len(component) > 1 or component[0] in targets[component[0]]
        if cyclic and all(t in inside for n in component for t in targets[n]):
            return True
    return False


class _Writer:
    def __init__(self, rng: random.Random, targets: list[list[int]]) -> None:
        self.rng = rng
        self.targets = targets
        count = len(targets)
        self.params = [0 if i == 0 else rng.randint(0, 3) for i in range(count)]
        self.dominators = _dominators(targets)
        self.made: list[list[str]] = [[] for _ in range(count)]
        self.lines: list[str] = []

    def text(self) -> str:
        order = [n for c in strongly_connected([0], lambda n: self.targets[n]) for n in c]
        # Dominators first, so that their values are known; blocks may stand in any order.
        reachable = sorted(order, key=lambda n: len(self.dominators[n]))
        for block in reachable:
            self.made[block] = [f"%v{block}_{i}" for i in range(self.params[block])]
        bodies = {block: self._body(block) for block in reachable}
        head = (
            f"func.func @f(%a: i32, %b: i32, %trace: memref<{TRACE}xi32>, "
            "%position: memref<1xi32>) -> i32 {\n"
            "  %zero = arith.constant 0 : index\n"
            "  %one = arith.constant 1 : i32\n"
            "  %size = arith.constant 2048 : i32\n"
        )
        rest = [block for block in reachable if block != 0]
        self.rng.shuffle(rest)
        return head + "".join(bodies[block] for block in [0, *rest]) + "}\n"

    def _pick(self, block: int) -> str:
        visible = ["%a", "%b", "%one"]
        for dominator in self.dominators[block]:
            visible += self.made[dominator] * 2
        return self.rng.choice(visible)

    def _body(self, block: int) -> str:
        rng, params = self.rng, self.params[block]
        arguments = ", ".join(f"%v{block}_{i}: i32" for i in range(params))
        lines = [] if block == 0 else [f"^bb{block}({arguments}):" if params else f"^bb{block}:"]
        for i in range(params, params + rng.randint(0, 3)):
            name = rng.choice(["addi", "subi", "muli", "xori"])
            left, right = self._pick(block), self._pick(block)
            lines.append(f"  %v{block}_{i} = arith.{name} {left}, {right} : i32")
            self.made[block].append(f"%v{block}_{i}")
        if rng.random() < 0.7:
            lines += self._trace(block)
        lines.append(self._terminator(block, lines))
        return "\n".join(lines) + "\n"

    def _trace(self, block: int) -> list[str]:
        names = [f"%{n}{block}" for n in ("p", "q", "i", "j", "k", "c", "w")]
        p, q, i, j, k, c, w = names
        return [
            f"  {p} = memref.load %position[%zero] : memref<1xi32>",
            f"  {q} = arith.remui {p}, %size : i32",
            f"  {i} = arith.index_cast {q} : i32 to index",
            f"  {k} = arith.addi {p}, %one : i32",
            f"  memref.store {k}, %position[%zero] : memref<1xi32>",
            f"  {c} = arith.constant {block * 1000} : i32",
            f"  {w} = arith.xori {c}, {self._pick(block)} : i32",
            f"  memref.store {w}, %trace[{i}] : memref<{TRACE}xi32>",
            f"  {j} = arith.addi {i}, {i} : index",
        ]

    def _edge(self, block: int, target: int) -> str:
        values = [self._pick(block) for _ in range(self.params[target])]
        if not values:
            return f"^bb{target}"
        return f"^bb{target}({', '.join(values)} : {', '.join(['i32'] * len(values))})"

    def _terminator(self, block: int, lines: list[str]) -> str:
        rng = self.rng
        edges = [self._edge(block, target) for target in self.targets[block]]
        if not edges:
            return f"  return {self._pick(block)} : i32"
        if len(edges) == 1:
            return f"  cf.br {edges[0]}"
        flag = f"%flag{block}"
        left, right = self._pick(block), self._pick(block)
        if len(edges) == 2:
            predicate = rng.choice(["slt", "ult", "eq", "ne", "sge"])
            lines.append(f"  {flag} = arith.cmpi {predicate}, {left}, {right} : i32")
            return f"  cf.cond_br {flag}, {edges[0]}, {edges[1]}"
        lines.append(f"  %three{block} = arith.constant 3 : i32")
        lines.append(f"  {flag} = arith.andi {left}, %three{block} : i32")
        cases = ", ".join(f"{i}: {edge}" for i, edge in enumerate(edges[1:]))
        return f"  cf.switch {flag} : i32, [default: {edges[0]}, {cases}]"


def _dominators(targets: list[list[int]]) -> list[set[int]]:
    """For each node, the nodes on every path from node 0 to it, itself included."""
    everything = set(range(len(targets)))
    dominators = [{0}] + [everything for _ in targets[1:]]
    sources: list[list[int]] = [[] for _ in targets]
    reachable = {n for c in strongly_connected([0], lambda n: targets[n]) for n in c}
    for node in reachable:
        for target in targets[node]:
            sources[target].append(node)
    changed = True
    while changed:
        changed = False
        for node in range(1, len(targets)):
            if node in reachable:
                met = set.intersection(*(dominators[s] for s in sources[node])) | {node}
                changed |= met != dominators[node]
                dominators[node] = met
    return dominators
