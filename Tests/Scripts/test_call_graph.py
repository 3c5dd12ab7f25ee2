"""What callgrind writes: functions, their files, and calls between modules."""

import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
from call_graph import CallGraph  # noqa: E402

# The form of https://valgrind.org/docs/manual/cl-format.html, with names that are stated once.
TRACE = """\
# callgrind format
fl=(1) /a/Sources/Upper/View.swift
fn=(1) $s5Upper4layout
10 4
fi=(2) /a/Sources/Lower/Inlined.swift
3 1
fe=(1)
cfi=(3) /a/Sources/Lower/Engine.swift
cfn=(2) $s5Lower5solve
calls=1 20
11 400

fl=(3)
fn=(2)
20 5
cfi=(4) /<compiler-generated>
cfn=(3) $s5Upper7witness
calls=2 0
21 90
cfi=(5) /usr/lib/runtime.c
cfn=(4) swift_release
calls=1 7
+1 6

fl=(4)
fn=(3)
0 2
cfi=(1)
cfn=(5) $s5Upper3ask
calls=2 30
0 60

fl=(5)
fn=(4)
7 1
cfi=(1)
cfn=(6) $s5Upper6deinit
calls=1 40
7 3
"""


class CallGraphTests(unittest.TestCase):
    def setUp(self):
        self.graph = CallGraph(TRACE)
        self.modules = ["Lower", "Upper"]

    def test_a_file_is_entered_if_a_function_of_it_is_called(self):
        self.assertEqual(self.graph.entered_files(self.modules), {"Lower": {"Engine.swift"}, "Upper": {"View.swift"}})

    def test_code_in_line_touches_its_own_file(self):
        touched = self.graph.touched_files(self.modules)
        self.assertEqual(touched, {"Lower": {"Engine.swift", "Inlined.swift"}, "Upper": {"View.swift"}})

    def test_a_call_through_a_witness_is_a_call_upward_and_one_of_the_runtime_is_not(self):
        self.assertEqual(self.graph.upward_calls(self.modules), {("Lower", "Upper", "$s5Upper3ask")})


if __name__ == "__main__":
    unittest.main()
