#!/usr/bin/env python3
"""Prints public declarations whose documentation lists other parameters than they have.

`lint_parameters.py FILE...` reads Swift files. DocC refuses a list of parameters that leaves one out, or that has one which does not exist.
`make docs`, which shows it, takes minutes. A single `- Parameter name:` may stand for those that need words.
"""

import re
import sys

PUBLIC = re.compile(r"\b(public|open)\b")
LIST = re.compile(r"^(\s*)- Parameters:")
LISTED = re.compile(r"^(\s*)- `?(\w+)`?:")
DECLARATION = re.compile(r"\b(?:func\b|init\b|subscript\b)[^(]*\(")
ATTRIBUTE = re.compile(r"^(@|#if|nonisolated$)")


def documented(comment):
    """The names in the list of parameters of a comment."""
    names, indentation = [], None
    for line in comment:
        if match := LIST.match(line):
            indentation = len(match.group(1))
        elif indentation is not None and (match := LISTED.match(line)):
            if len(match.group(1)) <= indentation:
                indentation = None
            elif len(match.group(1)) == indentation + 2:
                names.append(match.group(2))
    return names


def declared(code):
    """The names of the parameters of a declaration; None if it is of another kind."""
    match = DECLARATION.search(code)
    if not match:
        return None
    parts, depth, part = [], 1, ""
    for character in code[match.end():].replace("->", " "):
        depth += (character in "([{<") - (character in ")]}>")
        if depth == 0:
            break
        if depth == 1 and character == ",":
            parts.append(part)
            part = ""
        else:
            part += character
    parts.append(part)
    names = []
    for part in parts:
        label = re.sub(r"@\w+(\([^)]*\))?", "", part).split(":")[0].split()
        if label:
            names.append(label[-1].strip("`"))
    return names


def findings(text):
    """The numbers of lines and what is wrong with the comments that end there."""
    lines = text.splitlines()
    comment = []
    for number, line in enumerate(lines, 1):
        code = line.strip()
        if code.startswith("///"):
            comment.append(code[3:])
            continue
        if comment and ATTRIBUTE.match(code) and not DECLARATION.search(code):
            continue
        names = documented(comment)
        comment = []
        if not names or not PUBLIC.search(code):
            continue
        parameters = declared(" ".join(lines[number - 1:number + 19]))
        if parameters is None:
            continue
        for name in parameters:
            if name not in names and name != "_":
                yield number, f"the list of parameters leaves '{name}' out"
        for name in names:
            if name not in parameters:
                yield number, f"there is no parameter '{name}'"


def main(paths):
    count = 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for number, finding in findings(file.read()):
                print(f"{path}:{number}: {finding}")
                count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
