"""The products of floats that a CPU's BLAS computes, where there is one (runtime/products/).

A BLAS has its own threads, and waits for each of them, as long as others have the processors: with
two busy processes on two cores of an EPYC any product takes 40 ms, where XLA, whose threads take
what is left to do, takes 1.2 for a matrix of 1,024 squared `f64` times a vector and 14 for 2,000.
(Alone: 0.14 and 0.31; 0.65 and 1.1.) So XLA keeps what it computes in a few milliseconds.
"""

from __future__ import annotations

# Elements of a matrix times a vector.
MATRIX = 1 << 21
# Multiplications of a product of matrices, and the least of each of its sizes.
OPERATIONS, THICK = 1 << 27, 16


def is_large_matrix(rows: int, columns: int) -> bool:
    """Whether a matrix is large enough to be multiplied with a vector."""
    return rows * columns >= MATRIX


def is_large_product(rows: int, columns: int, terms: int) -> bool:
    """Whether matrices are large enough to be multiplied."""
    return min(rows, columns, terms) >= THICK and rows * columns * terms >= OPERATIONS
