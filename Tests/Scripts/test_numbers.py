#!/usr/bin/env python3
"""How a page's runtime reads numbers from text (Sources/WebRuntime/numbers.c), beside Python's own reading."""
import ctypes
import random
import struct
import subprocess
import tempfile
import unittest
from decimal import Decimal, localcontext
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent.parent / "Sources/WebRuntime/numbers.c"


def bits(number):
    return struct.pack("<d", number)


def from_bits(pattern):
    return struct.unpack("<d", struct.pack("<Q", pattern))[0]


def halfway(pattern):
    """The text of the number in the middle of a number and the next one."""
    with localcontext() as context:
        context.prec = 1200
        return format((Decimal(from_bits(pattern)) + Decimal(from_bits(pattern + 1))) / 2, "e")


class NumberTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        library = Path(cls.folder.name) / "numbers.so"
        subprocess.run(["cc", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-O1", "-DTEST_NUMBERS", "-o", library, SOURCE], check=True)
        cls.read_double = ctypes.CDLL(str(library))._swift_stdlib_strtod_clocale
        cls.read_double.restype = ctypes.c_void_p
        cls.read_double.argtypes = [ctypes.c_void_p, ctypes.POINTER(ctypes.c_double)]

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def read(self, text):
        """The number, and how many characters it has; None if the text begins with none."""
        characters, number = ctypes.create_string_buffer(text.encode()), ctypes.c_double()
        end = self.read_double(ctypes.addressof(characters), ctypes.byref(number))
        return (number.value, end - ctypes.addressof(characters)) if end else None

    def check(self, text):
        number, length = self.read(text)
        self.assertEqual((bits(number), length), (bits(float(text)), len(text)), text)

    def test_edges(self):
        for text in ("0", "-0", "12.5", "5.", ".5", "-1E-5", "1e400", "1e-400", "5e-324", "2.4703282292062328e-324",
                     "1.7976931348623159e308", "9" * 900, "0." + "0" * 400 + "1", "9007199254740993"):
            self.check(text)

    def test_random(self):
        numbers = random.Random(41)
        for _ in range(1000):
            self.check(f"{numbers.randrange(10 ** numbers.randrange(1, 40))}e{numbers.randrange(-340, 310)}")
            self.check(halfway(numbers.randrange(1, 0x7FE0 << 48)))

    def test_hexadecimal(self):
        numbers = random.Random(41)
        for _ in range(1000):
            number = from_bits(numbers.randrange(0x7FF0 << 48))
            self.assertEqual(bits(self.read(number.hex())[0]), bits(number), number.hex())

    def test_others(self):
        self.assertEqual(self.read("-infinity"), (float("-inf"), 9))
        self.assertEqual(self.read("1x"), (1, 1))
        self.assertEqual([self.read(text) for text in ("", "abc", "e5", "0x", "-")], [None] * 5)


if __name__ == "__main__":
    unittest.main()
