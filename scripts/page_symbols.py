"""Leaves out of a page the symbols that its program does not name.

A program whose `UIImage(systemName:)` all have a plain text as their argument keeps these symbols. If one has anything else, such as
a variable or a text with an interpolation, the page keeps all symbols.
"""
import re
from pathlib import Path

MODULE = "OpenUIKitSymbols-"
TABLE = MODULE + "SymbolTable.swift"
COMMENT = re.compile(r"(?m)^\s*//.*$")
ARGUMENT = re.compile(r'\bsystemName:\s*("(?P<name>[^"\\\n]*)"(?=\s*[,)]))?')


def named(texts):
    """The names of symbols in these sources; None if an argument is not a plain text."""
    names = set()
    for text in texts:
        for match in ARGUMENT.finditer(COMMENT.sub("", text)):
            if match["name"] is None:
                return None
            names.add(match["name"])
    return names


def needed(names, rows):
    """The rows, by their names, that the names refer to, directly or through other rows."""
    found, waiting = {}, sorted(names)
    while waiting:
        name = waiting.pop()
        if name in found or name not in rows:
            continue
        found[name] = rows[name]
        if rows[name][0] in "=*+":
            waiting.append(rows[name][1:])
        # A palette shows the symbol and the disc behind it apart.
        for ending in (".circle.fill", ".square.fill"):
            if name.endswith(ending):
                base = name[: -len(ending)]
                waiting += [base, base + ".fill"]
    return found


def pruned(table, names):
    """The text of the table's source file with the needed rows alone."""
    begin, end = table.index('"""') + 3, table.rindex('"""')
    text = table[begin:end].replace("\\\n  ", "").strip()
    rows = dict(row.split(" ", 1) for row in text.split("~") if row)
    kept = needed(names, rows)
    # The reader needs a row: one that is no name.
    lines = "".join(f"{name} {kept[name]}~" for name in sorted(kept, key=str.encode)) or "  M~"
    return f"{table[:begin]}\n  {lines}\n  {table[end:]}"


def prune(sources, folder):
    """The sources of a page, with a table of the symbols that the program names. The table is written into `folder`."""
    table = next((path for path in sources if path.name == TABLE), None)
    if not table:
        return sources
    names = named(path.read_text() for path in sources if not path.name.startswith(MODULE))
    if names is None:
        return sources
    folder.mkdir(parents=True, exist_ok=True)
    smaller = Path(folder) / TABLE
    smaller.write_text(pruned(table.read_text(), names))
    return [smaller if path == table else path for path in sources]
