"""Reads what callgrind writes: the functions that were called, with their files and their callers.

https://valgrind.org/docs/manual/cl-format.html has the format.
"""

import re

NAMED = re.compile(r"(fl|fi|fe|cfi|cfl|fn|cfn)=\((\d+)\)(?: (.*))?")


def place(file):
    """The module and the path inside of it of a source file, or None for another file."""
    match = re.search(r"/Sources/([^/]+)/(.+\.swift)$", file or "")
    return match.groups() if match else None


class CallGraph:
    """The functions that a program called, with their files."""

    def __init__(self, text):
        self.files = {}
        self.functions = {}
        # The file that each function begins in, the files with executed instructions, and the calls of each function.
        self.home = {}
        self.executed = set()
        self.calls = {}
        self._read(text)

    def _read(self, text):
        home = current = function = called = called_file = None
        counts_call = False
        for line in text.splitlines():
            if match := NAMED.match(line):
                kind, number, name = match.groups()
                names = self.functions if kind in ("fn", "cfn") else self.files
                if name:
                    names[number] = name.strip()
                value = names[number]
                if kind == "fl":
                    home = current = value
                elif kind in ("fi", "fe"):
                    current = value
                elif kind == "fn":
                    function = value
                    self.home[function] = home
                elif kind == "cfn":
                    called = value
                else:
                    called_file = value
            elif line.startswith("calls="):
                self.calls.setdefault(function, set()).add((called, called_file or home))
                called_file, counts_call = None, True
            elif re.match(r"[+*\-\d]", line):
                # The line after a call has the instructions of the called function.
                if not counts_call:
                    self.executed.add(current)
                counts_call = False

    @staticmethod
    def _sorted(files, modules):
        result = {module: set() for module in modules}
        for module, path in filter(None, map(place, files)):
            if module in result:
                result[module].add(path)
        return result

    def entered_files(self, modules):
        """The files of each module that have a called function."""
        return self._sorted(self.home.values(), modules)

    def touched_files(self, modules):
        """The files of each module that have an executed instruction."""
        return self._sorted(self.executed, modules)

    def upward_calls(self, modules):
        """The calls from a module to a later one of the list, as both modules and the function. The compiler's own functions, such as the
        witnesses of protocols, have no file: what they call counts as called by their caller."""
        found = set()
        for caller in self.calls:
            at = place(self.home.get(caller))
            if not at or at[0] not in modules:
                continue
            for name, module in self._reached(caller, set()):
                if module in modules and modules.index(module) > modules.index(at[0]):
                    found.add((at[0], module, name))
        return found

    def _reached(self, caller, seen):
        for name, file in self.calls.get(caller, ()):
            if at := place(file):
                yield name, at[0]
            elif name.startswith("$s") and "compiler-generated" in file and name not in seen:
                yield from self._reached(name, seen | {name})
