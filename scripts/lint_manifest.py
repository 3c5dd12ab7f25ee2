#!/usr/bin/env python3
"""Checks that each target and product of Package.swift lists what its dependencies re-export, that its files import only what it depends on,
and that it excludes what only pages contain.

SwiftPM compiles a target again after a change of a module that the target lists. It does not look through a re-export, and a module that
only re-exports others is not written again after their changes. So without the whole list a build keeps stale objects, and the program
crashes, often in code that did not change. SwiftPM also accepts an import of a module that a target does not depend on, if that module is
compiled already. Then only a build from an empty folder fails.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXPORT = re.compile(r"^\s*@_exported import (\w+)", re.M)
IMPORT = re.compile(r"^(?:@[\w()]+ |public |package |internal |private |fileprivate )*import (?:[a-z]+ )?(\w+)", re.M)
# The string literals of several lines, in which tests keep programs that they compile.
PROGRAM = re.compile(r'(#*)""".*?"""\1', re.S)


def exports_of(sources, modules):
    """The modules that each module re-exports itself, by its name."""
    def texts(name):
        paths = (path for path in (sources / name).rglob("*.swift") if "Embedded" not in path.relative_to(sources / name).parts)
        return (path.read_text() for path in paths)

    return {name: {each for text in texts(name) for each in EXPORT.findall(text)} & set(modules) for name in modules}


def closure(name, edges):
    """All names that edges lead to from `name`. For exports it is what a file sees which imports `name`."""
    seen, waiting = set(), [name]
    while waiting:
        for each in edges.get(waiting.pop(), set()) - seen:
            seen.add(each)
            waiting.append(each)
    return seen


def names_of(dependencies):
    return {name for dependency in dependencies for kind in ("byName", "target") if (name := dependency.get(kind, [None])[0])}


def findings(manifest, exports):
    """A sentence for each target or product whose list is not complete."""
    lists = [(f"the product {each['name']}", set(each["targets"])) for each in manifest["products"]]
    lists += [(f"the target {each['name']}", names_of(each["dependencies"])) for each in manifest["targets"]]
    for name, listed in lists:
        seen = set().union(*(closure(each, exports) for each in listed)) if listed else set()
        if missing := seen - listed:
            yield f"Package.swift: {name} does not list {', '.join(sorted(missing))}, which its dependencies re-export"


def unlisted_folders(manifest, sources):
    """A sentence for each folder that only pages contain and that its target does not exclude."""
    for target in manifest["targets"]:
        root = sources / target["name"]
        for folder in sorted(root.rglob("Embedded")):
            if (path := folder.relative_to(root).as_posix()) not in target["exclude"]:
                yield f"Package.swift: {target['name']} does not exclude {path}, which only pages contain (foldersOfPages)"


def unlisted_imports(manifest, root):
    """A sentence for each import of a target that the importing one does not depend on."""
    dependencies = {each["name"]: names_of(each["dependencies"]) for each in manifest["targets"]}
    for target in manifest["targets"]:
        name = target["name"]
        folder = root / (target.get("path") or f"{'Tests' if target['type'] == 'test' else 'Sources'}/{name}")
        missing = dependencies.keys() - closure(name, dependencies) - {name}
        for path in sorted(folder.rglob("*.swift")):
            imported = IMPORT.findall(PROGRAM.sub("", path.read_text()))
            for each in sorted(missing & set(imported)):
                yield f"{path.relative_to(root)}: imports {each}, which {name} does not depend on"


def main():
    manifest = json.loads(subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)
    exports = exports_of(ROOT / "Sources", [each["name"] for each in manifest["targets"]])
    found = [*findings(manifest, exports), *unlisted_folders(manifest, ROOT / "Sources"), *unlisted_imports(manifest, ROOT)]
    print(*found, sep="\n", end="\n" if found else "")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
