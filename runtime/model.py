"""`raise_kernel.optimize`: a JAX function of several launches, optimized as one program.

    @rk.optimize
    def two_steps(x, y):
        y = second_difference[8, 128](x, y, n)
        return second_difference[8, 128](y, x, n)

A launch is optimized on its own when it is raised; what one launch writes and the next one reads
is known only here. The function is traced for the shapes and dtypes that it is called with, all
that it calls becomes one program, and the tensor optimizer runs over it.

That program is weighed as a whole against one in which each launch runs the kernel's own code, as a
single launch is (`runtime/choice/`): by the table of costs, by a measurement that is remembered, or
by one on the first concrete call.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
from jax.core import Tracer

from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.choice import Choice, Executor, TimedCall, decide
from raise_kernel.runtime.choice.decision import native_launches
from raise_kernel.runtime.choice.timing import devices_of
from raise_kernel.runtime.choice.work import Work, work_of
from raise_kernel.runtime.loops.lengths import CLASSES, class_of, lengths_of
from raise_kernel.runtime.loops.time_loops import time_loops
from raise_kernel.runtime.native import portable_programs
from raise_kernel.runtime.native.launch import native_launch_p
from raise_kernel.runtime.replay import JaxSource, jax_source
from raise_kernel.runtime.whole import whole_program
from raise_kernel.tensor_options import TensorOptions, device_target


def optimize(
    function: Any = None, *, donate_argnums: int | Sequence[int] = (), **options: Any
) -> Any:
    """Makes an optimized function of a JAX function; also `@optimize(optimize="saturate")`.

    `options` are those of `Launcher.options`. Arguments and results are arrays or pytrees of them.
    `donate_argnums` are the arguments whose memory the results may have, as for `jax.jit`. Give
    them inside of a `jax.jit` that donates them, too: the executor is chosen by it. A call refuses
    with RK006 a number that none of its arguments has.
    `executor` is of the whole: "xla" is one program of XLA, whatever its launches say; in "native"
    those that name none run the kernels' own code; "auto", the default, is the faster one.
    """
    if function is None:
        return functools.partial(optimize, donate_argnums=donate_argnums, **options)
    executor = options.pop("executor", "")
    if executor:
        TensorOptions(executor=executor)  # RK020 for a word that is none
    donated = (donate_argnums,) if isinstance(donate_argnums, int) else tuple(donate_argnums)
    options = {"target": device_target(), **options}
    return Model(function, TensorOptions(**options), executor, donated)


@dataclass
class Group:
    """The programs of one set of types, from flat arguments to flat results, and the tree of these.

    `xla` is the whole optimized, and `source` its source; `own` has the kernels' own code. Both
    take over the memory of the arguments `donated`. `choice` says which one runs, as far as that is
    known.
    """

    xla: Callable[..., Any]
    own: Callable[..., Any]
    source: JaxSource
    work: Work
    out: Any
    donated: tuple[int, ...] = ()
    lengths: tuple[int, ...] = ()
    choices: dict[int | None, Choice] = field(default_factory=dict)

    def length_class(self, leaves: Sequence[Any]) -> int | None:
        """That of a call; None where no loop has a length that is an argument, or it is traced."""
        return class_of([leaves[number] for number in self.lengths]) if self.lengths else None

    def keys(self, length: int | None) -> list[tuple[Hashable, ...]]:
        """What tells the program in what is remembered, for loops of a class of lengths; where that
        is not known, for each class, the longest first."""
        key = ("group", self.source.text, self.donated)
        if not self.lengths:
            return [key]
        classes = range(len(CLASSES), -1, -1) if length is None else (length,)
        return [(*key, "loops of class", number) for number in classes]

    def copied(self, leaves: Sequence[Any]) -> list[Any]:
        """The arguments, for a run of which some are to be used again."""
        return [jnp.copy(v) if n in self.donated else v for n, v in enumerate(leaves)]


class Model:
    """A JAX function whose program goes through the tensor optimizer, for each set of types."""

    def __init__(
        self,
        function: Callable[..., Any],
        options: TensorOptions,
        executor: str = "",
        donated: tuple[int, ...] = (),
    ) -> None:
        self._function = function
        self._options = options
        self._named = executor
        self._donated = donated
        self._groups: dict[Any, Group] = {}
        functools.update_wrapper(self, function)

    def __repr__(self) -> str:
        return f"<Optimized {getattr(self._function, '__qualname__', 'function')}>"

    def __call__(self, *args: Any) -> Any:
        leaves, tree = jax.tree.flatten(args)
        group = self._group(leaves, tree)
        executor = self._executor(group, leaves, True)
        function = group.own if executor == "native" else group.xla
        choice = group.choices.get(group.length_class(leaves))
        tally = choice.tally if choice is not None else None
        traced = any(isinstance(leaf, Tracer) for leaf in leaves)
        results = function(*leaves) if tally is None or traced else tally.run(function, leaves)
        results = results if isinstance(results, tuple) else (results,)
        return jax.tree.unflatten(group.out, results)

    def source(self, *args: Any) -> str:
        """The JAX source of the whole as one program of XLA, for these arguments."""
        return self._group(*jax.tree.flatten(args)).source.text

    def executor(self, *args: Any) -> str:
        """What runs for these arguments: "native", the kernels' own code, or "xla"."""
        leaves, tree = jax.tree.flatten(args)
        return self._executor(self._group(leaves, tree), leaves, False)

    def _executor(self, group: Group, leaves: Sequence[Any], runs: bool) -> Executor:
        """The executor of a group; in a call of it (`runs`) it may be measured."""
        named = config.executor_of(self._named)
        if named != "auto":
            return "native" if named == "native" else "xla"
        length = group.length_class(leaves)
        choice = group.choices.get(length)
        if choice is None or choice.by == "default" or (runs and choice.is_due):
            choice = group.choices[length] = self._choice(group, leaves, length, runs)
        return choice.executor

    def _choice(
        self, group: Group, leaves: Sequence[Any], length: int | None, runs: bool
    ) -> Choice:
        """Which program runs, by what is known or, in a call, by a measurement. Where a length is
        traced, what is known of the longest loops counts."""
        traced = any(isinstance(leaf, Tracer) for leaf in leaves)
        timed = None
        if runs and not traced and not getattr(jax.config, "jax_disable_jit", False):
            timed = TimedCall(lambda program: program, lambda _: group.copied(leaves))
        choice = None
        for key in group.keys(length):
            choice = decide(
                group.work,
                self._options.target,
                key,
                lambda: set() if traced else devices_of(leaves),
                timed,
                lambda: _forms(group, leaves),
            )
            if choice.by == "measurement":
                break
        assert choice is not None
        return choice

    def _group(self, leaves: Sequence[Any], tree: Any) -> Group:
        types = tuple((jnp.shape(v), jnp.result_type(v)) for v in leaves)
        key = (types, tree, jax.config.read("jax_enable_x64"))
        if key not in self._groups:
            structs = [jax.ShapeDtypeStruct(shape, dtype) for shape, dtype in types]
            # A function of its own: what JAX keeps of the user's may have native code in it.
            whole = jax.jit(lambda *args: self._function(*args), keep_unused=True)
            with portable_programs():
                lowered = whole.lower(*jax.tree.unflatten(tree, structs))
            module = whole_program(lowered.as_text(), self._options)
            work = work_of(str(module), self._options.target, launches=True)
            source = jax_source(module)
            out = jax.tree.structure(lowered.out_info)
            donated = self._donated_leaves(tree)
            xla, own = (
                jax.jit(time_loops(f), donate_argnums=donated)
                for f in (source.function(), self._own(tree))
            )
            lengths = lengths_of(module)
            self._groups[key] = Group(xla, own, source, work, out, donated, lengths)
        return self._groups[key]

    def _donated_leaves(self, tree: Any) -> tuple[int, ...]:
        """The numbers of the arrays in the arguments that are donated. Refuses with RK006 an
        argument that there is not."""
        numbers = iter(range(tree.num_leaves))
        leaves = [tuple(itertools.islice(numbers, arg.num_leaves)) for arg in tree.children()]
        for argument in self._donated:
            if not -len(leaves) <= argument < len(leaves):
                message = f"donate_argnums has {argument}, of {len(leaves)} in all"
                raise Refusal("RK006", message, hint="they are counted from 0, as for jax.jit")
        return tuple(number for argument in self._donated for number in leaves[argument])

    def _own(self, tree: Any) -> Callable[..., Any]:
        """The function, flat, with the kernels' own code."""

        def own(*leaves: Any) -> tuple[Any, ...]:
            with native_launches():
                results = self._function(*jax.tree.unflatten(tree, leaves))
            return tuple(jax.tree.leaves(results))

        return own


def _forms(
    group: Group, leaves: Sequence[Any]
) -> tuple[Callable[..., Any], Callable[..., Any]] | None:
    """Both programs of a group; None where no launch has native code."""
    has_native = native_launch_p.name in str(jax.make_jaxpr(group.own)(*leaves))
    return (group.xla, group.own) if has_native else None
