#!/usr/bin/env python3
"""How scripts/page_text.py writes bytes into a page and Sources/OpenUIKitWeb/Page/module.js reads them; needs node.

usage: test_page_text.py NODE
"""
import gzip
import json
import random
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import page_text  # noqa: E402

NODE = sys.argv[1]
READ = f"""
const read = require('node:vm').runInThisContext(
  require('node:fs').readFileSync({str(ROOT / "Sources/OpenUIKitWeb/Page/module.js")!r}, 'utf8') + '; bytesInText');
const texts = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
console.log(JSON.stringify(texts.map((text) => [...read(text)])));
"""


def read(texts):
    """What the page reads from the texts."""
    done = subprocess.run([NODE, "-e", READ], input=json.dumps(texts), check=True, capture_output=True, text=True)
    return [bytes(each) for each in json.loads(done.stdout)]


class PageText(unittest.TestCase):
    def test_bytes_come_back_at_every_length(self):
        contents = [random.randbytes(length) for length in range(40)] + [bytes(range(256)) * 3, bytes(100), b"\xff" * 100]
        self.assertEqual(read([page_text.text_of(content) for content in contents]), contents)

    def test_no_character_is_altered_by_html_or_by_line_endings(self):
        text = page_text.text_of(bytes(range(256)) * 50 + random.randbytes(10_000))
        self.assertFalse(set(text) & set("\0\n\r<"))

    def test_what_is_zipped_is_gzip(self):
        self.assertEqual(gzip.decompress(page_text.zipped(b"text" * 1000)), b"text" * 1000)


unittest.main(argv=sys.argv[:1])
