"""The programs that come with the Swift compiler."""
import shutil
from pathlib import Path


def tool(name):
    return str(Path(shutil.which("swiftc")).resolve().parent / name)


def parser_folder():
    """The folder of the parser of Swift that comes with the compiler; None where it has none that programs can use."""
    folder = Path(tool("swiftc")).parent.parent / "lib" / "swift" / "host"
    return folder if (folder / "SwiftIfConfig.swiftmodule").is_dir() and (folder / "libSwiftIfConfig.so").exists() else None
