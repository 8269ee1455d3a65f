"""What the server of child processes imports before it forks, so that no child's time or memory is
that of an import."""

import islpy  # noqa: F401
import jax.experimental.shard_map
import jax.extend.backend  # noqa: F401
import llvmlite.binding  # noqa: F401

import bench.raising.sizes.child  # noqa: F401
import raise_kernel.runtime.kernel  # noqa: F401
from bench.raising.sizes.cases import cases
from raise_kernel.tools.preload import preload

preload()
cases()
