"""PTX instructions on memory and among lanes: loads, stores, atomics, barriers, warp operations."""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.runtime.reference.arena import ATOMIC, READ, WRITE
from raise_kernel.runtime.reference.definitions import lanes, mbarrier, memory
from raise_kernel.runtime.reference.definitions.body import FLOATS, vector_of, width
from raise_kernel.runtime.reference.definitions.machine import (
    Instruction,
    Machine,
    UnknownAssembly,
    ir_type,
)
from raise_kernel.runtime.reference.running.operations import Op
from raise_kernel.runtime.reference.translation.layout import split_commas

_SPACES = ("global", "shared", "local", "const", "param")
_ATOMIC = READ | WRITE | ATOMIC


def write(machine: Machine, instruction: Instruction) -> bool:
    """Emits one instruction; False when its name is none of these."""
    action = _ACTIONS.get(instruction.name)
    if action is None:
        return False
    action(machine, instruction)
    return True


def _space(i: Instruction) -> str | None:
    return next((w for w in i.words if w in _SPACES), None)


def _size(kind: str) -> int:
    return 4 if vector_of(kind) else max(width(kind) // 8, 1)


def _elements(i: Instruction, operand: str) -> list[str]:
    return split_commas(operand[1:-1]) if operand.startswith("{") else [operand]


def _load(machine: Machine, i: Instruction) -> None:
    kind = ir_type(i.types[0])
    pointer = machine.address(i.operands[1], _space(i))
    targets = _elements(i, i.operands[0])
    machine.body.checked(pointer, _size(kind) * len(targets), READ)
    for index, target in enumerate(targets):
        at = machine.body.op(f"getelementptr {kind}, ptr {pointer}, i32 {index}")
        value = machine.body.op(f"load volatile {kind}, ptr {at}, align 1")
        if kind in ("i8", "i16"):  # a narrow load fills its register
            word = "sext" if i.signed else "zext"
            value = machine.body.op(f"{word} {kind} {value} to i64")
            machine.write(target, value, "i64")
        else:
            machine.write(target, value, kind)


def _store(machine: Machine, i: Instruction) -> None:
    kind = ir_type(i.types[0])
    pointer = machine.address(i.operands[0], _space(i))
    sources = _elements(i, i.operands[1])
    machine.body.checked(pointer, _size(kind) * len(sources), WRITE)
    for index, source in enumerate(sources):
        at = machine.body.op(f"getelementptr {kind}, ptr {pointer}, i32 {index}")
        value = machine.read(source, kind)
        machine.body.do(f"store volatile {kind} {value}, ptr {at}, align 1")


def _atomic(machine: Machine, i: Instruction) -> None:
    """atom gives the old value, red does not."""
    body, kind = machine.body, ir_type(i.types[0])
    operands = list(i.operands)
    target = operands.pop(0) if i.name == "atom" else "_"
    pointer = machine.address(operands[0], _space(i))
    values = [machine.read(o, kind) for o in operands[1:]]
    body.checked(pointer, _size(kind), _ATOMIC)
    word = next((w for w in i.words if w in _RMW), None)
    if word is None:
        raise UnknownAssembly(i.text)
    if word == "cas":
        pair = body.op(
            f"cmpxchg ptr {pointer}, {kind} {values[0]}, {kind} {values[1]} seq_cst seq_cst"
        )
        old = body.op(f"extractvalue {{ {kind}, i1 }} {pair}, 0")
    else:
        name = _RMW[word]
        if word in ("min", "max") and not i.signed and kind not in FLOATS:
            name = f"u{name}"
        if kind in FLOATS or vector_of(kind):
            name = f"f{name}" if word in ("add", "min", "max") else name
        old = body.op(f"atomicrmw {name} ptr {pointer}, {kind} {values[0]} seq_cst")
    machine.write(target, old, kind)


_RMW = {
    "add": "add", "exch": "xchg", "min": "min", "max": "max", "and": "and", "or": "or",
    "xor": "xor", "inc": "uinc_wrap", "dec": "udec_wrap", "cas": "cmpxchg",
}  # fmt: skip


def _to_space(machine: Machine, i: Instruction) -> None:
    """cvta: between generic addresses and offsets into shared memory."""
    kind = ir_type(i.types[-1])
    value = machine.read(i.operands[1], kind)
    if i.has("shared"):
        name = "shared_offset" if i.has("to") else "shared_pointer"
        if i.has("to"):
            pointer = machine.body.op(f"inttoptr {kind} {value} to ptr")
            value = machine.body.call(kind, f"rk.{name}.{kind}", ("ptr", pointer))
        else:
            pointer = machine.body.call("ptr", f"rk.{name}.{kind}", (kind, value))
            value = machine.body.op(f"ptrtoint ptr {pointer} to {kind}")
    machine.write(i.operands[0], value, kind)


def _in_space(machine: Machine, i: Instruction) -> None:
    pointer = machine.read(i.operands[1], "ptr")
    space = next((w for w in i.words if w in ("global", "shared", "const", "local")), None)
    if space is None:
        raise UnknownAssembly(i.text)
    machine.write(i.operands[0], memory.in_space(machine.body, pointer, space), "i1")


def _barrier(machine: Machine, i: Instruction) -> None:
    """bar.sync, bar.arrive, bar.red, bar.warp.sync, barrier.cluster."""
    body = machine.body
    if i.has("warp"):
        lanes.gather(body, Op.WARP_SYNC, machine.read(i.operands[0], "i32"), [])
        return
    if i.has("cluster"):
        if i.has("wait"):
            _wait(machine, Op.BARRIER_SYNC, "-2", "0")
        return
    operands = list(i.operands)
    if i.has("red"):
        target, truth = operands.pop(0), machine.read(operands.pop(), "i1")
        count = machine.read(operands[1], "i32") if len(operands) > 1 else "0"
        body.argument(2, truth, "i1")
        kind = next(w for w in ("popc", "and", "or") if i.has(w))
        _wait(machine, Op[f"BARRIER_{kind.upper()}"], machine.read(operands[0], "i32"), count)
        machine.write(target, body.result(), "i64")
        return
    number = machine.read(operands[0], "i32") if operands else "0"
    count = machine.read(operands[1], "i32") if len(operands) > 1 else "0"
    if i.has("arrive"):
        body.argument(0, number, "i32")
        body.argument(1, count, "i32")
        body.serve(Op.BARRIER_ARRIVE)
    else:
        _wait(machine, Op.BARRIER_COUNT if count != "0" else Op.BARRIER_SYNC, number, count)


def _wait(machine: Machine, op: Op, number: str, count: str) -> None:
    machine.body.argument(0, number, "i32")
    machine.body.argument(1, count, "i32")
    machine.body.argument(3, "0", "i32")
    machine.body.wait(op)


def _shuffle(machine: Machine, i: Instruction) -> None:
    """shfl[.sync].mode.b32 d|p, a, b, c[, mask]."""
    direction = next((w for w in i.words if w in ("idx", "up", "down", "bfly")), None)
    if direction is None:
        raise UnknownAssembly(i.text)
    operands = [(machine.read(o, "i32"), "i32") for o in i.operands[1:4]]
    mask = machine.read(i.operands[4], "i32") if i.has("sync") else None
    lanes.gather(machine.body, Op[f"SHFL_{direction.upper()}"], mask, operands)
    targets = i.operands[0].split("|")
    machine.write(targets[0], machine.body.result(0), "i64")
    if len(targets) == 2:
        machine.write(targets[1], machine.body.result(1), "i64")


def _vote(machine: Machine, i: Instruction) -> None:
    kind = next((w for w in i.words if w in ("all", "any", "uni", "ballot")), None)
    if kind is None:
        raise UnknownAssembly(i.text)
    mask = machine.read(i.operands[2], "i32") if i.has("sync") else None
    truth = machine.read(i.operands[1], "i1")
    lanes.gather(machine.body, Op[f"VOTE_{kind.upper()}"], mask, [(truth, "i1")])
    machine.write(i.operands[0], machine.body.result(0), "i64")


def _match(machine: Machine, i: Instruction) -> None:
    kind = ir_type(i.types[0])
    op = Op.MATCH_ALL if i.has("all") else Op.MATCH_ANY
    value = machine.read(i.operands[1], kind)
    lanes.gather(machine.body, op, machine.read(i.operands[2], "i32"), [(value, kind)])
    targets = i.operands[0].split("|")
    machine.write(targets[0], machine.body.result(0), "i64")
    if len(targets) == 2:
        machine.write(targets[1], machine.body.result(1), "i64")


def _reduce(machine: Machine, i: Instruction) -> None:
    word = next((w for w in i.words[1:] if w in ("add", "and", "or", "xor", "min", "max")), None)
    if word is None:
        raise UnknownAssembly(i.text)
    if word in ("min", "max"):
        word = {"f32": "f", "u32": "u"}.get(i.types[0], "") + word
    kind = ir_type(i.types[0])
    value, mask = machine.read(i.operands[1], kind), machine.read(i.operands[2], "i32")
    if i.has("abs"):
        value = machine.body.math(kind, "fabs", value)
    op = Op[f"REDUX_{word.upper()}" + ("_NAN" if i.has("NaN") else "")]
    lanes.gather(machine.body, op, mask, [(value, kind)])
    machine.write(i.operands[0], machine.body.result(0), "i64")


def _active(machine: Machine, i: Instruction) -> None:
    lanes.gather(machine.body, Op.ACTIVEMASK, None, [])
    machine.write(i.operands[0], machine.body.result(0), "i64")


def _elect(machine: Machine, i: Instruction) -> None:
    lanes.gather(machine.body, Op.ELECT, machine.read(i.operands[1], "i32"), [])
    targets = i.operands[0].split("|")
    machine.write(targets[0], machine.body.result(0), "i64")
    if len(targets) == 2:
        machine.write(targets[1], machine.body.result(1), "i64")


def _copy(machine: Machine, i: Instruction) -> None:
    """cp.async: done at once."""
    body = machine.body
    if i.has("commit_group", "wait_group", "wait_all"):
        return
    if i.has("mbarrier"):
        if i.has("noinc"):
            mbarrier.arrive(body, machine.address(i.operands[0], _space(i)), "1")
        return
    if not i.has("ca", "cg"):
        raise UnknownAssembly(i.text)
    target = machine.address(i.operands[0], "shared")
    source = machine.address(i.operands[1], None)
    size = count = machine.read(i.operands[2], "i64")
    body.checked(target, size, WRITE)
    if len(i.operands) > 3:
        given = machine.read(i.operands[3], "i32")
        wide = body.op(f"zext i32 {given} to i64")
        count = body.call("i64", "llvm.umin.i64", ("i64", wide), ("i64", size))
        body.do(f"call void @llvm.memset.p0.i64(ptr {target}, i8 0, i64 {size}, i1 false)")
    body.checked(source, count, READ)
    body.do(f"call void @llvm.memmove.p0.p0.i64(ptr {target}, ptr {source}, i64 {count}, i1 false)")


def _memory_barrier(machine: Machine, i: Instruction) -> None:
    """mbarrier.init, arrive, test_wait, try_wait, inval."""
    body, operands = machine.body, list(i.operands)
    if i.has("inval"):
        return
    target = operands.pop(0) if not operands[0].startswith("[") else "_"
    pointer = machine.address(operands[0], _space(i))
    if i.has("init"):
        mbarrier.initialize(body, pointer, machine.read(operands[1], "i32"))
    elif i.has("arrive", "arrive_drop"):
        counted = len(operands) > 1 and not i.has("expect_tx")
        count = machine.read(operands[1], "i32") if counted else "1"
        state = mbarrier.arrive(body, pointer, count, drop=i.has("arrive_drop"))
        machine.write(target, state, "i64")
    elif i.has("test_wait", "try_wait"):
        parity = i.has("parity")
        token = machine.read(operands[1], "i32" if parity else "i64")
        machine.write(target, mbarrier.passed(body, pointer, token, parity), "i1")
    elif not i.has("expect_tx", "complete_tx"):
        raise UnknownAssembly(i.text)


def _nothing(machine: Machine, i: Instruction) -> None:
    """Fences, hints and sleeps: memory is coherent here and lanes take turns anyway."""


def _trap(machine: Machine, i: Instruction) -> None:
    machine.body.serve(Op.TRAP)


def _exit(machine: Machine, i: Instruction) -> None:
    machine.body.call("void", "rk.stop", ("i32", "3"), ("i32", "0"))


_ACTIONS: dict[str, Callable[[Machine, Instruction], None]] = {
    "ld": _load,
    "ldu": _load,
    "st": _store,
    "atom": _atomic,
    "red": _atomic,
    "cvta": _to_space,
    "isspacep": _in_space,
    "bar": _barrier,
    "barrier": _barrier,
    "shfl": _shuffle,
    "vote": _vote,
    "match": _match,
    "redux": _reduce,
    "activemask": _active,
    "elect": _elect,
    "cp": _copy,
    "mbarrier": _memory_barrier,
    **dict.fromkeys(
        ("membar", "fence", "nanosleep", "prefetch", "prefetchu", "pragma", "discard",
         "applypriority", "griddepcontrol", "setmaxnreg"),
        _nothing,
    ),
    "trap": _trap,
    "brkpt": _trap,
    "exit": _exit,
}  # fmt: skip
