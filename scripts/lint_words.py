#!/usr/bin/env python3
"""Checks the words of comments and documents: `lint_words.py FILE…` prints every finding and fails if there is one.

Swift files: comments, and the names of tests and suites in `@Test("…")`. Scripts: comments and documentation strings. Markdown files: paragraphs and list items, without tables and
code. The rules:
- a sentence has at most 35 words;
- comments and documents use no word that the last column of the glossary in CONTRIBUTING.md lists;
- "of which" follows a quantity alone, and no comment in Swift begins with "What" or "The same" for a noun;
- an identifier with a dot, such as `view.frame`, stands between code marks; names of files and of servers need none;
- files in docs/ contain no dates and no commit hashes, except between `<!-- make bench -->` and `<!-- end -->`,
  where `make bench` writes the date of its run.
A word in backticks or in double quotes is quoted, not used. Tests/Scripts/test_lint_words.py tests each rule.
"""

import ast
import re
import sys
from pathlib import Path

LONGEST_SENTENCE = 35

MONTH = r"(?:January|February|March|April|May|June|July|August|September|October|November|December)"
DATE = re.compile(rf"\b\d{{4}}-\d\d-\d\d\b|\b\d{{1,2}}(?:st|nd|rd|th)?(?: of)? {MONTH}\b|\b{MONTH} \d{{1,4}}\b")
# Seven or more hexadecimal digits. Both a letter and a digit are required: a word has no digit, a number no letter.
HASH = re.compile(r"\b(?=[0-9a-f]*[0-9])(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}\b")
GENERATED = re.compile(r"^<!-- make bench(?:-web)? -->$.*?^<!-- end -->$", re.MULTILINE | re.DOTALL)

# "A list of which one is active": "each of which" and the like are plain enough.
OF_WHICH = re.compile(r"(?<!each )(?<!one )(?<!two )(?<!three )(?<!some )(?<!none )(?<!all )(?<!both )(?<!most )(?<!many )(?<!half )(?<!last )(?<!first )\bof which\b")
# Beginnings of comments that name nothing. "The same as `name`" names it.
OPENING = re.compile(r"What [a-z]|The same\b(?! as CODE)")

# A word, a dot and another word, as in `view.frame`.
DOTTED = re.compile(r"(?<![\w./@-])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+(?![\w/@-]|\.\w)")
# The last part of names of files and of servers, and abbreviations, which look like identifiers with a dot.
ENDINGS = set(
    "bash com css dev docc entitlements framework h html io jpg js json jsonl lproj md mjs modulemap pdf plist png py sh so storyboard strings "
    "stringsdict svg swift toml tsv ttf txt wasm webp xcassets xcconfig xcodeproj xcprivacy xcresult xcstrings xcworkspace xib yaml yml zip".split()
) | {"org", "e", "g"}

FENCE = re.compile(r"\s*(```|~~~)")
LIST_ITEM = re.compile(r"\s*(?:[-*+]|\d+\.)\s+")
# A sentence ends with a mark, perhaps a bracket or quote, and white space. A small letter after it means that the mark
# belongs to an abbreviation such as "e.g."
SENTENCE_END = re.compile(r"[.!?][\"')\]*]*\s+(?![a-z])")
STRING_LITERAL = re.compile(r'"(?:\\.|[^"\\])*"')
TEST_NAME = re.compile(r'@(?:Test|Suite)\(\s*"((?:\\.|[^"\\\n])*)"')


def banned_words(contributing):
    """The phrases in backticks in the last column of the glossary, each with the term to use."""
    _, _, rest = contributing.partition("### Glossary")
    glossary, _, _ = rest.partition("\n#")
    banned = {}
    for row in glossary.splitlines():
        cells = [cell.strip() for cell in row.strip().strip("|").split("|")]
        if row.startswith("|") and len(cells) == 3:
            for phrase in re.findall(r"`([^`]+)`", cells[2]):
                banned[phrase] = cells[0]
    return banned


def paragraphs(lines):
    """Paragraphs of (line number, text) lines of Markdown: [(number of the first line, text)]. Code and tables are left out."""
    found, current = [], None
    fenced = False

    for number, text in lines:
        if FENCE.match(text):
            fenced = not fenced
            current = None
            continue
        bare = text.strip()
        indented_code = text.startswith("    ") and current is None and not LIST_ITEM.match(text)
        if fenced or indented_code or not bare or bare.startswith(("|", "<!--", "#")):
            current = None
            if not fenced and bare.startswith("#"):
                found.append((number, bare.lstrip("# ")))
            continue
        starts_item = LIST_ITEM.match(text)
        if starts_item or current is None:
            current = len(found)
            found.append((number, text[starts_item.end():] if starts_item else bare))
        else:
            found[current] = (found[current][0], found[current][1] + " " + bare)
    return found


def comment_blocks(source):
    """Comments of a Swift file, as lists of (line number, text): one list for each run of `//` or `///` lines."""
    blocks, kind_before = [], None
    in_string = False
    for number, line in enumerate(source.splitlines(), 1):
        if in_string or line.count('"""') % 2:
            in_string ^= bool(line.count('"""') % 2)
            kind_before = None
            continue
        whole = re.match(r"\s*(///?)(?!/) ?(.*)", line)
        if whole:
            kind, text = whole.groups()
            if text.startswith(("swift-format-ignore", "MARK:", "swift-tools-version")):
                kind_before = None
                continue
            if kind != kind_before:
                blocks.append([])
            blocks[-1].append((number, text))
            kind_before = kind
            continue
        kind_before = None
        _, mark, text = STRING_LITERAL.sub('""', line).partition(" // ")
        if mark:
            blocks.append([(number, text)])
    return blocks


def test_names(source):
    """The names of tests and suites of a Swift file, as lists of one (line number, text)."""
    for found in TEST_NAME.finditer(source):
        yield [(source.count("\n", 0, found.start()) + 1, found.group(1))]


def shell_blocks(source):
    """Comments of a script for a shell, as lists of (line number, text)."""
    blocks, follows = [], False
    for number, line in enumerate(source.splitlines(), 1):
        comment = re.match(r"\s*# ?(?!!)(.*)", line)
        if comment and not follows:
            blocks.append([])
        if comment:
            blocks[-1].append((number, comment.group(1)))
        follows = bool(comment)
    return blocks


def python_blocks(source):
    """Comments and documentation strings of Python code, as lists of (line number, text)."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, documented) and ast.get_docstring(node):
            yield list(enumerate(ast.get_docstring(node).splitlines(), node.body[0].lineno))
    yield from shell_blocks(source)


def script_blocks(source):
    """Comments and documentation strings of a script in Python or for a shell, as lists of (line number, text)."""
    is_shell = re.match(r"#!.*sh$", source, re.MULTILINE)
    return shell_blocks(source) if is_shell else list(python_blocks(source))


def blocks_of(path, text):
    """What is checked in a file: lists of (line number, text)."""
    if path.endswith(".swift"):
        return [*comment_blocks(text), *test_names(text)]
    if path.endswith(".md"):
        return [list(enumerate(text.splitlines(), 1))]
    return script_blocks(text)


def without_quotations(text):
    """The text with links reduced to their titles, and with code and quotations reduced to one word each."""
    text = re.sub(r"``?[^`]+``?", "CODE", text)
    text = re.sub(r"\]\([^)]*\)", "]", text)
    text = re.sub(r"\bhttps?://\S+", "URL", text)
    return re.sub(r'"[^"]*"', lambda quoted: " ".join("QUOTED" for _ in quoted.group().split()), text)


def sentences(text):
    return SENTENCE_END.split(text)


def word_count(sentence):
    return sum(1 for token in sentence.split() if re.search(r"\w", token))


def findings_in_paragraph(text, banned):
    text = without_quotations(text)
    for sentence in sentences(text):
        count = word_count(sentence)
        if count > LONGEST_SENTENCE:
            start = " ".join(sentence.split()[:8])
            yield f"a sentence of {count} words, of at most {LONGEST_SENTENCE}: {start} …"
    for phrase, term in banned.items():
        if re.search(rf"(?<![\w-]){re.escape(phrase)}(?![\w-])", text, re.IGNORECASE):
            yield f'"{phrase}": see "{term}" in the glossary of CONTRIBUTING.md'
    if OF_WHICH.search(text):
        yield '"of which": see the glossary of CONTRIBUTING.md'
    for dotted in DOTTED.findall(text):
        if dotted.rpartition(".")[2].lower() not in ENDINGS:
            yield f"code without code marks: {dotted}"


def opening(block):
    """How a comment in Swift begins, if that names nothing: [(line number, message)]."""
    number, text = block[0]
    found = OPENING.match(without_quotations(text))
    return [(number, f'a comment begins with "{found.group().rstrip()}": name it')] if found else []


def dates_and_hashes(document):
    visible = GENERATED.sub(lambda block: "\n" * block.group().count("\n"), document)
    for number, line in enumerate(visible.splitlines(), 1):
        for rule, what in ((DATE, "a date"), (HASH, "a commit hash")):
            for found in rule.finditer(line):
                yield number, f"{what} in a document: {found.group()}"


def findings(path, text, banned):
    """What is wrong with a file: [(line number, message)]."""
    found = []
    for block in blocks_of(path, text):
        for number, paragraph in paragraphs(block):
            found += ((number, message) for message in findings_in_paragraph(paragraph, banned))
    if path.endswith(".swift"):
        for block in comment_blocks(text):
            found += opening(block)
    if path.startswith("docs/"):
        found += dates_and_hashes(text)
    return sorted(found)


def main(paths):
    root = Path(__file__).resolve().parent.parent
    banned = banned_words((root / "CONTRIBUTING.md").read_text())
    if not banned:
        print("CONTRIBUTING.md: the glossary was not found", file=sys.stderr)
        return 1
    failed = 0
    for path in paths:
        for number, message in findings(path, (root / path).read_text(), banned):
            print(f"{path}:{number}: {message}", file=sys.stderr)
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
