"""Numbers that a page's module and script exchange. The enumerations of Swift are their one list.

The script (Page/openuikit.js) names them as Swift does, for example `Code.move`. `numbered` replaces each name by its number for a
page. A name without a number is an error. So is a case of `Code` that the script does not name, because every page has to
handle all commands.
"""
import re
from pathlib import Path

ENUMERATIONS = ("Code", "AccessibilityRole", "AccessibilityAction", "PointerPhase", "KeyPhase", "PagePreferences", "RowMove")
SOURCES = Path(__file__).resolve().parent.parent / "Sources"
MODULES = ("OpenUIKitWeb", "OpenUIKitCore")

CASE = re.compile(r"\bcase (\w+) = (\d+)|\bstatic let (\w+) = \w+\(rawValue: (\d+)\)")


def codes_in(text):
    """The numbers of the enumerations that a Swift file declares, by the names that the script uses."""
    codes = {}
    for declaration in re.finditer(rf"\b(?:enum|struct) ({'|'.join(ENUMERATIONS)})\b[^{{]*\{{(.*?)\n\s*\}}", text, re.S):
        for case, number, option, bits in CASE.findall(declaration.group(2)):
            codes[f"{declaration.group(1)}.{case or option}"] = number or bits
    return codes


def all_codes():
    codes = {}
    for module in MODULES:
        for path in sorted((SOURCES / module).rglob("*.swift")):
            codes |= codes_in(path.read_text())
    return codes


def numbered(script, codes):
    """The script with numbers instead of names."""
    used = set()

    def number(match):
        if match.group(0) not in codes:
            raise SystemExit(f"page_codes: {match.group(0)} in the page's script is declared in none of {', '.join(MODULES)}")
        used.add(match.group(0))
        return codes[match.group(0)]

    result = re.sub(rf"(?<![\w.])(?:{'|'.join(ENUMERATIONS)})\.\w+", number, script)
    unhandled = sorted(name for name in codes if name.startswith("Code.") and name not in used)
    if unhandled:
        raise SystemExit(f"page_codes: the page's script does not handle {', '.join(unhandled)}")
    return result
