"""The compiler of pages: its options, its limits and its errors."""
import ctypes.util
import json
import os
import re
import resource
import shutil
import subprocess
import sys
from pathlib import Path

import debug_modules
import embedded_hints
import one_module

SCRIPTS = Path(__file__).resolve().parent
TARGET = "wasm32-unknown-none-wasm"
# The compiler has been seen to take all memory, without end, for generic code that Embedded Swift cannot express. Its
# processor time is limited, since on a busy machine a sound build can take long.
MEMORY, PROCESSOR_SECONDS = 6_000_000 * 1024, int(os.environ.get("MASONRY_WASM_SECONDS", "600"))
# Compiler and optimiser spend a fifth of their time on glibc's memory. jemalloc spares most of that, or else long lists
# of what is free for each thread some of it.
ALLOCATOR = ctypes.util.find_library("jemalloc")
ENVIRONMENT = {**({"LD_PRELOAD": ALLOCATOR} if ALLOCATOR else {"GLIBC_TUNABLES": "glibc.malloc.tcache_count=65535"}), **os.environ}


def fail(message):
    sys.exit(f"build-wasm: {message}")


def embedded_library():
    found = subprocess.run([SCRIPTS / "embedded-library"], capture_output=True, text=True)
    return found.stdout.strip() if found.returncode == 0 else fail(found.stderr.strip())


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))


def run(command, log, what, folder=None):
    """Runs a command within limits; its output goes to the log file, and only errors are shown."""
    with open(log, "w") as output:
        status = subprocess.run(command, stdout=output, stderr=output, preexec_fn=limit, cwd=folder, env=ENVIRONMENT).returncode
    if status:
        errors = sorted({line for line in Path(log).read_text().splitlines() if re.match(r"\S+: error: |Stack dump|error: ", line)})
        print("\n".join(embedded_hints.explained(errors[:40])), file=sys.stderr)
        fail(f"{what} could not be built ({status}, at most {PROCESSOR_SECONDS} s of processor time); see {log}")


def toolset(library):
    return json.loads((SCRIPTS / "toolset-wasm.json").read_text().replace("EMBEDDED_LIBRARY", str(library)))


def include_options(targets):
    folders = [target["folder"] / "include" for target in targets if target["module_type"] == "ClangTarget"]
    return [option for folder in folders for option in ("-I", str(folder))]


def version(program):
    path = shutil.which(program)
    return subprocess.run([path, "--version"], capture_output=True, text=True).stdout if path else "none"


def find_debug_modules(targets, settings, options):
    """The modules of a page for debugging with what each is made of, and the options that all are compiled with."""
    options = ["-target", TARGET, *options["swiftCompiler"]["extraCLIOptions"], "-swift-version", "6"]
    made_by = version("swiftc") + one_module.digest(*(Path(path).read_bytes() for path in one_module.headers(targets)))
    modules = debug_modules.modules_of(targets, settings)
    for each in modules:
        each.find(options, made_by)
    return modules, options
