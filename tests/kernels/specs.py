"""Every kernel under test: `SPECS` by name."""

from __future__ import annotations

# Each of these modules registers its kernels.
from tests.kernels.examples import (  # noqa: F401
    specs_blocks,
    specs_examples,
    specs_irregular,
    specs_tiles,
)
from tests.kernels.language import (  # noqa: F401
    specs_access,
    specs_branches,
    specs_edges,
    specs_indirect,
    specs_loops,
    specs_math,
    specs_science,
    specs_values,
)
from tests.kernels.layers import specs_layers  # noqa: F401
from tests.kernels.linear_algebra import (  # noqa: F401
    specs_contractions,
    specs_lu,
    specs_matrices,
    specs_matrix_rows,
    specs_solves,
    specs_systems,
    specs_textbook,
    specs_written_out,
)
from tests.kernels.orders import (  # noqa: F401
    specs_best,
    specs_named,
    specs_orders,
    specs_positions,
    specs_recurrences,
    specs_rounds,
    specs_scans,
)
from tests.kernels.registry import LEVELS, SPECS, Call, Size, Spec
from tests.kernels.rows import (  # noqa: F401
    specs_block_sums,
    specs_groups,
    specs_moments,
    specs_normalize,
    specs_norms,
    specs_part_warps,
    specs_sparse_rows,
    specs_split_sums,
    specs_trees,
)
from tests.kernels.threads import (  # noqa: F401
    specs_atomics,
    specs_atomics_forms,
    specs_cooperate,
    specs_warps,
)
from tests.kernels.tiles import specs_moves, specs_products  # noqa: F401

__all__ = ["LEVELS", "SPECS", "Call", "Size", "Spec"]
