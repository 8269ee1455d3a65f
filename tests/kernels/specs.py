"""Every kernel under test: `SPECS` by name."""

from __future__ import annotations

from tests.kernels import (  # noqa: F401 (each module registers its kernels)
    specs_access,
    specs_atomics,
    specs_atomics_forms,
    specs_best,
    specs_blocks,
    specs_branches,
    specs_contractions,
    specs_cooperate,
    specs_edges,
    specs_examples,
    specs_groups,
    specs_indirect,
    specs_irregular,
    specs_loops,
    specs_math,
    specs_matrices,
    specs_matrix_rows,
    specs_named,
    specs_normalize,
    specs_orders,
    specs_part_warps,
    specs_recurrences,
    specs_science,
    specs_solves,
    specs_sparse_rows,
    specs_split_sums,
    specs_systems,
    specs_textbook,
    specs_tiles,
    specs_trees,
    specs_values,
    specs_warps,
    specs_written_out,
)
from tests.kernels.registry import LEVELS, SPECS, Call, Size, Spec

__all__ = ["LEVELS", "SPECS", "Call", "Size", "Spec"]
