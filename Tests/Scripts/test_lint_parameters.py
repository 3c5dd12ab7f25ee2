"""Tests of scripts/lint_parameters.py."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
import lint_parameters  # noqa: E402


def findings(declaration, *items):
    comment = ["/// Sums.", "/// - Parameters:"] + [f"///   - {item}: A number." for item in items]
    return [finding for _, finding in lint_parameters.findings("\n".join(comment + [declaration]))]


class Parameters(unittest.TestCase):
    def test_a_list_that_leaves_a_parameter_out_is_reported(self):
        self.assertEqual(findings("public func sum(of a: Int, and b: Int) -> Int {", "a"), ["the list of parameters leaves 'b' out"])

    def test_a_parameter_that_does_not_exist_is_reported(self):
        self.assertEqual(findings("public init(a: Int) {", "a", "b"), ["there is no parameter 'b'"])

    def test_commas_in_types_and_defaults_separate_no_parameters(self):
        declaration = "public func sum<V, W>(of a: [V: W], _ b: Sum<V, W> = (1, 2), then c: (V, W) -> Void) {"
        self.assertEqual(findings(declaration, "a", "b", "c"), [])

    def test_attributes_may_stand_between_comment_and_declaration(self):
        self.assertEqual(findings("@discardableResult\npublic func sum(a: Int) {", "b"), [
            "the list of parameters leaves 'a' out", "there is no parameter 'b'"])

    def test_parameters_over_several_lines_are_read(self):
        self.assertEqual(findings("public func sum(\n  a: Int,\n  b: Int\n) {", "a", "b"), [])

    def test_internal_declarations_may_document_a_part(self):
        self.assertEqual(findings("func sum(a: Int, b: Int) {", "a"), [])


if __name__ == "__main__":
    unittest.main()
