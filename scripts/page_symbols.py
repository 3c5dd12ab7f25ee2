"""Leaves out of a page the symbols that its program does not name.

A program whose `UIImage(systemName:)` all have a plain text as their argument keeps these symbols. If one has anything else, such as
a variable or a text with an interpolation, the page keeps all symbols.
"""
import re
from pathlib import Path

MODULE = "OpenUIKitSymbols-"
TABLE = MODULE + "SymbolTable.swift"
LABELS = MODULE + "SymbolLabels.swift"
# The module that shows the symbols of storyboards and nibs, which their source lists.
LOADER = "NibLoading-"
LISTED = re.compile(r'\bsymbolsOfInterfaceFiles\b[^=\n]*=\s*"(?P<names>[^"\\\n]*)"')
COMMENT = re.compile(r"(?m)^\s*//.*$")
ARGUMENT = re.compile(r'\bsystemName:\s*("(?P<name>[^"\\\n]*)"(?=\s*[,)]))?')


def named(texts):
    """The names of symbols in these sources; None if an argument is not a plain text."""
    names = set()
    for text in texts:
        for match in LISTED.finditer(text):
            names |= set(match["names"].split())
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


def named_rows(source):
    """The rows of the table in a source file, by their names."""
    text = source[source.index('"""') + 3 : source.rindex('"""')].replace("\\\n  ", "").strip()
    return dict(row.split(" ", 1) for row in text.split("~") if row)


def with_rows(source, rows):
    """The text of a table's source file with other rows."""
    begin, end = source.index('"""') + 3, source.rindex('"""')
    # The reader needs a row: one that is no name.
    lines = "".join(f"{name} {rows[name]}~" for name in sorted(rows, key=str.encode)) or "  M~"
    return f"{source[:begin]}\n  {lines}\n  {source[end:]}"


def pruned(table, names):
    """The text of the table's source file with the needed rows alone."""
    return with_rows(table, needed(names, named_rows(table)))


def labelled(source, names):
    """The text of the labels' source file with the rows of these symbols alone. A row also stands for longer names, such as `plus.circle`."""
    rows = named_rows(source)
    return with_rows(source, {row: rows[row] for row in rows if any(f"{name}.".startswith(f"{row}.") for name in names)})


def prune(sources, folder):
    """The sources of a page, with a table of the symbols that the program names. The table is written into `folder`."""
    table = next((path for path in sources if path.name == TABLE), None)
    if not table:
        return sources
    texts = {path: path.read_text() for path in sources if not path.name.startswith((MODULE, LOADER))}
    names = named(texts.values())
    if names is None:
        return sources
    folder.mkdir(parents=True, exist_ok=True)
    smaller = {}
    for path in sources:
        if path.name in (TABLE, LABELS):
            smaller[path] = Path(folder) / path.name
            shorten = pruned if path == table else labelled
            smaller[path].write_text(shorten(path.read_text(), names))
    return [smaller.get(path, path) for path in sources]
