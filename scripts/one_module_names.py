"""Finds names that two modules both declare, before they become one module (`one_module.py`).

The compiler refuses what is declared twice in the same way. But two functions that differ in their types only, or a name that
one file keeps to itself, make a caller of one module mean the other's declaration without a word.
"""
import re
from collections import defaultdict
from dataclasses import dataclass

from one_module import is_code, tokens

TYPES = {"class", "struct", "enum", "protocol", "extension", "actor"}
PRIVATE = {"private", "fileprivate"}
CLOSING = {"(": ")", "[": "]", "<": ">"}


@dataclass(frozen=True)
class Declaration:
    """A name with its labels, in a type or, without one, for all of a module."""
    name: str
    is_private: bool
    line: int


def holds(condition, modules):
    """Whether a condition of `#if` does in a page. What is not known here holds."""
    known = {"canImport": lambda name: name in modules, "os": lambda name: name == "none"}
    ask = lambda match: str(known.get(match[1], lambda name: True)(match[2]))
    text = re.sub(r"\b(\w+)\s*\(\s*(\w+)[^()]*\)", ask, condition)
    text = re.sub(r"\b(?!True\b|False\b)[A-Za-z_]\w*", "True", text)
    return eval(text.replace("&&", " and ").replace("||", " or ").replace("!", " not ").strip(), {"__builtins__": {}})


def compiled_words(text, modules):
    """The tokens of code that are part of a page, each with its line."""
    # Of each open `#if`, whether the branch that is read counts, and whether one did that is read already.
    line, branches, stream = 1, [], iter(tokens(text))
    for token in stream:
        if token in ("#if", "#elseif"):
            did = token == "#elseif" and branches.pop()[1]
            condition, token = "", next(stream)
            while "\n" not in token and not token.startswith("//"):
                condition, token = condition + token, next(stream)
            counts = not did and holds(condition, modules)
            branches.append((counts, did or counts))
        elif token == "#else":
            branches[-1] = (not branches[-1][1], True)
        elif token == "#endif":
            branches.pop()
        elif is_code(token) and all(counts for counts, _ in branches):
            yield token, line
        line += token.count("\n")


class Parser:
    """Reads the declarations of a file, as far as they are not within functions."""

    def __init__(self, text, modules):
        self.words, self.lines = [list(part) for part in zip(*compiled_words(text, modules))] or ([], [])
        self.at = 0
        self.found = []

    def word(self, ahead=0):
        place = self.at + ahead
        return self.words[place] if place < len(self.words) else ""

    def declarations(self):
        # For each open brace the type that it belongs to; None for the body of anything else.
        scopes, following, modifiers = [], None, set()
        while self.at < len(self.words):
            word = self.word()
            self.at += 1
            if word == "{":
                scopes.append(following)
                following, modifiers = None, set()
            elif word == "}":
                if scopes:
                    scopes.pop()
                modifiers = set()
            elif None in scopes:
                continue
            elif word in TYPES and self.is_name(self.word()) and self.word() not in ("func", "var", "let", "subscript"):
                following = self.type_name(scopes, isExtension=word == "extension")
            elif word in ("func", "init", "subscript") and self.words[self.at - 2:self.at - 1] != ["."]:
                self.add(scopes, self.function_name(word), modifiers)
                modifiers = set()
            elif word in ("var", "let") and self.is_name(self.word()):
                self.add(scopes, self.word(), modifiers)
                modifiers = set()
            elif word in PRIVATE and self.word() == "(":
                self.at += 3  # Only setting is private.
            elif word.isalpha():
                modifiers.add(word)
        return self.found

    @staticmethod
    def is_name(word):
        return word[:1].isalpha() or word[:1] in "_`"

    def type_name(self, scopes, isExtension):
        parts = [self.word()]
        self.at += 1
        while self.word() == "." and self.is_name(self.word(1)):
            parts.append(self.word(1))
            self.at += 2
        outer = scopes[-1] + "." if scopes and not isExtension else ""
        return outer + ".".join(parts)

    def function_name(self, kind):
        name = ""
        if kind == "func":
            while self.at < len(self.words) and self.word() not in ("(", "<" if name else "("):
                name += self.word()
                self.at += 1
        else:
            name = kind
            while self.word() in ("?", "!"):
                self.at += 1
        if self.word() == "<":
            self.skip_brackets()
        return f"{name}({''.join(label + ':' for label in self.labels())})"

    def skip_brackets(self):
        depth = 0
        while self.at < len(self.words):
            word = self.word()
            depth += (word == "<") - (word == ">" and self.words[self.at - 1] != "-")
            self.at += 1
            if depth == 0:
                return

    def labels(self):
        """The labels of the parameters; behind them afterwards."""
        if self.word() != "(":
            return []
        labels, depth, begins = [], 0, True
        while self.at < len(self.words):
            word, before = self.word(), self.words[self.at - 1]
            if word in "([{" or (word == "<" and self.is_name(before)):
                depth += 1
                begins = begins or depth == 1
            elif word in ")]}" or (word == ">" and before != "-" and depth > 1):
                depth -= 1
            elif word == "," and depth == 1:
                begins = True
            elif begins and depth == 1 and not word.startswith("@"):
                labels.append(word)
                begins = False
            self.at += 1
            if depth == 0:
                return labels
        return labels

    def add(self, scopes, name, modifiers):
        owner = scopes[-1] + "." if scopes else ""
        kind = "static " if modifiers & {"static", "class"} else ""
        self.found.append(Declaration(kind + owner + name, bool(modifiers & PRIVATE), self.lines[self.at - 1]))


def clashes(files):
    """Of (module, path, text) of each file, a sentence for each name that two modules declare.

    What both keep to a file of theirs is left out: neither can be meant elsewhere.
    """
    order, places = {}, defaultdict(list)
    for module, path, text in files:
        order.setdefault(module, len(order))
    for module, path, text in files:
        for declaration in Parser(text, order).declarations():
            places[declaration.name].append((module, declaration.is_private, f"{path}:{declaration.line}"))
    for name, found in sorted(places.items()):
        shown = [place for place in found if not place[1]]
        for module, is_private, place in found:
            other = next((each for each in shown if each[0] != module), None)
            if other and (is_private or order[other[0]] < order[module]):
                yield f"{place}: {name} of {module} is {name} of {other[0]} too ({other[2]})"
