#!/usr/bin/env python3
"""Checks that each target and product of Package.swift lists what its dependencies re-export, and excludes what only pages contain.

SwiftPM compiles a target again after a change of a module that the target lists. It does not look through a re-export, and a module that
only re-exports others is not written again after their changes. So without the whole list a build keeps stale objects, and the program
crashes, often in code that did not change.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXPORT = re.compile(r"^\s*@_exported import (\w+)", re.M)
# What only pages contain. SwiftPM does not build pages.


def exports_of(sources, modules):
    """The modules that each module re-exports itself, by its name."""
    def texts(name):
        paths = (path for path in (sources / name).rglob("*.swift") if "Embedded" not in path.relative_to(sources / name).parts)
        return (path.read_text() for path in paths)

    return {name: {each for text in texts(name) for each in EXPORT.findall(text)} & set(modules) for name in modules}


def closure(name, exports):
    """All that a file sees which imports `name`, without `name`."""
    seen, waiting = set(), [name]
    while waiting:
        for each in exports.get(waiting.pop(), set()) - seen:
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


def main():
    manifest = json.loads(subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)
    exports = exports_of(ROOT / "Sources", [each["name"] for each in manifest["targets"]])
    found = [*findings(manifest, exports), *unlisted_folders(manifest, ROOT / "Sources")]
    print(*found, sep="\n", end="\n" if found else "")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
