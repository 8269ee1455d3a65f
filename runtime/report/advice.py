"""What to do about a remark, a refusal or an access, in one sentence each."""

from __future__ import annotations

from raise_kernel.diagnostics import Refusal
from raise_kernel.remarks import Remark
from raise_kernel.runtime.report.accesses import Access

_NOTHING = "The result is right either way; this part may run slower than it could."

# For remarks on what a pass gave up, by the pass.
_MISSED = {
    "affine-parallelize": "Give each iteration its own element or let the loop only add up, and it "
    "becomes one array operation.",
    "choose-basis": "Use a block size that the divisor of the index divides, and the access can "
    "become a slice.",
    "chunk-scatters": "Use a number of elements with small factors, and the scatter can be split.",
    "delinearize": "Index the array as i * width + j with a constant width, and it becomes "
    "two-dimensional.",
    "distribute-parallel": "Move the barrier so that all threads reach it.",
    "chunk-launch": "Raise --memory-budget, or replace the grid's barrier by two launches.",
    "uniform-trip-counts": "Give all threads the same number of iterations, and guard the body.",
    "expand-arrays": "Make the local array's size a constant.",
    "expand-products": "Load the fragment from shared or global memory by load_matrix_sync.",
    "fold-sums": "Write the sum as a loop over an index.",
    "forward-shared-memory": "Index the shared array in the load as in the store, shifted by a "
    "constant.",
    "guards-to-bounds": "Guard each index by a comparison of its own.",
    "interchange-parallel": "Make the loop's bounds the same in all threads of a block.",
    "load-matrix-rows": "Load all rows of the matrix from one array.",
    "lower-to-stablehlo": "Do not use the old value that the atomic operation returns, and its "
    "updates become one scatter.",
    "coalesce-loops": "Make the bounds of both loops constant, and the loops can become one.",
    "recognize-atomic-loops": "Use the CUDA function for this update, such as atomicAdd.",
    "recognize-extrema": "Write the comparison as max, min or a loop that keeps the best element.",
    "recognize-loop-idioms": "Write the update as a sum, a product, a maximum or a linear "
    "recurrence.",
    "distribute-uniform": "Move what does not depend on the thread out of the thread's code.",
    "promote-accumulators": "Add up in a local variable and store it after the loop.",
    "raise-affine": "Make the index a sum of thread indices times constants, and the access "
    "becomes a slice; an index that is data stays a gather or a scatter.",
    "recover-cross-lane-reductions": "Let every thread of the warp or block take part in the "
    "reduction.",
    "reroll-stores": "Write the stores as a loop.",
    "saturate": "Raise a smaller kernel, or use the default --optimize=target.",
    "sync-elimination": "Nothing has to be done: in lock step a barrier costs nothing.",
    "unroll-short-loops": "Nothing has to be done: the loop is executed as a loop.",
    "unroll-tree-loops": "Use a block size that is a power of two.",
    "widen-row-loops": "Give each row the same number of entries, or sort rows by length.",
}
# For notes and warnings: the pass, a part of the message, and what to do.
_NOTED = (
    (
        "check-barriers",
        "",
        "Move the barrier out of the condition: CUDA does not define what it does there.",
    ),
    ("check-bounds", "", "Check the guard, the sizes and the order of the arguments."),
    ("executor", "", "Name the executor by executor= or --executor to fix the choice."),
    ("llvm-to-arith", "unreachable", "Check that the code ends there on purpose."),
    ("llvm-to-arith", "the output of", "--printf collect keeps what the kernel prints."),
    ("llvm-to-arith", "assertion", "--printf collect ends the run with an error there."),
    ("llvm-to-arith", "a trap", "--printf collect ends the run with an error there."),
    ("pointers-to-memrefs", "nothing is converted", "Pass an array of the parameter's own type."),
    (
        "pointers-to-memrefs",
        "initial value",
        "Give another value by the variable's name, where the host sets one.",
    ),
    ("remark-endless-loops", "", "--max-iterations N ends such a run with an error."),
    (
        "remark-races",
        "",
        "Put a __syncthreads() between the two accesses; --verify names both lines.",
    ),
)
_REFUSED = {
    "RK001": "Give LLVM IR, bitcode, a .cu file or a Python file with a Numba kernel.",
    "RK002": "Compile the file anew: a compiler's own output always verifies.",
    "RK003": "raise-kernel FILE --list shows the kernels of the file.",
    "RK004": "Name one with --kernel; --list shows them.",
    "RK005": "Give one --arg for each parameter, in order; --list shows them.",
    "RK006": "Give an array or a scalar of the parameter's type.",
    "RK007": "Use a block of at most 1024 threads and sizes of at least 1.",
    "RK008": "Set JAX_ENABLE_X64=1, or pass 32-bit arrays.",
    "RK009": "Fix what clang reports, or name another clang with --clang.",
    "RK010": "Fix what Numba reports.",
    "RK011": "Avoid the instruction, or give the scalars that decide about its branch as numbers.",
    "RK012": "Link the function's bitcode into the module, or inline the function.",
    "RK013": "Replace the inline assembly by a CUDA function or plain C++.",
    "RK014": "Pass the array as an argument of its own, and store indices instead of addresses.",
    "RK015": "Write the recursion as a loop, or make its depth a constant.",
    "RK016": "Use an atomic operation on whole elements of the array's type.",
    "RK017": "Put the barrier where all threads of the block reach it.",
    "RK018": "Use integers of up to 64 bits and floats of up to 64 bits.",
    "RK019": "Check the path and the permissions of the file.",
    "RK020": "raise-kernel --help shows the options.",
    "RK021": "Give the loop a condition that its body changes.",
    "RK022": "Check the guard, the sizes, and the order of the arguments.",
    "RK023": "Please report the kernel: this is a fault of raise-kernel.",
    "RK024": "raise-opt --list-passes shows the passes.",
    "RK025": "Install the package that the message names.",
    "RK026": "Make every thread reach the barrier, and every loop end.",
    "RK027": "Fix what the assertion checks.",
    "RK028": "Put a barrier between the two accesses, or use an atomic operation.",
    "RK029": "Give the variable's value with --global NAME=ARRAY, or by its name in Python.",
    "RK030": "Use a process of its own for the virtual device.",
    "RK031": "Ask for the PTX instead, which needs no GPU.",
    "RK032": "Declare what the kernel writes, as kernel.parameters() shows it.",
    "RK033": "Use an atomic operation or a barrier in place of the lock, or split the launch.",
    "RK034": "Move the barrier out of the condition.",
    "RK035": "Compare what does not depend on the order of the threads.",
    "RK036": "Give the value that the message names a defined value.",
    "RK040": "Use forward mode (jax.jvp), or make the loop's bounds numbers.",
    "RK041": "Go on with the array that came back, or do not donate.",
    "RK042": "Pass rk.texture or rk.surface with the rank and the type that the kernel uses.",
    "RK043": "Use smaller arrays or a smaller --memory-budget.",
    "RK044": "Give the stage the module that the stage before it wrote.",
    "RK045": "Correct the environment variable that the message names.",
    "RK046": "Keep loops as loops: #pragma unroll 1.",
    "RK050": "Check the access with --verify, or use the executor xla.",
    "RK051": "Find a variant of the program that does without the functions that are named.",
    "RK052": "Choose launches that neither print nor run thread by thread, on device memory.",
    "RK053": "Run the same program on the same data in each process.",
    "RK099": "Please report the kernel with the file that the message names.",
}
_CAUSES = {
    "data": "The index is data, so a gather or scatter is what the kernel asks for.",
    "remainder": "Use a block or array size that the divisor divides, or a power of two.",
    "division": "Use a block size that the divisor divides.",
    "bits": "Write the index with +, - and * where the bit operation allows it.",
    "product": "Make one of the two factors a constant of the launch.",
    "choice": "Load both elements and choose between the values instead of the indices.",
    "loop": "Compute the index from the loop index instead of from the previous iteration.",
    "float": "Compute the index in integers.",
}
# How remarks of raise-affine name the causes, the weightiest first.
_CAUSE_WORDS = (
    ("is read from", "data"),
    ("is taken modulo", "remainder"),
    ("is divided by", "division"),
    ("bit operation", "bits"),
    ("is a product", "product"),
    ("by a condition", "choice"),
    ("a loop carries", "loop"),
    ("floating point", "float"),
)
# Other remarks of a pass: a part of the message, and what to do.
_BASIS = (
    ("the block loop", "Move what is computed once a block into the code that each thread runs."),
)
_AFFINE = (
    ("loop: the bounds", "Give the loop bounds that follow from the launch alone."),
    ("if: the condition", "Compare indices with numbers, joined by &&."),
)
_PARTS = {
    "choose-basis": _BASIS,
    "raise-affine": (*((part, _CAUSES[kind]) for part, kind in _CAUSE_WORDS), *_AFFINE),
}
_FORMS = {
    "gather": "elements are gathered one by one",
    "scatter": "elements are scattered one by one",
    "slice": "a slice",
    "contraction": "a contraction (matrix product or convolution)",
    "reduction": "a reduction",
    "whole array": "the whole array, in order",
    "loop": "inside a loop that runs one iteration after another",
    "gone": "not needed any more: its value is known, or nobody uses it",
    "unknown": "not reached",
}


def sentence(text: str) -> str:
    """Text with a capital letter and a full stop."""
    text = text.strip()
    if not text:
        return text
    capital = text[0].upper() + text[1:] if text[:1].islower() else text
    return capital if capital.endswith((".", "!", "?")) else f"{capital}."


def remark_sentence(remark: Remark) -> str:
    """What a remark says."""
    return sentence(remark.message)


def remark_advice(remark: Remark) -> str:
    """What to do about it; "" where there is nothing to do."""
    if remark.kind == "missed":
        return next(
            (what for part, what in _PARTS.get(remark.pass_name, ()) if part in remark.message),
            _MISSED.get(remark.pass_name, _NOTHING),
        )
    if remark.kind == "applied":
        return ""
    found = (
        advice
        for name, part, advice in _NOTED
        if name == remark.pass_name and part in remark.message
    )
    return next(found, "")


def refusal_advice(refusal: Refusal) -> str:
    """What to do about a refusal."""
    return sentence(refusal.hint) if refusal.hint else _REFUSED[refusal.code]


def form_words(access: Access) -> str:
    """The form of an access, in words."""
    words = _FORMS[access.form]
    if access.form == "gone" and access.kind != "load":
        return "not needed any more: nobody reads what it writes"
    if access.in_loop and access.form in ("gather", "scatter"):
        return f"{words}, in each iteration"
    return words


def why_not_better(access: Access) -> str:
    """Why an access is not a slice; "" where nothing better is known."""
    if not access.is_slow:
        return ""
    if not access.causes:
        if access.form == "scatter" and access.kind == "atomic":
            return "Several threads may update one element."
        return ""
    return sentence(f"the index {' and '.join(c.words for c in access.causes[:2])}")


def access_advice(access: Access) -> str:
    """What to do for a better form."""
    if not access.is_slow or not access.causes:
        return ""
    return _CAUSES[access.causes[0].kind]
