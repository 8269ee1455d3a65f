"""A StableHLO block as a graph of nodes in Python, on which the rewrites of this stage work.

`Graph` makes the nodes (equal ones are one node) and simplifies what is obvious, `load` makes them
from MLIR, `store` writes back what changed, `Rewriter` applies rules until none fits.
"""

from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node, Shape
from raise_kernel.passes.tensor_opt.graph.rewriter import Concerns, Rewriter, Rule, Rules

__all__ = ["Concerns", "Graph", "Node", "Rewriter", "Rule", "Rules", "Shape"]
