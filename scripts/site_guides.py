"""The guides of docs as web pages, with cmark-gfm."""
import html
import re
import shutil
import subprocess
from pathlib import Path
from urllib.parse import unquote

STYLE = """
:root { color-scheme: light dark; --paper: light-dark(#fffefb, #1e2024); --ink: light-dark(#1d1f23, #eceae4);
  --quiet: light-dark(#646871, #989da7); --rule: light-dark(#e3e1da, #2e3137); --code: light-dark(#f5f4f0, #17181b); --brand: light-dark(#b23d17, #ff8a5c); }
body { max-width: 46rem; margin: 0 auto; padding: 0 20px 80px; background: var(--paper); color: var(--ink);
  font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: break-word; }
nav { display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 18px 0; border-bottom: 1px solid var(--rule); font-size: 15px; }
nav strong { margin-inline-end: auto; }
a { color: var(--brand); }
h1, h2, h3 { line-height: 1.25; margin: 2em 0 .6em; }
h1 { font-size: 32px; margin-top: 1.2em; }
code, pre { font: 14px/1.55 ui-monospace, "SF Mono", Menlo, Consolas, monospace; background: var(--code); border-radius: 5px; }
code { padding: .1em .3em; }
pre { padding: 14px 16px; overflow-x: auto; border: 1px solid var(--rule); border-radius: 10px; }
pre code { padding: 0; }
table { display: block; overflow-x: auto; border-collapse: collapse; font-size: 15px; }
th, td { padding: 6px 12px; border: 1px solid var(--rule); text-align: start; vertical-align: top; }
img { max-width: 100%; height: auto; background: #fff; border-radius: 8px; }
.parts { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 14px; padding: 0; list-style: none; }
.parts a { display: block; height: 100%; box-sizing: border-box; padding: 16px; border: 1px solid var(--rule); border-radius: 12px; text-decoration: none; }
.parts a:hover { border-color: currentColor; }
.parts span { display: block; color: var(--quiet); font-size: 15px; }
"""
# In the order of the list on the front page.
OTHERS = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]


def page(title, content, home):
    """A whole page. `home` is the path to the root of the site."""
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)}</title>
<style>{STYLE}</style>
<nav aria-label="Site"><strong><a href="{home}index.html">Masonry</a></strong><a href="{home}guides/readme.html">Start</a><a href="{home}index.html#guides">Guides</a></nav>
<main>
{content}
</main>
</html>
"""


def name_of(path):
    return path.stem.lower() + ".html"


def identifier(heading):
    """The fragment of a heading, as Git hosts make it."""
    text = html.unescape(re.sub(r"<[^>]+>", "", heading)).lower()
    return re.sub(r"[^\w\- ]", "", text).strip().replace(" ", "-")


def with_identifiers(content):
    return re.sub(r"<h([1-6])>(.*?)</h\1>", lambda match: f'<h{match[1]} id="{identifier(match[2])}">{match[2]}</h{match[1]}>', content, flags=re.S)


def with_links(content, document, root, guides, repository):
    """The content with links between the guides, and to files of the repository where that has an address."""
    def link(match):
        address, _, fragment = unquote(html.unescape(match[1])).partition("#")
        if not address or re.match(r"\w+:", address):
            return match[0]
        target = (document.parent / address).resolve()
        if target in guides:
            return f'<a href="{name_of(target)}{"#" + fragment if fragment else ""}">{match[2]}</a>'
        if repository:
            return f'<a href="{repository.rstrip("/")}/{target.relative_to(root)}">{match[2]}</a>'
        return match[2]
    return re.sub(r'<a href="([^"]*)">(.*?)</a>', link, content, flags=re.S)


def with_pictures(content, document, folder):
    """The content with its pictures, which are copied beside the pages."""
    def picture(match):
        source = (document.parent / match[1]).resolve()
        shutil.copy(source, folder / source.name)
        return f'<img src="{source.name}"'
    return re.sub(r'<img src="([^":]*)"', picture, content)


def converted(document):
    return subprocess.run(["cmark-gfm", "--unsafe", "-e", "table", "-e", "autolink", document], check=True, capture_output=True, text=True).stdout


def title_of(document):
    return next((line[2:].strip() for line in document.read_text().splitlines() if line.startswith("# ")), document.stem)


def write(root, folder, repository):
    """Writes the guides; returns the name of the page and the title of each."""
    root, guides = Path(root).resolve(), []
    folder.mkdir(parents=True)
    documents = [root / name for name in OTHERS] + sorted((root / "docs").glob("*.md"))
    for document in documents:
        content = with_pictures(with_links(with_identifiers(converted(document)), document, root, documents, repository), document, folder)
        (folder / name_of(document)).write_text(page(f"{title_of(document)} — Masonry", content, "../"))
        guides.append((name_of(document), title_of(document) if document.name != "README.md" else "Start"))
    return guides


def front_page(parts, guides):
    """The page at the root. The parts are a path, a title and what there is to see."""
    items = "\n".join(
        f'<li><a href="{path if path.endswith(".html") else path + "/index.html"}"><strong>{html.escape(title)}</strong><span>{html.escape(text)}</span></a></li>'
        for path, title, text in parts)
    links = "\n".join(f'<li><a href="guides/{name}">{html.escape(title)}</a></li>' for name, title in guides)
    return page("Masonry", f"""<h1>Masonry</h1>
<p>Auto Layout, UIKit's views and iCarousel in Swift: on Apple's platforms, on Linux and in the browser.
<a href="guides/first-package.html">Add the package</a>, or look at every screen in the gallery.</p>
<ul class="parts">
{items}
</ul>
<h2 id="guides">Guides</h2>
<ul>
{links}
</ul>""", "")
