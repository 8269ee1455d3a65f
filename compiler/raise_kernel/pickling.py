"""Copies and pickles of objects that keep what they have worked out."""

from __future__ import annotations

import dataclasses
from typing import Any


class PickledByFields:
    """A dataclass that is copied and pickled by its fields.

    What it has cached beside them (LLVM's modules, compiled functions) belongs to this object in
    this process, and is made again where it is asked for.
    """

    def __getstate__(self) -> dict[str, Any]:
        fields = dataclasses.fields(self)  # pyright: ignore[reportArgumentType]
        return {field.name: getattr(self, field.name) for field in fields}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
