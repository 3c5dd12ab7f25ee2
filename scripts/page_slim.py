"""Scripts and style sheets without what only people read: comments, indentation, and spaces between signs.

Line breaks stay, since some of them end a statement. Texts and regular expressions stay as they are.
"""
import re

# In the order in which they are tried. A regular expression stands where a value begins, which the caller passes.
SCRIPT_TOKEN = re.compile(r"""
  (?P<comment>//[^\n]*|/\*.*?\*/)
| (?P<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
| (?P<word>[\w$#]+)
| (?P<break>\s*\n\s*)
| (?P<space>[ \t]+)
| (?P<sign>.)
""", re.X | re.S)
PATTERN = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/[a-z]*")
# After these a slash begins a regular expression, and does not divide.
BEFORE_VALUE = set("(,=:[!&|?{};+-*%<>~^") | {"return", "typeof", "case", "in", "of", "=>"}


def template_end(script, start):
    """Where the template that begins at `start` with a backquote ends."""
    index, depth = start + 1, 0
    while True:
        character = script[index]
        if character == "\\":
            index += 1
        elif depth == 0 and character == "`":
            return index + 1
        elif script.startswith("${", index) and depth == 0:
            depth, index = 1, index + 1
        elif depth and character == "`":
            index = template_end(script, index) - 1
        elif depth and character in "{}":
            depth += 1 if character == "{" else -1
        index += 1


def tokens_of(script):
    """The kinds and texts of a script's tokens."""
    index, last = 0, ""
    while index < len(script):
        if script[index] == "`":
            end = template_end(script, index)
            yield "text", script[index:end]
            index, last = end, "`"
            continue
        pattern = PATTERN.match(script, index) if script[index] == "/" and script[index + 1:index + 2] not in ("/", "*") and \
            (last in BEFORE_VALUE or not last) else None
        if pattern:
            yield "text", pattern.group()
            index, last = pattern.end(), "/"
            continue
        token = SCRIPT_TOKEN.match(script, index)
        yield token.lastgroup, token.group()
        index = token.end()
        if token.lastgroup not in ("comment", "break", "space"):
            last = token.group()


def slim_script(script):
    """A script of the same meaning. A space stays between words, and between signs that would make another one."""
    out, gap = [], ""
    for kind, text in tokens_of(script):
        if kind in ("comment", "space", "break"):
            gap = "\n" if "\n" in text or gap == "\n" else " "
            continue
        last = out[-1][-1] if out else ""
        is_word = lambda character: character.isalnum() or character in "_$#"
        joins = gap == " " and last and (is_word(last) and is_word(text[0]) or last == text[0] and last in "+-&|" or last == "/" or text[0] == "/")
        if gap == "\n" and out and last not in "{(,;[":
            out.append("\n")
        elif joins:
            out.append(" ")
        out.append(text)
        gap = ""
    return "".join(out) + "\n"


def slim_style(style):
    """A style sheet of the same meaning. Spaces round signs of arithmetic and between selectors stay."""
    parts = re.split(r"""("(?:\\.|[^"\\])*")""", re.sub(r"/\*.*?\*/", "", style, flags=re.S))
    for index in range(0, len(parts), 2):
        part = re.sub(r"\s+", " ", parts[index])
        part = re.sub(r"\s*([{};,])\s*", r"\1", part)
        parts[index] = re.sub(r":\s+", ":", part).replace(";}", "}")
    return "".join(parts).strip() + "\n"
