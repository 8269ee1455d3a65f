"""cuSPARSE: matrices and vectors of which few elements are stored."""
