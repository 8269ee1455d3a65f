"""Resources of a thread: registers and local memory, as the driver or ptxas reports them."""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.native.gpu.driver import Failure, driver, refusal_of
from raise_kernel.runtime.native.gpu.libdevice import toolkits

_REGISTERS = re.compile(r"Used (\d+) registers")
_STACK = re.compile(r"(\d+) bytes stack frame")


@dataclass(frozen=True)
class Resources:
    """Registers a thread, and bytes of local memory: stack and spilled registers."""

    registers: int
    local_bytes: int


def resources(ptx: str, entry: str) -> Resources:
    """Of one kernel in PTX. Refuses with RK031 where neither a driver nor ptxas is there, and with
    RK050 what they do not take."""
    try:
        machine = driver()
    except Refusal as refusal:
        assembler = ptxas()
        if assembler is None:
            message = "registers are counted by a GPU's driver or by ptxas, and neither is here"
            raise Refusal("RK031", message) from refusal
        return assembled(ptx, entry, assembler)
    try:
        kernel = machine.load(ptx, entry)
    except Failure as failure:
        raise refusal_of(failure) from failure
    return Resources(kernel.registers, kernel.local_bytes)


@functools.cache
def ptxas() -> Path | None:
    """CUDA's assembler, of the search path, a toolkit or a package; None where none runs."""
    found = shutil.which("ptxas")
    paths = [Path(found)] if found else []
    paths += [path for t in toolkits() if (path := t / "bin" / "ptxas").is_file()]
    return next((path for path in paths if _runs(path)), None)


def _runs(assembler: Path) -> bool:
    """Whether a program starts. A script on the search path may call a toolkit that is gone."""
    command = [str(assembler), "--version"]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def assembled(ptx: str, entry: str, assembler: Path) -> Resources:
    """What ptxas says of a kernel."""
    target = re.search(r"^\.target (\w+)", ptx, re.MULTILINE)
    assert target is not None
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "kernel.ptx")
        source.write_text(ptx)
        command = [str(assembler), f"-arch={target.group(1)}", "-v", str(source)]
        command += ["-o", str(Path(folder, "kernel.cubin"))]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refusal("RK050", f"ptxas: {done.stderr.strip() or done.stdout.strip()}")
    said = done.stderr + done.stdout
    own = said.partition(f"'{entry}'")[2]
    registers, stack = _REGISTERS.search(own), _STACK.search(own)
    if registers is None or stack is None:
        raise Refusal("RK050", f"ptxas reports nothing about {entry}")
    return Resources(int(registers.group(1)), int(stack.group(1)))
