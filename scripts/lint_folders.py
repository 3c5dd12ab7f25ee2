#!/usr/bin/env python3
"""Checks the directions between modules and between the folders of each module, and draws them.

`lint_folders.py` prints every import and every reference that scripts/folders.txt does not allow, and fails if there is
one or if the pictures of the table in docs/images are out of date. `lint_folders.py --draw` draws them.

A reference is the name of a type that another folder declares, outside of comments and strings. Of several folders that
declare the name the lowest one is meant. The name of a type inside another one is a reference only in files that name the
outer type, because elsewhere it means something else, and the table allows it with the outer type. Members of types are not
followed.
"""

import re
import sys
from collections import namedtuple
from html import escape
from pathlib import Path

import module_picture

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "scripts" / "folders.txt"
IMAGES = ROOT / "docs" / "images"
# The modules of the library, without programs and what pages alone have.
PROGRAMS = {"EmbeddedFoundation", "GalleryScreens", "GalleryWeb", "GalleryTools", "GalleryWindow", "gallery", "DoctorPage", "masonry",
            "XcodeProject", "AppPackage"}

# A module's folders in layers, the lowest first. The folders of one layer may refer to each other. `allowed` has the
# types of higher layers that a folder may refer to anyway.
Module = namedtuple("Module", "name imports layers allowed")

MODIFIERS = r"(?:(?:public|open|final|package|internal|indirect|nonisolated|@\w+(?:\([^)]*\))?)\s+)*"
# What is private is not visible in other folders.
DECLARATION = re.compile(rf"( *){MODIFIERS}(class|struct|enum|protocol|actor|typealias)\s+(\w+)")
SCOPE = re.compile(r"( *)(?:[\w@]+(?:\([^)]*\))? +)*(?:class|struct|enum|protocol|actor|extension)\s+(\w+)")
# Types of a file, and types inside those, are two levels further in at most.
INDENTATION, DEEPEST = 2, 2
IMPORT = re.compile(
    r"^[ \t]*(?:@[A-Za-z_()]+[ \t]+|(?:public|internal|package|private)[ \t]+)*import[ \t]+"
    r"(?:(?:struct|class|enum|protocol|func|typealias)[ \t]+)?(\w+)", re.M)
COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', re.S)
LONG_STRING = re.compile(r'"""(?:.|\n)*?"""')
# A name after a dot may be any type's member.
NAME = re.compile(r"(?<![.\w])[A-Z_]\w+\b")


def read_table(text):
    """The modules of the table, the lowest first."""
    modules = []
    for line in text.splitlines():
        line = line.partition("#")[0].rstrip()
        if not line:
            continue
        if line.startswith(" ") and ":" in line:
            folders, _, types = line.strip().partition(":")
            for folder in folders.split():
                modules[-1].allowed.setdefault(folder, []).extend(types.split())
        elif line.startswith(" "):
            modules[-1].layers.append(line.split())
        else:
            name, _, imports = line.partition(":")
            modules.append(Module(name, imports.split(), [], {}))
    return modules


def folder_of(path, sources):
    """The folder of a module that a file belongs to; empty for a file beside the folders."""
    parts = path.relative_to(sources).parts
    return parts[0] if len(parts) > 1 else ""


def types_of(text):
    """The types that a file declares, each with the outermost type that it is in, or None."""
    conditions, outermost = 0, None
    for line in text.splitlines():
        # The content of a condition is indented, too.
        if line.lstrip().startswith("#"):
            conditions += line.lstrip().startswith("#if") - line.lstrip().startswith("#endif")
            continue
        declared = DECLARATION.match(line)
        depth = (len(declared[1]) // INDENTATION - conditions) if declared else DEEPEST + 1
        if depth <= DEEPEST:
            yield declared[3], (outermost if depth > 0 else None)
        scope = SCOPE.match(line)
        if scope and len(scope[1]) // INDENTATION <= conditions:
            outermost = scope[2]


def declarations(files):
    """The folders that declare each type, each with the outermost type that it is in there, or None. `files` maps paths
    to (folder, text)."""
    found = {}
    for folder, text in files.values():
        for name, outer in types_of(text):
            found.setdefault(name, set()).add((folder, outer))
    return found


def import_findings(module, files):
    """What a module's files import beside what the table allows. A text may contain the source of another program."""
    return [f"{path}: {module.name} may not import {name}"
            for path, (_, text) in sorted(files.items()) for name in IMPORT.findall(LONG_STRING.sub("", text))
            if name not in module.imports]


def upward_references(module, files):
    """What files refer to against the directions of the table: (path, folder, type, its folder, names that allow it)."""
    level = {folder: number for number, layer in enumerate(module.layers) for folder in layer}
    declared = declarations(files)
    for path, (folder, text) in sorted(files.items()):
        # Files beside the folders hold what the module is made for, and use all of it.
        if folder not in level:
            continue
        names = set(NAME.findall(COMMENT_OR_STRING.sub("", text)))
        for name in sorted(names & declared.keys()):
            # Several folders may declare a type, each for other conditions. The lowest one counts.
            meant = [(level.get(other, -1), other, outer) for other, outer in declared[name] if outer in {None, *names}]
            height, other, outer = min(meant, key=lambda place: place[0], default=(-1, None, None))
            if height > level[folder]:
                yield path, folder, name, other, {name, outer}


def findings(module, files):
    """References against the table, folders that the table lacks or that do not exist, and allowed types without a reference."""
    listed = {folder for layer in module.layers for folder in layer}
    present = {folder for folder, _ in files.values()}
    found = [f"{module.name}: {folder} is not in scripts/folders.txt" for folder in sorted(present - listed - {""})]
    found += [f"{module.name}: there is no folder {folder}, as scripts/folders.txt has it"
              for folder in sorted(listed - present)]
    needed = set()
    for path, folder, name, other, names in upward_references(module, files):
        allowed = names & {*module.allowed.get(folder, [])}
        needed |= {(folder, type) for type in allowed}
        if not allowed:
            found.append(f"{path}: {folder} may not refer to {name} in {other}, which is above it")
    return found + [f"{module.name}: {folder} does not refer to {type}, as scripts/folders.txt has it"
                    for folder, types in module.allowed.items() for type in types if (folder, type) not in needed]


def sources_of(module):
    # The gallery's modules are in a package of its own.
    places = [ROOT / "Sources" / module.name, ROOT / "Gallery" / "Sources" / module.name,
              ROOT / "Doctor" / "Sources" / module.name, ROOT / "Doctor" / "Page" / "Sources" / module.name,
              ROOT / "Gallery" / "Window" / "Sources" / module.name]
    sources = next(place for place in places if place.is_dir())
    return {str(path.relative_to(ROOT)): (folder_of(path, sources), path.read_text())
            for path in sources.rglob("*.swift")}


# The picture

LINE_HEIGHT, HEADER, GAP, WIDTH, MARGIN = 22, 34, 26, 760, 16
STYLE = """text { font: 13px -apple-system, "Segoe UI", Roboto, sans-serif; fill: #1c1c1e }
.name { font-weight: 600 } .imports { fill: #6e6e73 } .page { fill: #ffffff } .module { fill: #f2f2f7; stroke: #d1d1d6 }
.layer { fill: #ffffff; stroke: #d1d1d6 }
@media (prefers-color-scheme: dark) { text { fill: #f2f2f7 } .imports { fill: #a1a1a6 } .page { fill: #1c1c1e }
.module { fill: #2c2c2e; stroke: #48484a } .layer { fill: #1c1c1e; stroke: #48484a } }"""


# The number of letters for which a line of the picture has room.
ROW_LENGTH = 94


def rows_of(words, space="   "):
    """Words, wrapped to lines that fit the picture."""
    rows = [""]
    for word in words:
        if len(rows[-1]) + len(word) > ROW_LENGTH:
            rows.append("")
        rows[-1] += (space if rows[-1] else "") + word
    return rows


def notes_of(module):
    """Lines with the types that folders below them refer to: each type once, with the types of the same folders."""
    folders, types = {}, {}
    for folder, names in module.allowed.items():
        for name in names:
            folders.setdefault(name, []).append(folder)
    for name, low in folders.items():
        types.setdefault(tuple(low), []).append(name)
    # The most general types first.
    ordered = sorted(types.items(), key=lambda item: -len(item[0]))
    rows = [rows_of([*", ".join(low).split(), "→", *", ".join(names).split()], " ") for low, names in ordered]
    return ["also:"] + [row for lines in rows for row in lines] if rows else []


def imports_of(module):
    """What a module imports as one line beside its name, or as lines below it where the line has no room for both."""
    if not module.imports:
        return "", []
    text = "imports " + ", ".join(module.imports)
    return (text, []) if len(module.name) + len(text) <= ROW_LENGTH else ("", rows_of(text.split(), " "))


def lines_of_text(rows, left, top, style=""):
    """Rows as elements of the picture, with the baseline of the first at `top`."""
    return [f'<text {style}x="{left}" y="{top + number * LINE_HEIGHT}" xml:space="preserve">{escape(row)}</text>'
            for number, row in enumerate(rows)]


def draw(modules):
    """The table as SVG: the highest module on top, as are the highest folders in it."""
    parts, top = [], MARGIN
    for module in reversed(modules):
        layers = [rows_of(layer) for layer in reversed(module.layers)]
        notes, (beside, below) = notes_of(module), imports_of(module)
        header = HEADER + len(below) * LINE_HEIGHT
        height = header + sum(len(rows) * LINE_HEIGHT + 8 for rows in layers) + len(notes) * LINE_HEIGHT + 6
        parts.append(f'<rect class="module" x="{MARGIN}" y="{top}" width="{WIDTH - 2 * MARGIN}" height="{height}" rx="10"/>')
        parts.append(f'<text class="name" x="{MARGIN + 14}" y="{top + 22}">{escape(module.name)}</text>')
        if beside:
            parts.append(f'<text class="imports" x="{WIDTH - MARGIN - 14}" y="{top + 22}" text-anchor="end">{escape(beside)}</text>')
        parts += lines_of_text(below, MARGIN + 14, top + 22 + LINE_HEIGHT, 'class="imports" ')
        line = top + header
        for rows in layers:
            parts.append(f'<rect class="layer" x="{MARGIN + 12}" y="{line}" width="{WIDTH - 2 * MARGIN - 24}" '
                         f'height="{len(rows) * LINE_HEIGHT + 2}" rx="6"/>')
            parts += lines_of_text(rows, MARGIN + 24, line + 17)
            line += len(rows) * LINE_HEIGHT + 8
        parts += lines_of_text(notes, MARGIN + 14, line + 15, 'class="imports" ')
        top += height + GAP
    size = f'width="{WIDTH}" height="{top - GAP + MARGIN}"'
    return (f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<style>\n{STYLE}\n</style>\n'
            f'<rect class="page" {size}/>\n' + "\n".join(parts) + "\n</svg>\n")


def pictures(modules):
    """The pictures of the table, by their names."""
    library = [module for module in modules if module.name not in PROGRAMS]
    return {"folders.svg": draw(modules), "modules.svg": module_picture.draw(library, STYLE)}


def main():
    modules = read_table(TABLE.read_text())
    if "--draw" in sys.argv[1:]:
        for name, picture in pictures(modules).items():
            (IMAGES / name).write_text(picture)
        return 0
    found = []
    for module in modules:
        files = sources_of(module)
        found += import_findings(module, files)
        # The table has no folders of a module whose files refer to each other in any direction.
        found += findings(module, files) if module.layers else []
    for name, picture in pictures(modules).items():
        if not (IMAGES / name).exists() or (IMAGES / name).read_text() != picture:
            found.append(f"docs/images/{name} is not the picture of scripts/folders.txt: run scripts/lint_folders.py --draw")
    print("\n".join(found), end="\n" if found else "", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
