"""Puts the Swift sources of a program and of its libraries into one module.

A compiler drops what nothing calls only where it sees every caller: within a module, for what is not public. So the words
that make declarations public become spaces, and so do imports of the modules that are put together. All else stays where
it is, and messages name the places in the original files.
"""
import json
import re
import subprocess
from pathlib import Path

TOKEN = re.compile(r'//[^\n]*|/\*|#*"|[@#]?[A-Za-z_]\w*|`\w+`|\s+|.', re.DOTALL)
VISIBILITY = {"public", "open", "package"}
ATTRIBUTES = {"@inlinable", "@usableFromInline", "@frozen", "@_exported"}
# What can follow a word of visibility; elsewhere the word is a name.
DECLARATIONS = set("""actor associatedtype borrowing case class consuming convenience deinit dynamic enum extension fileprivate final func
import indirect infix init internal isolated lazy let macro mutating nonisolated nonmutating operator override postfix
precedencegroup prefix private protocol required static struct subscript typealias unowned var weak""".split()) | VISIBILITY


def end_of_string(text, start):
    """Where a literal that begins at `start` ends; an interpolation in it can hold others."""
    hashes = re.compile("#*").match(text, start).end() - start
    quote = '"""' if text.startswith('"""', start + hashes) else '"'
    ending, escape = quote + "#" * hashes, "\\" + "#" * hashes
    index = start + hashes + len(quote)
    while not text.startswith(ending, index):
        if text.startswith(escape + "(", index):
            index = end_of_interpolation(text, index + len(escape))
        elif text.startswith(escape, index):
            index += len(escape) + 1
        else:
            index += 1
    return index + len(ending)


def end_of_interpolation(text, start):
    depth, index = 0, start
    while True:
        if text[index] == '"':
            index = end_of_string(text, index)
            continue
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        index += 1
        if depth == 0:
            return index


def end_of_comment(text, start):
    depth, index = 0, start
    while True:
        opens, closes = text.startswith("/*", index), text.startswith("*/", index)
        depth += opens - closes
        index += 2 if opens or closes else 1
        if depth == 0:
            return index


def tokens(text):
    """The tokens of a file, which together are the file. Strings and comments are one each."""
    index = 0
    while index < len(text):
        match = TOKEN.match(text, index)
        word = match.group()
        end = end_of_comment(text, index) if word == "/*" else end_of_string(text, index) if word.endswith('"') else match.end()
        yield text[index:end]
        index = end


def is_code(token):
    return not token.isspace() and not token.startswith(("//", "/*"))


def without_modules(text, modules):
    """A file as it reads in one module with `modules`, of the same length."""
    parts = list(tokens(text))
    code = [index for index, token in enumerate(parts) if is_code(token)]
    words = [parts[index] for index in code] + [""] * 4
    unwanted = set()
    for place, word in enumerate(words[:-4]):
        follows, before = words[place + 1], words[place - 1] if place else ""
        if word in VISIBILITY and before != ".":
            if words[place + 1:place + 4] == ["(", "set", ")"]:
                unwanted |= set(range(place, place + 4))
            elif follows in DECLARATIONS or follows.startswith("@"):
                unwanted.add(place)
        elif word in ATTRIBUTES and (word != "@_exported" or words[place + 2] in modules):
            unwanted.add(place)
        elif word == "import" and follows in modules:
            unwanted |= {place, place + 1}
        elif word == "canImport" and words[place + 2] in modules:
            unwanted |= {place + 1, place + 2, place + 3}
            parts[code[place]] = "true".ljust(len(word))
    for place in unwanted:
        parts[code[place]] = " " * len(words[place])
    return "".join(parts)


def ask_package_manager(package, *words):
    return json.loads(subprocess.run(["swift", "package", *words], cwd=package, check=True, stdout=subprocess.PIPE).stdout)


def packages(package):
    """What Swift Package Manager says of the package and of all that it depends on."""
    found = {}
    waiting = [ask_package_manager(package, "show-dependencies", "--format", "json")]
    while waiting:
        dependency = waiting.pop()
        waiting += dependency["dependencies"]
        if dependency["path"] not in found:
            found[dependency["path"]] = ask_package_manager(dependency["path"], "describe", "--type", "json")
    return list(found.values())


def targets_of(package, product):
    """The targets of the program, each after those that it depends on."""
    described = packages(package)
    targets = {target["name"]: {**target, "folder": Path(each["path"]) / target["path"]} for each in described for target in each["targets"]}
    products = {each_product["name"]: each_product["targets"] for each in described for each_product in each["products"]}
    order = []

    def visit(name):
        if name in order:
            return
        target = targets[name]
        below = list(target.get("target_dependencies") or [])
        for each in target.get("product_dependencies") or []:
            below += products[each]
        for each in below:
            visit(each)
        order.append(name)

    if product not in targets:
        return []
    visit(product)
    return [targets[name] for name in order]


def write_sources(targets, folder):
    """Writes the Swift files of the targets into the folder, and returns them."""
    modules = {target["name"] for target in targets}
    written = []
    for target in targets:
        if target["module_type"] != "SwiftTarget":
            continue
        for source in sorted(target["sources"]):
            path = target["folder"] / source
            is_main = path.name == "main.swift"
            copy = folder / ("main.swift" if is_main else f"{target['name']}-{source.replace('/', '-')}")
            text = f'#sourceLocation(file: "{path}", line: 1)\n' + without_modules(path.read_text(), modules)
            copy.write_text(text)
            written.append(copy)
    for left in set(folder.glob("*.swift")) - set(written):
        left.unlink()
    return written
