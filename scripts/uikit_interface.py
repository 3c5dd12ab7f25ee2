"""The interface of UIKit (scripts/uikit-interface.tsv) and that of OpenUIKit, by type and signature, and what the second lacks of the first.

A member is spelled as Swift spells it: `name`, `name(label:)`, and with a plus if it belongs to the type. Cases are members of their type.
A type has the members of the classes and protocols above it. A method or initialiser is there if a declaration has its labels, or more
labels that all have default values.
"""

import re
from collections import defaultdict, namedtuple

Row = namedtuple("Row", "release kind type members")
# `declared` has the members of each type; `above` the classes and protocols that a type inherits from, or the type that an alias stands for.
Interface = namedtuple("Interface", "declared above")

TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias"}
OF_TYPES = {"swift.type.property", "swift.type.method", "swift.enum.case"}
# UIKit extends classes of Foundation that OpenUIKit cannot extend, or that apps on Linux have no values of.
STANDS_FOR = {"NSObject": "UIView", "NSString": "String"}


def read_rows(text):
    """The rows of scripts/uikit-interface.tsv."""
    rows = []
    for line in text.splitlines():
        if line and not line.startswith("#"):
            release, kind, name, *members = line.split("\t")
            rows.append(Row(release, kind, name, members[0].split(" ") if members else []))
    return rows


def key(member):
    """A member without the mark of cases, which are read as other members of a type are."""
    return "+" + member[1:] if member.startswith(".") else member


def parameters(declaration):
    """The parameters of a declaration, split at the commas outside of brackets."""
    # The brackets of generic parameters come first: `func f<T>(…)`.
    opening = re.search(r"\b(?:init|func \S+?|case \S+?)[?!]?(?:<[^(]*>)?\(", declaration)
    depth, parts, part = 0, [], ""
    for character in declaration[opening.end() if opening else len(declaration):]:
        depth += character in "([<{"
        depth -= character in ")]>}" and not part.endswith("-")
        if depth < 0:
            break
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    return [text.strip() for text in parts + [part] if text.strip()]


def shorter(member, declaration):
    """The spellings of a member with each of its parameters that has a default value left out, in any combination."""
    base, bracket, labels = member.rstrip(")").partition("(")
    labels, values = labels.split(":")[:-1], parameters(declaration)
    optional = [" = " in value for value in values]
    if not bracket or len(labels) != len(values) or not any(optional) or sum(optional) > 10:
        return set()
    spellings = {""}
    for name, may_be_left_out in zip(labels, optional):
        spellings = {text + name + ":" for text in spellings} | (spellings if may_be_left_out else set())
    return {f"{base}({text})" for text in spellings}


def read_interface(graphs):
    """The public types of symbol graphs with their members. Hidden classes, whose names begin with an underscore, lie between others."""
    names, declared, above = {}, defaultdict(set), defaultdict(set)
    for symbol in (symbol for graph in graphs for symbol in graph["symbols"]):
        path, kind = symbol["pathComponents"], symbol["kind"]["identifier"]
        text = "".join(fragment["spelling"] for fragment in symbol.get("declarationFragments", []))
        names[symbol["identifier"]["precise"]] = ".".join(path)
        if kind in TYPES:
            declared[".".join(path)] |= set()
            if alias := re.match(r".*typealias \S+ = ([\w.]+)$", text):
                above[".".join(path)].add(alias[1])
        elif len(path) > 1:
            mark = "+" if kind in OF_TYPES else ""
            declared[".".join(path[:-1])] |= {mark + spelling for spelling in {path[-1]} | shorter(path[-1], text)}
    for relationship in (relationship for graph in graphs for relationship in graph["relationships"]):
        if relationship["kind"] in ("inheritsFrom", "conformsTo") and {relationship["source"], relationship["target"]} <= set(names):
            above[names[relationship["source"]]].add(names[relationship["target"]])
    return Interface(declared, above)


def has_member(interface, owner, member):
    """Whether a type, or one above it, has a member."""
    rest, seen = [STANDS_FOR.get(owner, owner)], set()
    while rest:
        name = rest.pop()
        if key(member) in interface.declared.get(name, ()):
            return True
        seen.add(name)
        rest += interface.above.get(name, set()) - seen
    return False


def has_type(interface, name):
    return STANDS_FOR.get(name, name) in interface.declared


def missing_members(rows, interface):
    """By type, the members that UIKit has and OpenUIKit lacks. A type that is absent lacks all of its members."""
    missing = defaultdict(list)
    for row in rows:
        missing[row.type] += [member for member in row.members if not has_member(interface, row.type, member)]
    return {name: members for name, members in missing.items() if members or not has_type(interface, name)}


def by_release(rows, interface):
    """How many members are there of those that iOS 14 has and of those that later releases have added, each with the number of all."""
    counts = {}
    for title, chosen in (("iOS 14", [row for row in rows if row.release == "14"]), ("later", [row for row in rows if row.release != "14"])):
        members = [(row.type, member) for row in chosen for member in row.members]
        counts[title] = (sum(has_member(interface, *member) for member in members), len(members))
    return counts


def members_by_type(rows):
    members = defaultdict(list)
    for row in rows:
        members[row.type] += row.members
    return members


def percentage(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "100.0 %"
