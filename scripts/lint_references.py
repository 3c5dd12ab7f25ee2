#!/usr/bin/env python3
"""Checks what documents refer to: `lint_references.py` prints every finding and fails if there is one.

- A link from a document to a file or a heading of the repository leads there.
- The paths, commands, tests and names between code marks of the recipes (docs/development), of docs/architecture.md and of CONTRIBUTING.md
  exist. A path may be the end of a longer one. `…` in it, and a word in capitals such as NAME, stand for anything.

Tests/Scripts/test_lint_references.py tests each rule.
"""
import re
import sys
from pathlib import Path
from urllib.parse import unquote

from site_guides import identifier

ROOT = Path(__file__).resolve().parent.parent
# What is made by commands and belongs to no commit.
MADE = re.compile(r"(^|/)\.?build(-[^/]*)?(/|$)")
FENCE = re.compile(r"^\s*(```|~~~).*?^\s*\1\s*$", re.M | re.S)
COMMENT = re.compile(r"<!--.*?-->", re.S)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(<?([^()\s>]+(?:\([^()\s]*\)[^()\s>]*)?)>?\)")
ENDINGS = (".swift", ".md", ".py", ".txt", ".sh", ".tsv", ".c", ".js")
PLACEHOLDER = re.compile(r"^[A-Z]{4,}$")
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


def heading_places(text):
    """The fragments of a document's headings."""
    places = set()
    for line in FENCE.sub("", text).splitlines():
        found = re.match(r"#{1,6} +(.*?) *#*$", line)
        if found:
            places.add(identifier(re.sub(r"\]\([^)]*\)", "", found[1])))
    return places


def broken_links(document, text):
    """The links of a document that lead to no file or heading."""
    for address in LINK.findall(CODE.sub("", COMMENT.sub("", FENCE.sub("", text)))):
        if re.match(r"\w+:|//", address):
            continue
        path, _, fragment = unquote(address).partition("#")
        target = (document.parent / path).resolve() if path else document
        if not target.exists():
            yield f"the link {address} leads nowhere"
        elif fragment and target.suffix == ".md" and fragment not in heading_places(target.read_text(encoding="utf-8")):
            yield f"the link {address} names no heading"


class Names:
    """What the repository has: paths, targets of the Makefile, and the words of its code."""

    def __init__(self, paths, targets, words):
        self.paths = sorted({part for path in paths for part in [path, *map(str, Path(path).parents)] if part != "."})
        self.joined = "\n" + "\n".join(self.paths) + "\n"
        self.targets = targets
        self.words = words | {word for path in self.paths for word in WORD.findall(path)}

    def has_path(self, path):
        parts = ["[^\n]*".join(re.escape(piece) for piece in part.split("…")) if not PLACEHOLDER.match(part.split(".")[0]) else "[^/\n]+"
                 for part in path.strip("/").split("/")]
        return bool(re.search(r"[\n/]" + "/".join(parts) + r"\n", self.joined))

    def missing(self, code):
        """What is wrong with a text between code marks; None if nothing is."""
        words = code.split()
        if len(words) > 1:
            return self.missing_of_command(words)
        if "://" in code or MADE.search(code):
            return None
        if ("/" in code or code.endswith(ENDINGS)) and not re.search(r"[()<>{}=\[\]#]", code):
            return None if code.startswith("/") or self.has_path(code) else f"there is no file or folder {code}"
        for word in WORD.findall(code.replace("…", " ")):
            if len(word) > 3 and not PLACEHOLDER.match(word) and word not in self.words:
                return f"nothing has the name {word}"
        return None

    def missing_of_command(self, words):
        if words[0] == "make" and words[1] not in self.targets:
            return f"make has no target {words[1]}"
        for word in words:
            path = word.strip("'\"")
            if re.match(r"(scripts|Tests|Sources|Gallery|Doctor|Tools|Examples|docs)/[\w./+-]+$", path) and not self.has_path(path):
                return f"there is no file or folder {path}"
        for option, value in zip(words, words[1:]):
            if option == "--filter":
                for name in re.split(r"[|.]", value.strip("'\"")):
                    if not PLACEHOLDER.match(name) and name not in self.words:
                        return f"there are no tests {name}"
        return None


def named_things(text):
    """The texts between code marks, in paragraphs, lists and tables."""
    text = COMMENT.sub("", FENCE.sub("", text))
    return dict.fromkeys(CODE.findall(text))


def names_of_repository():
    folders = ["Sources", "Tests", "Gallery", "Doctor", "Tools", "Examples", "Benchmarks", "Editors", "scripts", "docs", ".ci"]
    files = [file for folder in folders for file in (ROOT / folder).rglob("*") if file.is_file()]
    files = [file for file in files + list(ROOT.glob("*")) if not MADE.search(str(file.relative_to(ROOT)))]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    words = set()
    for file in files:
        if file.suffix in (".swift", ".py", ".c", ".h", ".js", "") and file.is_file() and file.stat().st_size < 1_000_000:
            words.update(WORD.findall(file.read_text(encoding="utf-8", errors="ignore")))
    return Names([str(file.relative_to(ROOT)) for file in files], set(re.findall(r"^([\w-]+):", makefile, re.M)), words)


def findings():
    documents = [file for folder in ("docs", "Examples", "Tools", "Doctor", "Gallery") for file in sorted((ROOT / folder).rglob("*.md"))]
    documents = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + documents
    for document in documents:
        if not MADE.search(str(document.relative_to(ROOT))):
            for problem in broken_links(document, document.read_text(encoding="utf-8")):
                yield document, problem
    names = names_of_repository()
    for document in [*sorted((ROOT / "docs" / "development").glob("*.md")), ROOT / "docs" / "architecture.md", ROOT / "CONTRIBUTING.md"]:
        # The glossary lists words that nothing has.
        text = document.read_text(encoding="utf-8").partition("\n## Words\n")[0]
        for code in named_things(text):
            problem = names.missing(code)
            if problem:
                yield document, problem


if __name__ == "__main__":
    found = [f"{document.relative_to(ROOT)}: {problem}" for document, problem in findings()]
    print("\n".join(found), end="\n" if found else "")
    sys.exit(bool(found))
