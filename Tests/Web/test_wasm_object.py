#!/usr/bin/env python3
"""How scripts/wasm_object.py reads an object file, and what it takes away; needs the compiler for WebAssembly."""
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
from toolchain import tool  # noqa: E402
from wasm_object import ObjectFile  # noqa: E402
from wasm_retained import retained_sizes  # noqa: E402

# Classes as Swift lays them out, with a method each. Objects are made of one, which inherits from one that is only asked for. Of the
# others there are none: one is asked for, and one is compared with and inherits from it.
SOURCE = """
typedef void (*Method)(void);
typedef struct { void *super; Method method; } Class;
void swift_release(void);
void *swift_allocObject(void *, long, long);
void *swift_dynamicCastClass(void *, void *);
__attribute__((noinline)) void onlyForAsked(void) { swift_release(); swift_release(); }
void made(void) { swift_release(); }
void base(void) { swift_release(); }
void asked(void) { onlyForAsked(); swift_release(); }
void compared(void) { swift_release(); }
#define HIDDEN __attribute__((visibility("hidden")))
HIDDEN Class Base __asm__("$e1A4BaseCN") = {0, base};
HIDDEN Class Made __asm__("$e1A4MadeCN") = {&Base, made};
HIDDEN Class Asked __asm__("$e1A5AskedCN") = {0, asked};
HIDDEN Class Compared __asm__("$e1A8ComparedCN") = {&Asked, compared};
__attribute__((export_name("begin"))) int begin(void **object, int *count) {
  if (swift_dynamicCastClass(object, &Asked)) return 2;
  for (int i = 0; i < *count; i++) if (object[i] == &Compared) return 3;
  if (swift_dynamicCastClass(object, &Base)) return 1;
  return swift_allocObject(&Made, 8, 3) != 0;
}
"""


def compiled(folder):
    (folder / "a.c").write_text(SOURCE)
    subprocess.run([tool("clang"), "--target=wasm32-unknown-none-wasm", "-Os", "-c", folder / "a.c", "-o", folder / "a.o"], check=True)
    return (folder / "a.o").read_bytes()


class WasmObject(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            cls.bytes = compiled(Path(folder))
        cls.file = ObjectFile(cls.bytes)

    def needed(self, file):
        return {file.nodes[number].name for number in file.needed}

    def test_a_class_that_is_only_asked_for_needs_no_methods(self):
        self.assertIn("$e1A4BaseCN", self.needed(self.file))
        self.assertNotIn("base", self.needed(self.file))

    def test_of_classes_that_nothing_makes_only_their_names_are_needed(self):
        classes = {"$e1A4MadeCN", "$e1A4BaseCN", "$e1A5AskedCN", "$e1A8ComparedCN"}
        self.assertEqual(self.needed(self.file), {"begin", "made"} | classes)

    def test_the_object_file_without_their_methods_says_the_same_and_keeps_the_rest(self):
        trimmed = self.file.without_unused_methods()
        again = ObjectFile(trimmed)
        self.assertEqual(self.needed(again), self.needed(self.file))
        users = {node.name: {again.nodes[use].name for use in node.uses | node.asks} for node in again.nodes}
        self.assertEqual(users["begin"], {"$e1A4MadeCN", "$e1A4BaseCN", "$e1A5AskedCN", "$e1A8ComparedCN"})
        self.assertEqual(users["$e1A4MadeCN"], {"made", "$e1A4BaseCN"})
        self.assertEqual(users["$e1A4BaseCN"], set())
        self.assertEqual(users["$e1A8ComparedCN"], {"$e1A5AskedCN"})
        self.assertEqual(again.without_unused_methods(), trimmed)

    def test_what_is_left_links_and_is_valid(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder)
            (path / "a.o").write_bytes(self.file.without_unused_methods())
            subprocess.run([tool("wasm-ld"), "--no-entry", "--allow-undefined", path / "a.o", "-o", path / "a.wasm"], check=True)
            validator = shutil.which("wasm-opt")
            if not validator:
                self.skipTest("wasm-opt, which validates, is not installed")
            subprocess.run([validator, path / "a.wasm", "-o", path / "b.wasm"], check=True)

    def test_what_only_one_function_leads_to_is_counted_with_it(self):
        sizes, _ = retained_sizes(self.file)
        by_name = {self.file.nodes[number].name: number for number in self.file.needed}
        made, method = by_name["$e1A4MadeCN"], by_name["made"]
        self.assertEqual(sizes[made], self.file.nodes[made].size + self.file.nodes[method].size)
        self.assertEqual(sizes[by_name["begin"]], sum(self.file.nodes[number].size for number in self.file.needed))


if __name__ == "__main__":
    unittest.main()
