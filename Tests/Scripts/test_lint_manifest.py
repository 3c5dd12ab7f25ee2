"""Tests of scripts/lint_manifest.py."""
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
import lint_manifest  # noqa: E402

EXPORTS = {"Shim": {"Kit"}, "Kit": {"Core"}, "Core": set(), "App": set()}


def manifest(listed, products=()):
    return {"products": [{"name": "App", "targets": list(products)}],
            "targets": [{"name": "App", "dependencies": [{"target": [name, {"platformNames": ["linux"]}]} for name in listed]}]}


class Manifest(unittest.TestCase):
    def test_a_target_without_what_its_dependency_re_exports_is_reported(self):
        self.assertEqual(list(lint_manifest.findings(manifest(["Shim"]), EXPORTS)),
                         ["Package.swift: the target App does not list Core, Kit, which its dependencies re-export"])

    def test_a_product_without_what_its_target_re_exports_is_reported(self):
        self.assertEqual(list(lint_manifest.findings(manifest([], products=["Kit"]), EXPORTS)),
                         ["Package.swift: the product App does not list Core, which its dependencies re-export"])

    def test_complete_lists_are_not_reported(self):
        self.assertEqual(list(lint_manifest.findings(manifest(["Shim", "Kit", "Core"], products=["Core"]), EXPORTS)), [])

    def test_re_exports_are_read_from_the_sources_and_modules_of_others_are_left_out(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {"Shim": "#if os(Linux)\n  @_exported import Kit\n#endif\n@_exported import Foundation\nimport Core\n", "Kit": "", "Core": ""}.items():
                Path(folder, name).mkdir()
                Path(folder, name, f"{name}.swift").write_text(text)
            self.assertEqual(lint_manifest.exports_of(Path(folder), ["Shim", "Kit", "Core"]), {"Shim": {"Kit"}, "Kit": set(), "Core": set()})

    def test_re_exports_in_pages_alone_are_left_out(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "Shim", "Embedded").mkdir(parents=True)
            Path(folder, "Shim", "Embedded", "Kit.swift").write_text("@_exported import Kit\n")
            self.assertEqual(lint_manifest.exports_of(Path(folder), ["Shim", "Kit"]), {"Shim": set(), "Kit": set()})

    def test_a_folder_that_only_pages_contain_and_its_target_compiles_is_reported(self):
        with tempfile.TemporaryDirectory() as folder:
            for path in ("Kit/Embedded", "Kit/Views/Embedded"):
                Path(folder, path).mkdir(parents=True)
            targets = {"targets": [{"name": "Kit", "exclude": ["Embedded"]}]}
            self.assertEqual(list(lint_manifest.unlisted_folders(targets, Path(folder))),
                             ["Package.swift: Kit does not exclude Views/Embedded, which only pages contain (foldersOfPages)"])

    def test_an_import_of_what_a_target_does_not_depend_on_is_reported_and_one_in_a_program_of_a_test_is_not(self):
        program = 'let program = #"""\n  import Kit\nimport Kit\n  """#\n'
        with tempfile.TemporaryDirectory() as folder:
            for path, text in {"Tests/CoreTests/A.swift": "import Testing\n@testable import Kit\n", "Tests/CoreTests/B.swift": program,
                               "Tests/CoreTests/C.swift": "@_spi(Layout) @testable import Base\n", "Elsewhere/Kit.swift": "import struct Base.Size\n"}.items():
                Path(folder, path).parent.mkdir(parents=True, exist_ok=True)
                Path(folder, path).write_text(text)
            targets = [{"name": "CoreTests", "type": "test", "dependencies": [{"byName": ["Core", None]}]},
                       {"name": "Core", "type": "regular", "dependencies": [{"target": ["Base", None]}]},
                       {"name": "Kit", "type": "regular", "path": "Elsewhere", "dependencies": [{"byName": ["Core", None]}]},
                       {"name": "Base", "type": "regular", "dependencies": []}]
            self.assertEqual(list(lint_manifest.unlisted_imports({"targets": targets}, Path(folder))),
                             ["Tests/CoreTests/A.swift: imports Kit, which CoreTests does not depend on"])


if __name__ == "__main__":
    unittest.main()
