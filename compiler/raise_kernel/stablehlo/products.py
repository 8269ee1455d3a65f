"""The products of floats that a CPU's BLAS computes, where there is one (runtime/products/).

A BLAS has its own threads, and waits for each of them: where others use the processors a small
product may take a thousand times as long. Below these sizes it gains nothing on XLA either.
"""

from __future__ import annotations

# Elements of a matrix times a vector.
MATRIX = 1 << 18
# Multiplications of a product of matrices, and the least of each of its sizes.
OPERATIONS, THICK = 1 << 24, 16


def is_large_matrix(rows: int, columns: int) -> bool:
    """Whether a matrix is large enough to be multiplied with a vector."""
    return rows * columns >= MATRIX


def is_large_product(rows: int, columns: int, terms: int) -> bool:
    """Whether matrices are large enough to be multiplied."""
    return min(rows, columns, terms) >= THICK and rows * columns * terms >= OPERATIONS
