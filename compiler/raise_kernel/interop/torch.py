"""PyTorch tensors as arguments and results of a launch, and the launch as a node of autograd.

Tensors and arrays share memory through DLPack. Three rules keep that safe, for a tensor may be
written to at any time and an array never:
- a call returns once everything that reads its arguments has run;
- a result that is the memory of an argument, or of another result, is copied;
- memory that the derivative reads again is saved as PyTorch saves tensors, so that `backward`
  raises where it was written to in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch  # pyright: ignore[reportMissingImports]

from raise_kernel.backend import x64_is_on
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.arguments import map_arrays
from raise_kernel.runtime.compile import stopped

# A function of arrays in a list, to a list of arrays.
Run = Callable[[Sequence[Any]], list[Any]]

_WIDE = (torch.float64, torch.complex128, torch.int64, torch.uint64)


def tensor_function(launcher: Callable[..., Any]) -> Callable[..., Any]:
    """`launcher` as a function of tensors; see `raise_kernel.torch.function`."""
    if getattr(launcher, "donated", None) is not None:
        raise Refusal(
            "RK006",
            "a launch that donates its arguments cannot take PyTorch tensors",
            hint="PyTorch owns their memory; leave out donate()",
        )

    def call(*args: Any, **variables: Any) -> Any:
        return _Call(launcher, args, variables).run()

    return call


@dataclass
class _Call:
    """One call. `tensors` are the distinct tensors among its arguments, in order."""

    launcher: Callable[..., Any]
    args: Sequence[Any]
    variables: Mapping[str, Any]
    tensors: list[Any] = field(default_factory=list)
    structure: Any = None

    def run(self) -> Any:
        """The results of the launch, each array as a tensor."""
        found: dict[int, Any] = {}
        self._replaced(lambda value: found.setdefault(id(value), value))
        self.tensors = list(found.values())
        if torch.is_grad_enabled() and any(t.requires_grad for t in self.tensors):
            results = self._apply()
        else:
            arrays = [_array(t) for t in self.tensors]
            results = _tensors(jax.block_until_ready(self.launch(arrays)), arrays)
        return jax.tree.unflatten(self.structure, results)

    def _apply(self) -> Sequence[Any]:
        try:
            return _Launch.apply(self.launch, *self.tensors)
        except jax.errors.JaxRuntimeError as error:
            # JAX traces the launch, so it cannot say itself why it was stopped.
            info = getattr(self.launcher, "info", None)
            raise stopped(error, info.demangled if info else "the kernel") from None

    def launch(self, arrays: Sequence[Any]) -> list[Any]:
        """The launch with `arrays` in place of the tensors: the leaves of its result."""
        by_tensor = {id(t): a for t, a in zip(self.tensors, arrays, strict=True)}
        args, variables = self._replaced(lambda value: by_tensor[id(value)])
        leaves, self.structure = jax.tree.flatten(self.launcher(*args, **variables))
        return leaves

    def _replaced(self, of: Callable[[Any], Any]) -> tuple[Sequence[Any], Mapping[str, Any]]:
        def convert(value: Any) -> Any:
            return of(value) if isinstance(value, torch.Tensor) else value

        args = [map_arrays(value, convert) for value in self.args]
        return args, {name: map_arrays(value, convert) for name, value in self.variables.items()}


class _Launch(torch.autograd.Function):
    """A function of arrays, `run`, whose derivative is that of the raised program."""

    @staticmethod
    def forward(ctx: Any, run: Run, *tensors: Any) -> tuple[Any, ...]:
        arrays = [_array(t) for t in tensors]
        ctx.run, ctx.inputs, ctx.x64 = run, tensors, x64_is_on()
        ctx.versions = _versions(tensors)
        ctx.needed = [n for n, needs in enumerate(ctx.needs_input_grad[1:]) if needs]
        results, ctx.pull = _pullback(run, arrays, ctx.needed)
        ctx.results = [jax.ShapeDtypeStruct(r.shape, r.dtype) for r in results]
        ctx.held = [leaf for leaf in jax.tree.leaves(ctx.pull) if isinstance(leaf, jax.Array)]
        jax.block_until_ready((results, ctx.held))
        outputs = tuple(_tensors(results, arrays))
        held = _pointers(ctx.held)
        ctx.save_for_backward(*(t for t in (*tensors, *outputs) if t.data_ptr() in held))
        ctx.mark_non_differentiable(*(t for t in outputs if not _has_gradient(t)))
        return outputs

    @staticmethod
    def backward(ctx: Any, *cotangents: Any) -> tuple[Any, ...]:
        _ = ctx.saved_tensors  # raises where one of them was written to
        given = [t for t in cotangents if _has_gradient(t)]
        # A thread of PyTorch's own may run this, and JAX's contexts belong to a thread.
        with jax.enable_x64(ctx.x64):
            if torch.is_grad_enabled():  # the gradients are differentiated as well
                if _versions(ctx.inputs) != ctx.versions:
                    raise RuntimeError("an argument of the kernel was written to since the call")
                run = _gradient_run(ctx.run, ctx.needed, len(ctx.inputs))
                gradients = _Launch.apply(run, *ctx.inputs, *given)
            else:
                arrays = [_array(t) for t in given]
                made = _pulled(ctx.pull, ctx.results, arrays)
                gradients = _tensors(jax.block_until_ready(made), [*arrays, *ctx.held])
        found = dict(zip(ctx.needed, gradients, strict=True))
        return None, *(found.get(n) for n in range(len(ctx.inputs)))


def _pullback(run: Run, arrays: Sequence[Any], needed: Sequence[int]) -> tuple[list[Any], Any]:
    """The results of `run`, and what takes their cotangents to those of the `needed` arrays."""

    def of_needed(*values: Any) -> list[Any]:
        given = dict(zip(needed, values, strict=True))
        return run([given.get(n, array) for n, array in enumerate(arrays)])

    return jax.vjp(of_needed, *(arrays[n] for n in needed))


def _gradient_run(run: Run, needed: Sequence[int], count: int) -> Run:
    """The gradients of `run` as a function of its `count` arrays, then the cotangents."""

    def gradients(arrays: Sequence[Any]) -> list[Any]:
        results, pull = _pullback(run, arrays[:count], needed)
        return _pulled(pull, results, arrays[count:])

    return gradients


def _pulled(pull: Any, results: Iterable[Any], cotangents: Sequence[Any]) -> list[Any]:
    """PyTorch's gradients, from its cotangents of the results that have one.

    For a complex number they are the conjugates of JAX's. An integer has none.
    """
    given = iter(cotangents)
    return [
        jnp.conj(gradient)
        for gradient in pull(
            [
                jnp.conj(next(given))
                if jnp.issubdtype(result.dtype, jnp.inexact)
                else np.zeros(result.shape, jax.dtypes.float0)
                for result in results
            ]
        )
    ]


def _versions(tensors: Iterable[Any]) -> list[int]:
    """PyTorch's count of the writes to each tensor, where it keeps one."""
    return [0 if t.is_inference() else t._version for t in tensors]


def _has_gradient(tensor: Any) -> bool:
    return tensor.is_floating_point() or tensor.is_complex()


def _array(tensor: Any) -> Any:
    """A tensor as an array: the same memory where the tensor is contiguous and aligned."""
    if tensor.layout is not torch.strided:
        raise Refusal(
            "RK006", f"a tensor of layout {tensor.layout}", hint="pass a dense one: x.to_dense()"
        )
    if tensor.dtype in _WIDE and not x64_is_on():
        raise Refusal(
            "RK008",
            f"a tensor is {tensor.dtype}, and JAX's 64-bit mode is off",
            hint="set jax_enable_x64 (or JAX_ENABLE_X64=1 outside), or pass 32-bit tensors",
        )
    plain = tensor.detach().resolve_conj().resolve_neg().contiguous()
    try:
        return jax.dlpack.from_dlpack(plain)
    except (RuntimeError, ValueError, TypeError, BufferError) as error:
        raise Refusal(
            "RK006",
            f"JAX does not read a tensor of {tensor.dtype} on {tensor.device}: {error}",
            hint=f"JAX has {', '.join(map(str, jax.devices()))}; pass x.cpu(), "
            "or install JAX for that device",
        ) from None


def _tensors(results: Iterable[Any], read: Iterable[Any]) -> list[Any]:
    """Arrays as tensors that share no memory with each other, nor with the arrays `read`."""
    taken = _pointers(read)
    made: list[Any] = []
    for result in results:
        tensor = torch.from_dlpack(result) if isinstance(result, jax.Array) else result
        if isinstance(tensor, torch.Tensor):
            tensor = tensor.clone() if tensor.data_ptr() in taken else tensor
            taken.add(tensor.data_ptr())
        made.append(tensor)
    return made


def _pointers(arrays: Iterable[Any]) -> set[int]:
    return {array.unsafe_buffer_pointer() for array in arrays if array.size}
