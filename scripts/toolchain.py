"""The programs that come with the Swift compiler."""
import shutil
from pathlib import Path


def tool(name):
    return str(Path(shutil.which("swiftc")).resolve().parent / name)
