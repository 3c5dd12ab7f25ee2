"""Waits for changes of the files that a page is made of."""
import json
import os
import time
from pathlib import Path

ENDINGS = (".swift", ".html", ".css", ".js", ".c", ".h", ".json")
# What builds write.
LEFT_OUT = {"build", "node_modules"}


def source_folders(described):
    """The folders of the sources in the description of a program that build-wasm leaves; none before its first build."""
    try:
        return sorted(map(Path, json.loads(Path(described).read_text())["source_folders"]))
    except (OSError, ValueError, KeyError):
        return []


def state(folders):
    """The files in these folders and below, with the time and the size of each."""
    found = {}
    for folder in folders:
        for path, names, files in os.walk(folder):
            names[:] = [name for name in names if name not in LEFT_OUT and not name.startswith(".")]
            for name in files:
                file = os.path.join(path, name)
                if name.endswith(ENDINGS) and file not in found:
                    add(file, found)
    return found


def add(file, found):
    try:
        status = os.stat(file)
        found[file] = (status.st_mtime_ns, status.st_size)
    except OSError:  # An editor has just replaced it.
        pass


def completed(before, after):
    """The state before a build, with the folders that only the build has made known."""
    folders = {os.path.dirname(file) for file in before}
    return {**{file: value for file, value in after.items() if os.path.dirname(file) not in folders}, **before}


def wait_for_change(folders, before, pause=0.3):
    """Returns when a file has changed or gone, or a new one is there, and none changes any more."""
    while (now := state(folders)) == before:
        time.sleep(pause)
    # Editors and formatters write several files, one after the other.
    while (later := state(folders)) != now:
        now = later
        time.sleep(pause / 3)
