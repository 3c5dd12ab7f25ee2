"""Translates the sources of targets that Tools/UIKitSources makes, for a page.

A target with a file UIKitSources.json is an app's folder. Its sources are written for UIKit; the command of Tools/UIKitSources
translates them, without what Embedded Swift lacks.
"""
import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "Tools" / "UIKitSources"
# Folders that an app's folder may contain and that hold nothing of its own, as in the plugin.
SKIPPED = {"Pods", "Carthage", "DerivedData", "build", "Preview Content"}
# The modules that OpenUIKit is made of have what Embedded Swift has of these. A file that imports Foundation alone needs some of it.
OMITTED = ["Dispatch", "ObjectiveC", "os", "OSLog"]


class NotTranslated(Exception):
    """Why the sources of an app cannot be translated."""


def configuration(target):
    """What UIKitSources.json in the target's folder describes; None for a target without it."""
    path = target["folder"] / "UIKitSources.json"
    return json.loads(path.read_text()) if path.exists() else None


def files(folder, described):
    """The Swift files of the app, sorted by their paths."""
    return found_files(folder, described, {".swift"})


def found_files(folder, described, endings):
    """The files of the app with one of some endings, sorted by their paths."""
    sources = described["sources"] if isinstance(described["sources"], list) else [described["sources"]]
    excluded, found = set(described.get("exclude", [])), set()
    for root in ((folder / source).resolve() for source in sources):
        for path in [root] if root.is_file() else root.rglob("*"):
            if path.suffix not in endings:
                continue
            parts = path.relative_to(root).parts
            paths = {"/".join(parts[:count + 1]) for count in range(len(parts))}
            hidden = any(part.startswith(".") or part in SKIPPED for part in parts)
            if not hidden and not excluded & (paths | set(parts) | {path.name}):
                found.add(path)
    return sorted(found)


def interface_files(folder, described):
    """The storyboards and xibs of the app, sorted by their paths. Of those of several languages the ones in `Base.lproj` count, or else the first."""
    found = {}
    for path in sorted(found_files(folder, described, {".storyboard", ".xib"}), key=lambda path: (path.parent.name != "Base.lproj", path)):
        found.setdefault(path.name, path)
    return sorted(found.values())


def modules_of(described, below):
    """The options for the modules that stand for others, in a target that depends on those below it."""
    foundation = ["OpenUIKit"] if "OpenUIKit" in below else []
    pairs = {"Foundation": foundation} | {name: [] for name in OMITTED} | described.get("modules", {})
    return [word for name, others in sorted(pairs.items()) for other in others or [""] for word in ("--module", f"{name}={other}")]


def run(command, *words):
    done = subprocess.run([command, *map(str, words)], capture_output=True, text=True)
    if done.stderr:
        print(done.stderr.rstrip(), flush=True)
    if done.returncode:
        raise NotTranslated(f"uikit-sources {words[0]} has failed for {words[1]}")


def left_out(target, described, folder, command, sources):
    """The file with what is left out of each source because the compiler refuses it; an empty list for each if there is no list."""
    if "cuts" not in described:
        return [[] for _ in sources]
    files = [folder / f"{name}.cuts" for _, name in sources]
    pairs = [word for (source, _), file in zip(sources, files) for word in (source, file)]
    run(command, "cuts", (target["folder"] / described["cuts"]).resolve(), *pairs)
    return [[file] for file in files]


def translate(target, described, folder, command, available):
    """Writes the translation of the app's files into the folder, and returns its files."""
    sources = files(target["folder"], described)
    folder.mkdir(parents=True, exist_ok=True)
    names = ["-".join(path.parts[1:]) for path in sources]
    cuts = left_out(target, described, folder, command, list(zip(sources, names)))
    facts = [folder / f"{name}.facts" for name in names]
    for source, fact, cut in zip(sources, facts, cuts):
        # Another version of the command may write other facts.
        if not fact.exists() or any(fact.stat().st_mtime < Path(file).stat().st_mtime for file in [source, command, *cut]):
            run(command, "facts", source, fact, *cut)
    index = folder / "module.index"
    run(command, "index", index, *facts)
    options = ["--embedded", *(word for name in available for word in ("--available", name)), *modules_of(described, target["below"])]
    interfaces = interface_files(target["folder"], described)
    options += [word for name in sorted({path.stem for path in interfaces}) for word in ("--interface", name)]
    translations = [folder / source.name for source in sources]
    if len(set(translations)) < len(translations):
        translations = [folder / name for name in names]
    for source, translation, cut in zip(sources, translations, cuts):
        run(command, "translate", source, index, translation, *options, *(word for file in cut for word in ("--cuts", file)))
    if not interfaces:
        return translations
    interface = folder / "AppInterface.swift"
    main = ["--main-storyboard", described["mainStoryboard"]] if "mainStoryboard" in described else []
    run(command, "interface", index, interface, *interfaces, *found_files(target["folder"], described, {".plist"}), "--", *options, *main)
    return [*translations, interface]
