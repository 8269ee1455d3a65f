"""The products of floats that XLA does not compute on a CPU (runtime/products/).

Those of matrices are a BLAS's, where there is one. A BLAS has its own threads, and waits for each
of them, as long as others have the processors: with two busy processes on two cores of an EPYC any
product takes 40 ms. So XLA keeps what it computes in a few milliseconds, and products of thin
matrices: 2,048 x 64 times 64 x 2,048 `f64` take 9 ms by XLA, and 30 by BLAS. Those of a matrix and
a vector are code of ours, on XLA's threads.
"""

from __future__ import annotations

# Elements of a matrix times a vector, and the least of the result.
MATRIX, RESULTS = 1 << 18, 128
# Multiplications of a product of matrices, and the least of each of its sizes.
OPERATIONS, THICK = 1 << 27, 512


def is_large_matrix(results: int, terms: int) -> bool:
    """Whether a matrix is large enough to be multiplied with a vector by several threads."""
    return results >= RESULTS and results * terms >= MATRIX


def is_large_product(rows: int, columns: int, terms: int) -> bool:
    """Whether matrices are large enough to be multiplied."""
    return min(rows, columns, terms) >= THICK and rows * columns * terms >= OPERATIONS
