#!/usr/bin/env python3
"""Tests what scripts/uikit-coverage compares UIKit's names and its interface with."""
import importlib.machinery
import importlib.util
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
loader = importlib.machinery.SourceFileLoader("uikit_coverage", str(ROOT / "scripts" / "uikit-coverage"))
coverage = importlib.util.module_from_spec(importlib.util.spec_from_loader("uikit_coverage", loader))
loader.exec_module(coverage)
# The script puts their folder onto the path.
import not_yet_claims as claims
import uikit_interface as interfaces


def symbol(path, kind, text=""):
    return {"pathComponents": path, "kind": {"identifier": f"swift.{kind}"}, "identifier": {"precise": ".".join(path)},
            "declarationFragments": [{"spelling": text}]}


def relationship(kind, source, target):
    return {"kind": kind, "source": source, "target": target}


GRAPH = {
    "symbols": [
        symbol(["Base"], "class"), symbol(["_Hidden"], "class"), symbol(["Sub"], "class"), symbol(["Other"], "class"),
        symbol(["Sizing"], "protocol"), symbol(["Alias"], "typealias", "typealias Alias = Sub"), symbol(["Mode"], "enum"),
        symbol(["Base", "show(_:animated:)"], "method", "func show(_ view: Base, animated: Bool = false)"),
        symbol(["Base", "load(at:with:)"], "method", "func load<T>(at path: (T, T), with: T)"),
        symbol(["_Hidden", "focus"], "property", "var focus: Int"), symbol(["Other", "size"], "property", "var size: Int"),
        symbol(["Sizing", "fit()"], "method", "func fit()"), symbol(["Sub", "shared"], "type.property", "static var shared: Sub"),
        symbol(["Sub", "init(frame:style:)"], "init", "init(frame: Int, style: Mode = .plain)"),
        symbol(["Mode", "plain"], "enum.case", "case plain"), symbol(["UIView", "isHidden"], "property"),
        symbol(["UIView"], "class"), symbol(["String", "draw(at:)"], "method", "func draw(at point: Int)"),
    ],
    "relationships": [
        relationship("inheritsFrom", "Sub", "_Hidden"), relationship("inheritsFrom", "_Hidden", "Base"),
        relationship("conformsTo", "Sub", "Sizing"), relationship("inheritsFrom", "Sub", "Internal"),
    ],
}


class Names(unittest.TestCase):
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

    def test_symbols_are_read_from_graphs(self):
        symbols = coverage.read_symbols([GRAPH])
        self.assertLessEqual({"Base", "Sub", "Alias"}, symbols.types)
        self.assertLessEqual({"show", "focus", "plain"}, symbols.members)
        self.assertTrue(coverage.has_initialiser("Sub(frame:)", symbols))
        self.assertFalse(coverage.has_initialiser("Base(frame:)", symbols))


class Interface(unittest.TestCase):
    interface = interfaces.read_interface([GRAPH])

    def has(self, owner, member):
        return interfaces.has_member(self.interface, owner, member)

    def test_members_are_found_by_type_and_signature(self):
        for owner, member in [("Base", "show(_:animated:)"), ("Base", "load(at:with:)"), ("Sub", "+shared"), ("Mode", ".plain"), ("Mode", "+plain")]:
            self.assertTrue(self.has(owner, member), member)
        for owner, member in [("Base", "show"), ("Base", "show(animated:)"), ("Base", "load(at:)"), ("Sub", "shared"), ("Mode", "plain")]:
            self.assertFalse(self.has(owner, member), member)

    def test_a_member_of_another_type_does_not_count(self):
        self.assertTrue(self.has("Other", "size"))
        self.assertFalse(self.has("Sub", "size"))
        self.assertFalse(self.has("Missing", "size"))

    def test_members_of_classes_and_protocols_above_count_also_through_hidden_ones(self):
        for member in ["show(_:animated:)", "focus", "fit()"]:
            self.assertTrue(self.has("Sub", member), member)
            self.assertTrue(self.has("Alias", member), member)
        self.assertFalse(self.has("Base", "focus"))

    def test_parameters_with_defaults_may_be_left_out(self):
        self.assertTrue(self.has("Base", "show(_:)"))
        self.assertTrue(self.has("Sub", "init(frame:)"))
        self.assertFalse(self.has("Sub", "init(style:)"))

    def test_types_of_foundation_have_the_members_of_those_that_stand_for_them(self):
        self.assertTrue(self.has("NSObject", "isHidden"))
        self.assertTrue(self.has("NSString", "draw(at:)"))

    def test_what_is_missing_is_listed_by_type(self):
        rows = interfaces.read_rows("# A comment\n14\tclass\tSub\tsize fit()\n15\tclass\tSub\tgrow(by:)\n14\tenum\tMode\t.plain\n14\tclass\tAbsent\n")
        self.assertEqual(interfaces.missing_members(rows, self.interface), {"Sub": ["size", "grow(by:)"], "Absent": []})

    def test_the_section_counts_types_and_members(self):
        rows = interfaces.read_rows("14\tclass\tSub\tsize fit()\n14\tenum\tMode\t.plain\n14\tprotocol\tAbsent\tgo()\n14\tstruct\tMode.Part\tend\n")
        section = coverage.interface_section(rows, self.interface)
        for line in ["| Classes | 1 of 1 | 1 of 2 (50.0 %) |", "| Protocols | 0 of 1 | 0 of 1 (0.0 %) |", "| All | 2 of 4 | 2 of 5 (40.0 %) |",
                     "- Types: `Sub` (1/2)", "- Types: `Absent`"]:
            self.assertIn(line, section.split("\n"))
        self.assertNotIn("Mode.Part", section)

    def test_the_table_of_uikit_is_well_formed(self):
        rows = interfaces.read_rows(coverage.INTERFACE.read_text())
        kinds = {}
        for row in rows:
            self.assertEqual(kinds.setdefault(row.type, row.kind), row.kind, row.type)
            for member in row.members:
                self.assertRegex(member, r"^[.+]?\w+(\((\w+:)*\))?$", row.type)
        for name, members in interfaces.members_by_type(rows).items():
            self.assertEqual(len(members), len(set(members)), name)
        self.assertLess(coverage.INTERFACE.stat().st_size, 300_000)


class Claims(unittest.TestCase):
    def test_names_of_lists_are_claimed_to_be_absent(self):
        text = ("- `A`, `B.c` and texts, `D`; `E` of things. Members have no `F`\n"
                "- Pictures, `G`\n  and more (`H`)\n\n`I`\n")
        self.assertEqual(claims.claimed_absent(text), ["A", "B.c", "D", "E", "F", "G", "H"])

    def test_names_are_mentioned_after_prepositions_and_before_verbs(self):
        text = ("- `A` and `B` have only a size. The lines of `C` and `D`, `E`; what `F`'s lines are\n"
                "- [`G`](g.md) is kept, and a host calls `H`. Members such as `I`: `J`\n")
        self.assertEqual(claims.claimed_absent(text), ["E", "J"])

    def test_what_is_absent_in_embedded_swift_alone_is_not_claimed(self):
        self.assertEqual(claims.claimed_absent("- `A`; in Embedded Swift `B`. In Embedded\n  Swift no `C`; `D`\n"), ["A", "D"])

    def test_what_is_there_is_found_by_its_type(self):
        interface = interfaces.read_interface([GRAPH])
        members = {"Base": ["show(_:)"], "Sub": ["size", "fit()"], "Other": ["size"], "Mode": [".plain"]}
        for name in ["Base", "Alias", "Base.show", "Sub.show(_:animated:)", "Other.size", "Mode.plain", "fit", "fit()", "plain", "UIThing"]:
            self.assertTrue(claims.is_there(name, interface, members, {"UIThing"}), name)
        # UIKit gives a size to two types, and one lacks it.
        for name in ["Sub.size", "Missing", "Missing.size", "size", "Base.hide", "Base.show(animated:)", "hide"]:
            self.assertFalse(claims.is_there(name, interface, members), name)

    def test_the_check_reports_what_is_there(self):
        interface, symbols = interfaces.read_interface([GRAPH]), coverage.read_symbols([GRAPH])
        rows = interfaces.read_rows("14\tclass\tSub\tfit()\n")
        with tempfile.TemporaryDirectory() as folder:
            before, coverage.DOCUMENT = coverage.DOCUMENT, Path(folder) / "not-yet.md"
            self.addCleanup(setattr, coverage, "DOCUMENT", before)
            ends = f"\n{coverage.BEGIN_INTERFACE}\n- `Base`\n{coverage.BEGIN}\n"
            for item, wrong in [("`Missing`, `Other.fit()`", None), ("`Missing`, `Other`", "Other"), ("`Sub.fit()`", "Sub.fit()"), ("`fit`", "fit")]:
                coverage.DOCUMENT.write_text(f"- {item}\n{ends}")
                if wrong is None:
                    coverage.check(coverage.DOCUMENT.read_text(), symbols, interface, rows)
                else:
                    with self.assertRaisesRegex(SystemExit, f"absent what is there: {wrong}".replace("(", r"\(").replace(")", r"\)")):
                        coverage.check(coverage.DOCUMENT.read_text(), symbols, interface, rows)
            with self.assertRaisesRegex(SystemExit, "out of date"):
                coverage.check("another", symbols, interface, rows)


if __name__ == "__main__":
    unittest.main()
