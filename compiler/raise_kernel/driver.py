"""The driver: an LLVM module, a launch and arguments in; a StableHLO module out.

`specialize_kernel` fixes the launch and the shapes in LLVM; `run_stages` takes the result through
the MLIR stages, as far as asked; `raise_specialized` does all of them. JAX source is printed from
the result when somebody asks for it. Every step is timed, refusals are given the file and the
kernel, remarks are collected.
"""

from __future__ import annotations

import contextlib
import functools
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from raise_kernel.bindings import context, ir
from raise_kernel.collecting import rare_collections
from raise_kernel.deep_recursion import deep_recursion
from raise_kernel.diagnostics import InternalError, Refusal
from raise_kernel.frontend.arguments.signature import Argument, Launch, Signature, plain_memory
from raise_kernel.frontend.demangle import demangle
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.frontend.specialization.specialize import Specialized, specialize
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import bytecode, int_array
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.pass_manager.pipeline import PipelineOptions, Run, run_pipeline
from raise_kernel.pass_manager.stages import check_stage, stages
from raise_kernel.remarks import Remark
from raise_kernel.runtime.replay import JaxSource, jax_source
from raise_kernel.stablehlo.tensor_types import TensorType, tensor_type

# The forms of a kernel that can be printed -> the stage whose result it is.
FORMS: dict[str, str] = {
    "llvm": "specialize",
    "ptx": "specialize",
    "amdgcn": "specialize",
    "llvm-dialect": "import",
    "std": "standardize",
    "scf": "structure",
    "parallel": "parallelize",
    "affine": "affine",
    "tensor": "tensor",
    "stablehlo": "tensor-opt",
    "jax": "replay",
}

# One MLIR context serves the process, and its passes are not written for two threads at once.
_lock = threading.RLock()


# The kernel that was raised last, and its program after `parallelize`, as bytecode: native code is
# made of it, right after raising.
_parallelized: tuple[Specialized, bytes] | None = None


@contextlib.contextmanager
def compiling() -> Iterator[None]:
    """What every step of the compiler runs in."""
    with _lock, deep_recursion(), rare_collections():
        yield


@dataclass
class Options:
    """How to run the pipeline.

    `pipeline` replaces the passes after import; `runs` says whether native code may be made of the
    kernel next; `step` hears the name of each step as it starts; `before_stage` and `after_stage`
    see the module.
    """

    passes: PipelineOptions = field(default_factory=PipelineOptions)
    pipeline: str | None = None
    runs: bool = True
    step: Callable[[str], None] | None = None
    before_stage: Callable[[str, ir.Module], None] | None = None
    after_stage: Callable[[str, ir.Module], None] | None = None

    @property
    def timings(self) -> list[tuple[str, float]]:
        return self.passes.timings


@dataclass(frozen=True)
class Raised:
    """A kernel that was raised: its program, and which memories it writes.

    `read` are the memories whose contents have a say in the results: one that is written whole
    is not among them. `bytecode` is the program with its locations, `parameters` are its types.
    """

    stablehlo: str
    bytecode: bytes
    parameters: tuple[TensorType, ...]
    signature: Signature
    written: tuple[int, ...]
    read: tuple[int, ...]
    remarks: tuple[Remark, ...]
    timings: tuple[tuple[str, float], ...]

    @functools.cached_property
    def source(self) -> JaxSource:
        """The program as JAX source: printing it takes a tenth of the time of raising."""
        with compiling(), located(None, demangle(self.signature.kernel)), facts.reading():
            return jax_source(ir.Module.parse(self.bytecode, context()))

    @functools.cached_property
    def calls_host(self) -> bool:
        """Whether it prints, or has checks that may end the run."""
        return "stablehlo.custom_call" in self.stablehlo


@contextlib.contextmanager
def timed(name: str, options: Options) -> Iterator[None]:
    """One step of the pipeline, announced and timed."""
    if options.step is not None:
        options.step(name)
    start = time.perf_counter()
    yield
    options.timings.append((name, time.perf_counter() - start))


@contextlib.contextmanager
def located(file: str | None, kernel: str | None) -> Iterator[None]:
    """Refusals from inside name this file and kernel unless they name their own."""
    try:
        yield
    except Refusal as refusal:
        # In place: an error of the reference executor has more than these fields.
        refusal.file = refusal.file or file
        refusal.kernel = refusal.kernel or kernel
        raise


def specialize_kernel(
    module: LLVMModule,
    kernel: str,
    launch: Launch,
    args: Sequence[Argument],
    options: Options | None = None,
) -> Specialized:
    """Fix the launch, the shapes and the static scalars, in LLVM."""
    options = options or Options()
    with (
        compiling(),
        timed("specialize", options),
        located(module.source, demangle(kernel)),
    ):
        specialized = specialize(module, kernel, launch, args)
    signature = specialized.signature
    memories = tuple(map(plain_memory, signature.memories))
    return replace(specialized, signature=replace(signature, memories=memories))


def run_stages(
    specialized: Specialized, last: str | None = None, options: Options | None = None
) -> ir.Module:
    """Import, then the stages up to the one named `last` (all of them by default)."""
    from raise_kernel.passes.import_llvm.import_module import import_llvm

    options = options or Options()
    tensor = specialized.signature.launch.tensor
    with compiling():
        with timed("import", options):
            module = import_llvm(specialized.text, specialized.signature)
        if options.after_stage is not None:
            options.after_stage("import", module)
        if last == "import":
            return module
        if options.pipeline is not None:
            run_pipeline(module, options.pipeline, options.passes)
            return module
        run = Run(module, options.passes)
        with run.passes():
            for stage in stages():
                if stage.name == "import":
                    continue
                if options.before_stage is not None:
                    options.before_stage(stage.name, module)
                with stage_timed(stage.name, options):
                    if stage.name == "tensor-opt" and tensor.optimize == "search":
                        from raise_kernel.runtime.search import searched

                        module = searched(module, stage, options.passes, options.step)
                    else:
                        run.stage(stage)
                if stage.name == "parallelize" and options.runs:
                    _keep_parallelized(specialized, module)
                if options.after_stage is not None:
                    options.after_stage(stage.name, module)
                if stage.name == last:
                    break
        return module


def parallelized(specialized: Specialized) -> ir.Module:
    """The kernel after `parallelize`. The stages do not run again for the one raised last."""
    with compiling():
        if _parallelized is not None and _parallelized[0] is specialized:
            return ir.Module.parse(_parallelized[1], context())
        return run_stages(specialized, "parallelize")


def _keep_parallelized(specialized: Specialized, module: ir.Module) -> None:
    global _parallelized
    _parallelized = specialized, bytecode(module.operation)


@contextlib.contextmanager
def stage_timed(name: str, options: Options) -> Iterator[None]:
    """A stage's own time stands before those of its passes."""
    if options.step is not None:
        options.step(name)
    index = len(options.timings)
    start = time.perf_counter()
    yield
    options.timings.insert(index, (name, time.perf_counter() - start))


def raise_specialized(
    specialized: Specialized, file: str | None = None, options: Options | None = None
) -> Raised:
    """The whole pipeline after specialization."""
    options = options or Options()
    with compiling(), located(file, demangle(specialized.signature.kernel)):
        module = run_stages(specialized, None, options)
        _check_raised(module)
        return Raised(
            str(module),
            bytecode(module.operation),
            parameter_types(module),
            specialized.signature,
            written_memories(module),
            read_memories(module, len(specialized.signature.memories)),
            tuple(options.passes.remarks.remarks),
            tuple(options.timings),
        )


def _check_raised(module: ir.Module) -> None:
    """The last stage's verifier always runs: what is replayed is StableHLO only. Refuses with RK018
    a program with types that JAX has not."""
    if not module.operation.verify():
        raise InternalError("the raised module does not verify", str(module))
    with facts.reading():
        check_stage(module, stages()[-1])
        for type_ in {result.type for op in walked(module.body) for result in op.results}:
            tensor_type(type_)


def written_memories(module: ir.Module) -> tuple[int, ...]:
    """The numbers of the memories that come back, in order."""
    kernel = kernels(module)[0]
    return tuple(int_array(kernel, "rk.results") or ())


def read_memories(module: ir.Module, count: int) -> tuple[int, ...]:
    """The numbers of the memories whose contents the program uses."""
    arguments = _parameters(module)[:count]
    return tuple(number for number, a in enumerate(arguments) if next(iter(a.uses), None))


def parameter_types(module: ir.Module) -> tuple[TensorType, ...]:
    """The types of the memories, then of the run-time scalars."""
    return tuple(tensor_type(argument.type) for argument in _parameters(module))


def _parameters(module: ir.Module) -> list[ir.BlockArgument]:
    return list(kernels(module)[0].regions[0].blocks[0].arguments)


def form_text(specialized: Specialized, form: str, options: Options | None = None) -> str:
    """A kernel in one of `FORMS`."""
    if form not in FORMS:
        raise Refusal("RK020", f"no form is called {form!r}", hint=f"one of {', '.join(FORMS)}")
    if form == "llvm":
        return specialized.text
    if form in ("ptx", "amdgcn"):
        # The executors, of which it is one's, use this module.
        from raise_kernel.runtime.native.gpu.listing import listing

        with located(None, demangle(specialized.signature.kernel)):
            return listing(specialized, form)
    if form == "jax":
        return raise_specialized(specialized, options=options).source.text
    with compiling(), located(None, demangle(specialized.signature.kernel)):
        return f"{str(run_stages(specialized, FORMS[form], options)).rstrip()}\n"
