"""The names that the lists of docs/not-yet.md claim to be absent, and those of them that are there.

A name in code marks is claimed to be absent, unless the words around it show that it is only mentioned. Such a name stands after a preposition,
as in "the lines of `UILabel`", or before a verb or a possessive, as in "`UILabel` has no lines" and "`UILabel`'s lines". What follows "in
Embedded Swift", up to the end of the clause, is absent there alone.
"""

import re

from uikit_interface import has_member, has_type

# Words before what is only mentioned: prepositions, and verbs of what a host or an app does with a name.
MENTION = set("of in on by to from as than beyond outside with for like behind beside into that where which when also is are at but "
              "setting while without call calls implement implements override overrides".split())
# After an absent name: "`isOn` of switches". Any other word is a verb.
AFTER = set("of in on at for between beyond with without since by after before from outside as to".split())
JOINS = {",", "and", "or"}
TOKEN = re.compile(r"`[^`]+`|'s|[\w-]+|[,.;:()]")


def items(text):
    """The items of a document's lists, each in one line, with the text of links."""
    for item in re.split(r"^- ", text, flags=re.M)[1:]:
        item = re.split(r"^#|^$", item, flags=re.M)[0].replace("\n", " ")
        yield re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", item)


def clauses(item):
    """The tokens of an item, split at marks, without what is about Embedded Swift. Code marks are one token."""
    clause = []
    for token in TOKEN.findall(item) + ["."]:
        if token in (".", ";", ":", "(", ")"):
            lowered = [word.lower() for word in clause]
            for start in range(len(clause) - 2):
                if lowered[start:start + 3] == ["in", "embedded", "swift"]:
                    clause = clause[:start]
                    break
            yield clause
            clause = []
        else:
            clause.append(token)


def is_name(token):
    return token.startswith("`")


def runs(clause):
    """The names of a clause that commas and conjunctions join, as pairs of first and last position."""
    position = 0
    while position < len(clause):
        if is_name(clause[position]):
            last = position
            following = position + 1
            while following < len(clause) and (clause[following] in JOINS or is_name(clause[following])):
                last = following if is_name(clause[following]) else last
                following += 1
            yield position, last
            position = last
        position += 1


def claimed_absent(text):
    """The names that are claimed to be absent, in their order."""
    claimed = []
    for clause in (clause for item in items(text) for clause in clauses(item)):
        for first, last in runs(clause):
            after = clause[last + 1] if last + 1 < len(clause) else ","
            if after not in JOINS | AFTER:
                continue
            mentioned = first > 0 and clause[first - 1].lower() in MENTION
            for token in clause[first:last + 1]:
                # "The lines of `A` and `B`, `C`": the comma ends what is mentioned.
                mentioned = mentioned and token != ","
                if is_name(token) and not mentioned:
                    claimed.append(token[1:-1])
    return claimed


def spelled_so(name, members):
    """The members of a list that a name means, which may leave out labels."""
    return [member for member in members if name in (member.lstrip("+."), member.lstrip("+.").split("(")[0])]


def has_name(interface, owner, name, known):
    """Whether a type has a member of this name, with or without labels, of the type or of its values."""
    spellings = spelled_so(name, known) or [name, "+" + name]
    return any(has_member(interface, owner, spelling) for spelling in spellings)


def is_there(name, interface, members, globals_=()):
    """Whether OpenUIKit has a type, a member of a type, or a member that stands without its type and that each type has which UIKit gives it
    to. `members` are UIKit's, by type."""
    if has_type(interface, name) or name in globals_:
        return True
    if name[:1].isupper():
        owner, _, member = name.rpartition(".") if "(" not in name else name.partition("(")[0].rpartition(".")
        member = name[len(owner) + 1:]
        return bool(owner) and has_type(interface, owner) and has_name(interface, owner, member, all_members(interface, owner))
    owners = [owner for owner, known in members.items() if spelled_so(name, known)]
    return bool(owners) and all(has_name(interface, owner, name, members[owner]) for owner in owners)


def all_members(interface, owner):
    """The members of a type and of those above it."""
    found, rest, seen = set(), [owner], set()
    while rest:
        name = rest.pop()
        seen.add(name)
        found |= interface.declared.get(name, set())
        rest += interface.above.get(name, set()) - seen
    return found
