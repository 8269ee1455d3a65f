"""The basis of the iteration domain: which indices a parallel loop has."""
