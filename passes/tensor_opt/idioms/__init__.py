"""Analyses of the recognizers: what loops, networks and sums compute, on the graph."""
