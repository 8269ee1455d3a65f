"""What makes launches of several steps of a launch in one pass over memory (`gpu/steps/`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from jax.core import ShapedArray

from raise_kernel.driver import Raised
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.native.launch import NativeLaunch

if TYPE_CHECKING:
    from raise_kernel.runtime.native.forms import NativeCode
    from raise_kernel.runtime.native.gpu.steps.shape import Tiles
    from raise_kernel.runtime.native.gpu.steps.stencil import Stencil

# Makes the code of another specialized kernel, by the program that has its arguments, and by the
# most registers that a thread may have.
MakeCode = Callable[[Specialized, Raised, int], "NativeCode"]


@dataclass(frozen=True, eq=False)
class Steps:
    """Those of one launch, whose program is `function`."""

    function: Callable[..., Any]
    specialized: Specialized
    raised: Raised
    platform: str
    code: MakeCode
    made: dict[Tiles | tuple[int, int], NativeLaunch] = field(default_factory=dict)

    def stencil(self, read: int, written: int) -> Stencil:
        """What the launch makes of its memory `read`. Raises `NoSteps`."""
        from raise_kernel.runtime.native.gpu.steps.stencil import stencil_of

        return stencil_of(self.specialized, self.raised, read, written)

    def launch(self, tiles: Tiles) -> NativeLaunch:
        """The launch of several steps; it takes what one step takes, and writes the same array
        whole. Raises `NoSteps`."""
        if tiles not in self.made:
            self.made[tiles] = self._launch(tiles)
        return self.made[tiles]

    def _launch(self, tiles: Tiles) -> NativeLaunch:
        from raise_kernel.runtime.native.gpu.steps.program import stepped
        from raise_kernel.runtime.native.gpu.steps.stencil import NoSteps

        code = self.code(stepped(self.specialized, tiles), self.raised, tiles.registers)
        if not code.text:
            raise NoSteps("; ".join(r.message for r in code.remarks) or "there is no code for it")
        read, written = tiles.stencil.read, tiles.stencil.written

        def one_by_one(*values: Any) -> Any:
            now = list(values)
            for _ in range(tiles.steps):
                now[read], now[written] = self.function(*now), now[read]
            return now[read]

        type_ = self.raised.parameters[written]
        results = (ShapedArray(type_.shape, type_.dtype),)
        return NativeLaunch(one_by_one, results, {code.platform: code.target()})

    def over_old(self, old: int, written: int) -> Stencil:
        """What the launch makes of its memory `old`, which may have the place of the one that it
        writes. Raises `NoSteps`."""
        from raise_kernel.runtime.native.over_old import over_old

        return over_old(self.specialized, self.raised, old, written)

    def launch_over_old(self, old: int, written: int) -> NativeLaunch:
        """The launch that writes over its memory `old`; it takes all but the memory `written`.
        Raises `NoSteps`."""
        if (old, written) not in self.made:
            self.made[old, written] = self._launch_over_old(old, written)
        return self.made[old, written]

    def _launch_over_old(self, old: int, written: int) -> NativeLaunch:
        from raise_kernel.runtime.native.gpu.steps.stencil import NoSteps
        from raise_kernel.runtime.native.over_old import raised_over, written_over

        kernel = written_over(self.specialized, old, written)
        code = self.code(kernel, raised_over(self.raised, kernel, old, written), 0)
        if not code.text:
            raise NoSteps("; ".join(r.message for r in code.remarks) or "there is no code for it")
        before = old - (old > written)

        def as_raised(*values: Any) -> Any:
            return self.function(*values[:written], values[before], *values[written:])

        type_ = self.raised.parameters[written]
        results = (ShapedArray(type_.shape, type_.dtype),)
        return NativeLaunch(as_raised, results, {code.platform: code.target()})
