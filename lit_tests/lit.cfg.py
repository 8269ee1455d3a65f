"""lit configuration: `lit lit_tests` from a checkout whose package is installed.

A test is a .mlir or .ll file with `// RUN:` lines. `raise-opt`, `raise-kernel` and `filecheck` are
those of the environment that runs lit, wherever the caller's PATH points: forks of one process that
has imported them (tests/support/fork_server.py). Every `| filecheck` runs with variable scopes
(`[[X]]` is forgotten at the next CHECK-LABEL, `[[$X]]` is not) and refuses variables that capture
nothing.
"""

import os
import sys
from pathlib import Path

import lit.formats

# lit runs this file with `config` and `lit_config` defined.
_config = config  # noqa: F821 # pyright: ignore[reportUndefinedVariable]
_lit = lit_config  # noqa: F821 # pyright: ignore[reportUndefinedVariable]

_here = Path(__file__).resolve().parent
_root = _here.parent
_bin = Path(sys.executable).parent

for _tool in ("raise-opt", "raise-kernel", "filecheck"):
    if not (_bin / _tool).exists():
        _lit.fatal(f"{_tool} is not beside {sys.executable}: pip install -e '.[dev]'")

_config.name = "raise-kernel"
_config.test_format = lit.formats.ShTest(execute_external=False)
_config.suffixes = [".mlir", ".ll"]
_config.excludes = ["Inputs"]
_config.test_source_root = str(_here)
_config.test_exec_root = str(_root / "build" / "lit")

_config.environment["JAX_PLATFORMS"] = "cpu"
for _name in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "LD_LIBRARY_PATH"):
    if _name in os.environ:
        _config.environment[_name] = os.environ[_name]

sys.path.insert(0, str(_root / "tests" / "support"))
import fork_server  # noqa: E402

_tools = fork_server.start(sys.executable, dict(_config.environment))
_path = [_tools, str(_bin), os.environ.get("PATH", "")]
_config.environment["PATH"] = os.pathsep.join(_path)

# Only after a pipe: a checkout may lie in a folder that is called raise-kernel, so tool names are
# found through PATH and not rewritten in the text of the RUN line.
_config.substitutions += [
    (r"\| *filecheck\b", "| filecheck --enable-var-scope --reject-empty-vars"),
    ("%examples", str(_root / "examples")),
    ("%kernels", str(_root / "tests" / "kernels")),
    ("%python", sys.executable),
]
