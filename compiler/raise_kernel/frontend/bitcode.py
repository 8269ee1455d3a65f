"""LLVM bitcode to LLVM text, in a process of its own.

LLVM checks the bitcode that it reads by assertions, and a damaged file aborts the process. So a
child reads and verifies it and prints the module as text, which LLVM's parser checks properly. The
child imports llvmlite alone and takes a tenth of a second. It is a new process and no fork: JAX's
threads may hold locks, and Numba and notebooks have theirs.

Refuses with RK001 what is not bitcode that this LLVM reads, and RK002 what does not verify.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import llvmlite

from raise_kernel.diagnostics import Refusal

TIMEOUT_SECONDS = 120
# A damaged length makes LLVM ask for any amount of memory.
MOST_MEMORY = 8 << 30
_NOT_READ, _NOT_VALID = 3, 4

_CHILD = f"""
import sys
sys.path.insert(0, sys.argv[1])
try:
    import resource
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    limit = {MOST_MEMORY} if most == resource.RLIM_INFINITY else min(most, {MOST_MEMORY})
    resource.setrlimit(resource.RLIMIT_AS, (limit, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
except (ImportError, OSError, ValueError):
    pass
import llvmlite.binding as llvm
code = {_NOT_READ}
try:
    module = llvm.parse_bitcode(sys.stdin.buffer.read())
    code = {_NOT_VALID}
    module.verify()
except RuntimeError as error:
    sys.stderr.write(str(error))
    sys.exit(code)
sys.stdout.buffer.write(str(module).encode())
"""


def bitcode_to_text(data: bytes, source: str) -> str:
    """The text of a module in bitcode."""
    packages = str(Path(llvmlite.__file__).parents[1])
    command = [sys.executable, "-IS", "-c", _CHILD, packages]
    try:
        done = subprocess.run(command, input=data, capture_output=True, timeout=TIMEOUT_SECONDS)
    except subprocess.TimeoutExpired:
        message = f"LLVM did not read the bitcode in {TIMEOUT_SECONDS} s"
        raise Refusal("RK001", message, file=source) from None
    if done.returncode == 0:
        return done.stdout.decode()
    said = done.stderr.decode(errors="replace").strip()
    if done.returncode == _NOT_VALID:
        raise Refusal("RK002", said or "LLVM gave no reason", file=source)
    if done.returncode == _NOT_READ:
        message = said.removeprefix("LLVM bitcode parsing error").strip()
        raise Refusal("RK001", message or "LLVM gave no reason", file=source)
    raise Refusal("RK001", f"the bitcode is damaged: {_how(done.returncode, said)}", file=source)


def _how(code: int, said: str) -> str:
    """How the child died."""
    if code >= 0:
        return said.splitlines()[-1] if said else f"LLVM's reader ended with {code}"
    _, found, rest = said.partition("Assertion `")
    if found:
        return f"LLVM asserts `{rest.partition('failed.')[0].strip()}"
    return f"LLVM's reader crashed ({signal.Signals(-code).name})"
