"""Equality saturation: terms of an e-graph, their cost, and the cheapest program among them."""
