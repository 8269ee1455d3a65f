"""`--print-ir-after-all`, `--print-ir-after` and `--print-ir-before`: modules on stderr.

The passes that change the module are numbered. After all of them only their changes are printed,
after a named one the whole module; a run that changes nothing is not printed. A module before a
pass or stage, and one after a stage, is printed each time.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from dataclasses import dataclass, field

from raise_kernel.bindings import ir
from raise_kernel.runtime.report.changes import ChangedLine, change
from raise_kernel.runtime.report.module_text import plain_lines

_SIGNS = {"same": " ", "removed": "-", "added": "+"}


@dataclass
class PrintedModules:
    """The hooks of the driver that print; `before` and `after` name passes and stages."""

    all_changes: bool = False
    before: Collection[str] = ()
    after: Collection[str] = ()
    _number: int = 0
    _lines: list[str] = field(default_factory=list)
    # The passes of `after` that ran, with how many of their runs changed something.
    _printed: dict[str, int] = field(default_factory=dict)

    @property
    def _watches(self) -> bool:
        return self.all_changes or bool(self.after)

    def before_pass(self, name: str, module: ir.Module) -> None:
        """The module that a pass is to change."""
        if name in self.before:
            _print(f"IR before {name}", str(module))
        if self._watches and not self._lines:
            self._lines = plain_lines(module)
            if self.all_changes:
                _print("IR at the start", "\n".join(self._lines))

    def after_pass(self, name: str, module: ir.Module) -> None:
        """What the pass has changed."""
        if not self._watches:
            return
        before, self._lines = self._lines, plain_lines(module)
        found = change(before, self._lines)
        self._number += found is not None
        if name in self.after:
            self._printed[name] = self._printed.get(name, 0) + (found is not None)
        if found is None:
            return
        title = f"{self._number}: IR after {name}"
        if name in self.after:
            _print(title, str(module))
        elif self.all_changes:
            counts = f"{found.removed} lines removed, {found.added} added"
            _print(f"{title}: {counts}", "\n".join(map(_shown, found.lines)))

    def before_stage(self, name: str, module: ir.Module) -> None:
        """The module that a stage takes."""
        if name in self.before:
            _print(f"IR before {name}", str(module))

    def after_stage(self, name: str, module: ir.Module) -> None:
        """The module that a stage gives."""
        if name in self.after:
            _print(f"IR after {name}", str(module))

    def finish(self) -> None:
        """Names the passes that ran and changed nothing: nothing was printed of them."""
        for name, count in self._printed.items():
            if not count:
                print(f"// {name} changed nothing", file=sys.stderr)


def _shown(line: ChangedLine) -> str:
    return f"    ... {line.text}" if line.kind == "skipped" else f"{_SIGNS[line.kind]} {line.text}"


def _print(title: str, text: str) -> None:
    print(f"// -----// {title} //----- //\n{text.rstrip()}", file=sys.stderr)
