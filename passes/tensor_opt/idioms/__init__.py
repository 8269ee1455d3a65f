"""What loops, networks and sums compute, found on the graph: what the naming passes ask."""
