"""Writes llvm-dialect modules back as LLVM text, so that tests can run what was imported.

Only what the import stage makes is known. Constants are written where they are used, expressions at
the head of the entry block too; the chains of insertvalue and insertelement that aggregates become
are written as instructions.
"""

from __future__ import annotations

from tests.support.llvm.llvm_constant_text import (
    attribute_text,
    dense_element,
    scalar_text,
    struct_fields,
    type_text,
)

from raise_kernel.analysis.memory.rmw_operations import RMW_OPERATIONS
from raise_kernel.bindings import ir, llvm
from raise_kernel.passes.import_llvm import import_attributes as names

_ORDERINGS = {number: word for word, number in names.ORDERINGS.items()}
_RMW = {number: word for word, number in RMW_OPERATIONS.items()}
_NUMBER_CASTS = ("trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp")
_OTHER_CASTS = ("sitofp", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast")
_CASTS = frozenset((*_NUMBER_CASTS, *_OTHER_CASTS))
_LITERALS = {"llvm.mlir.zero": "zeroinitializer", "llvm.mlir.undef": "undef"}


def llvm_text(module: ir.Module) -> str:
    """LLVM text of a module of the llvm dialect, its intrinsics declared."""
    functions, globals_, intrinsics = [], [], {}
    for op in module.body.operations:
        if op.operation.name == "llvm.mlir.global":
            globals_.append(_global(op.operation))
        else:
            functions.append(_Function(op.operation, intrinsics).text())
    return "\n".join([*globals_, *functions, *intrinsics.values(), ""])


def _global(op: ir.Operation) -> str:
    attributes = op.attributes
    type_ = ir.TypeAttr(attributes["global_type"]).value
    space = ir.IntegerAttr(attributes["addr_space"]).value if "addr_space" in attributes else 0
    word = "constant" if "constant" in attributes else "global"
    name = ir.StringAttr(attributes["sym_name"]).value
    linkage = str(attributes["linkage"]).partition("<")[2][:-1]
    value = ""
    if "value" in attributes:
        value = attribute_text(attributes["value"], type_)
    elif len(op.regions[0].blocks):
        value = _region_value(op.regions[0].blocks[0])
    align = f", align {_number(op, 'alignment')}" if "alignment" in attributes else ""
    if value and linkage == "external":
        linkage = ""
    if "thread_local_" in attributes:
        linkage += " thread_local"
    body = f"addrspace({space}) {word} {type_text(type_)} {value}{align}"
    return f'@"{name}" = {linkage} {body}'


def _region_value(block: ir.Block) -> str:
    """The constant that the ops of a global's initializer build."""
    made: dict[ir.Value, object] = {}
    for op in block.operations:
        op = op.operation
        if op.name == "llvm.return":
            return _built_text(made[op.operands[0]], op.operands[0].type)
        made[op.results[0]] = _built(op, made)
    raise ValueError("no initializer")


def _built(op: ir.Operation, made: dict[ir.Value, object]) -> object:
    """Text, or a list of (type, made) for an aggregate under construction."""
    type_ = op.results[0].type
    if op.name == "llvm.mlir.constant":
        return attribute_text(op.attributes["value"], type_)
    if op.name in _LITERALS:
        return _LITERALS[op.name]
    if op.name == "llvm.mlir.poison":
        if isinstance(type_, llvm.StructType):
            return [(t, "poison") for t in struct_fields(type_)]
        if isinstance(type_, llvm.ArrayType):
            return [(type_.element_type, "poison")] * type_.num_elements
        return "poison"
    if op.name == "llvm.mlir.addressof":
        return f'@"{_symbol(op, "global_name")}"'
    if op.name == "llvm.insertvalue":
        (position,) = ir.DenseI64ArrayAttr(op.attributes["position"])
        parts = list(made[op.operands[0]])  # pyright: ignore[reportArgumentType]
        parts[position] = (op.operands[1].type, made[op.operands[1]])
        return parts
    if op.name == "llvm.getelementptr":
        indices = ir.DenseI32ArrayAttr(op.attributes["rawConstantIndices"])
        source = type_text(ir.TypeAttr(op.attributes["elem_type"]).value)
        base = f"{type_text(op.operands[0].type)} {made[op.operands[0]]}"
        return f"getelementptr ({source}, {base}, {', '.join(f'i32 {i}' for i in indices)})"
    operand = f"{type_text(op.operands[0].type)} {made[op.operands[0]]}"
    return f"{op.name[5:]} ({operand} to {type_text(type_)})"


def _built_text(value: object, type_: ir.Type) -> str:
    if isinstance(value, str):
        return value
    assert isinstance(value, list)
    parts = ", ".join(f"{type_text(t)} {_built_text(v, t)}" for t, v in value)
    if isinstance(type_, llvm.ArrayType):
        return f"[{parts}]"
    packed = isinstance(type_, llvm.StructType) and type_.packed
    return f"<{{{parts}}}>" if packed else f"{{{parts}}}"


def _number(op: ir.Operation, name: str) -> int:
    return ir.IntegerAttr(op.attributes[name]).value if name in op.attributes else 0


def _symbol(op: ir.Operation, name: str) -> str:
    return ir.FlatSymbolRefAttr(op.attributes[name]).value


class _Function:
    def __init__(self, op: ir.Operation, intrinsics: dict[str, str]) -> None:
        self._op = op
        self._intrinsics = intrinsics
        self._names: dict[ir.Value, str] = {}
        self._labels: dict[ir.Block, str] = {}
        self._inlined: set[ir.Operation] = set()

    def text(self) -> str:
        type_ = llvm.FunctionType(ir.TypeAttr(self._op.attributes["function_type"]).value)
        name = ir.StringAttr(self._op.attributes["sym_name"]).value
        blocks = list(self._op.regions[0].blocks)
        result = type_text(type_.return_type)
        if not blocks:
            params = [*map(type_text, type_.inputs), *(["..."] if type_.is_var_arg else [])]
            return f'declare {result} @"{name}"({", ".join(params)})'
        for number, block in enumerate(blocks):
            self._labels[block] = f"b{number}"
            for place, argument in enumerate(block.arguments):
                self._names[argument] = f"%a{number}.{place}"
        params = [f"{type_text(a.type)} {self._names[a]}" for a in blocks[0].arguments]
        self._name_expressions(blocks[0])
        for block in blocks:
            for op in block.operations:
                for value in op.operation.results:
                    if value not in self._names:
                        self._name(op.operation, value)
        bodies = [self._block(block, blocks) for block in blocks]
        return f'define {result} @"{name}"({", ".join(params)}) {{\n{"".join(bodies)}}}'

    def _name_expressions(self, entry: ir.Block) -> None:
        """Name the constants at the head of the entry by what they are."""
        made: set[ir.Value] = set()
        addresses: set[ir.Value] = set()
        for op in entry.operations:
            op = op.operation
            if op.location != ir.Location.unknown() or not len(op.results):
                return
            constant = op.name.startswith("llvm.mlir.")
            if not constant and not made.issuperset(op.operands):
                return
            made.add(op.results[0])
            if constant:
                self._name(op, op.results[0])
                if op.name == "llvm.mlir.addressof":
                    addresses.add(op.results[0])
            elif addresses.isdisjoint(op.operands):
                return
            elif op.name[5:] in (*_CASTS, "getelementptr", "add", "sub", "xor"):
                self._names[op.results[0]] = self._expression(op)
                self._inlined.add(op)
                addresses.add(op.results[0])
            else:
                return

    def _expression(self, op: ir.Operation) -> str:
        """`opcode (operands)`."""
        text = self._right_side(op, op.name[5:])
        head = op.name[5:] + ("" if op.name[5:] != "getelementptr" else _no_wrap(op))
        inside = text[len(head) :].strip()
        if op.name[5:] in ("add", "sub", "xor"):
            inside = ", ".join(self._typed(v) for v in op.operands)
        return f"{head} ({inside})"

    def _name(self, op: ir.Operation, value: ir.Value) -> None:
        if op.name == "llvm.mlir.constant":
            self._names[value] = attribute_text(op.attributes["value"], value.type)
        elif op.name == "llvm.mlir.zero":
            is_pointer = isinstance(value.type, llvm.PointerType)
            self._names[value] = "null" if is_pointer else "zeroinitializer"
        elif op.name in ("llvm.mlir.undef", "llvm.mlir.poison"):
            self._names[value] = op.name.rpartition(".")[2]
        elif op.name == "llvm.mlir.addressof":
            self._names[value] = f'@"{_symbol(op, "global_name")}"'
        elif op.name == "llvm.mlir.metadata_as_value":
            text = str(op.attributes["metadata"])
            self._names[value] = "!" + text[text.index('"') : text.rindex('"') + 1]
        else:
            self._names[value] = f"%v{len(self._names)}"

    def _block(self, block: ir.Block, blocks: list[ir.Block]) -> str:
        lines = [f"{self._labels[block]}:"]
        if block != blocks[0]:
            for place, argument in enumerate(block.arguments):
                incoming = self._incoming(block, place, blocks)
                name = self._names[argument]
                lines.append(f"  {name} = phi {type_text(argument.type)} {', '.join(incoming)}")
        for op in block.operations:
            made_elsewhere = op.operation in self._inlined
            if not made_elsewhere and not op.operation.name.startswith("llvm.mlir."):
                lines.append("  " + self._line(op.operation))
        return "\n".join(lines) + "\n"

    def _incoming(self, block: ir.Block, place: int, blocks: list[ir.Block]) -> list[str]:
        found = []
        for source in blocks:
            terminator = source.operations[len(source.operations) - 1].operation
            for number, successor in enumerate(terminator.successors):
                if successor == block:
                    value = self._names[_edge_values(terminator, number)[place]]
                    found.append(f"[ {value}, %{self._labels[source]} ]")
        return found

    def _typed(self, value: ir.Value) -> str:
        return f"{type_text(value.type)} {self._names[value]}"

    def _line(self, op: ir.Operation) -> str:
        text = self._right_side(op, op.name[5:])
        return f"{self._names[op.results[0]]} = {text}" if len(op.results) else text

    def _right_side(self, op: ir.Operation, word: str) -> str:
        operands = list(op.operands)
        typed = [self._typed(v) for v in operands]
        bare = [self._names[v] for v in operands]
        if word in _CASTS:
            return f"{word}{_flags(op)} {typed[0]} to {type_text(op.results[0].type)}"
        if word in ("icmp", "fcmp"):
            predicates = {n: w for w, n in names.PREDICATES[word].items()}
            predicate = predicates[_number(op, "predicate")]
            return f"{word}{_flags(op)} {predicate} {typed[0]}, {bare[1]}"
        if word in ("fneg", "freeze"):
            return f"{word}{_flags(op)} {typed[0]}"
        if word in ("extractelement", "insertelement", "select"):
            return f"{word}{_flags(op)} {', '.join(typed)}"
        special = getattr(self, f"_op_{word}", None)
        if special is not None:
            return special(op, typed)
        return f"{word}{_flags(op)} {typed[0]}, {bare[1]}"

    def _op_extractvalue(self, op: ir.Operation, typed: list[str]) -> str:
        position = ", ".join(map(str, ir.DenseI64ArrayAttr(op.attributes["position"])))
        return f"extractvalue {typed[0]}, {position}"

    def _op_insertvalue(self, op: ir.Operation, typed: list[str]) -> str:
        position = ", ".join(map(str, ir.DenseI64ArrayAttr(op.attributes["position"])))
        return f"insertvalue {typed[0]}, {typed[1]}, {position}"

    def _op_shufflevector(self, op: ir.Operation, typed: list[str]) -> str:
        mask = list(ir.DenseI32ArrayAttr(op.attributes["mask"]))
        lanes = ", ".join("i32 poison" if m < 0 else f"i32 {m}" for m in mask)
        return f"shufflevector {typed[0]}, {typed[1]}, <{len(mask)} x i32> <{lanes}>"

    def _op_alloca(self, op: ir.Operation, typed: list[str]) -> str:
        element = type_text(ir.TypeAttr(op.attributes["elem_type"]).value)
        space = op.results[0].type.address_space  # pyright: ignore[reportAttributeAccessIssue]
        tail = f", addrspace({space})" if space else ""
        return f"alloca {element}, {typed[0]}{_align(op)}{tail}"

    def _op_load(self, op: ir.Operation, typed: list[str]) -> str:
        atomic, order = _atomic(op, "ordering")
        tail = ", !invariant.load !{}" if "invariant" in op.attributes else ""
        result = type_text(op.results[0].type)
        return f"load {atomic}{_volatile(op)}{result}, {typed[0]}{order}{_align(op)}{tail}"

    def _op_store(self, op: ir.Operation, typed: list[str]) -> str:
        atomic, order = _atomic(op, "ordering")
        return f"store {atomic}{_volatile(op)}{typed[0]}, {typed[1]}{order}{_align(op)}"

    def _op_getelementptr(self, op: ir.Operation, typed: list[str]) -> str:
        dynamic = iter(typed[1:])
        indices = []
        for raw in ir.DenseI32ArrayAttr(op.attributes["rawConstantIndices"]):
            indices.append(next(dynamic) if raw == -(1 << 31) else f"i32 {raw}")
        source = type_text(ir.TypeAttr(op.attributes["elem_type"]).value)
        return f"getelementptr{_no_wrap(op)} {', '.join([source, typed[0], *indices])}"

    def _op_atomicrmw(self, op: ir.Operation, typed: list[str]) -> str:
        word = _RMW[_number(op, "bin_op")]
        _, order = _atomic(op, "ordering")
        return f"atomicrmw {_volatile(op)}{word} {typed[0]}, {typed[1]}{order}{_align(op)}"

    def _op_cmpxchg(self, op: ir.Operation, typed: list[str]) -> str:
        weak = "weak " if "weak" in op.attributes else ""
        _, success = _atomic(op, "success_ordering")
        failure = _ORDERINGS[_number(op, "failure_ordering")]
        head = f"cmpxchg {weak}{_volatile(op)}{', '.join(typed)}"
        return f"{head}{success} {failure}{_align(op)}"

    def _op_fence(self, op: ir.Operation, _typed: list[str]) -> str:
        return f"fence{_atomic(op, 'ordering')[1]}"

    def _op_call_intrinsic(self, op: ir.Operation, typed: list[str]) -> str:
        name = ir.StringAttr(op.attributes["intrin"]).value
        result = type_text(op.results[0].type) if len(op.results) else "void"
        params = ", ".join(type_text(v.type) for v in op.operands)
        self._intrinsics[name] = f'declare {result} @"{name}"({params})'
        return f'call{_flags(op)} {result} @"{name}"({", ".join(typed)})'

    def _op_call(self, op: ir.Operation, typed: list[str]) -> str:
        result = type_text(op.results[0].type) if len(op.results) else "void"
        typed = _with_argument_types(op, typed)
        if "var_callee_type" in op.attributes:
            type_ = llvm.FunctionType(ir.TypeAttr(op.attributes["var_callee_type"]).value)
            result += f" ({', '.join([*map(type_text, type_.inputs), '...'])})"
        if "callee" in op.attributes:
            return f'call{_flags(op)} {result} @"{_symbol(op, "callee")}"({", ".join(typed)})'
        callee = self._names[op.operands[0]]
        return f"call{_flags(op)} {result} {callee}({', '.join(typed[1:])})"

    def _op_inline_asm(self, op: ir.Operation, typed: list[str]) -> str:
        result = type_text(op.results[0].type) if len(op.results) else "void"
        text = ir.StringAttr(op.attributes["asm_string"]).value
        words = " sideeffect" if "has_side_effects" in op.attributes else ""
        escaped = "".join(
            c if 31 < ord(c) < 127 and c not in '"\\' else f"\\{ord(c):02X}" for c in text
        )
        constraints = ir.StringAttr(op.attributes["constraints"]).value
        return f'call {result} asm{words} "{escaped}", "{constraints}"({", ".join(typed)})'

    def _op_return(self, _op: ir.Operation, typed: list[str]) -> str:
        return f"ret {typed[0] if typed else 'void'}"

    def _op_unreachable(self, _op: ir.Operation, _typed: list[str]) -> str:
        return "unreachable"

    def _label(self, block: ir.Block) -> str:
        return f"label %{self._labels[block]}"

    def _op_br(self, op: ir.Operation, _typed: list[str]) -> str:
        return f"br {self._label(op.successors[0])}"

    def _op_cond_br(self, op: ir.Operation, typed: list[str]) -> str:
        return f"br {typed[0]}, {self._label(op.successors[0])}, {self._label(op.successors[1])}"

    def _op_switch(self, op: ir.Operation, typed: list[str]) -> str:
        cases = []
        if "case_values" in op.attributes:
            values = ir.DenseElementsAttr(op.attributes["case_values"])
            kind = type_text(op.operands[0].type)
            for number, block in enumerate(list(op.successors)[1:]):
                value = scalar_text(dense_element(values, number))
                cases.append(f"{kind} {value}, {self._label(block)}")
        return f"switch {typed[0]}, {self._label(op.successors[0])} [ {' '.join(cases)} ]"


def _edge_values(terminator: ir.Operation, number: int) -> list[ir.Value]:
    """The operands that a terminator passes to its successor of that number."""
    operands = list(terminator.operands)
    if terminator.name == "llvm.br":
        return operands
    segments = list(ir.DenseI32ArrayAttr(terminator.attributes["operandSegmentSizes"]))
    if terminator.name == "llvm.switch":
        cases = ir.DenseI32ArrayAttr(terminator.attributes["case_operand_segments"])
        segments = [segments[0], segments[1], *cases]
    start = sum(segments[: number + 1])
    return operands[start : start + segments[number + 1]]


def _flags(op: ir.Operation) -> str:
    words = []
    bits = _number(op, "overflowFlags")
    words += ["nuw"] if bits & 2 else []
    words += ["nsw"] if bits & 1 else []
    for attribute, word in (("isExact", "exact"), ("isDisjoint", "disjoint"), ("nonNeg", "nneg")):
        words += [word] if attribute in op.attributes else []
    if "fastmathFlags" in op.attributes:
        inside = str(op.attributes["fastmathFlags"]).partition("<")[2][:-1]
        words += [] if inside == "none" else inside.split(", ")
    return "".join(f" {w}" for w in words)


def _no_wrap(op: ir.Operation) -> str:
    bits = _number(op, "noWrapFlags")
    words = " inbounds" if bits & 1 else " nusw" if bits & 2 else ""
    return words + (" nuw" if bits & 4 else "")


def _align(op: ir.Operation) -> str:
    return f", align {_number(op, 'alignment')}" if "alignment" in op.attributes else ""


def _volatile(op: ir.Operation) -> str:
    return "volatile " if "volatile_" in op.attributes else ""


def _atomic(op: ir.Operation, attribute: str) -> tuple[str, str]:
    """("atomic ", ` syncscope("s") ordering`), both empty for a plain access."""
    word = _ORDERINGS[_number(op, attribute)]
    if word is None:
        return "", ""
    scope = ""
    if "syncscope" in op.attributes:
        scope = f' syncscope("{ir.StringAttr(op.attributes["syncscope"]).value}")'
    return "atomic ", f"{scope} {word}"


def _with_argument_types(op: ir.Operation, typed: list[str]) -> list[str]:
    """The operands of a call, with `byval(T)` and `sret(T)` where its arguments have them."""
    if "arg_attrs" not in op.attributes:
        return typed
    attributes = [ir.DictAttr(a) for a in ir.ArrayAttr(op.attributes["arg_attrs"])]
    result = typed[: len(typed) - len(attributes)]
    for text, entry in zip(typed[len(result) :], attributes, strict=True):
        type_, name = text.split(" ", 1)
        words = "".join(
            f" {named.name.removeprefix('llvm.')}({type_text(ir.TypeAttr(named.attr).value)})"
            for named in entry
        )
        result.append(f"{type_}{words} {name}" if words else text)
    return result
