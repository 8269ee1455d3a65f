"""Every kernel under test: `SPECS` by name."""

from __future__ import annotations

# Each of these modules registers its kernels.
from tests.kernels.examples import specs_blocks, specs_examples, specs_irregular, specs_tiles  # noqa: F401
from tests.kernels.language.access import specs_access, specs_edges  # noqa: F401
from tests.kernels.language.control import specs_branches, specs_indirect, specs_loops  # noqa: F401
from tests.kernels.language.science import specs_science  # noqa: F401
from tests.kernels.language.values import specs_math, specs_values  # noqa: F401
from tests.kernels.layers import specs_layers  # noqa: F401
from tests.kernels.levels import LEVELS
from tests.kernels.linear_algebra.products import (  # noqa: F401
    specs_contractions,
    specs_matrices,
    specs_matrix_rows,
    specs_textbook,
    specs_written_out,
)
from tests.kernels.linear_algebra.systems import specs_lu, specs_solves, specs_systems  # noqa: F401
from tests.kernels.orders import (  # noqa: F401
    specs_best,
    specs_named,
    specs_orders,
    specs_positions,
    specs_rounds,
)
from tests.kernels.recurrences import specs_recurrences, specs_scans  # noqa: F401
from tests.kernels.registry import SPECS, Call, Size, Spec
from tests.kernels.rows.norms import specs_groups, specs_moments, specs_normalize, specs_norms  # noqa: F401
from tests.kernels.rows.sums import (  # noqa: F401
    specs_block_sums,
    specs_part_warps,
    specs_sparse_rows,
    specs_split_sums,
    specs_trees,
)
from tests.kernels.threads import specs_atomics, specs_atomics_forms, specs_cooperate, specs_warps  # noqa: F401
from tests.kernels.tiles import specs_moves, specs_products  # noqa: F401

__all__ = ["LEVELS", "SPECS", "Call", "Size", "Spec"]
