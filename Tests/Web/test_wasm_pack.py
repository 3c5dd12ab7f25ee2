#!/usr/bin/env python3
"""How scripts/wasm_pack.py takes a module apart and Sources/OpenUIKitWeb/Page/module.c puts it back; needs node.

usage: test_wasm_pack.py NODE [MODULE.wasm...]
"""
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import wasm_code  # noqa: E402
import wasm_pack  # noqa: E402
from wasm_object import CODE, encoded  # noqa: E402

NODE, MODULES = sys.argv[1], sys.argv[2:]
UNPACK = f"""
const {{ readFileSync, writeFileSync }} = require('node:fs');
const together = require('node:vm').runInThisContext(
  readFileSync({str(ROOT / "Sources/OpenUIKitWeb/Page/module.js")!r}, 'utf8') + '; unpackedModule');
const [unpacker, ...paths] = process.argv.slice(1), program = new WebAssembly.Module(readFileSync(unpacker));
for (const path of paths) writeFileSync(path, together(new WebAssembly.Instance(program).exports, new Uint8Array(readFileSync(path))));
"""


def unpacked(all_packed):
    """What the page makes of packed modules."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / str(number) for number in range(len(all_packed))]
        for path, packed in zip(paths, all_packed):
            path.write_bytes(packed)
        (Path(folder) / "unpacker").write_bytes(wasm_pack.unpacker())
        subprocess.run([NODE, "-e", UNPACK, Path(folder) / "unpacker", *paths], check=True)
        return [path.read_bytes() for path in paths]


def module_with(bodies):
    """A module of functions with something before and behind them. It need not be valid to be packed."""
    code = encoded(len(bodies)) + b"".join(encoded(len(body)) + body for body in bodies)
    section = lambda kind, content: bytes([kind]) + encoded(len(content)) + content
    return b"\0asm\1\0\0\0" + section(1, b"types") + section(CODE, code) + section(11, b"data")


class Functions:
    """Functions by chance, with every instruction that there is."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def number(self):
        return encoded(self.random.getrandbits(self.random.choice([3, 7, 14, 32])))

    def local(self):
        return encoded(self.random.choice([0, 1, 2, self.random.randrange(300), self.random.randrange(3_000)]))

    def instruction(self):
        pick = self.random.choice
        kind = pick(["plain", "local", "local", "number", "memory", "memory", "float", "double", "table", "prefix", "indirect", "select", "block"])
        match kind:
            case "local": return bytes([pick([0x20, 0x21, 0x22])]) + self.local()
            case "number": return bytes([pick(sorted(wasm_code.WITH_NUMBER - {2, 3, 4, 0x20, 0x21, 0x22}))]) + self.number()
            case "memory": return bytes([pick(wasm_code.LOADS_AND_STORES), pick([0, 1, 2, 3])]) + self.number()
            case "float": return bytes([0x43]) + self.random.randbytes(4)
            case "double": return bytes([0x44]) + self.random.randbytes(8)
            case "table": return bytes([14, 3]) + b"".join(self.number() for _ in range(4))
            case "prefix": return bytes([0xFC, *pick([[0], [7], [10, 0, 0], [11, 0]])])
            case "indirect": return b"\x11" + self.number() + self.number()
            case "select": return b"\x1c\2\x7f\x7e"
            case "block": return bytes([pick([2, 3, 4]), 0x40]) + self.instructions(3) + b"\x0b"
            case _: return bytes([pick(sorted(wasm_code.ALONE - {wasm_code.END}))])

    def instructions(self, most):
        return b"".join(self.instruction() for _ in range(self.random.randrange(most)))

    def body(self):
        groups = self.random.randrange(4)
        locals_of_types = b"".join(self.number() + bytes([self.random.choice([0x7F, 0x7E, 0x7C])]) for _ in range(groups))
        return encoded(groups) + locals_of_types + self.instructions(self.random.choice([2, 100, 3_000])) + b"\x0b"


class WasmPack(unittest.TestCase):
    def test_functions_by_chance_come_back_as_they_were(self):
        seed = random.randrange(1_000_000)
        modules = [module_with([functions.body() for _ in range(20)]) for functions in map(Functions, range(seed, seed + 20))]
        for number, (module, found) in enumerate(zip(modules, unpacked(map_packed(modules)))):
            self.assertEqual(module, found, f"seed {seed + number}")

    def test_a_module_without_functions_comes_back(self):
        module = module_with([])
        self.assertEqual(unpacked([wasm_pack.packed(module)]), [module])

    def test_modules_that_were_built_come_back(self):
        modules = [Path(path).read_bytes() for path in MODULES]
        self.assertEqual([found == module for found, module in zip(unpacked(map_packed(modules)), modules)], [True] * len(modules))

    def test_more_locals_than_a_browser_allows_are_refused(self):
        with self.assertRaises(ValueError):
            wasm_pack.packed(module_with([b"\0\x20" + encoded(50_000) + b"\x0b"]))

    def test_an_instruction_that_is_not_known_is_refused(self):
        for body in (b"\0\xfc\x0c\0\0\x0b", b"\0\xfd\x0c\x0b"):
            with self.assertRaises(ValueError):
                wasm_pack.packed(module_with([body]))


def map_packed(modules):
    return [wasm_pack.packed(module) for module in modules]


unittest.main(argv=sys.argv[:1])
