#!/usr/bin/env python3
"""Tests that every rule of scripts/lint_words.py finds what it forbids, and nothing else."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import lint_words  # noqa: E402

GLOSSARY = """
### Glossary

| write | for | not |
|---|---|---|
| caller | code that does something | `who`, `nobody` |
| NaN | not a number | `no number` |

## Next
| a | b | `frame` |
"""
BANNED = lint_words.banned_words(GLOSSARY)


def findings(text, path="Sources/A.swift"):
    return [message for _, message in lint_words.findings(path, text, BANNED)]


def words(count):
    return " ".join(["word"] * (count - 1)) + " end."


class Openings(unittest.TestCase):
    def test_a_comment_that_begins_without_a_name_is_found(self):
        for start in ("/// What the window shows.", "  // What changes rows comes last.", "/// The same for members with a signature."):
            self.assertEqual(len(findings(start)), 1, start)

    def test_a_comment_that_names_its_subject_is_allowed(self):
        for start in ("/// The same as `left`.", "/// The content of the window.\n/// What it shows may change.", "// Whatever holds."):
            self.assertEqual(findings(start), [], start)

    def test_documents_may_begin_with_what(self):
        self.assertEqual(findings("What is wrong is named.", "docs/a.md"), [])


class Genitives(unittest.TestCase):
    def test_of_which_is_found_except_after_a_quantity(self):
        self.assertEqual(len(findings("/// Sets, of which one is active.")), 1)
        self.assertEqual(len(findings("Sets of which one is active.", "docs/a.md")), 1)
        self.assertEqual(findings("/// Sets, one of which is active, each of which has a name."), [])


class LongSentences(unittest.TestCase):
    def test_a_sentence_of_36_words_is_found_in_comments_of_each_kind(self):
        for start in ("/// ", "  // ", "let x = 1  // "):
            self.assertEqual(len(findings(start + words(36))), 1, start)
            self.assertEqual(findings(start + words(35)), [], start)

    def test_a_sentence_continues_on_the_next_line_of_a_comment(self):
        self.assertEqual(len(findings(f"/// {words(20)[:-1]}\n/// {words(20)}")), 1)

    def test_a_new_sentence_paragraph_or_list_item_begins_a_new_count(self):
        for separator in (". It ", "\n///\n/// ", "\n/// - ", "\nlet x = 1\n/// "):
            self.assertEqual(findings("/// " + words(30)[:-1] + separator + words(30)), [], separator)

    def test_an_abbreviation_does_not_end_a_sentence(self):
        self.assertEqual(len(findings("/// " + words(20)[:-1] + " e.g. a " + words(20))), 1)

    def test_names_of_tests_are_checked(self):
        for start in ('@Test("', '@Suite(\n  "'):
            self.assertEqual(len(findings(start + 'A view finds who calls")')), 1, start)
            self.assertEqual(findings(start + 'A view finds its caller", .serialized)'), [], start)

    def test_code_and_strings_are_no_sentences(self):
        self.assertEqual(findings(f"/// ```\n/// {words(40)}\n/// ```"), [])
        self.assertEqual(findings(f'let text = "// {words(40)}"'), [])
        self.assertEqual(findings(f'let text = """\n  // {words(40)}\n  """'), [])

    def test_paragraphs_of_documents_are_checked_and_tables_and_code_are_not(self):
        self.assertEqual(len(findings(words(36), "docs/a.md")), 1)
        self.assertEqual(len(findings(f"# Title\n- item\n  {words(36)}", "README.md")), 1)
        self.assertEqual(findings(f"| {words(36)} |\n\n    {words(36)}\n\n```\n{words(36)}\n```", "docs/a.md"), [])

    def test_comments_and_documentation_strings_of_scripts_are_checked(self):
        python = f'#!/usr/bin/env python3\n"""{words(36)}"""\ndef a():\n    """{words(36)}"""\n    # {words(36)}\n    return """{words(36)}"""\n'
        self.assertEqual(len(findings(python, "scripts/a.py")), 3)
        self.assertEqual(len(findings(f"#!/usr/bin/env bash\n# {words(36)}\necho {words(36)}\n", "scripts/a")), 1)

    def test_a_link_counts_as_its_title_and_code_as_one_word(self):
        self.assertEqual(findings(f"[a link](to a very long place) `a b c d` {words(32)}", "docs/a.md"), [])


class Glossary(unittest.TestCase):
    def test_words_come_from_the_last_column_of_the_glossary_alone(self):
        self.assertEqual(BANNED, {"who": "caller", "nobody": "caller", "no number": "NaN"})

    def test_a_banned_word_is_found_in_comments_and_documents(self):
        self.assertEqual(len(findings("/// Nobody reads it.")), 1)
        self.assertEqual(len(findings("let x = 1  // for a view who asks")), 1)
        self.assertEqual(len(findings("A view who asks.", "docs/a.md")), 1)

    def test_a_banned_phrase_is_found_across_lines(self):
        self.assertEqual(len(findings("/// It is no\n/// number.")), 1)

    def test_parts_of_words_quotations_and_code_are_not_found(self):
        self.assertEqual(findings('/// The whole, not "who", not `nobody`.\nlet who = nobody'), [])

    def test_the_glossary_of_the_project_is_found(self):
        self.assertIn("nobody", lint_words.banned_words((ROOT / "CONTRIBUTING.md").read_text()))


class CodeMarks(unittest.TestCase):
    def test_an_identifier_with_a_dot_stands_between_code_marks(self):
        self.assertEqual(len(findings("Linear model.constraints.", "Sources/A/A.docc/A.md")), 1)
        self.assertEqual(len(findings("/// Reads view.layer.frame of a view.")), 1)
        self.assertEqual(findings("/// Reads `view.layer.frame`, and ``UIView/frame``."), [])

    def test_files_servers_abbreviations_and_ends_of_sentences_are_not_code(self):
        self.assertEqual(findings("UIView.h, index.html, swift.org, e.g. https://a.example/b.c, developer.apple.com/documentation. Next.", "README.md"), [])


class DatesAndHashes(unittest.TestCase):
    def test_dates_are_found_in_documents(self):
        for date in ("2026-11-22", "22 November 2026", "the 3rd of May", "November 2026", "May 3"):
            self.assertEqual(len(findings(f"Measured on {date}.", "docs/a.md")), 1, date)

    def test_commit_hashes_are_found_in_documents(self):
        for commit in ("636c301", "4d446262f1a6d0c2b0e7a2c5a8b1c2d3e4f5a6b7"):
            self.assertEqual(len(findings(f"As of {commit}.", "docs/a.md")), 1, commit)

    def test_dates_and_hashes_are_found_in_tables_and_code(self):
        self.assertEqual(len(findings("| 636c301 |\n\n```\n2026-11-22\n```", "docs/a.md")), 2)

    def test_numbers_words_and_other_files_are_not_found(self):
        self.assertEqual(findings("You may 1234567 defaced. 1-2-3", "docs/a.md"), [])
        self.assertEqual(findings("On 22 November 2026 (636c301).", "CHANGELOG.md"), [])

    def test_the_section_that_make_bench_writes_may_have_a_date(self):
        section = "<!-- make bench -->\nOn 2026-11-22.\n<!-- end -->\n"
        self.assertEqual(findings(section, "docs/a.md"), [])
        self.assertEqual(len(findings(section + "On 2026-11-22.\n", "docs/a.md")), 1)


if __name__ == "__main__":
    unittest.main()
