#!/usr/bin/env python3
"""Tests what scripts/uikit-coverage compares the names of UIKit with."""
import importlib.machinery
import importlib.util
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
loader = importlib.machinery.SourceFileLoader("uikit_coverage", str(ROOT / "scripts" / "uikit-coverage"))
coverage = importlib.util.module_from_spec(importlib.util.spec_from_loader("uikit_coverage", loader))
loader.exec_module(coverage)


class Coverage(unittest.TestCase):
    def test_every_module_of_openuikit_is_compared(self):
        self.assertLessEqual({"OpenUIKitCore", "OpenUIKitDynamics", "OpenUIKitInteractions"}, set(coverage.modules()))

    def test_types_are_found_in_the_sources(self):
        declared = coverage.declared_types()
        self.assertLessEqual({"UIView", "UIDynamicAnimator", "UIImagePickerController", "UIDropSession"}, declared)
        self.assertNotIn("NoSuchClass", declared)

    def test_parameters_with_defaults_and_closures_may_be_left_out(self):
        declared = ["a: Int", "b: Int = 1", "done: () -> Void"]
        self.assertTrue(coverage.accepts(declared, ["a"]))
        self.assertTrue(coverage.accepts(declared, ["a", "b", "done"]))
        self.assertFalse(coverage.accepts(declared, ["b"]))

    def test_names_of_lists_are_claimed_to_be_absent(self):
        text = ("- `A`, `B.c` and texts, `D`; `E` of things. Members such as `F`\n"
                "- `G` and `H` have only a size. In Embedded Swift `I`\n- Pictures, `J`\n  and more\n\n`K`\n")
        self.assertEqual(coverage.claimed_absent(text), ["A", "B.c", "D"])

    def test_what_is_there_is_found_by_its_type(self):
        def symbol(path, kind):
            return {"pathComponents": path, "kind": {"identifier": kind}, "identifier": {"precise": ".".join(path)},
                    "declarationFragments": []}
        graph = {"symbols": [symbol(["Base"], "swift.class"), symbol(["Sub"], "swift.class"),
                             symbol(["Base", "show(_:)"], "swift.method"), symbol(["Other", "size"], "swift.property")],
                 "relationships": [{"kind": "inheritsFrom", "source": "Sub", "target": "Base"}]}
        symbols = coverage.read_symbols([graph])
        for name in ["Base", "Base.show", "Sub.show(_:)", "Other.size"]:
            self.assertTrue(coverage.is_there(name, symbols), name)
        for name in ["Sub.size", "Missing", "size", "Base.hide"]:
            self.assertFalse(coverage.is_there(name, symbols), name)


if __name__ == "__main__":
    unittest.main()
