"""What operations do to memory, and whether two of them may touch one element.

An `Effect` is one operation's access to one memory: its subscripts where they are affine, and the
domain that it runs in. `may_overlap` asks isl whether two effects can meet in one element, when
some indices have one value for both (blocks, common loops, perhaps an iteration apart) and the
others are free; past the operation limit the answer is yes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from raise_kernel.analysis.accesses.affine_maps import access_forms
from raise_kernel.analysis.accesses.dependence import domain_text, form_text, is_empty
from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.accesses.regions import ON_NUMBERS, WRITES, region_domains
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts

# Operations that name a memory and leave its contents alone.
_NO_EFFECT = frozenset(
    {"memref.alloca", "memref.collapse_shape", "memref.get_global", "memref.dim"}
)


@dataclass(frozen=True)
class Effect:
    """One access. `forms` is None where the element is not known."""

    op: ir.Operation
    memory: ir.Value
    forms: tuple[Linear, ...] | None
    domain: Domain
    writes: bool


def effects_of(op: ir.Operation, domain: Domain) -> Iterator[Effect]:
    """The effects of one operation itself, without those of its regions."""
    if op.name in _NO_EFFECT or op.name.startswith(ON_NUMBERS):
        return
    for operand in op.operands:
        if not isinstance(operand.type, ir.MemRefType):
            continue
        memory = root(operand)
        forms = None
        if op.name in ("affine.load", "affine.store") and memory == operand:
            forms = access_forms(op)
        writes = op.name in WRITES
        yield Effect(op, memory, tuple(forms) if forms is not None else None, domain, writes)


class BlockDomains:
    """The domains of the blocks in a kernel's body, each found when it is first asked for."""

    def __init__(self, entry: ir.Block) -> None:
        self._found = {entry: Domain()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BlockDomains) and all(
            other.at(block) == domain for block, domain in self._found.items()
        )

    def at(self, block: ir.Block) -> Domain:
        """The domain of `block`."""
        if block not in self._found:
            owner = block.owner.operation
            domains = region_domains(owner, self.at(owner.block))
            for region, domain in zip(owner.regions, domains, strict=True):
                self._found |= {b: domain for b in region.blocks}
        return self._found[block]

    def effects(self, op: ir.Operation) -> Iterator[Effect]:
        """The effects of `op` and of everything inside it, in program order."""
        yield from effects_of(op, self.at(op.block))
        for region in op.regions:
            for block in region.blocks:
                for view in block.operations:
                    inner = view.operation
                    if not inner.name.startswith(ON_NUMBERS):
                        yield from self.effects(inner)


def block_domains(entry: ir.Block) -> BlockDomains:
    """The iteration domains of a kernel's blocks, kept until the program changes."""
    return facts.once(BlockDomains, entry)


def domain_at(op: ir.Operation) -> Domain:
    """The iteration domain of an operation."""
    return block_domains([op, *parents(op)][-1].block).at(op.block)


# One side's name of an index: a variable of the integer set, or a term such as "(i2 - 16)".
Naming = Callable[[ir.Value], str]


def may_overlap(
    a: Effect, b: Effect, name_a: Naming, name_b: Naming, also: Iterable[str] = ()
) -> bool:
    """Whether `a` and `b`, on one memory, may touch one element. `also`: further constraints."""
    if a.forms is None or b.forms is None or len(a.forms) != len(b.forms):
        return True
    for f, g in zip(a.forms, b.forms, strict=True):
        (low, high), (first, last) = a.domain.interval(f), b.domain.interval(g)
        if high < first or last < low:
            return False
    names_a, names_b = _names(a, name_a), _names(b, name_b)
    constraints = [
        f"{form_text(f, names_a)} = {form_text(g, names_b)}"
        for f, g in zip(a.forms, b.forms, strict=True)
    ]
    constraints += [*domain_text(a.domain, names_a), *domain_text(b.domain, names_b), *also]
    return not is_empty(_set_text([*names_a.values(), *names_b.values()], constraints))


def _names(effect: Effect, naming: Naming) -> dict[ir.Value, str]:
    assert effect.forms is not None
    indices = dict.fromkeys(effect.domain.bounds)
    for form in effect.forms:
        indices |= dict.fromkeys(form.terms)
    return {index: naming(index) for index in indices}


def _set_text(names: Sequence[str], constraints: Sequence[str]) -> str:
    variables = sorted({n.strip("()").split(" ")[0] for n in names})
    # A shifted name may be the only mention of its variable, so variables come from all names.
    return f"{{ [{', '.join(variables)}] : {' and '.join(constraints) or 'true'} }}"


def naming(shared: Mapping[ir.Value, str], side: str) -> Naming:
    """The names in `shared`, and for every other index one that is this side's own."""
    own: dict[ir.Value, str] = {}

    def name(index: ir.Value) -> str:
        if index in shared:
            return shared[index]
        return own.setdefault(index, f"{side}{len(own)}")

    return name
