"""Writes a module so that it packs better: what is of one kind, such as all numbers of functions that are called, stands together.

Sources/OpenUIKitWeb/Page/module.c puts it back, byte for byte. What is written is numbers (LEB128): the length of the module,
of what lies before its first function, and of each kind's bytes; then those, kind by kind, and what follows the last function.
How long functions are is not written, since it is known from where they end.
"""
import subprocess
import tempfile
from pathlib import Path

import wasm_code
from toolchain import tool
from wasm_object import CODE, Reader, encoded, sections_of

UNPACKER = Path(__file__).resolve().parent.parent / "Sources" / "OpenUIKitWeb" / "Page" / "module.c"

# The kinds, in the order in which they are written. Of local variables is written how many others were used more recently.
KINDS = ("operations", "declarations", "reads", "writes", "copies", "blocks", "labels", "calls", "alignments", "offsets",
         "integers", "longs", "floats", "others")
READ, WRITE, COPY, CALL = 0x20, 0x21, 0x22, 0x10
KIND_OF_NUMBER = {
    wasm_code.BLOCK: "blocks", wasm_code.LOOP: "blocks", wasm_code.IF: "blocks", wasm_code.BRANCH: "labels", wasm_code.BRANCH_IF: "labels",
    CALL: "calls", READ: "reads", WRITE: "writes", COPY: "copies", wasm_code.CONSTANT: "integers", 0x42: "longs"}
# What is most frequent is one byte that is no operation: the local that was used last, or second or third, and small numbers.
SHORT = {pair: 0xD3 + place for place, pair in enumerate(
    [(READ, 0), (READ, 1), (READ, 2), (WRITE, 0), (COPY, 0), *((wasm_code.CONSTANT, number) for number in (0, 1, 2, 3, 4, 8, 16))])}
# What browsers allow in one function.
MOST_LOCALS = 50_000
# Of each load and store, the logarithm of how many bytes it is about: what its alignment nearly always is.
NATURAL_ALIGNMENT = bytes((2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2))


class Kinds:
    """The bytes of each kind."""

    def __init__(self):
        self.bytes = {kind: bytearray() for kind in KINDS}

    def add_function(self, body):
        at = wasm_code.first_instruction(body, 0)
        self.bytes["declarations"] += body[:at]
        recent = []
        while at < len(body):
            after = wasm_code.end_of(body, at)
            self.add_instruction(body[at], body[at + 1:after], recent)
            at = after

    def add_instruction(self, operation, operands, recent):
        if operation in (READ, WRITE, COPY):
            operands = encoded(moved_to_front(recent, wasm_code.number(operands, 0)[0]))
        if operands and (short := SHORT.get((operation, operands[0]))):
            self.bytes["operations"].append(short)
            return
        self.bytes["operations"].append(operation)
        if operation in wasm_code.LOADS_AND_STORES:
            offset = wasm_code.past_numbers(operands, 0, 1)
            self.bytes["alignments"].append(operands[0] ^ NATURAL_ALIGNMENT[operation - wasm_code.LOADS_AND_STORES.start])
            self.bytes["offsets"] += operands[offset:]
        else:
            kind = "floats" if operation in (wasm_code.FLOAT, wasm_code.DOUBLE) else KIND_OF_NUMBER.get(operation, "others")
            self.bytes[kind] += operands


def moved_to_front(recent, local):
    """How many locals were used since this one was, and notes that it is now; locals that were not used yet count in their order."""
    if local >= MOST_LOCALS:
        raise ValueError(f"a function has more than {MOST_LOCALS} locals")
    recent += range(len(recent), local + 1)
    rank = recent.index(local)
    recent.insert(0, recent.pop(rank))
    return rank


def packed(module):
    code = next(section for section in sections_of(module) if section.kind == CODE)
    reader, kinds = Reader(code.content), Kinds()
    count, first = reader.number(), code.begins + reader.at
    for _ in range(count):
        size = reader.number()
        kinds.add_function(code.content[reader.at:reader.at + size])
        reader.at += size
    lengths = [len(module), first, *(len(kinds.bytes[kind]) for kind in KINDS)]
    return (b"".join(map(encoded, lengths)) + module[:first] + b"".join(bytes(kinds.bytes[kind]) for kind in KINDS)
            + module[code.begins + len(code.content):])


def unpacker():
    """The program, as a module of its own, that puts a module back."""
    with tempfile.TemporaryDirectory() as folder:
        program, linked = Path(folder) / "module.o", Path(folder) / "module.wasm"
        subprocess.run([tool("clang"), "--target=wasm32-unknown-none-wasm", "-Os", "-ffreestanding", "-mbulk-memory", "-Wall", "-Wextra", "-Werror",
                        "-c", UNPACKER, "-o", program], check=True)
        subprocess.run([tool("wasm-ld"), "--no-entry", "--strip-all", "--gc-sections", "--stack-first", "-z", "stack-size=4096",
                        "--export=__heap_base", program, "-o", linked], check=True)
        return linked.read_bytes()
