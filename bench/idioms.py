"""What kernels that compute something with a name come out as.

    python bench/idioms.py [NAME ...] [--target cpu] [--no-run] [--json]

One row for each of the kernels below, as people write them: naive, tiled, unrolled by clang -O3,
with shuffles, with trees in shared memory, with grid strides, from Numba. A row says yes where the
StableHLO holds the operations of the idiom and none that it excludes; the kernel is run as well,
and compared with the reference executor and NumPy (`wrong` where they differ). Exits with 1 where a
row says no.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import jax
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.kernels.registry import Draw
from tests.kernels.specs import SPECS

import raise_kernel
from raise_kernel.diagnostics import Refusal

LOOPS = ("while", "gather", "scatter")
# Not computation: what any program holds.
PLAIN = frozenset({"constant", "return"})


@dataclass(frozen=True)
class Idiom:
    """One row: a kernel, how it is written, and what its StableHLO must hold and be free of.

    `ops`: each entry one operation, or several of which one will do (`"pad|concatenate"`);
    `unique_indices` is a scatter that says so. `size`: the kernel's first size where it is None.
    `target`: whose costs decide where that is not the one that the table is made for.
    """

    kernel: str
    name: str
    written: str
    ops: tuple[str, ...]
    free_of: tuple[str, ...] = LOOPS
    level: str = "O3"
    size: Any = None
    target: str = ""


@dataclass(frozen=True)
class Found:
    """What came of a row. `ops`: the operations found, most frequent first."""

    row: Idiom
    ops: tuple[str, ...]
    missing: tuple[str, ...]
    unwanted: tuple[str, ...]
    verified: str

    @property
    def yes(self) -> bool:
        return not self.missing and not self.unwanted and self.verified != "wrong"


def row(kernel: str, name: str, written: str, *ops: str, **options: Any) -> Idiom:
    return Idiom(kernel, name, written, ops, **options)


ROWS: tuple[Idiom, ...] = (
    # Matrix products and other contractions.
    row("matmul", "matrix product", "naive", "dot_general"),
    row("matmul", "matrix product", "naive, not unrolled", "dot_general", level="O1"),
    row("matmul_tile16", "matrix product", "tiled", "dot_general"),
    row("matmul_tile32_guarded", "matrix product", "tiled, guarded", "dot_general"),
    row("matmul_double_buffered", "matrix product", "double buffered", "dot_general"),
    row("matmul_registers", "matrix product", "register blocks", "dot_general"),
    row("numba:matmul", "matrix product", "Numba", "dot_general"),
    row("batched_gemm", "batched matrix product", "naive", "dot_general"),
    row("numba:batched_matmul", "batched matrix product", "Numba, a sum of doubles", "dot_general"),
    row("matvec", "matrix times vector", "naive", "dot_general"),
    row("matvec_warp", "matrix times vector", "a warp a row, shuffles", "dot_general"),
    row("vecmat", "vector times matrix", "naive", "dot_general"),
    row("four_sums", "matrix times vector", "four accumulators", "dot_general"),
    row("panel_update", "matrix product", "written out, subtracted", "dot_general"),
    row("block_dots", "scalar products", "grid stride, tree", "dot_general|reduce"),
    row("dot_product", "scalar product", "grid stride, butterfly, atomic", "dot_general|reduce"),
    row("dot_rows", "scalar products", "pointers that walk", "dot_general|reduce"),
    row("outer_product", "outer product", "naive", "multiply"),
    row("gemm_fours", "matrix product", "4 x 4 a thread, float4, alpha, beta", "dot_general"),
    row("gemm_columns", "matrix product", "eight rows of a column a thread", "dot_general"),
    row("gemm_columns", "matrix product", "eight rows of a column a thread, -O1", "dot_general",
        level="O1"),
    row("gemm_guarded_rows", "matrix product", "four rows a thread, guarded", "dot_general",
        level="O1", free_of=(*LOOPS, "reduce")),
    row("gemm_guarded_rows", "matrix product", "four rows a thread, guarded, -O3", "dot_general",
        free_of=(*LOOPS, "reduce")),
    row("matrices_4x4", "matrix products", "a thread a product, written out", "dot_general"),
    row("complex_product", "complex matrix product", "pairs of floats", "dot_general"),
    row("complex_product", "complex matrix product", "pairs of floats, not unrolled", "dot_general",
        level="O1", free_of=(*LOOPS, "reduce", "reshape")),
    row("rank_two_k", "symmetric update", "two products an iteration", "dot_general",
        free_of=(*LOOPS, "reduce")),
    row("transpose_rows", "transpose", "tiled, 8 rows, guarded, written out", "transpose"),
    row("permuted_axes", "transpose", "flat index, one remainder after the other", "transpose"),
    row("channels_to_space", "transpose", "flat index, quotients of quotients", "transpose"),
    row("padded_images", "padding", "flat index, strides of the grid", "pad"),
    row("repeated_pixels", "repetition", "flat index, fewer threads than pixels",
        "broadcast_in_dim"),
    row("max_pool_cut", "max pooling", "cut at the edges, unrolled", "slice|reduce_window"),
    row("mean_pool_gradient", "mean pooling, its derivative", "loops over windows",
        "broadcast_in_dim", level="O1"),
    row("columns_to_image", "columns as an image", "flat index, unrolled by clang", "pad|slice"),
    row("transpose_rows", "transpose", "tiled, 8 rows, guarded", "transpose", level="O0"),
    row("transpose_diagonals", "transpose", "blocks along diagonals", "transpose", level="O1"),
    row("transpose_diagonals", "transpose", "blocks along diagonals, -O3", "transpose"),
    row("transpose_numbered", "transpose", "blocks along diagonals, numbered", "transpose"),
    row("transpose_until", "transpose", "loops that end with the matrix", "transpose", level="O1"),
    row("transpose_until", "transpose", "loops that end with the matrix, -O3", "transpose"),
    row("transpose_in_place", "transpose", "tiles change places", "transpose", level="O1"),
    row("transpose_pairs", "transpose", "tiled, float2, guarded", "transpose", level="O1",
        free_of=(*LOOPS, "real", "or")),
    row("transpose_pairs", "transpose", "tiled, float2, written out", "transpose",
        free_of=(*LOOPS, "real", "or", "slice")),
    row("transpose_fours", "transpose", "tiled, float4", "transpose"),
    row("image_to_columns", "windows as columns", "flat index", "concatenate", level="O1"),
    row("mean_pool_cut", "mean pooling", "cut at the edges", "pad|slice", level="O1"),
    row("columns_beside", "concatenation", "pointers chosen", "concatenate"),
    row("conv2d", "convolution", "naive, 16 channels", "convolution", size=(16, 34, 40, 16, 3)),
    row("conv2d", "convolution", "naive, few channels", "convolution|slice"),
    row("filter2d", "convolution", "naive, one channel", "convolution|slice"),
    row("columns_product", "convolution", "a product by columns, never made", "convolution",
        level="O1"),
    row("conv_zeros", "convolution", "taps written out, zeros around", "convolution",
        size=(32, 65, 80, 32)),
    row("conv_layer", "convolution", "guards in the inner loop, a bias", "convolution", level="O1",
        free_of=()),
    row("conv_dilated", "dilated convolution", "guards in the inner loop", "convolution",
        level="O1", free_of=()),
    row("box_flat_tile", "window reduction", "tile filled by its flat index", "reduce_window",
        level="O1"),
    row("embedding_scores", "products of gathered rows", "naive", "gather", "dot_general",
        level="O1", free_of=("while",)),
    row("blur_shared", "separable stencil", "shared rows with a halo", "slice|pad"),
    row("numba:convolve", "convolution", "Numba, guards in the loop", "convolution|slice",
        free_of=(*LOOPS, "transpose")),
    # Sums and other reductions.
    row("row_sum", "reduction of rows", "naive", "reduce"),
    row("column_sum", "reduction of columns", "naive", "reduce"),
    row("numba:row_sums", "reduction of rows", "Numba", "reduce"),
    row("numba:block_sums", "reduction", "Numba, tree by remainders", "reduce"),
    row("numba:warp_sum", "reduction", "Numba, shuffles in a loop over a tuple", "reduce"),
    row("tree_sum", "reduction", "tree in shared memory", "reduce"),
    row("warp_sum", "reduction", "shuffles, then a tree", "reduce"),
    row("grid_sum", "reduction", "grid stride, tree, atomic", "reduce"),
    row("sum_two", "reduction", "first add while loading, then a tree", "reduce",
        free_of=(*LOOPS, "select", "slice")),
    row("sum_rounds", "reduction", "two elements a thread and round, cooperative groups", "reduce",
        free_of=(*LOOPS, "select", "slice")),
    row("sum_doubles", "reduction", "doubles, cooperative groups, not unrolled", "reduce",
        level="O1", free_of=(*LOOPS, "select", "slice")),
    row("sum_in_shared", "reduction", "added up in shared memory, a volatile last warp", "reduce",
        free_of=(*LOOPS, "select", "slice")),
    row("sum_tiles", "reduction", "`cg::reduce` of tiles, then over tiles, atomic", "reduce",
        free_of=(*LOOPS, "select", "slice")),
    row("sum_tiles", "reduction", "`cg::reduce` of tiles, not unrolled", "reduce",
        level="O1", free_of=(*LOOPS, "select", "slice")),
    row("count_votes", "reduction", "ballots counted, an atomic a warp", "reduce",
        free_of=(*LOOPS, "select", "slice", "popcnt")),
    row("row_max_warp", "reduction of rows", "a warp a row, shuffles", "reduce"),
    row("max_pool", "window reduction", "naive", "reduce_window|maximum|reduce"),
    row("mean_pool", "window reduction", "naive", "reduce_window|reduce|add"),
    row("argmin_rows", "arg-min", "compare and keep", "reduce", size=(40, 300)),
    row("argmin_rows", "arg-min", "compare, keep, not unrolled", "reduce", level="O1"),
    row("argmax_last", "arg-max", "compare and keep, last one", "reduce", level="O1"),
    row("argmax_tree", "arg-max", "tree in shared memory", "reduce"),
    row("best_pair", "arg-max", "pairs in a struct, tree", "reduce", free_of=(*LOOPS, "slice")),
    row("best_warp", "arg-min", "pairs, a warp a row, shuffles", "reduce", level="O1",
        free_of=(*LOOPS, "slice")),
    # Where a float is NaN the tree runs as it is written.
    row("best_block", "arg-max", "shuffles, then over warps", "reduce", "if", free_of=()),
    row("numba:argmax", "arg-max", "Numba", "reduce"),
    row("best_place", "arg-max", "only the place is kept", "reduce", level="O1"),
    row("best_place", "arg-max", "only the place is kept, unrolled", "reduce"),
    row("last_place", "arg-max", "the last of equal ones, by its place", "reduce", level="O1"),
    row("last_place", "arg-max", "the last of equal ones, unrolled", "reduce"),
    row("least_in_column", "arg-min", "only the place is kept, columns", "reduce", level="O1"),
    row("tree_of_places", "arg-max", "a tree over places", "reduce", free_of=()),
    row("tree_of_places", "arg-max", "a tree over places", "reduce", free_of=(),
        level="O1"),
    row("packed_best", "arg-max", "keys with places, one atomic maximum", "reduce"),
    row("packed_rows", "arg-max", "keys with places, in shared memory", "reduce"),
    row("least_byte", "reduction of rows", "bytes that C++ compares as int", "reduce", level="O1"),
    row("dilate_square", "morphology", "guards in the inner loop", "reduce_window", level="O1"),
    row("exchange_step", "step of a bitonic sort", "partners i ^ j", "slice", "concatenate"),
    row("exchange_pairs", "step of a bitonic sort", "keys with values", "slice", "concatenate"),
    row("split_bits", "radix sort", "by bits, counts by a scan in the block", "reduce_window",
        "scatter", level="O1", free_of=("while", "gather")),
    # Scans.
    row("running_sum", "prefix sum", "loop, unrolled", "reduce_window", size=(40, 300)),
    row("running_sum", "prefix sum", "loop", "reduce_window", level="O1"),
    row("column_sums", "prefix sum", "loop down columns", "reduce_window", level="O1"),
    row("exclusive_sum", "exclusive prefix sum", "loop", "reduce_window", level="O1"),
    row("offsets", "prefix sum", "one thread, through memory", "reduce_window", level="O1"),
    row("suffix_sum", "suffix sum", "loop from the end", "reduce_window", level="O1"),
    row("running_max", "running maximum", "loop", "reduce_window", level="O1"),
    row("running_product", "running product", "loop", "reduce_window", level="O1"),
    row("smooth", "linear recurrence", "loop", "add", level="O1"),
    # On GPUs; where a factor is above one, the loop runs as it is written. CPUs keep loops.
    row("filter_varying", "linear recurrence", "loop, factors are data", "composite", free_of=(),
        target="cuda"),
    row("advantages", "linear recurrence", "loop from the end", "composite", free_of=(),
        target="cuda", level="O1"),
    row("state_space", "linear recurrence", "four states a thread", "composite", free_of=(),
        target="cuda"),
    row("sums_anew", "segmented sums", "loop, begun anew at flags", "composite", free_of=(),
        target="cuda"),
    row("run_lengths", "run lengths", "loop", "composite", target="cuda"),
    row("run_lengths", "run lengths", "loop, unrolled by the compiler", "composite",
        target="cuda", size=(32, 64)),
    row("scan_hillis_steele", "prefix sum", "Hillis-Steele, two buffers", "reduce_window"),
    row("scan_one_buffer", "prefix sum", "Hillis-Steele, one buffer", "reduce_window"),
    row("scan_blelloch", "prefix sum", "Blelloch, up and down a tree", "reduce_window"),
    row("scan_warps", "prefix sum", "shuffles, then over warps", "reduce_window"),
    row("scan_warp", "prefix sum", "shuffles in a warp", "reduce_window"),
    row("scan_one_block", "prefix sum", "Hillis-Steele, one block", "reduce_window"),
    row("scan_two_halves", "exclusive prefix sum", "two halves of a buffer, one block",
        "reduce_window", level="O1"),
    row("scan_max", "running maximum", "Hillis-Steele, `fmaxf`", "reduce_window"),
    # Where a float is NaN the network runs as it is written.
    row("scan_compared", "running maximum", "Hillis-Steele, `a > b ? a : b`", "reduce_window"),
    row("scan_if_smaller", "running minimum", "Hillis-Steele, a condition", "reduce_window"),
    row("scan_warp_largest", "running maximum", "shuffles, `fmaxf`", "reduce_window"),
    row("scan_suffix_largest", "running maximum", "from the end, `fmaxf`", "reduce_window"),
    row("scan_warp_unsigned", "running maximum", "shuffles, unsigned", "reduce_window"),
    row("scan_before_largest", "exclusive running maximum", "Blelloch", "reduce_window"),
    row("scan_before_largest", "exclusive running maximum", "Blelloch", "reduce_window",
        level="O1"),
    row("scan_brent_kung", "running product", "Brent-Kung", "reduce_window"),
    row("scan_brent_kung", "running product", "Brent-Kung, one whole block", "reduce_window",
        size=256),
    row("scan_before_largest", "exclusive running maximum", "Blelloch, one whole block",
        "reduce_window", size=256),
    row("scan_padded", "exclusive prefix sum", "Blelloch, padded banks", "reduce_window"),
    row("scan_offsets", "exclusive prefix sum", "shuffles, over warps, less itself",
        "reduce_window", level="O1"),
    row("scan_warp_min", "running minimum", "shuffles in a warp", "reduce_window"),
    row("scan_xor", "running xor", "Hillis-Steele, two buffers", "reduce_window"),
    row("numba:running_sum", "prefix sum", "Numba, a loop", "reduce_window"),
    row("numba:block_scan", "prefix sum", "Numba, Hillis-Steele", "reduce_window"),
    # Order.
    # Where a float is NaN the network runs as it is written.
    row("bitonic_sort", "sort", "bitonic network, floats", "sort", free_of=()),
    row("bitonic_ints", "sort", "bitonic network, integers", "sort"),
    row("odd_even_sort", "sort", "odd-even transposition", "sort"),
    row("merge_exchange", "sort", "odd-even merge, two elements a thread", "sort"),
    row("bitonic_either", "sort", "either direction, a merge of its own", "sort", free_of=()),
    row("bricks", "sort", "neighbours in turns, 64 bits", "sort"),
    row("warp_sort", "sort", "shuffles in a warp", "sort"),
    row("top_values", "top-k", "elements sink to their places", "top_k"),
    row("top_values", "top-k", "elements sink, not unrolled", "top_k", level="O1"),
    row("top_places", "top-k", "insertion, with places, columns", "top_k"),
    row("top_places", "top-k", "insertion, not unrolled", "top_k", level="O1"),
    row("three_smallest", "top-k", "smallest, by conditions, backwards", "top_k"),
    row("numba:bitonic", "sort", "Numba, bitonic network", "sort", free_of=()),
    row("numba:three_largest", "top-k", "Numba, a local array", "top_k"),
    row("k_nearest", "nearest neighbours", "distances inserted", "top_k", level="O1"),
    row("k_nearest", "nearest neighbours", "distances inserted, unrolled", "top_k"),
    row("ratio_test", "nearest neighbours", "two distances, one place", "top_k"),
    row("smallest_words", "top-k", "smallest unsigned integers", "top_k", level="O1"),
    row("first_of_sorted", "top-k", "a bitonic sort, its first elements kept", "top_k", level="O1",
        free_of=()),
    row("first_of_sorted", "top-k", "a bitonic sort, unrolled", "top_k", free_of=()),
    row("rounds_of_a_block", "top-k", "rounds of arg-max, a tree in a block", "top_k", free_of=()),
    row("rounds_of_a_block", "top-k", "rounds of arg-max, a tree in a block", "top_k", free_of=(),
        level="O1"),
    row("rounds_of_a_lane", "top-k", "rounds of arg-max, a lane a row", "top_k", free_of=()),
    row("rounds_of_a_lane", "top-k", "rounds of arg-max, a lane a row", "top_k", free_of=(),
        level="O1"),
    row("rounds_with_flags", "top-k", "rounds with flags of what was taken", "top_k", free_of=(),
        level="O1"),
    row("rounds_of_columns", "top-k", "rounds of arg-min, columns", "top_k", free_of=()),
    # Systems of equations; where a number is not finite, the loop runs as it is written.
    row("lower_rows", "triangular solve", "row by row", "triangular_solve", free_of=()),
    row("lower_rows", "triangular solve", "row by row", "triangular_solve", free_of=(),
        level="O1"),
    row("upper_in_place", "triangular solve", "from the end, in place", "triangular_solve",
        free_of=()),
    row("lower_columns", "triangular solve", "column by column", "triangular_solve", free_of=()),
    row("right_side", "triangular solve", "from the right, transposed, unit diagonal",
        "triangular_solve", free_of=()),
    row("lower_batch", "triangular solve", "a thread a system", "triangular_solve", free_of=()),
    row("lower_shared", "triangular solve", "a block a system, barriers", "triangular_solve",
        free_of=()),
    row("packed_solve", "triangular solve", "L and U in one matrix", "triangular_solve",
        free_of=()),
    row("trsm_left", "triangular solve", "BLAS: alpha, padded columns", "triangular_solve",
        free_of=(), level="O1"),
    row("trsm_right", "triangular solve", "BLAS: from the right, padded rows", "triangular_solve",
        free_of=(), level="O1"),
    row("trsm_columns", "triangular solve", "reference BLAS: tests for zeros", "triangular_solve",
        free_of=()),
    row("trsv_tree", "triangular solve", "one block, sums are trees", "triangular_solve",
        free_of=()),
    row("solve_reciprocals", "triangular solve", "reciprocals of the diagonal", "triangular_solve",
        free_of=()),
    row("back_columns", "triangular solve", "from the end, columns", "triangular_solve",
        free_of=(), level="O1"),
    row("solve_panels", "triangular solve", "panels, then what is below", "triangular_solve",
        free_of=(), level="O1"),
    row("cholesky_batch", "Cholesky factor", "a thread a matrix", "cholesky", free_of=()),
    row("cholesky_block", "Cholesky factor", "a block, barriers", "cholesky", free_of=()),
    # In log2(n) steps on GPUs; on CPUs loops are faster, and stay where they are written.
    row("lup_serial", "LU factors", "pivots, one thread searches", "composite", free_of=()),
    row("lup_tree", "LU factors", "pivots, trees in shared memory", "composite", free_of=()),
    row("lup_warp", "LU factors", "pivots, shuffles, rows from 1", "composite", free_of=()),
    row("lup_batched", "LU factors", "pivots, a thread a matrix", "composite", free_of=()),
    row("lup_info", "LU factors", "pivots, stops at small ones", "composite", free_of=()),
    row("getf2_batched", "LU factors", "LAPACK's layout, a block a matrix", "composite",
        free_of=()),
    row("lup4", "LU factors", "pivots, in registers, unrolled", "composite", free_of=()),
    row("panel", "LU factors", "a tall panel of a matrix", "composite", free_of=()),
    row("lu_plain", "LU factors", "without pivots, in place", "composite", free_of=()),
    row("lu_doolittle", "LU factors", "without pivots, into L and U", "composite", free_of=()),
    row("crout", "LU factors", "without pivots, ones on U's diagonal", "composite", free_of=()),
    row("gesv", "systems of equations", "pivots, one block", "composite", "triangular_solve",
        free_of=()),
    row("gj_solve", "systems of equations", "Gauss-Jordan, pivots, padded shared memory",
        "composite", "triangular_solve", free_of=()),
    row("gj_inverse", "inverse matrix", "Gauss-Jordan, in place", "composite", "triangular_solve",
        free_of=()),
    row("det5", "determinant", "pivots, a thread a matrix", "composite", "reduce", free_of=()),
    row("thomas_strided", "tridiagonal solve", "Thomas, a thread a system", "composite",
        free_of=(), target="cuda"),
    row("thomas_in_place", "tridiagonal solve", "Thomas, in place", "composite", free_of=(),
        target="cuda"),
    row("implicit_lines", "tridiagonal solve", "Thomas, -1 4 -1, local arrays", "composite",
        free_of=(), target="cuda", level="O1"),
    row("reduce_parallel", "tridiagonal solve", "parallel cyclic reduction", "composite",
        free_of=()),
    row("reduce_cyclic", "tridiagonal solve", "cyclic reduction", "composite", free_of=(),
        level="O1"),
    row("numba:thomas", "tridiagonal solve", "Numba", "composite", free_of=(), target="cuda"),
    row("numba:cholesky", "Cholesky factor", "Numba", "cholesky", free_of=()),
    row("numba:lower_solve", "triangular solve", "Numba", "triangular_solve", free_of=()),
    # Histograms and sparse rows.
    row("histogram_plain", "histogram", "global atomics", "scatter", free_of=("while",)),
    row("histogram_strided", "histogram", "grid stride", "scatter", free_of=("while",)),
    row("histogram_weighted", "weighted histogram", "atomics", "scatter", free_of=("while",)),
    row("histogram256", "histogram", "shared bins", "scatter", free_of=("while",)),
    row("numba:histogram", "histogram", "Numba, atomics", "scatter", free_of=("while",)),
    row("hist_bytes", "histogram", "four bytes of a word, shared bins", "scatter", level="O1",
        free_of=("while",)),
    # Measured: a turn for an entry of each row on CPUs, for eight on GPUs; by entries neither.
    row("csr_sums", "segment sums", "a thread a row", "reduce", "iota", free_of=("scatter",),
        target="cuda"),
    row("csr_spmv", "sparse matrix times vector", "a thread a row", "reduce", "iota", level="O1",
        free_of=("scatter",), target="cuda"),
    row("csr_warp", "sparse matrix times vector", "a warp a row", "reduce", "iota", level="O1",
        free_of=("scatter",), target="cuda"),
    row("csr_warp", "sparse matrix times vector", "a warp a row, -O3", "reduce", "iota",
        free_of=("scatter",), target="cuda"),
    row("csr_spmm", "sparse times dense matrix", "a thread an element", "reduce", "iota",
        level="O1", free_of=("scatter",), target="cuda"),
    row("ell_spmv", "sparse matrix times vector", "padded rows (ELL), a thread a row", "reduce",
        "gather", level="O1", free_of=("while", "scatter", "slice")),
    row("ell_spmv", "sparse matrix times vector", "padded rows (ELL), unrolled", "reduce",
        "gather", free_of=("while", "scatter", "slice")),
    row("dia_spmv", "sparse matrix times vector", "diagonals (DIA), a thread a row", "reduce",
        "gather", level="O1", free_of=("while", "scatter", "slice")),
    row("dia_spmv", "sparse matrix times vector", "diagonals (DIA), unrolled", "reduce",
        "gather", free_of=("while", "scatter", "slice")),
    row("csr_largest", "segment maxima", "`fmaxf`, a thread a row", "reduce", "iota",
        free_of=("scatter",), target="cuda"),
    row("edge_softmax", "softmax over edges", "a thread a node", "reduce", "iota", free_of=(),
        target="cuda"),
    row("block_rows", "block-sparse matrix times vector", "a thread a row", "dot_general|reduce",
        level="O1", free_of=("scatter",), target="cuda"),
    row("bfs_step", "frontier of a graph", "a thread a node", "scatter", "iota", level="O1",
        free_of=(), target="cuda"),
    # Moves.
    row("transpose", "transpose", "naive", "transpose"),
    row("transpose_padded", "transpose", "padded tile", "transpose"),
    row("permute3d", "transpose of three axes", "naive", "transpose"),
    row("numba:transpose_tile", "transpose", "Numba, padded tile", "transpose"),
    row("concatenated", "concatenation", "naive", "concatenate"),
    row("padded", "padding", "naive", "pad|dynamic_update_slice"),
    row("numba:pad", "padding", "Numba, chained comparisons", "pad|dynamic_update_slice",
        free_of=(*LOOPS, "select")),
    row("numba:roll", "roll", "Numba", "concatenate"),
    row("numba:flip", "reversal", "Numba", "reverse"),
    row("rolled", "roll", "modulo in the store", "concatenate|dynamic_update_slice"),
    row("periodic", "roll", "modulo in the load", "concatenate"),
    row("roll_plane", "roll of two axes", "modulo in the store", "concatenate"),
    row("wrapped_laplacian", "periodic stencil", "modulo in the loads", "concatenate"),
    row("mirrored", "reflected edges", "conditions", "reverse", "concatenate"),
    row("clamped_mean", "stencil with clamped edges", "minimum and maximum", "concatenate|pad"),
    row("reversed", "reversal", "naive", "reverse"),
    row("flip_columns", "reversal", "naive, one axis", "reverse"),
    row("reverse_blocks", "reversal of blocks", "shared memory", "reverse"),
    row("swap_pairs", "permutation", "exclusive or", "reverse"),
    row("strided_shuffle", "permutation", "stride without common divisor", "unique_indices",
        free_of=("while",)),
    row("bit_reversal", "permutation", "bit reversal", "unique_indices", free_of=("while",)),
    row("interleave", "interleaving", "naive", "concatenate|pad|reshape"),
    row("upsample", "nearest neighbours", "divided index", "broadcast_in_dim"),
    # Rows of a network.
    row("softmax_rows", "softmax", "a thread a row", "reduce", "exponential"),
    row("softmax_block", "softmax", "a block a row, trees", "reduce", "exponential"),
    row("softmax_one_pass", "softmax", "one pass, a branch", "reduce", "exponential"),
    row("softmax_in_place", "softmax", "a warp a row, in place", "reduce", "exponential"),
    row("softmax_thread_in_place", "softmax", "a thread a row, in place", "reduce", "exponential"),
    row("attention_one_pass", "attention", "one pass, a thread a query", "dot_general", "reduce",
        level="O1"),
    row("softmax_causal", "softmax", "a warp a row, up to the diagonal", "reduce", "exponential"),
    row("layer_norm_warps", "layer norm", "a warp a row, mean and scale", "reduce", "rsqrt"),
    row("layer_norm_parts", "layer norm", "a block a row, sums of warps", "reduce", "rsqrt"),
    row("group_norm", "group norm", "a warp a group, divided index", "reduce", "rsqrt",
        free_of=("gather",)),
    row("group_norm_block", "group norm", "a block a group, sums of warps", "reduce", "rsqrt",
        free_of=(*LOOPS, "pad", "select")),
    row("rms_norm_float4", "RMS norm", "a block a row, float4", "reduce", "rsqrt",
        free_of=(*LOOPS, "pad", "select")),
    row("layer_norm_float4", "layer norm", "a warp a row, float4", "reduce", "rsqrt",
        free_of=(*LOOPS, "pad", "select")),
    row("batch_norm_given", "batch norm", "a grid stride, divided index", "sqrt",
        free_of=(*LOOPS, "pad", "select")),
    row("batch_norm_moments", "batch norm", "a block a channel, running moments", "reduce",
        "rsqrt"),
    row("moments_rows", "mean and variance", "updates (Welford), a thread a row", "reduce",
        "is_finite", free_of=(), level="O1"),
    row("moments_rows", "mean and variance", "updates, written out", "reduce", "is_finite"),
    row("moments_down", "mean and variance", "lanes merge (Chan), shuffles", "reduce", "is_finite"),
    row("layer_norm_ring", "layer norm", "lanes merge round in a ring", "reduce", "is_finite"),
    row("moments_tree", "mean and variance", "parts merge in a tree", "reduce", "is_finite"),
    row("batch_moments", "batch norm", "merged by butterflies, in two stages", "reduce",
        "is_finite", free_of=()),
    row("softmax_merged_tree", "softmax", "one pass, parts merge in a tree", "reduce",
        "exponential", "is_finite"),
    row("softmax_merged_warp", "softmax", "one pass, lanes merge by butterflies", "reduce",
        "exponential", "is_finite"),
    row("softmax_masked", "softmax", "a mask added, a warp a row", "reduce", "exponential"),
    row("softmax_gradient", "softmax gradient", "a warp a row", "reduce",
        free_of=(*LOOPS, "pad", "select")),
    row("layer_norm_gradient", "layer norm gradient", "a thread a row, atomics", "reduce",
        free_of=(*LOOPS, "pad", "select")),
    row("smoothed_loss", "cross entropy", "smoothed labels, a warp a row", "reduce", "log",
        "gather", free_of=("while", "scatter", "pad")),
    row("numba:softmax", "softmax", "Numba", "reduce", "exponential"),
    row("layer_norm", "layer norm", "a thread a row", "reduce"),
    row("layer_norm_block", "layer norm", "a block a row, shuffles", "reduce"),
    row("gelu", "activation", "naive", "multiply"),
    # Stencils and the elementwise rest.
    row("jacobi2d", "stencil", "naive", "slice"),
    row("stencil3d", "stencil", "naive, three axes", "slice"),
    row("stencil2d_shared", "stencil", "tile with a halo", "slice|pad"),
    row("numba:jacobi2d", "stencil", "Numba", "slice"),
    row("saxpy", "elementwise", "naive", "multiply", "add"),
    row("saxpy_stride", "elementwise", "grid stride", "multiply", "add"),
    row("numba:saxpy", "elementwise", "Numba", "multiply", "add"),
)  # fmt: skip


def inspect(item: Idiom, target: str = "cpu", *, run: bool = True) -> Found:
    """Raise the row's kernel, read its StableHLO, and run it when asked."""
    try:
        text = _text(item, target)
    except Refusal as refusal:
        return Found(item, (), item.ops, (), f"refused: {refusal}")
    counts: dict[str, int] = {}
    for name in re.findall(r"(?:stablehlo|chlo)\.(\w+)", _without_regions(text)):
        counts[name] = counts.get(name, 0) + 1
    if "unique_indices = true" in text:
        counts["unique_indices"] = 1
    ops = tuple(sorted(counts.keys() - PLAIN, key=lambda name: (-counts[name], name)))
    missing = tuple(o for o in item.ops if not set(o.split("|")) & set(ops))
    unwanted = tuple(o for o in item.free_of if o in ops)
    return Found(item, ops, missing, unwanted, _verified(item) if run else "not run")


def _without_regions(text: str) -> str:
    """The text with attributes whose names are those of operations taken out."""
    return re.sub(r"#stablehlo\.\w+", "", text)


def _text(item: Idiom, target: str) -> str:
    launcher, call = _launch(item)
    return launcher.options(target=item.target or target).lower(*call.args).as_text("stablehlo")


def _launch(item: Idiom) -> tuple[Any, Any]:
    if item.kernel.startswith("numba:"):
        from tests.test_kernels_numba import CASES, numba_function

        name = item.kernel.removeprefix("numba:")
        size = item.size if item.size is not None else CASES[name].sizes[0]
        call = CASES[name].make(size, Draw(f"{name}{size}"))
        kernel = raise_kernel.from_numba(numba_function(name))
        return kernel[call.grid, call.block], call
    spec = SPECS[item.kernel]
    call = spec.call(item.size if item.size is not None else spec.sizes[0])
    return raise_kernel.load(spec.path(item.level), kernel=spec.kernel)[call.launch], call


def _verified(item: Idiom) -> str:
    """`yes` where the raised kernel, the reference executor and NumPy agree, else `wrong`."""
    from tests.test_kernels import check
    from tests.test_kernels_numba import CASES, test_numba_kernel

    try:
        if item.kernel.startswith("numba:"):
            name = item.kernel.removeprefix("numba:")
            test_numba_kernel(name, item.size if item.size is not None else CASES[name].sizes[0])
        else:
            size = item.size if item.size is not None else SPECS[item.kernel].sizes[0]
            check(item.kernel, item.level, size)
    except AssertionError:
        return "wrong"
    return "yes"


def table(found: Sequence[Found]) -> Table:
    """The rows as a table for people."""
    made = Table("idiom", "kernel", "written", "expected", "found", "", "verified")
    for each in found:
        item = each.row
        wanted = ", ".join(o.replace("|", " or ") for o in item.ops)
        bad = [f"no {o}" for o in each.missing] + [f"has {o}" for o in each.unwanted]
        shown = ", ".join(each.ops[:6]) + (" ..." if len(each.ops) > 6 else "")
        found_text = f"{shown} ({'; '.join(bad)})" if bad else shown
        kernel = f"{item.kernel} -{item.level}"
        answer = "yes" if each.yes else "NO"
        made.add_row(item.name, kernel, item.written, wanted, found_text, answer, each.verified)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """The script."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", help="kernels; all without any")
    parser.add_argument("--target", default="cpu", help="whose costs decide the form")
    parser.add_argument("--no-run", action="store_true", help="read the StableHLO only")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    jax.config.update("jax_enable_x64", True)
    rows = [r for r in ROWS if not options.names or r.kernel in options.names]
    found = [inspect(r, options.target, run=not options.no_run) for r in rows]
    if options.json:
        print(json.dumps([asdict(f) | {"yes": f.yes} for f in found], indent=1))
    else:
        console = Console(width=None if sys.stdout.isatty() else 200)
        console.print(table(found))
        console.print(f"{sum(f.yes for f in found)} of {len(found)} rows say yes")
    return 0 if all(f.yes for f in found) else 1


if __name__ == "__main__":
    sys.exit(main())
