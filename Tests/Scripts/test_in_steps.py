#!/usr/bin/env python3
"""Tests of what scripts/in-steps prints, and how it ends."""
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def in_steps(steps):
    """The status, the output and the errors of a run in a folder of its own, where the steps can read what is printed in a file `output`."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "scripts").mkdir()
        shutil.copy(ROOT / "scripts/in-steps", Path(folder) / "scripts/in-steps")
        output = Path(folder) / "output"
        with open(output, "w") as standard_output:
            run = subprocess.run([f"{folder}/scripts/in-steps"], input=steps, stdout=standard_output, stderr=subprocess.PIPE, text=True, check=False)
        return run.returncode, output.read_text(), run.stderr


class InSteps(unittest.TestCase):
    def test_a_step_is_named_with_its_number_and_its_time(self):
        status, output, _ = in_steps("First | echo one\nSecond | echo two\n")
        self.assertEqual(status, 0)
        self.assertRegex(output, r"== 1 of 2: First\none\n== 1 of 2 took \d+ s\n== 2 of 2: Second\ntwo\n")

    def test_a_failure_ends_the_list_and_is_repeated_below_what_followed_it(self):
        lines = 'echo "✘ Test a() failed"; echo "✘ Test b() passed with 1 known issue"; echo "a.swift:3: error: no"; seq 999'
        status, output, errors = in_steps(f"First | {lines}; exit 3\nSecond | echo two\n")
        self.assertEqual(status, 3)
        self.assertNotIn("two", output)
        self.assertEqual(errors.splitlines()[1:], ["✘ Test a() failed", "a.swift:3: error: no"])

    def test_a_failure_without_a_word_keeps_its_status(self):
        self.assertEqual(in_steps("First | exit 7\n")[0], 7)

    def test_steps_beside_another_run_while_it_does_and_are_printed_whole(self):
        wait = "until [ -e second ]; do sleep 0.01; done"
        status, output, _ = in_steps(f"First | {wait}; echo one\n+ Second | echo two; touch second; echo three\nLast | echo four\n")
        self.assertEqual(status, 0)
        self.assertRegex(output, "== 2 of 3, Second:\ntwo\nthree\n== 2 of 3 took \\d+ s\n")
        self.assertLess(max(output.index("three\n"), output.index("one\n")), output.index("== 3 of 3: Last\nfour\n"))

    def test_the_step_after_those_beside_another_waits_for_all_of_them(self):
        steps = "First | true\n" + "".join(f"+ Number {number} | sleep 0.1; touch {number}\n" for number in range(5))
        self.assertEqual(in_steps(steps + "Last | ls 0 1 2 3 4\n")[0], 0)

    def test_a_failure_beside_a_step_ends_it_and_what_it_has_started(self):
        status, output, errors = in_steps('First | sleep 60; echo one\n+ Second | echo "a.swift:3: error: no"; exit 5\nLast | echo two\n')
        self.assertEqual(status, 5)
        self.assertNotIn("two", output)
        self.assertRegex(errors, r"^== 2 of 3 failed after \d+ s: Second\na\.swift:3: error: no\n$")

    def test_the_steps_of_a_list_within_another_are_printed_as_each_ends(self):
        """The second step of the inner list waits until the first is printed."""
        wait = 'until grep -q "== 1 of 2, 1 of 2 took" output; do sleep 0.01; done'
        inner = f"'Inner | echo one\\nNext | {wait}; echo two\\n'"
        status, output, _ = in_steps(f"First | printf {inner} | scripts/in-steps\n+ Second | true\n")
        self.assertEqual(status, 0)
        self.assertRegex(output, r"== 1 of 2, 2 of 2: Next\n(.*\n)*== 1 of 2, 2 of 2, Next:\ntwo\n== 1 of 2, 2 of 2 took \d+ s\n")

    def test_a_failure_within_a_list_of_a_step_is_printed_once(self):
        inner = "'Inner | echo \"a.swift:3: error: no\"; exit 5\\n'"
        status, output, errors = in_steps(f"First | printf {inner} | scripts/in-steps\n+ Second | true\n")
        self.assertEqual(status, 5)
        self.assertRegex(output, r"== 1 of 2, 1 of 1 failed after \d+ s: Inner\na\.swift:3: error: no\n")
        self.assertRegex(errors, r"^== 1 of 2 failed after \d+ s: First\n$")


if __name__ == "__main__":
    unittest.main()
