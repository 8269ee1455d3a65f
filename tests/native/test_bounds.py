"""Launches that access memory outside of their arrays, as docs/guide/native.md says.

Nothing is written there; native code reads zeros, the raised program zeros in slices, the nearest
element in gathers. Inside, code with tests computes what the reference executor does.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.native.gpu.test_ptx import specialized

import raise_kernel as rk
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.native.gpu.entry import entry_of
from raise_kernel.runtime.native.gpu.ptx import checked_entry, optimized_text, ptx_of
from raise_kernel.runtime.native.gpu.target import GpuTarget
from raise_kernel.runtime.reference.errors import MemoryFault
from raise_kernel.runtime.reference.execute import execute

pytestmark = [
    pytest.mark.usefixtures("x64"),
    pytest.mark.filterwarnings("ignore::raise_kernel.KernelWarning"),
]

HEAD = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %x, ptr %m, ptr %y, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %f = mul i32 %b, 64
  %i = add i32 %f, %t
  %here = icmp slt i32 %i, %n
  br i1 %here, label %work, label %done
work:
"""
FOOT = """  br label %done
done:
  ret void
}
"""
# What each thread below n does: x has 100 elements, m and y have 200.
AT = "  %{0} = getelementptr inbounds i32, ptr %{1}, i32 %{2}\n"
BODIES = {
    # y[i] = x[i]
    "rows": AT.format("p", "x", "i")
    + "  %v = load i32, ptr %p\n"
    + AT.format("q", "y", "i")
    + "  store i32 %v, ptr %q\n",
    # y[i] = x[m[i]]
    "gather": AT.format("s", "m", "i")
    + "  %j = load i32, ptr %s\n"
    + AT.format("p", "x", "j")
    + "  %v = load i32, ptr %p\n"
    + AT.format("q", "y", "i")
    + "  store i32 %v, ptr %q\n",
    # x[m[i]] = i
    "scatter": AT.format("s", "m", "i")
    + "  %j = load i32, ptr %s\n"
    + AT.format("p", "x", "j")
    + "  store i32 %i, ptr %p\n",
    # y[i] = atomicAdd(&x[m[i]], i)
    "atomic": AT.format("s", "m", "i")
    + "  %j = load i32, ptr %s\n"
    + AT.format("p", "x", "j")
    + "  %v = atomicrmw add ptr %p, i32 %i monotonic\n"
    + AT.format("q", "y", "i")
    + "  store i32 %v, ptr %q\n",
    # y[i] = atomicAdd(&x[n], i)
    "counter": AT.format("p", "x", "n")
    + "  %v = atomicrmw add ptr %p, i32 %i monotonic\n"
    + AT.format("q", "y", "i")
    + "  store i32 %v, ptr %q\n",
    # y[i] = what x[m[i]] was, to which i is added modulo 1024
    "sequential": AT.format("s", "m", "i")
    + "  %j = load i32, ptr %s\n"
    + AT.format("p", "x", "j")
    + "  br label %again\nagain:\n  %u = load i32, ptr %p\n  %s3 = add i32 %u, %i\n"
    + "  %w = and i32 %s3, 1023\n"
    + "  %pair = cmpxchg ptr %p, i32 %u, i32 %w monotonic monotonic\n"
    + "  %met = extractvalue { i32, i1 } %pair, 1\n  br i1 %met, label %out, label %again\nout:\n"
    + AT.format("q", "y", "i")
    + "  store i32 %u, ptr %q\n",
    # x[n] += y[i], and what is there before
    "one": AT.format("p", "x", "n")
    + AT.format("q", "y", "i")
    + "  %v = load i32, ptr %q\n  %w = atomicrmw add ptr %p, i32 %v monotonic\n"
    + AT.format("o", "m", "n")
    + "  %z = load i32, ptr %o\n  store i32 %z, ptr %q\n",
}
ATOMIC = ("atomic", "counter", "sequential")
X, Y = 100, 200
THREADS = 256


def model(
    name: str, x: Any, m: Any, y: Any, n: int, gathers_nearest: bool = False
) -> tuple[Any, Any, Any]:
    """What the kernel computes where an element outside is zero and is not written, or, at an index
    that is data or one for all threads, where it reads as the nearest element."""
    x, m, y = (a.astype(np.int64) for a in (x, m, y))
    for i in range(min(n, THREADS)):
        j = int(m[i]) if i < Y else 0

        def at(a: Any, k: int) -> int:
            return int(a[k]) if 0 <= k < len(a) else 0

        def gathered(a: Any, k: int) -> int:
            return int(a[min(max(k, 0), len(a) - 1)]) if gathers_nearest else at(a, k)

        if name == "rows":
            stores = [(y, i, at(x, i))]
        elif name == "gather":
            stores = [(y, i, gathered(x, j))]
        elif name == "scatter":
            stores = [(x, j, i)]
        elif name == "atomic":
            stores = [(y, i, at(x, j)), (x, j, at(x, j) + i)]
        elif name == "counter":
            stores = [(y, i, at(x, n)), (x, n, at(x, n) + i)]
        elif name == "sequential":
            stores = [(y, i, at(x, j)), (x, j, at(x, j) + i & 1023)]
        else:
            stores = [(x, n, at(x, n) + at(y, i)), (y, i, gathered(m, n))]
        for array, k, value in stores:
            if 0 <= k < len(array):
                array[k] = value
    return tuple(a.astype(np.int32) for a in (x, m, y))  # type: ignore[return-value]


def inputs(name: str, outside: bool) -> tuple[Any, Any, Any]:
    """`m` without repetition, so that no two threads meet, but for what is outside."""
    rng = np.random.default_rng(len(name))
    x, y = (rng.integers(-1000, 1000, size).astype(np.int32) for size in (X, Y))
    m = rng.permutation(Y).astype(np.int32) if outside else np.arange(Y, dtype=np.int32) % X
    if outside:
        far = [X, X + 1, -1, -(2**31), 2**31 - 1, 2**30, -X, 2**29]
        m[m >= X] = np.resize(np.array(far, np.int32), int((m >= X).sum()))
    return x, m, y


SIZES = (1, 37, 99, 100, 101, 200, 201, 255, 2**31 - 1)


def kernel(name: str) -> Any:
    return rk.load(HEAD + BODIES[name] + FOOT)


def check(results: Any, wanted: Any) -> None:
    for found, want, what in zip(results, wanted, "xmy", strict=True):
        np.testing.assert_array_equal(np.asarray(found), want, what)


@pytest.mark.sample(4)
@pytest.mark.parametrize("executor", ["native", "xla"])
@pytest.mark.parametrize("name", BODIES)
def test_outside_on_a_cpu(name: str, executor: Any) -> None:
    x, m, y = inputs(name, True)
    launch = kernel(name)[4, 64].options(executor=executor)
    for n in SIZES:
        lowered = launch.lower(x, m, y, jnp.int32(n))
        assert lowered.executor == executor
        results = launch(x, m, y, jnp.int32(n))
        results = iter(results if isinstance(results, tuple) else (results,))
        found = [next(results) if k in lowered.raised.written else (x, m, y)[k] for k in range(3)]
        wanted = model(name, x, m, y, n, gathers_nearest=executor == "xla")
        if name in ATOMIC and executor == "xla":  # what it returns outside is not defined
            index = np.full_like(m, n) if name == "counter" else m
            outside = (index < 0) | (index >= X)
            found[2] = np.where(outside, wanted[2], found[2])
        check(found, wanted)
    messages = [r.message for r in lowered.remarks if r.pass_name == "native-cpu"]
    assert ["accesses are tested" in m for m in messages] == [True] * (executor == "native")


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", BODIES)
def test_inside_as_the_raised_program_and_the_reference_executor(name: str) -> None:
    x, m, y = inputs(name, False)
    n = jnp.int32(X - 1)
    own, raised = (
        kernel(name)[4, 64].options(executor=executor)(x, m, y, n) for executor in ("native", "xla")
    )
    jax.tree.map(np.testing.assert_array_equal, own, raised)
    module = LLVMModule.parse(HEAD + BODIES[name] + FOOT)
    wanted = execute(module, "k", launch_of((4, 64)), (x, m, y, np.int32(n)))
    check(wanted, model(name, x, m, y, int(n)))


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", BODIES)
def test_the_module_for_a_gpu(name: str) -> None:
    """It runs on the reference executor, to which an access outside is a fault."""
    x, m, y = inputs(name, True)
    made = specialized(kernel(name), (4, 64), (x, m, y, jnp.int32(1)))
    entry = entry_of(made)
    found = checked_entry(entry, GpuTarget())
    assert 0 < found.tested <= found.accesses
    tested = replace(entry, text=found.text)
    for text in (found.text, optimized_text(tested, GpuTarget())):
        module = LLVMModule.parse(text)
        for n in SIZES:
            arrays = (x.copy(), m.copy(), y.copy(), np.array([n], np.int32))
            results = execute(module, entry.name, launch_of((4, 64)), arrays)
            check(results[:3], model(name, x, m, y, n))
    with pytest.raises(MemoryFault):
        execute(LLVMModule.parse(entry.text), entry.name, launch_of((4, 64)), arrays)


@pytest.mark.parametrize("name", ["scatter", "atomic"])
def test_the_module_for_a_gpu_that_tests_writes(name: str) -> None:
    """What loads inside and writes outside; loads have no test."""
    body = BODIES[name].replace("%v, ptr %q", "%i, ptr %q")  # no use of what an atomic gives
    text = HEAD.replace("icmp slt i32 %i, %n", "icmp slt i32 %i, 200") + body + FOOT
    x, m, y = inputs(name, True)
    entry = entry_of(specialized(rk.load(text), (4, 64), (x, m, y, jnp.int32(1))))
    found = checked_entry(entry, GpuTarget(), writes_only=True)
    assert (found.tested, found.accesses) == (1, 3 + (name == "atomic"))  # the scalar's, too
    arrays = (x.copy(), m.copy(), y.copy(), np.array([1], np.int32))
    results = execute(LLVMModule.parse(found.text), entry.name, launch_of((4, 64)), arrays)
    wanted = model(name, x, m, y, Y)
    np.testing.assert_array_equal(results[0], wanted[0])
    with pytest.raises(MemoryFault):
        execute(LLVMModule.parse(entry.text), entry.name, launch_of((4, 64)), arrays)


def test_only_what_is_not_proved_is_tested() -> None:
    """Guards by constants prove; `y` has an element for each thread below 200."""
    text = HEAD.replace("%n\n", "200\n") + BODIES["gather"] + FOOT
    x, m, y = inputs("gather", True)
    made = specialized(rk.load(text), (4, 64), (x, m, y, jnp.int32(1)))
    entry = entry_of(made)
    found = checked_entry(entry, GpuTarget())
    assert (found.tested, found.accesses) == (1, 4)  # the scalar's, too
    plain = ptx_of(entry, GpuTarget())
    ptx = ptx_of(replace(entry, text=found.text), GpuTarget())
    assert ", 100;" in ptx, "of 400 bytes, 100 elements"
    assert ptx.count("setp") == plain.count("setp") + 1
    assert ptx.count("bra") == plain.count("bra")


def test_what_writes_is_tested_without_a_warning() -> None:
    """Nothing bounds an index that is data, so raising does not warn; a store there must not
    destroy memory of the process."""
    text = HEAD.replace("icmp slt i32 %i, %n", "icmp slt i32 %i, 200") + BODIES["scatter"] + FOOT
    x, m, y = inputs("scatter", True)
    launch = rk.load(text)[4, 64].options(executor="native")
    lowered = launch.lower(x, m, y, jnp.int32(1))
    assert lowered.executor == "native"
    assert not [r for r in lowered.remarks if r.kind == "warning"]
    (remark,) = [r for r in lowered.remarks if r.pass_name == "native-cpu"]
    assert remark.message.startswith("1 of 2 accesses are tested")
    np.testing.assert_array_equal(launch(x, m, y, jnp.int32(1)), model("scatter", x, m, y, Y)[0])


def test_indices_of_64_bits() -> None:
    """The raised program takes them modulo 2^32, native code as they are."""
    text = HEAD.replace("icmp slt i32 %i, %n", "icmp slt i32 %i, 2") + BODIES["scatter"] + FOOT
    text = text.replace("i32, ptr %m", "i64, ptr %m").replace("%j = load i32", "%j = load i64")
    text = text.replace("i32, ptr %x, i32 %j", "i32, ptr %x, i64 %j")
    x, m = np.zeros(X, np.int32), np.array([5, 2**32 + 7])
    for executor, written in (("native", 0), ("xla", 1)):
        launch = rk.load(text)[4, 64].options(executor=executor)
        found = np.asarray(launch(x + 9, m, x, jnp.int32(1)))
        np.testing.assert_array_equal(found[[5, 7]], [0, written or 9])


OWN = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier0()
@s = internal addrspace(3) global [4 x i32] zeroinitializer
define ptx_kernel void @k(ptr %m, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %f = mul i32 %b, 4
  %i = add i32 %f, %t
  %q = getelementptr i32, ptr %y, i32 %i
  %mp = getelementptr i32, ptr %m, i32 %i
  %j = load i32, ptr %mp
  %own = getelementptr [4 x i32], ptr addrspace(3) @s, i32 0, i32 %t
  store i32 -1, ptr addrspace(3) %own
  call void @llvm.nvvm.barrier0()
  %at = getelementptr [4 x i32], ptr addrspace(3) @s, i32 0, i32 %j
  STORE
  call void @llvm.nvvm.barrier0()
  %w = load i32, ptr addrspace(3) %own
  store i32 %w, ptr %q
  ret void
}
"""
STORES = {
    "store": "store i32 %i, ptr addrspace(3) %at",
    "atomic": "%old = atomicrmw umin ptr addrspace(3) %at, i32 %i monotonic",
}


@pytest.mark.parametrize("executor", ["native", "xla"])
@pytest.mark.parametrize("word", STORES)
def test_shared_memory(word: str, executor: Any) -> None:
    """Each of two blocks has a copy; nobody writes to another element, or to the other copy."""
    m = np.array([2, -1, 4, 100, -(2**31), 3, 0, 2**31 - 1], np.int32)
    launch = rk.load(OWN.replace("STORE", STORES[word]))[2, 4].options(executor=executor)
    y = np.full(8, 7, np.int32)
    assert launch.lower(m, y).executor == executor
    np.testing.assert_array_equal(launch(m, y), [-1, -1, 0, -1, 6, -1, -1, 5])
