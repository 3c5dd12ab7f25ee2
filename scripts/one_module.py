"""Puts the Swift sources of a program and of its libraries into one module, by the command `one-module` of Tools/UIKitSources.

A compiler drops what nothing calls only where it sees every caller: within a module, for what is not public. This file reads the
packages; the command reads Swift.
"""
import functools
import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import app_sources
from toolchain import parser_folder, tool

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "tools"
# What can be part of a page. Test targets are no part of a program.
KINDS = {"executable", "library"}
# The modules and folders of this package that pages leave out.
LINES = [line for line in (ROOT / "scripts" / "not-in-pages.txt").read_text().split("\n") if line and line[0] != "#"]


def folders_of(lines):
    return [path for line in lines for path in ((ROOT / "Sources").rglob(line[1:-1]) if line[0] == "/" else [ROOT / line])]


NOT_IN_PAGES = folders_of(line for line in LINES if line[0] != "?")
# Those that only pages of apps with storyboards or nibs contain.
OF_INTERFACE_FILES = folders_of(line[1:] for line in LINES if line[0] == "?")
# The module that loads storyboards and nibs, the product that contains it, and the condition of the sources that pages with them have.
NIB_LOADING, INTERFACE_FILES = "NibLoading", "HasInterfaceFiles"


class Refused(Exception):
    """Why a program cannot be put together."""


def ask_package_manager(package, *words):
    # With the parser of the compiler, the package of an app fetches none. This package has no dependencies, and a folder of its own for the
    # question: builds and tests in its usual one would keep it waiting until they end.
    place = ["--scratch-path", BUILT / "described"] if Path(package).resolve() == ROOT else []
    return json.loads(subprocess.run(["swift", "package", *place, *words], cwd=package, check=True, stdout=subprocess.PIPE,
                                     env={**os.environ, **parser_environment()}).stdout)


def packages(package):
    """What Swift Package Manager prints about the package and all that it depends on, with each manifest.

    It takes a second for each package, so the answer is stored until a manifest changes, or the name of a file.
    """
    stored = package / "build" / "wasm" / "packages.json"
    try:
        found = json.loads(stored.read_text())
        if found["state"] == state_of([each["path"] for each in found["packages"]]):
            return found["packages"]
    except (OSError, ValueError):
        pass
    described = list(described_packages(package))
    stored.parent.mkdir(parents=True, exist_ok=True)
    write_whole(stored, json.dumps({"state": state_of([each["path"] for each in described]), "packages": described}))
    return described


def write_whole(path, text):
    """Writes a file that builds at the same time read and write: they find all of it or none."""
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.write_text(text)
    part.replace(path)


def described_packages(package):
    found = set()
    waiting = [ask_package_manager(package, "show-dependencies", "--format", "json")]
    while waiting:
        dependency = waiting.pop()
        waiting += dependency["dependencies"]
        path = dependency["path"]
        if path not in found:
            found.add(path)
            yield {**ask_package_manager(path, "describe", "--type", "json"), "path": path,
                   "manifest": ask_package_manager(path, "dump-package")}


def state_of(folders):
    """What the descriptions of packages are made of: manifests, and the names of all files."""
    parts = [swift_version().encode()]
    for folder in map(Path, folders):
        parts += [path.read_bytes() for path in sorted([*folder.glob("Package*.swift"), *folder.glob("Package.resolved")])]
        for path, names, files in os.walk(folder):
            names[:] = sorted(name for name in names if name != "build" and not name.startswith("."))
            parts.append("\0".join([path, *sorted(files)]).encode())
    return digest(*parts)


def targets_of(package, *wanted):
    """The targets of the program, or of some modules, each after those that it depends on."""
    described = packages(package)
    settings = {target["name"]: target["settings"] for each in described for target in each["manifest"]["targets"]}
    targets = {target["name"]: {**target, "package": each["path"], "folder": Path(each["path"]) / target["path"],
                                "settings": settings[target["name"]]} for each in described for target in each["targets"]}
    products = {each_product["name"]: each_product["targets"] for each in described for each_product in each["products"]}
    order = []

    def visit(name):
        if name in order:
            return
        target = targets[name]
        if Path(target["package"]) == app_sources.PACKAGE:  # Stands for modules of Apple's that need Foundation.
            return
        if not is_in_pages(target["folder"], has_interface_files=True):
            return
        if target["type"] not in KINDS:
            raise Refused(f"{name} is a {target['type']} target, which a page cannot use")
        below = list(target.get("target_dependencies") or [])
        described_app = app_sources.configuration(target)
        if described_app and app_sources.interface_files(target["folder"], described_app):
            below += products.get(NIB_LOADING, [])
        for each in target.get("product_dependencies") or []:
            below += products[each]
        for each in below:
            visit(each)
        target["below"] = below
        order.append(name)

    for name in wanted:
        if name not in targets:
            raise Refused(f"there is no executable {name}")
        visit(name)
    return [targets[name] for name in order]


def is_in_pages(path, has_interface_files):
    """Whether pages contain a folder or file: those of apps with storyboards or nibs, or others."""
    left_out = NOT_IN_PAGES if has_interface_files else NOT_IN_PAGES + OF_INTERFACE_FILES
    return not any(path.resolve().is_relative_to(folder) for folder in left_out)


def have_interface_files(targets):
    """Whether one of a program's targets has storyboards or nibs."""
    return any(target["name"] == NIB_LOADING for target in targets)


def settings_of(targets):
    """What the manifests set for Swift, by target: pairs of a name and a value, with the condition."""
    found = {target["name"]: [(*next(iter(setting["kind"].items())), setting.get("condition") or {})
                              for setting in target["settings"] if setting["tool"] == "swift"] for target in targets}
    if have_interface_files(targets):
        for settings in found.values():
            settings.append(("define", {"_0": INTERFACE_FILES}, {}))
    return found


def conditions_of(settings, mode):
    """The conditions that the settings of a target define on every platform (`.define("NAME")`)."""
    return [value["_0"] for name, value, condition in settings
            if name == "define" and not condition.get("platformNames") and condition.get("config") in (None, mode)]


def ignored_settings(targets, settings, package):
    """The settings of the package's own targets that its page is built without: a page is one module with one set of them."""
    for target in targets:
        names = sorted({name for name, _, _ in settings[target["name"]]} - {"define"})
        if names and Path(target["package"]) == package:
            yield f"{target['name']} is built without {', '.join(names)}: a page is one module in Swift 6"


def digest(*parts):
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def is_made_of(stamp, made_of):
    return stamp.exists() and stamp.read_text() == made_of


def parser_environment():
    """What the manifest of Tools/UIKitSources reads to use the parser of the compiler."""
    folder = parser_folder()
    return {"SWIFT_PARSER_FOLDER": str(folder)} if folder else {}


def folder_of_commands():
    """Where Tools/UIKitSources is built: a folder for each parser, since the modules of a compiled one would be found before those of the compiler."""
    return BUILT / ("with-parser-of-compiler" if parser_folder() else app_sources.PACKAGE.name)


def command(product):
    """A command of Tools/UIKitSources, built where it is not, with the parser of the compiler where it has one. Not optimised: where it has
    none, swift-syntax takes four times as long to build as the time it would save."""
    package, environment, folder = app_sources.PACKAGE, parser_environment(), folder_of_commands()
    program, stamp = folder / "debug" / product, BUILT / f"{product}.digest"
    # What reads storyboards is a module of this package.
    reader = (ROOT / "Sources" / "InterfaceBuilder").glob("**/*.swift")
    sources = sorted([package / "Package.swift", *package.glob("Sources/**/*.swift"), *reader])
    made_of = digest(swift_version().encode(), json.dumps(environment).encode(), *(path.read_bytes() for path in sources))
    if not (program.exists() and is_made_of(stamp, made_of)):
        BUILT.mkdir(parents=True, exist_ok=True)
        log = BUILT / f"{product}.log"
        print(f"build-wasm: building {product}, once", file=sys.stderr, flush=True)
        with open(log, "w") as output:
            status = subprocess.run(["swift", "build", "--package-path", package, "--scratch-path", folder,
                                     "--product", product], stdout=output, stderr=output, env={**os.environ, **environment}).returncode
        if status:
            raise Refused(f"Tools/{package.name} could not be built; see {log}")
        stamp.write_text(made_of)
    return program


@functools.cache
def swift_version():
    return subprocess.run([tool("swiftc"), "--version"], capture_output=True, text=True).stdout


def importable(library, target):
    """The modules that come with the compiler for the target."""
    return sorted(path.stem for path in Path(library).parent.glob("*.swiftmodule") if (path / f"{target}.swiftmodule").exists())


def interfaces(modules, library, target):
    """What these modules declare, as Swift files without comments, made once for each compiler."""
    folder = BUILT / "interfaces" / digest(swift_version().encode())[:12]
    folder.mkdir(parents=True, exist_ok=True)
    for module in modules:
        file = folder / f"{module}.swift"
        if not file.exists():
            text = subprocess.run([tool("swift-synthesize-interface"), "-module-name", module, "-target", target, "-I", Path(library).parent],
                                  capture_output=True, text=True).stdout
            write_whole(file, re.sub(r"(?m)^\s*//.*\n", "", text))
    return [folder / f"{module}.swift" for module in modules]


def static_configuration(options):
    """What the compiler decides conditions by, with these options."""
    return json.loads(subprocess.run([tool("swiftc"), "-frontend", "-print-static-build-config", *options], check=True, capture_output=True).stdout)


def add_files(targets, folder):
    """Adds the files of each Swift target that pages contain: its sources, or those that an app's sources are translated to, in the folder.

    The folders of the sources, before anything is translated, are `source_folders`.
    """
    names, has_interface_files = [each["c99name"] for each in targets], have_interface_files(targets)
    for target in targets:
        is_own = Path(target["package"]).resolve() == ROOT
        target["files"] = [path for path in (target["folder"] / source for source in target["sources"]) if is_in_pages(path, has_interface_files)]
        if is_own and target["module_type"] == "SwiftTarget":
            target["files"] += embedded_files(target["folder"], has_interface_files)
        written = list(target["files"])
        described = app_sources.configuration(target)
        if described:
            translator = command("uikit-sources")
            written += app_sources.files(target["folder"], described) + app_sources.interface_files(target["folder"], described)
            try:
                target["files"] += app_sources.translate(target, described, folder / target["c99name"], translator, names)
            except app_sources.NotTranslated as reason:
                raise Refused(reason) from reason
        target["source_folders"] = sorted({str(path.parent) for path in written})
        if target["module_type"] == "SwiftTarget":
            target["files"] = as_page_sources(target["files"], folder.with_suffix(".page-sources") / target["c99name"], is_own)


def embedded_files(folder, has_interface_files):
    """The files of a module of this package that pages alone contain."""
    special = "WithInterfaceFiles" if has_interface_files else "WithoutInterfaceFiles"
    found = [*folder.rglob("Embedded/*.swift"), *folder.rglob(f"Embedded/{special}/*.swift")]
    return sorted(path for path in found if is_in_pages(path, has_interface_files))


def as_page_sources(files, folder, is_own):
    """The files as a page compiles them: those that change are written into the folder.

    The sources of this package (`is_own`) have no isolation in a page. Of them only those with references change that have no count there.
    """
    changing = [path for path in files if not is_own or re.search(rb"\b(weak|unowned) (?!\(unsafe\))", path.read_bytes())]
    written = dict(zip(changing, page_files(changing, folder)))
    return [written.get(path, path) for path in files]


def page_files(files, folder):
    """Writes the files into the folder as a page compiles them, and returns what they are there. Nothing else is left in the folder."""
    written = [folder / path.name for path in files]
    if folder.exists():
        for old in set(folder.iterdir()) - set(written):
            old.unlink()
    if files:
        subprocess.run([command("page-sources"), folder, *files], check=True)
    return written


def source_folders(targets):
    """The folders of the sources that the targets are made of."""
    return sorted({folder for each in targets if each["module_type"] == "SwiftTarget" for folder in each["source_folders"]})


def headers(targets):
    return [path for target in targets if target["module_type"] == "ClangTarget" for path in sorted((target["folder"] / "include").glob("*.h"))]


def description(targets, settings, mode, options, library, target):
    """The program as the command `one-module` reads it."""
    modules = importable(library, target)
    swift = [each for each in targets if each["module_type"] == "SwiftTarget"]
    return {
        "source_folders": source_folders(swift),
        "modules": [{"name": each["c99name"], "files": [str(path) for path in sorted(each["files"])],
                     "conditions": conditions_of(settings[each["name"]], mode), "package": str(each["package"])} for each in swift],
        "configuration": static_configuration(options),
        "importable": modules + [each["c99name"] for each in targets if each["module_type"] == "ClangTarget"],
        "interfaces": [str(path) for path in interfaces(modules, library, target)],
        "headers": [str(path) for path in headers(targets)]}


def write_sources(program, folder, *options):
    """Writes the program as one module into the folder, where it is not; returns its files."""
    described, stamp = folder.with_suffix(".json"), folder.with_suffix(".sources-digest")
    merger = command("one-module")
    read = [path for module in program["modules"] for path in module["files"]] + program["interfaces"] + program["headers"]
    made_of = digest(json.dumps([program, *options]).encode(), merger.read_bytes(), *(Path(path).read_bytes() for path in read))
    if not is_made_of(stamp, made_of):
        stamp.unlink(missing_ok=True)
        described.write_text(json.dumps(program))
        done = subprocess.run([merger, described, folder, *options], capture_output=True, text=True)
        if done.returncode:
            raise Refused(f"the program cannot be put together as one module\n{done.stderr.rstrip()}")
        stamp.write_text(made_of)
    return sorted(folder.glob("*.swift"))
