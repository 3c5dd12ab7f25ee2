"""Puts the functions of a linked module into an order in which they pack better: each behind one that reads alike.

A packer looks back for the bytes that follow, and says near ones in fewer bits; what it has learnt of one function's bytes serves
the next. Only the numbers of functions change.

The formats are those of the WebAssembly specification.
"""
from collections import Counter
from itertools import chain

import wasm_code
from wasm_object import CODE, CUSTOM, IMPORTS, Reader, encoded, imported_functions, sections_of

FUNCTION, EXPORT, START, ELEMENT = 3, 7, 8, 9
CALL, FUNCTION_REFERENCE = 0x10, 0xD2
# Functions are alike that share runs of so many bytes. Runs that more functions have say little and take long.
RUN, MOST_SHARED = 4, 100


def similar_order(bodies):
    """The numbers of the functions, each behind the one of those left that shares most with it, or else the first by its bytes."""
    runs = [{body[at:at + RUN] for at in range(len(body) - RUN + 1)} for body in bodies]
    sharing = {}
    for number, found in enumerate(runs):
        for run in found:
            sharing.setdefault(run, []).append(number)
    shared = [[sharing[run] for run in found if 1 < len(sharing[run]) <= MOST_SHARED] for found in runs]
    waiting = sorted(range(len(bodies)), key=lambda number: bodies[number])
    place = {number: place for place, number in enumerate(waiting)}
    # A large function shares something with each.
    weight = [1 / (len(found) + 20) for found in runs]
    left, order = dict.fromkeys(waiting), []
    while left:
        counts = Counter(chain.from_iterable(shared[order[-1]])) if order else {}
        best = max((number for number in counts if number in left), default=next(iter(left)),
                   key=lambda number: (counts[number] * weight[number], -place[number]))
        del left[best]
        order.append(best)
    return order


def renumbered(body, numbers):
    """The body of a function in which each function that it refers to has its new number."""
    at, ends, kept, result = wasm_code.first_instruction(body, 0), len(body), 0, bytearray()
    while at < ends:
        after = wasm_code.end_of(body, at)
        if body[at] in (CALL, FUNCTION_REFERENCE):
            result += body[kept:at + 1] + encoded(numbers[wasm_code.number(body, at + 1)[0]])
            kept = after
        at = after
    return bytes(result + body[kept:])


def numbered_list(content):
    """The numbers in a section that lists nothing else."""
    reader = Reader(content)
    return [reader.number() for _ in range(reader.number())]


def renumbered_exports(content, numbers):
    reader, result = Reader(content), bytearray()
    count = reader.number()
    for _ in range(count):
        begins = reader.at
        reader.text()
        kind = reader.byte()
        result += content[begins:reader.at]
        index = reader.number()
        result += encoded(numbers[index] if kind == 0 else index)
    return encoded(count) + bytes(result)


def renumbered_elements(content, numbers):
    """A section of elements that only has lists of functions for the first table, with the new numbers in them."""
    reader, result = Reader(content), bytearray()
    count = reader.number()
    for _ in range(count):
        begins = reader.at
        if reader.number() != 0:
            raise ValueError("elements are lists of functions for the first table")
        reader.byte(), reader.number(), reader.byte()  # Where in the table: an instruction, its operand, and an end.
        functions = reader.number()
        result += content[begins:reader.at]
        for _ in range(functions):
            result += encoded(numbers[reader.number()])
    return encoded(count) + bytes(result)


def bodies_of(content):
    reader, found = Reader(content), []
    for _ in range(reader.number()):
        size = reader.number()
        found.append(content[reader.at:reader.at + size])
        reader.at += size
    return found


def reordered(module):
    """The module with its functions in such an order. Names of functions, which are not kept, would be wrong."""
    sections = list(sections_of(module))
    contents = {section.kind: bytes(section.content) for section in sections if section.kind != CUSTOM}
    imported = len(imported_functions(Reader(contents[IMPORTS]))) if IMPORTS in contents else 0
    bodies, types = bodies_of(contents[CODE]), numbered_list(contents[FUNCTION])
    order = similar_order(bodies)
    numbers = list(range(imported)) + [0] * len(bodies)
    for new, old in enumerate(order):
        numbers[imported + old] = imported + new
    moved = [renumbered(bodies[old], numbers) for old in order]
    contents[CODE] = encoded(len(moved)) + b"".join(encoded(len(body)) + body for body in moved)
    contents[FUNCTION] = encoded(len(types)) + b"".join(encoded(types[old]) for old in order)
    if EXPORT in contents:
        contents[EXPORT] = renumbered_exports(contents[EXPORT], numbers)
    if ELEMENT in contents:
        contents[ELEMENT] = renumbered_elements(contents[ELEMENT], numbers)
    if START in contents:
        contents[START] = encoded(numbers[Reader(contents[START]).number()])
    result = bytearray(module[:8])
    for section in sections:
        if section.kind != CUSTOM or section.name != "name":
            content = contents.get(section.kind, section.content)
            result += bytes([section.kind]) + encoded(len(content)) + content
    return bytes(result)
