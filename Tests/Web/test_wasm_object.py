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
import wasm_code  # noqa: E402
from toolchain import tool  # noqa: E402
from wasm_object import ObjectFile  # noqa: E402
from wasm_retained import retained_sizes  # noqa: E402

# Classes as Swift lays them out, with a method each. Objects are made of one, which inherits from one that is only asked for. Of the
# others there are none: one is asked for, one is compared with and inherits from it, and one is made only where that is found.
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
void late(void) { swift_release(); }
#define HIDDEN __attribute__((visibility("hidden")))
HIDDEN Class Base __asm__("$e1A4BaseCN") = {0, base};
HIDDEN Class Made __asm__("$e1A4MadeCN") = {&Base, made};
HIDDEN Class Asked __asm__("$e1A5AskedCN") = {0, asked};
HIDDEN Class Compared __asm__("$e1A8ComparedCN") = {&Asked, compared};
HIDDEN Class Late __asm__("$e1A4LateCN") = {0, late};
__attribute__((noinline)) int onlyForCast(void **object) { return swift_allocObject(&Late, 8, 3) != object[1]; }
__attribute__((export_name("begin"))) int begin(void **object, int *count) {
  void **asked = swift_dynamicCastClass(object, &Asked);
  if (asked) return onlyForCast(asked);
  for (int i = 0; i < *count; i++) if (object[i] == &Compared) return onlyForCast(object);
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

    def test_what_only_objects_would_need_that_there_cannot_be_is_not_needed(self):
        self.assertEqual(self.needed(self.file), {"begin", "made", "$e1A4MadeCN", "$e1A4BaseCN"})

    def test_the_object_file_without_them_says_the_same_and_keeps_the_rest(self):
        trimmed = self.file.without_unused_methods()
        again = ObjectFile(trimmed)
        self.assertEqual(self.needed(again), self.needed(self.file))
        users = {node.name: {again.nodes[use].name for use in node.uses | node.asks} for node in again.nodes}
        self.assertEqual(users["begin"], {"$e1A4MadeCN", "$e1A4BaseCN"})
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


class Code(unittest.TestCase):
    def test_a_known_answer_decides_the_branch_behind_it(self):
        # A cast, kept in local 3 and compared with zero: the branch is taken.
        asked = [0x41, *[0] * 5, 0x10, *[0] * 5]
        code = bytearray([0x20, 0, *asked, 0x22, 3, 0x45, 0x0D, 1, 0x20, 3])
        wasm_code.decide(code, 2, len(asked), 0)
        self.assertEqual(bytes(code), bytes([0x20, 0, 0x1A, *[1] * 10, 0x41, 0, 0x21, 3, 0x0C, 1, 0x20, 3]))

    def test_an_answer_that_no_branch_follows_is_a_constant(self):
        code = bytearray([0x20, 0, 0x41, *[0] * 5, 0x47, 0x21, 2])
        wasm_code.decide(code, 2, 7, 1)
        self.assertEqual(bytes(code), bytes([0x20, 0, 0x1A, *[1] * 4, 0x41, 1, 0x21, 2]))

    def test_what_lies_behind_a_branch_is_unreachable_until_the_end_of_a_block_that_another_leads_to(self):
        body = bytearray([
            0,  # No locals.
            0x02, 0x40, 0x02, 0x40,  # Two blocks,
            0x20, 0, 0x0D, 1,  # out of the outer of which a branch may lead,
            0x0C, 0,  # and out of the inner one this.
            0x02, 0x40, 0x01, 0x0B,  # Unreachable, with a block in it.
            0x0B, 0x0F,  # The end of the inner one, and back.
            0x20, 0, 0x1A,  # Unreachable.
            0x0B, 0x01, 0x0B])
        self.assertEqual(wasm_code.without_unreachable(body, 0, len(body)), [(11, 15), (17, 20)])
        self.assertEqual(bytes(body[11:15] + body[17:20]), bytes([0, 1, 1, 1, 0, 1, 1]))

    def test_a_branch_to_a_loop_does_not_reach_its_end(self):
        body = bytearray([0, 0x03, 0x40, 0x0C, 0, 0x0B, 0x01, 0x0B])
        self.assertEqual(wasm_code.without_unreachable(body, 0, len(body)), [(6, 7)])



if __name__ == "__main__":
    unittest.main()
