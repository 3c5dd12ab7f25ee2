"""Writes bytes as a text that stands in a page, six of them in seven characters: 13 % smaller than base64.

Sources/OpenUIKitWeb/Page/module.js reads it. Each character is one byte in UTF-8, and none that HTML or a change of line endings
would alter: the digits of a number with the base 124.
"""
import gzip
import shutil
import subprocess
import tempfile
from pathlib import Path

# All of ASCII but zero, the two ends of lines, and `<`.
DIGITS = [chr(code) for code in range(128) if code not in (0x00, 0x0A, 0x0D, 0x3C)]


def text_of(content):
    """The text that holds the bytes."""
    text = []
    for start in range(0, len(content), 6):
        group = content[start:start + 6]
        number, digits = int.from_bytes(group, "big"), []
        # One digit more than there are bytes.
        for _ in range(len(group) + 1):
            number, digit = divmod(number, len(DIGITS))
            digits.append(DIGITS[digit])
        text += reversed(digits)
    return "".join(text)


def zipped(content):
    """The bytes as gzip; zopfli finds a smaller form of the same format."""
    zopfli = shutil.which("zopfli")
    if not zopfli:
        print("build-page: without zopfli (Debian's package of that name) the page is larger")
        return gzip.compress(content, 9, mtime=0)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "content"
        file.write_bytes(content)
        return subprocess.run([zopfli, "-c", "--i15", file], check=True, capture_output=True).stdout
