"""Reads an object file of WebAssembly as a graph: its functions and pieces of data, and what each refers to.

The formats are those of the WebAssembly specification and of the tool conventions' Linking.md.

What a class can do hangs on its metadata, a piece of data with a table of the methods that it has or overrides. Code that
only asks whether an object belongs to a class needs that piece and none of the methods. Where nothing that can run makes an object of
the class, no call can reach them. (This is rapid type analysis, Bacon and Sweeney 1996.)
"""
from dataclasses import dataclass, field

IMPORTS, CODE, DATA, CUSTOM = 2, 10, 11, 0
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
UNDEFINED, EXPORTED, EXPLICIT_NAME, NO_STRIP = 0x10, 0x20, 0x40, 0x80
TABLE_INDEX_I32, TYPE_INDEX = 2, 6
HAS_ADDEND = {3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25}
CALL, EQUAL, NOT_EQUAL = 0x10, 0x46, 0x47


@dataclass
class Node:
    """A function or a piece of data."""
    name: str
    size: int
    is_function: bool
    is_root: bool = False
    uses: set = field(default_factory=set)
    # The classes that it only compares with the class of an object, or that it inherits from.
    asks: set = field(default_factory=set)

    @property
    def is_class(self):
        return self.name.startswith("$e") and self.name.endswith("CN")


class Reader:
    def __init__(self, data, at=0):
        self.data, self.at = data, at

    @property
    def is_done(self):
        return self.at >= len(self.data)

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def number(self):
        """A LEB128 number without a sign; what has one is only skipped here."""
        result = shift = 0
        while True:
            byte = self.byte()
            result |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return result

    def text(self):
        count = self.number()
        self.at += count
        return self.data[self.at - count:self.at].decode()


@dataclass
class Section:
    kind: int
    begins: int
    content: bytes
    name: str = ""


@dataclass
class Relocation:
    kind: int
    place: int
    symbol: int
    encoded: bytes


def sections_of(data):
    """The sections of an object file or a module."""
    reader = Reader(data, 8)
    while not reader.is_done:
        kind, size = reader.byte(), reader.number()
        content = data[reader.at:reader.at + size]
        yield Section(kind, reader.at, content, Reader(content).text() if kind == CUSTOM else "")
        reader.at += size


def skip_limits(reader):
    if reader.byte() & 1:
        reader.number()
    reader.number()


def imported_functions(reader):
    """The names of the functions that are imported."""
    functions = []
    for _ in range(reader.number()):
        _, name = reader.text(), reader.text()
        kind = reader.byte()
        if kind == 0:
            functions.append(name)
            reader.number()
        elif kind == 1:
            reader.byte()
            skip_limits(reader)
        elif kind == 2:
            skip_limits(reader)
        else:
            reader.at += 2
    return functions


def function_spans(reader):
    """Where each function begins and ends in its section."""
    for _ in range(reader.number()):
        begins = reader.at
        size = reader.number()
        reader.at += size
        yield begins, reader.at


def data_spans(reader):
    for _ in range(reader.number()):
        begins = reader.at
        flags = reader.number()
        if flags == 2:
            reader.number()
        if flags != 1:  # The address: an instruction, its operand, and an end.
            reader.byte(), reader.number(), reader.byte()
        size = reader.number()
        reader.at += size
        yield begins, reader.at


def relocations(reader):
    found = []
    for _ in range(reader.number()):
        begins = reader.at
        kind, place, symbol = reader.byte(), reader.number(), reader.number()
        if kind in HAS_ADDEND:
            reader.number()
        found.append(Relocation(kind, place, symbol, reader.data[begins:reader.at]))
    return found


def symbols(reader, imported):
    """(kind, flags, index, name) of each symbol."""
    for _ in range(reader.number()):
        kind, flags = reader.byte(), reader.number()
        if kind == DATA_SYMBOL:
            name, index = reader.text(), None
            if not flags & UNDEFINED:
                index = reader.number()
                reader.number(), reader.number()
        elif kind == SECTION_SYMBOL:
            index, name = reader.number(), ""
        else:
            index = reader.number()
            if not flags & UNDEFINED or flags & EXPLICIT_NAME:
                name = reader.text()
            else:
                name = imported[index] if kind == FUNCTION_SYMBOL else ""
        yield kind, flags, index, name


def linking_symbols(reader, imported):
    reader.number()
    while not reader.is_done:
        part, length = reader.byte(), reader.number()
        end = reader.at + length
        if part == 8:
            return list(symbols(reader, imported))
        reader.at = end
    return []


class ObjectFile:
    """An object file, its nodes, and which of them are needed."""

    def __init__(self, data):
        self.data = data
        self.sections = list(sections_of(data))
        self.imported = next((imported_functions(Reader(s.content)) for s in self.sections if s.kind == IMPORTS), [])
        self.spans = {s.kind: list((function_spans if s.kind == CODE else data_spans)(Reader(s.content)))
                      for s in self.sections if s.kind in (CODE, DATA)}
        named = {s.name: Reader(s.content, 1 + len(s.name)) for s in self.sections if s.kind == CUSTOM}
        self.symbols = linking_symbols(named["linking"], self.imported)
        self.relocations = {}
        for kind, name in ((CODE, "reloc.CODE"), (DATA, "reloc.DATA")):
            if name in named:
                named[name].number()
                self.relocations[kind] = relocations(named[name])
        self.code = next(section.content for section in self.sections if section.kind == CODE)
        self.nodes = self._nodes()
        self.relocations_of_node = self._relocations_of_nodes()
        for number in range(len(self.nodes)):
            self._read_uses(number)
        self._find_needed()

    def _nodes(self):
        nodes = [Node("", end - begins, kind == CODE) for kind in (CODE, DATA) for begins, end in self.spans.get(kind, [])]
        self.node_of_symbol = []
        for kind, flags, index, name in self.symbols:
            number = None
            if kind == FUNCTION_SYMBOL and index >= len(self.imported):
                number = index - len(self.imported)
            elif kind == DATA_SYMBOL and index is not None:
                number = len(self.spans[CODE]) + index
            self.node_of_symbol.append(number)
            if number is not None:
                nodes[number].name = nodes[number].name or name
                nodes[number].is_root |= bool(flags & (EXPORTED | NO_STRIP)) or name in ("main", "__main_argc_argv")
        return nodes

    def _relocations_of_nodes(self):
        """The relocations in each node, by its number."""
        found = {}
        for kind, relocations_of_kind in self.relocations.items():
            number, spans = (0 if kind == CODE else len(self.spans[CODE])), iter(self.spans[kind])
            _, end = next(spans)
            for relocation in relocations_of_kind:
                while relocation.place >= end:
                    number, (_, end) = number + 1, next(spans)
                found.setdefault(number, []).append(relocation)
        return found

    def _used_by(self, relocation):
        """The number of the node that a relocation is about, if it is in this file."""
        return self.node_of_symbol[relocation.symbol] if relocation.kind != TYPE_INDEX else None

    def _read_uses(self, number):
        """Notes what the relocations of a node refer to."""
        node, found = self.nodes[number], self.relocations_of_node.get(number, [])
        node.uses, node.asks = set(), set()
        following = {relocation.place: relocation for relocation in found}
        for relocation in found:
            used = self._used_by(relocation)
            if used is None or used == number:
                continue
            asks = self.nodes[used].is_class and (node.is_class if not node.is_function else self._is_question(relocation, following))
            (node.asks if asks else node.uses).add(used)

    def _is_question(self, relocation, following):
        """Whether the next instruction only asks for the class whose address a relocation is about: it compares the address, or calls
        the function that casts."""
        after = relocation.place + 5
        if self.code[after] == CALL and (call := following.get(after + 1)):
            return self.symbols[call.symbol][3] == "swift_dynamicCastClass"
        return self.code[after] in (EQUAL, NOT_EQUAL)

    def _find_needed(self):
        self.needed, self.made = set(), set()
        waiting = []

        def need(number):
            if number not in self.needed:
                self.needed.add(number)
                waiting.append(number)

        for number, node in enumerate(self.nodes):
            if node.is_root:
                need(number)
        while waiting:
            number = waiting.pop()
            node = self.nodes[number]
            for asked in node.asks:
                need(asked)
            if node.is_class and number not in self.made:
                continue
            for used in node.uses:
                if self.nodes[used].is_class and used not in self.made:
                    self.made.add(used)
                    if used in self.needed:
                        waiting.append(used)
                need(used)

    def needed_by(self, number):
        """What a needed node needs itself."""
        node = self.nodes[number]
        return node.asks if node.is_class and number not in self.made else node.asks | node.uses

    def without_unused_methods(self):
        """The object file in which a class that no object can be of has no methods."""
        data = bytearray(self.data)
        code_count = len(self.spans[CODE])
        begins = {section.kind: section.begins for section in self.sections}
        kept = {CODE: [], DATA: []}
        for number in sorted(self.relocations_of_node):
            for relocation in self.relocations_of_node[number]:
                if relocation.kind == TABLE_INDEX_I32 and self.nodes[number].is_class and number not in self.made:
                    place = begins[DATA] + relocation.place
                    data[place:place + 4] = bytes(4)
                else:
                    kept[CODE if number < code_count else DATA].append(relocation.encoded)
        return self._with_relocations(data, {"reloc.CODE": kept[CODE], "reloc.DATA": kept[DATA]})

    def _with_relocations(self, data, kept):
        result = bytearray(data[:8])
        for section in self.sections:
            content = data[section.begins:section.begins + len(section.content)]
            if section.name in kept:
                reader = Reader(section.content, 1 + len(section.name))
                reader.number()
                content = section.content[:reader.at] + encoded(len(kept[section.name])) + b"".join(kept[section.name])
            result += bytes([section.kind]) + encoded(len(content)) + content
        return bytes(result)


def encoded(number):
    """A number as LEB128."""
    result = bytearray()
    while True:
        number, part = number >> 7, number & 127
        result.append(part | (128 if number else 0))
        if not number:
            return bytes(result)
