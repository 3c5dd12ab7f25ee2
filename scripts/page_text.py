"""Writes bytes as a text that stands in a page, seven bits in a character: 15 % smaller than base64.

Sources/OpenUIKitWeb/Page/module.js reads it. Each character is one byte in UTF-8, but for the four that HTML or a change of line
endings would alter.
"""
import gzip
import shutil
import subprocess
import tempfile
from pathlib import Path

# Zero, the two ends of lines, and `<` become letters from U+00C0 on.
ALTERED = {code: 0xC0 + place for place, code in enumerate((0x00, 0x0A, 0x0D, 0x3C))}


def text_of(content):
    """The text that holds the bytes."""
    held, bits, codes = 0, 0, []
    for byte in content:
        held, bits = held << 8 | byte, bits + 8
        while bits >= 7:
            bits -= 7
            codes.append(held >> bits & 127)
        held &= (1 << bits) - 1
    if bits:
        codes.append(held << 7 - bits & 127)
    return "".join(chr(ALTERED.get(code, code)) for code in codes)


def zipped(content):
    """The bytes as gzip; zopfli finds a smaller form of the same format."""
    zopfli = shutil.which("zopfli")
    if not zopfli:
        print("build-page: without zopfli (Debian's package of that name) the page is larger")
        return gzip.compress(content, 9, mtime=0)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "content"
        file.write_bytes(content)
        return subprocess.run([zopfli, "-c", "--i5", file], check=True, capture_output=True).stdout
