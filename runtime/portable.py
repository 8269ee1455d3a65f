"""`-o FILE.mlirbc`: StableHLO's portable bytecode."""

from __future__ import annotations

import re

from raise_kernel.bindings import ir, parse_module, stablehlo
from raise_kernel.diagnostics import Refusal
from raise_kernel.mlir.walks import walk


def portable_artifact(text: str, version: str | None) -> bytes:
    """StableHLO's portable bytecode for a version of StableHLO, by default one 12 weeks old.

    chlo operations (erf and its like) go along as they are, as `jax.export` writes them.
    """
    hint = f"{stablehlo.get_minimum_version()} to {stablehlo.get_current_version()}"
    if version is not None and not _is_version(version):
        raise Refusal("RK020", f"--target-version {version}: not a version of StableHLO", hint=hint)
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
            hint=hint,
        ) from error


def _is_version(text: str) -> bool:
    """Whether it is one that this StableHLO writes. It prints on stderr of others itself."""
    if not re.fullmatch(r"[0-9]{1,4}\.[0-9]{1,4}\.[0-9]{1,4}", text):
        return False
    number, least, most = (
        tuple(map(int, version.split(".")))
        for version in (text, stablehlo.get_minimum_version(), stablehlo.get_current_version())
    )
    return least <= number <= most


def _strip_own_attributes(module: ir.Module) -> None:
    """Remove `rk.*`: other tools read the file."""
    for op in walk(module.body):
        for name in [n for n in op.attributes if str(getattr(n, "name", n)).startswith("rk.")]:
            del op.attributes[getattr(name, "name", name)]
        if "arg_attrs" in op.attributes:
            del op.attributes["arg_attrs"]
