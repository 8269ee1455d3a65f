"""The table of device functions: name -> a rule that builds the result from the operands."""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.passes.standardize.device_math.expr import Expr

# One expression, or several for a function that hands further results out through pointers.
Rule = Callable[..., Expr]

FUNCTIONS: dict[str, Rule] = {}
"""Every function with one result and no pointers, by its name in LLVM IR."""


def define(*names: str) -> Callable[[Rule], Rule]:
    """Decorator: the rule of the functions with these names."""

    def enter(rule: Rule) -> Rule:
        for name in names:
            add(name, rule)
        return rule

    return enter


def both(*names: str) -> Callable[[Rule], Rule]:
    """Decorator: `__nv_name` for double and `__nv_namef` for float."""
    return define(*(f"__nv_{n}{suffix}" for n in names for suffix in ("", "f")))


def add(name: str, rule: Rule) -> None:
    """Enter one rule; a name has one rule only."""
    if name in FUNCTIONS:
        raise ValueError(f"two rules for {name}")
    FUNCTIONS[name] = rule


class NotConstant(Exception):
    """An operand that must be a constant is not; its text says which."""
