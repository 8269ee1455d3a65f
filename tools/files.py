"""Writing results: whole files only, and the formats behind file names."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from raise_kernel.bindings import ir, parse_module, stablehlo, walk
from raise_kernel.diagnostics import Refusal

# How a file name's end names a form of the kernel.
FORM_OF_SUFFIX = {".mlir": "stablehlo", ".py": "jax", ".ll": "llvm"}


def write_atomically(path: str | Path, data: str | bytes) -> None:
    """Write a file that is there whole or not at all."""
    target = Path(path)
    if isinstance(data, str):
        data = data.encode()
    temporary: str | None = None
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent or ".")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        umask = os.umask(0)
        os.umask(umask)
        os.chmod(temporary, 0o666 & ~umask)
        os.replace(temporary, target)
    except OSError as error:
        if temporary is not None and os.path.exists(temporary):
            os.unlink(temporary)
        raise Refusal("RK019", f"cannot write {target}: {error.strerror}") from error


def portable_artifact(text: str, version: str | None) -> bytes:
    """StableHLO's portable bytecode for a version of StableHLO, by default one 12 weeks old.

    chlo operations (erf and its like) go along as they are, as `jax.export` writes them.
    """
    module = parse_module(text)
    _strip_own_attributes(module)
    requirement = stablehlo.StablehloCompatibilityRequirement.WEEK_12
    target = version or str(stablehlo.get_version_from_compatibility_requirement(requirement))
    mixed = any(op.name.startswith("chlo.") for op in walk(module.body))
    try:
        return stablehlo.serialize_portable_artifact(module, target, mixed)
    except ValueError as error:
        raise Refusal(
            "RK020",
            f"the module does not serialize for StableHLO {target}",
            hint=f"{stablehlo.get_minimum_version()} to {stablehlo.get_current_version()}",
        ) from error


def _strip_own_attributes(module: ir.Module) -> None:
    """Remove `rk.*`: other tools read the file."""
    for op in walk(module.body):
        for name in [n for n in op.attributes if str(getattr(n, "name", n)).startswith("rk.")]:
            del op.attributes[getattr(name, "name", name)]
        if "arg_attrs" in op.attributes:
            del op.attributes["arg_attrs"]
