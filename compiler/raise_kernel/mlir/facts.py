"""What is known of the program that passes work on, and until when.

Reading an operation through MLIR's bindings takes a microsecond, ten times as long as asking a
dictionary. So what was read is kept, in two kinds:

- `owners` and `constants` never change while an operation lives: which operation a value is the
  result of, and which number a constant is. They are kept while no operation is destroyed, and by
  address; rewriting.py sees to it that no address is taken again before.
- `once(analysis, about)` is the result of an analysis of the program as it is. It is kept until the
  program changes. Passes ask for uniformity (`uniformity`), iteration domains (`block_domains`),
  access relations and guards (`access_forms`, `if_constraints`), affine forms (`affine_values`),
  intervals (`signed_range`) and reaching stores (`kernel_stores`) in this way, and build none.

Whoever changes the program says so, by `changed`, or by `erase` and `replace_uses`, which say it
themselves: once in a pass is enough for the driver, which takes a pass that says nothing for one
that changed nothing; and before an analysis is asked again in the same pass. The driver forgets all
where operations are destroyed, and when it is done. With `verify_each` it compares: what is known
is computed again, and a pass that said nothing has to have left the module as it was.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from raise_kernel.bindings import ir
    from raise_kernel.mlir.walks import Function

About = TypeVar("About", bound=Hashable)
Found = TypeVar("Found")


_MISSING = object()


class Facts:
    """What is known of the program, while `are_kept`."""

    def __init__(self) -> None:
        self.are_kept = False
        self.are_checked = False
        # How often the program was said to change.
        self.changes = 0
        self.owners: dict[ir.Value, ir.Operation] = {}
        self.constants: dict[ir.Value, int | None] = {}
        self._found: dict[tuple[Callable[[Any], Any], Hashable], Any] = {}
        # The walk of the function that was walked last, until the program changes.
        self.function: Function | None = None

    def once(self, analysis: Callable[[About], Found], about: About) -> Found:
        """`analysis(about)`, which reads the program alone; computed anew once that has changed."""
        key = (analysis, about)
        known = self._found.get(key, _MISSING)
        if known is not _MISSING:
            if self.are_checked and known != analysis(about):
                raise AssertionError(f"{analysis.__name__} has changed since it was computed")
            return known
        found = analysis(about)
        if self.are_kept:
            self._found[key] = found
        return found

    @contextlib.contextmanager
    def reading(self) -> Iterator[None]:
        """Inside, nobody changes the program."""
        self.are_kept, self.are_checked = True, False
        try:
            yield
        finally:
            self.forget()

    def changed(self) -> None:
        """The program changes now, or has changed."""
        self.changes += 1
        self._found.clear()
        self.function = None

    def pass_over(self) -> None:
        """What was found while a pass changed the program may be true of none that it left."""
        self._found.clear()
        self.function = None

    def forget(self) -> None:
        """Operations may be destroyed from here on, by something else than a pass of ours."""
        self.are_kept = False
        self.owners.clear()
        self.constants.clear()
        self.pass_over()

    def check(self) -> None:
        """Raises where an owner or a constant is another one by now."""
        from raise_kernel.mlir.values import constant_int, defining_op

        owners, constants = self.owners, self.constants
        self.forget()
        assert all(defining_op(value) == op for value, op in owners.items())
        assert all(constant_int(value) == number for value, number in constants.items())


facts = Facts()
