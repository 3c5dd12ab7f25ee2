"""Compiles the modules of a page for debugging one by one, so that a change compiles only what has changed.

A library becomes a Swift module with the code of all its functions, and nothing else. The module of the program becomes an object file
with what it uses of all modules. The Swift modules of libraries are in build/modules, by what they are made of, so all pages share them.
"""
import fcntl
import os
import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import one_module
from toolchain import tool

MODULES = one_module.ROOT / "build" / "modules"
# A few states of a module, so that pages of several programs do not take turns at building their libraries.
KEPT = 4


class Module:
    """A module of a program."""

    def __init__(self, target, conditions, below):
        self.name, self.package, self.files = target["c99name"], Path(target["package"]).name, sorted(target["files"], key=lambda file: file.name)
        self.conditions, self.below = conditions, below

    def dependencies(self):
        """All modules that the module sees, those that its own dependencies import as well."""
        found = []
        for each in self.below:
            found += [one for one in each.dependencies() + [each] if one not in found]
        return found

    def command(self, options):
        """The compiler with all options but those for what it writes.

        Testing is enabled because the compiler refuses other modules' calls of internal methods that subclasses override.
        """
        entry = [] if any(file.name == "main.swift" for file in self.files) else ["-parse-as-library"]
        package = re.sub(r"\W", "_", self.package)
        return [tool("swiftc"), *options, "-Onone", "-D", "DEBUG", "-suppress-warnings", "-gnone", "-enable-testing", *entry,
                "-Xfrontend", "-disable-llvm-verify", "-module-name", self.name, "-package-name", package,
                *(word for name in self.conditions for word in ("-D", name)),
                *(word for each in self.dependencies() for word in ("-I", str(each.folder))), *map(str, self.files)]

    def find(self, options, version):
        """Finds the module's folder, which the module and everything below it determine.

        Of the files count their names and what is in them, not where they lie: some are translated into the folder of each program.
        """
        paths = set(map(str, self.files))
        words = [str(word) for word in self.command(options) if word not in paths]
        self.made_of = one_module.digest("\0".join([version, *words, *(file.name for file in self.files)]).encode(),
                                         *(file.read_bytes() for file in self.files))
        self.folder = MODULES / self.name / self.made_of[:16]

    def is_built(self):
        return (self.folder / f"{self.name}.swiftmodule").exists()

    def build(self, options, run):
        """Compiles the module where it is not."""
        self.folder.mkdir(parents=True, exist_ok=True)
        # A page that is built at the same time waits for the module instead of compiling it too.
        with open(self.folder / "lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if self.is_built():
                return os.utime(self.folder)
            # Written under another name, because a build that is stopped leaves a part.
            written = self.folder / f"{self.name}.{os.getpid()}.part"
            run([*self.command(options), "-emit-module", "-emit-module-path", str(written)], self.folder / "log", self.name)
            written.rename(self.folder / f"{self.name}.swiftmodule")
        discard_old(self.folder.parent)


def discard_old(folder):
    """Removes the states of a module that were used least recently."""
    for old in sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def modules_of(targets, settings):
    """The program's modules, each after those that it depends on."""
    found = {}
    for target in targets:
        if target["module_type"] == "SwiftTarget":
            below = [found[name] for name in target["below"] if name in found]
            found[target["name"]] = Module(target, one_module.conditions_of(settings[target["name"]], "debug"), below)
    return list(found.values())


def build_libraries(modules, options, run):
    """Compiles modules side by side, each after those that it depends on."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting, running = list(modules), {}
        while waiting or running:
            ready = [each for each in waiting if not set(each.below) & (set(waiting) | set(running))]
            for each in ready:
                running[each] = pool.submit(each.build, options, run)
            waiting = [each for each in waiting if each not in ready]
            oldest = next(iter(running))
            running.pop(oldest).result()


def build(modules, options, program, log, run):
    """Compiles the program with its libraries; `program` is the object file."""
    build_libraries(modules[:-1], options, run)
    run([*modules[-1].command(options), "-c", "-o", str(program)], log, program.name)
