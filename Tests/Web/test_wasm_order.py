#!/usr/bin/env python3
"""How scripts/wasm_order.py puts the functions of a module into another order; needs the compiler for WebAssembly."""
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import wasm_code  # noqa: E402
import wasm_order  # noqa: E402
from toolchain import tool  # noqa: E402
from wasm_object import CODE, IMPORTS, Reader, imported_functions, sections_of  # noqa: E402

# Functions that read alike in pairs, of which one is called from outside, one by others, and two by way of the table.
SOURCE = """
int outside(int);
typedef int (*Function)(int);
__attribute__((noinline)) int sum(int a) { int s = 0; for (int i = 0; i < a; i++) s += outside(i) * 3; return s; }
__attribute__((noinline)) int mix(int a) { return outside(a) ^ (a << 3) ^ (a >> 5) ^ 1234567; }
__attribute__((noinline)) int sumAgain(int a) { int s = 0; for (int i = 0; i < a; i++) s += outside(i) * 5; return s; }
__attribute__((noinline)) int mixAgain(int a) { return outside(a) ^ (a << 3) ^ (a >> 6) ^ 1234567; }
Function functions[] = {mixAgain, sum};
__attribute__((export_name("begin"))) int begin(int a) { return mix(sumAgain(a)) + functions[a & 1](a); }
"""


def linked(folder):
    (folder / "a.c").write_text(SOURCE)
    subprocess.run([tool("clang"), "--target=wasm32-unknown-none-wasm", "-Os", "-c", folder / "a.c", "-o", folder / "a.o"], check=True)
    subprocess.run([tool("wasm-ld"), "--no-entry", "--allow-undefined", "--export-table", folder / "a.o", "-o", folder / "a.wasm"], check=True)
    return (folder / "a.wasm").read_bytes()


class Functions:
    """The functions of a module, as trees: what each does, and what those do that it calls."""

    def __init__(self, module):
        self.contents = {section.kind: section.content for section in sections_of(module)}
        self.imported = imported_functions(Reader(self.contents[IMPORTS]))
        self.bodies = wasm_order.bodies_of(self.contents[CODE])

    def tree(self, number):
        if number < len(self.imported):
            return self.imported[number]
        body = self.bodies[number - len(self.imported)]
        at, said, called = wasm_code.first_instruction(body, 0), [], []
        while at < len(body):
            after = wasm_code.end_of(body, at)
            if body[at] == wasm_order.CALL:
                called.append(self.tree(wasm_code.number(body, at + 1)[0]))
            else:
                said.append(body[at:after])
            at = after
        return b"".join(said), called

    def exported(self):
        reader = Reader(self.contents[wasm_order.EXPORT])
        found = [(reader.text(), reader.byte(), reader.number()) for _ in range(reader.number())]
        return {name: self.tree(number) for name, kind, number in found if kind == 0}

    def table(self):
        reader = Reader(self.contents[wasm_order.ELEMENT])
        reader.number()  # One list,
        reader.number(), reader.byte(), reader.number(), reader.byte()  # and where in the table it goes.
        return [self.tree(reader.number()) for _ in range(reader.number())]


class WasmOrder(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            cls.module = linked(Path(folder))

    def test_a_function_comes_behind_the_one_that_it_is_like(self):
        alike = [b"abcdefgh" * 4, b"0123456789" * 4, b"abcdefgi" * 4, b"0123456788" * 4]
        order = wasm_order.similar_order(alike)
        self.assertEqual(abs(order.index(0) - order.index(2)), 1)
        self.assertEqual(abs(order.index(1) - order.index(3)), 1)

    def test_every_call_export_and_place_in_the_table_leads_to_the_same_function(self):
        before, after = Functions(self.module), Functions(wasm_order.reordered(self.module))
        self.assertNotEqual(before.bodies, after.bodies)
        self.assertEqual(before.exported(), after.exported())
        self.assertEqual(before.table(), after.table())

    def test_the_module_is_valid(self):
        validator = shutil.which("wasm-opt")
        if not validator:
            self.skipTest("wasm-opt, which validates, is not installed")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "a.wasm"
            path.write_bytes(wasm_order.reordered(self.module))
            subprocess.run([validator, "--vacuum", path, "-o", path.with_suffix(".out")], check=True)


if __name__ == "__main__":
    unittest.main()
