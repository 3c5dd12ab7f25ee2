#!/usr/bin/env python3
"""How scripts/wasm_object.py reads an object file, and which methods it takes away; needs the compiler for WebAssembly."""
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
from wasm_object import ObjectFile, retained_sizes  # noqa: E402

# Three classes as Swift lays them out, with a method each: objects are made of the first, the second is only asked for, and the
# third, which inherits from the second, is compared with.
SOURCE = """
typedef void (*Method)(void);
typedef struct { void *super; Method method; } Class;
void swift_release(void);
void *swift_allocObject(void *, long, long);
void *swift_dynamicCastClass(void *, void *);
__attribute__((noinline)) void onlyForAsked(void) { swift_release(); swift_release(); }
void made(void) { swift_release(); }
void asked(void) { onlyForAsked(); swift_release(); }
void compared(void) { swift_release(); }
__attribute__((visibility("hidden"))) Class Made __asm__("$e1A4MadeCN") = {0, made};
__attribute__((visibility("hidden"))) Class Asked __asm__("$e1A5AskedCN") = {0, asked};
__attribute__((visibility("hidden"))) Class Compared __asm__("$e1A8ComparedCN") = {&Asked, compared};
__attribute__((export_name("begin"))) int begin(void **object) {
  if (swift_dynamicCastClass(object, &Asked)) return 1;
  if (object[0] == &Compared) return 2;
  return swift_allocObject(&Made, 8, 3) != 0;
}
"""


def compiled(folder):
    clang = Path(shutil.which("swiftc")).resolve().parent / "clang"
    (folder / "a.c").write_text(SOURCE)
    subprocess.run([clang, "--target=wasm32-unknown-none-wasm", "-Os", "-c", folder / "a.c", "-o", folder / "a.o"], check=True)
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
        self.assertEqual(self.needed(self.file), {"begin", "made", "$e1A4MadeCN", "$e1A5AskedCN", "$e1A8ComparedCN"})

    def test_the_object_file_without_them_says_the_same_and_keeps_the_rest(self):
        trimmed = self.file.without_unused_methods()
        again = ObjectFile(trimmed)
        self.assertEqual(self.needed(again), self.needed(self.file))
        users = {node.name: {again.nodes[use].name for use in node.uses | node.asks} for node in again.nodes}
        self.assertEqual(users["$e1A4MadeCN"], {"made"})
        self.assertEqual(users["$e1A5AskedCN"], set())
        self.assertEqual(users["$e1A8ComparedCN"], {"$e1A5AskedCN"})
        self.assertEqual(again.without_unused_methods(), trimmed)

    def test_what_only_one_function_leads_to_is_counted_with_it(self):
        sizes, _ = retained_sizes(self.file)
        by_name = {self.file.nodes[number].name: number for number in self.file.needed}
        made, method = by_name["$e1A4MadeCN"], by_name["made"]
        self.assertEqual(sizes[made], self.file.nodes[made].size + self.file.nodes[method].size)
        self.assertEqual(sizes[by_name["begin"]], sum(self.file.nodes[number].size for number in self.file.needed))


if __name__ == "__main__":
    unittest.main()
