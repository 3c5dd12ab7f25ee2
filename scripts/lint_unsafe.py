#!/usr/bin/env python3
"""Prints functions and properties whose results are valid for a time only and whose names do not state it.

`lint_unsafe.py FILE...` reads Swift files. Where a documentation comment limits how long a result is valid, the name of the member contains
`unsafe`, or that of the type `Unsafe`, so that each use shows it. Members of Apple's interfaces keep their names.
"""

import re
import sys

LIMIT = re.compile(r"\bvalid (until|while|only)\b", re.I)
DECLARATION = re.compile(r"\b(func|var|let|init|subscript|struct)\b\s*(\w*)")
# Types whose documentation states the rule for all their members, and Apple's names.
RULES = {"Walks", "Additions", "ResidualEquations"}
APPLES = {"points", "apply", "applyWithBlock"}


def findings(text):
    """The numbers and lines of declarations without the word."""
    lines = text.splitlines()
    comment = []
    for number, line in enumerate(lines, 1):
        code = line.strip()
        if code.startswith("///"):
            comment.append(code[3:].strip())
            continue
        if code.startswith("@") and not DECLARATION.search(code):
            continue
        declaration = DECLARATION.search(code)
        if comment and declaration and LIMIT.search(" ".join(comment)):
            name = declaration.group(2)
            if "unsafe" not in name.lower() and name not in RULES | APPLES:
                yield number, code
        comment = []


def main(paths):
    count = 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for number, line in findings(file.read()):
                print(f"{path}:{number}: the result is valid for a time only, and the name does not contain 'unsafe': {line}")
                count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
