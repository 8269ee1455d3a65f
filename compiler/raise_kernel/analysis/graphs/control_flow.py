"""The control-flow graph of a function, read once into plain Python: no rewriting.

`read_cfg` gives nodes and edges, with the values that cross blocks numbered as *variables* so that
liveness is a matter of bit sets. `strongly_connected` and `dominator_tree` work on any graph of
integers. Nothing here recurses over the graph: kernels with thousands of nested branches are read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import array_values, terminator
from raise_kernel.mlir.walks import block_operations, walked


@dataclass(frozen=True)
class Edge:
    """A jump to node `target`, which hands `args` to the target's block arguments."""

    target: int
    args: tuple[ir.Value, ...] = ()


@dataclass
class Node:
    """One block. `edges[i]` is taken when `flag` is one of `cases[i]`; `cases[-1]` is "otherwise".

    A conditional branch has the cases `[(1,), ()]`. Edges that cannot be told apart are one edge.
    """

    block: ir.Block
    ops: list[ir.Operation]
    terminator: ir.Operation
    edges: list[Edge]
    cases: list[tuple[int, ...]]
    flag: ir.Value | None = None
    params: list[int] = field(default_factory=list)
    defines: list[tuple[int, ir.Value]] = field(default_factory=list)
    uses: list[tuple[ir.Operation, int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.location = self.terminator.location


@dataclass
class ControlFlowGraph:
    """Nodes in block order, entry first, unreachable ones left out; after them one virtual exit.

    A variable is a value that another block than its own reads, or any block argument; values of
    the entry block are visible everywhere and are no variables. `live_in[n]` holds, as bits, the
    variables that must have a value when control jumps to node n.
    """

    nodes: list[Node]
    variable: dict[ir.Value, int]
    types: list[ir.Type]
    exit_params: list[int]
    live_in: list[int] = field(default_factory=list)

    @property
    def exit(self) -> int:
        return len(self.nodes)

    def params(self, node: int) -> list[int]:
        return self.exit_params if node == self.exit else self.nodes[node].params


# --- reading --------------------------------------------------------------------------------


def read_edges(function: ir.Operation) -> ControlFlowGraph:
    """The graph of a `func.func` without variables. Refuses (RK011) terminators that are no
    branch."""
    blocks = _reachable(function.regions[0].blocks[0])
    index = {block: i for i, block in enumerate(blocks)}
    nodes = [_read_node(block, index, len(blocks)) for block in blocks]
    return ControlFlowGraph(nodes, {}, [], [])


def read_cfg(function: ir.Operation) -> ControlFlowGraph:
    """The graph of a `func.func`. Refuses as `read_edges` does."""
    cfg = read_edges(function)
    _number_variables(cfg)
    cfg.live_in = _liveness(cfg)
    return cfg


def _reachable(entry: ir.Block) -> list[ir.Block]:
    """Blocks that the entry reaches, in the order in which the region holds them."""
    seen = {entry}
    stack = [entry]
    while stack:
        for successor in last_operation(stack.pop()).successors:
            if successor not in seen:
                seen.add(successor)
                stack.append(successor)
    return [block for block in entry.region.blocks if block in seen]


def last_operation(block: ir.Block) -> ir.Operation:
    return terminator(block)


def _read_node(block: ir.Block, index: dict[ir.Block, int], exit_node: int) -> Node:
    *ops, terminator = block_operations(block)
    flag: ir.Value | None = None
    targets = [index[successor] for successor in terminator.successors]
    operands = list(terminator.operands)
    match terminator.name:
        case "cf.br":
            edges, cases = [Edge(targets[0], tuple(operands))], [()]
        case "cf.cond_br":
            flag = operands[0]
            sizes = array_values(terminator.attributes["operandSegmentSizes"])
            args = _split(operands[1:], sizes[1:])
            edges, cases = _join(list(map(Edge, targets, args)), [(1,), ()])
        case "cf.switch":
            flag = operands[0]
            edges, cases = _read_switch(terminator, targets, operands)
        case "func.return":
            edges, cases = [Edge(exit_node, tuple(operands))], [()]
        case "ub.unreachable":
            edges, cases = [], []
        case _:
            raise refuse("RK011", f"no control flow is known for {terminator.name}", terminator)
    return Node(block, ops, terminator, edges, cases, flag if len(edges) > 1 else None)


def _read_switch(
    switch: ir.Operation, targets: list[int], operands: list[ir.Value]
) -> tuple[list[Edge], list[tuple[int, ...]]]:
    sizes = array_values(switch.attributes["operandSegmentSizes"])
    segments = array_values(switch.attributes["case_operand_segments"])
    args = _split(operands[1:], [sizes[1], *segments])
    edges = list(map(Edge, targets, args))
    if "case_values" not in switch.attributes:
        return edges, [()]
    values = [int(v) for v in ir.DenseIntElementsAttr(switch.attributes["case_values"])]
    return _join([*edges[1:], edges[0]], [*((v,) for v in values), ()])


def _split(values: list[ir.Value], sizes: Sequence[int]) -> list[tuple[ir.Value, ...]]:
    parts, start = [], 0
    for size in sizes:
        parts.append(tuple(values[start : start + size]))
        start += size
    return parts


def _join(
    edges: list[Edge], cases: list[tuple[int, ...]]
) -> tuple[list[Edge], list[tuple[int, ...]]]:
    """Edges with the same target and arguments become one; the default edge stays last."""
    default = edges[-1]
    joined: dict[Edge, tuple[int, ...]] = {}
    for edge, case in zip(edges, cases, strict=True):
        if edge != default:
            joined[edge] = (*joined.get(edge, ()), *case)
    return [*joined, default], [*joined.values(), ()]


def _number_variables(cfg: ControlFlowGraph) -> None:
    """Number block arguments and values read across blocks; record where each node uses them."""
    defined_in: dict[ir.Value, int] = {}
    for number, node in enumerate(cfg.nodes):
        if number == 0:
            continue
        for argument in node.block.arguments:
            node.params.append(_variable(cfg, argument))
            defined_in[argument] = number
        for op in node.ops:
            for result in op.results:
                defined_in[result] = number
    for number, node in enumerate(cfg.nodes):
        for op, position, value in _operands(node.ops):
            if _is_variable(defined_in, value, number):
                node.uses.append((op, position, _variable(cfg, value)))
        for value in node.terminator.operands:
            if _is_variable(defined_in, value, number):
                _variable(cfg, value)
    for value, variable in cfg.variable.items():
        if isinstance(value, ir.OpResult):
            cfg.nodes[defined_in[value]].defines.append((variable, value))
    returns = next((n for n in cfg.nodes if n.terminator.name == "func.return"), None)
    for value in returns.terminator.operands if returns else ():
        cfg.exit_params.append(len(cfg.types))
        cfg.types.append(value.type)


def _is_variable(defined_in: dict[ir.Value, int], value: ir.Value, node: int) -> bool:
    """Whether `value`, read in `node`, is from another block or an argument of a block."""
    where = defined_in.get(value)
    return where is not None and (where != node or isinstance(value, ir.BlockArgument))


def _operands(ops: Iterable[ir.Operation]) -> Iterator[tuple[ir.Operation, int, ir.Value]]:
    """Every operand of `ops`, those of operations in their regions included."""
    for op in ops:
        for position, value in enumerate(op.operands):
            yield op, position, value
        for region in op.regions:
            for block in region.blocks:
                for inner in walked(block):
                    for position, value in enumerate(inner.operands):
                        yield inner, position, value


def _variable(cfg: ControlFlowGraph, value: ir.Value) -> int:
    number = cfg.variable.setdefault(value, len(cfg.types))
    if number == len(cfg.types):
        cfg.types.append(value.type)
    return number


def _liveness(cfg: ControlFlowGraph) -> list[int]:
    """For each node, as bits: its block arguments and what is read before it is written."""
    nodes = cfg.nodes
    params = [_bits(cfg.params(n)) for n in range(len(nodes) + 1)]
    killed = [params[n] | _bits(v for v, _ in node.defines) for n, node in enumerate(nodes)]
    read = [_bits(v for _, _, v in node.uses) for node in nodes]
    for number, node in enumerate(nodes):
        values = [*node.terminator.operands]
        read[number] |= _bits(cfg.variable[v] for v in values if v in cfg.variable)
        read[number] &= ~killed[number]
    live = [params[n] | (read[n] if n < len(nodes) else 0) for n in range(len(nodes) + 1)]
    predecessors: list[list[int]] = [[] for _ in live]
    for number, node in enumerate(nodes):
        for edge in node.edges:
            predecessors[edge.target].append(number)
    pending = list(range(len(live)))
    while pending:
        number = pending.pop()
        through = live[number] & ~params[number]
        for source in predecessors[number]:
            grown = live[source] | (through & ~killed[source])
            if grown != live[source]:
                live[source] = grown
                pending.append(source)
    return live


def _bits(numbers: Iterable[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


# --- graphs of integers ---------------------------------------------------------------------


def strongly_connected(
    roots: Iterable[int], successors: Callable[[int], Sequence[int]]
) -> list[list[int]]:
    """Strongly connected components that `roots` reach, in topological order (Tarjan)."""
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    path: list[int] = []
    on_path: set[int] = set()
    components: list[list[int]] = []
    for root in reversed(list(roots)):
        if root in order:
            continue
        work = [(root, iter(reversed(successors(root))))]
        order[root] = low[root] = len(order)
        path.append(root)
        on_path.add(root)
        while work:
            node, rest = work[-1]
            for target in rest:
                if target not in order:
                    order[target] = low[target] = len(order)
                    path.append(target)
                    on_path.add(target)
                    work.append((target, iter(reversed(successors(target)))))
                    break
                if target in on_path:
                    low[node] = min(low[node], order[target])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == order[node]:
                    components.append(_unwind(path, on_path, node))
    components.reverse()
    return components


def _unwind(path: list[int], on_path: set[int], last: int) -> list[int]:
    component = []
    while True:
        node = path.pop()
        on_path.discard(node)
        component.append(node)
        if node == last:
            return sorted(component)


def dominator_tree(predecessors: Sequence[Sequence[int]]) -> list[int]:
    """Immediate dominators of an acyclic graph whose numbers are in topological order.

    Node 0 is the root and its own dominator; every other node has a predecessor.
    """
    dominator = [0] * len(predecessors)
    depth = [0] * len(predecessors)
    for node in range(1, len(predecessors)):
        meet = predecessors[node][0]
        for other in predecessors[node][1:]:
            while meet != other:
                if depth[meet] >= depth[other]:
                    meet, other = dominator[meet], other
                else:
                    other = dominator[other]
        dominator[node] = meet
        depth[node] = depth[meet] + 1
    return dominator


# --- regions --------------------------------------------------------------------------------


@dataclass
class Item:
    """A block, or a loop, in the acyclic graph of one region."""

    nodes: list[int]
    is_loop: bool
    entries: list[int] = field(default_factory=list)
    merges: list[int] = field(default_factory=list)  # items that follow it, in topological order
    leaves_to: set[int] = field(default_factory=set)  # items outside its subtree that it jumps to
    single_edge: bool = False  # its one edge comes from a branch: it belongs into that arm


class RegionGraph:
    """The acyclic graph of one region: the function, or a loop body without its repeating edges.

    `item_of` tells which item a jump to a node leads to. Entries are reached from the region's head
    alone, under the number `~entry`: a jump to `entry` itself repeats the loop.
    """

    def __init__(self, cfg: ControlFlowGraph, nodes: Iterable[int], entries: list[int]) -> None:
        inside, cut = set(nodes), set(entries)

        def successors(node: int) -> list[int]:
            targets = (edge.target for edge in cfg.nodes[node].edges)
            return [t for t in targets if t in inside and t not in cut]

        components = strongly_connected(entries, successors)
        item_of = {node: i for i, c in enumerate(components) for node in c}
        self.items = [Item(c, is_loop=len(c) > 1 or c[0] in successors(c[0])) for c in components]
        edges = [
            (item_of[node], item_of[target], target)
            for node in item_of
            for target in successors(node)
            if item_of[node] != item_of[target]
        ]
        for target in dict.fromkeys([*entries, *(target for _, _, target in edges)]):
            self.items[item_of[target]].entries.append(target)
        self.head_merges = self._link(edges, [item_of[entry] for entry in entries])
        self.item_of = {~n if n in cut else n: i for n, i in item_of.items()}

    def _link(self, edges: list[tuple[int, int, int]], roots: list[int]) -> list[int]:
        """Fill the items along the dominator tree; returns the items that follow the region's head.

        The tree's root 0 is the head, with an edge to each of `roots`; item i is number i + 1.
        """
        predecessors: list[list[int]] = [[] for _ in range(len(self.items) + 1)]
        for root in roots:
            predecessors[root + 1].append(0)
        for source, target, _ in edges:
            predecessors[target + 1].append(source + 1)
        dominator = dominator_tree(predecessors)
        head_merges: list[int] = []
        for number, item in enumerate(self.items):
            parent = dominator[number + 1]
            from_branch = parent != 0 and not self.items[parent - 1].is_loop
            item.single_edge = from_branch and len(predecessors[number + 1]) == 1
            if not item.single_edge:
                (self.items[parent - 1].merges if parent else head_merges).append(number)
        for source, target, _ in edges:
            self.items[source].leaves_to.add(target)
        children: list[list[int]] = [[] for _ in predecessors]
        for number in range(len(self.items), 0, -1):
            item = self.items[number - 1]
            for child in children[number]:
                item.leaves_to |= self.items[child].leaves_to
            item.leaves_to.difference_update(child for child in children[number])
            children[dominator[number]].append(number - 1)
        return head_merges


def endless_loops(cfg: ControlFlowGraph) -> Iterator[Node]:
    """The last node of each loop that no branch leaves."""
    for item in RegionGraph(cfg, range(len(cfg.nodes)), [0]).items:
        targets = {edge.target for node in item.nodes for edge in cfg.nodes[node].edges}
        if item.is_loop and targets.issubset(item.nodes):
            yield cfg.nodes[item.nodes[-1]]
