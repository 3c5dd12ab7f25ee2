"""Makes the same card in several ways, two at once, and prints a table in Markdown: see `compare`."""
import http.client
import multiprocessing
import os
import pathlib
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse

HERE = pathlib.Path(__file__).resolve().parent
FOLDER, SECONDS = pathlib.Path(sys.argv[1]).resolve(), float(sys.argv[2])
ROUNDS, AT_ONCE, PORT = 3, 2, 18081
HTML = (HERE / "card.html").read_text(encoding="utf-8")
FONTS = sorted(pathlib.Path("/usr/share/fonts").rglob("Inter-*.otf"))


def title(number):
    return f"A bridge over the river at night, {number}"


# Each way: prepares itself in a process of its own, and returns a function that makes the PNG of a card.


def masonry(kind="png"):
    connection = http.client.HTTPConnection("127.0.0.1", PORT)

    def make(number):
        query = urllib.parse.urlencode({"title": title(number), "author": "Ada Lindqvist", "badges": "Swift,Layout", "theme": "dark"})
        connection.request("GET", f"/card.{kind}?{query}")
        answer = connection.getresponse()
        data = answer.read()
        assert answer.status == 200, data
        return data

    return make


def takumi():
    from takumi_py import FontResource, Renderer

    renderer = Renderer(load_default_fonts=False)
    weights = {"Medium": 500, "SemiBold": 600, "Bold": 700}
    for name, weight in weights.items():
        file = next(font for font in FONTS if font.stem == f"Inter-{name}")
        renderer.register_font(FontResource(file.read_bytes(), name="Inter", weight=weight, style="normal"))
    body, style = HTML.split("<body>")[1].split("</body>")[0], HTML.split("<style>")[1].split("</style>")[0]
    return lambda number: renderer.render_html(body.replace("TITLE", title(number)), stylesheets=[style], width=1200, height=630)


def resvg():
    """Only the second half of Satori with resvg: pixels from an SVG, here the server's."""
    import resvg_py

    drawing = masonry("svg")(0).decode()
    return lambda number: bytes(resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True))


def chromium():
    from playwright.sync_api import sync_playwright

    browser = sync_playwright().start().chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1200, "height": 630})

    def make(number):
        page.set_content(HTML.replace("TITLE", title(number)))
        return page.screenshot()

    return make


def with_command(command):
    folder = tempfile.mkdtemp()
    page, picture = pathlib.Path(folder) / "card.html", pathlib.Path(folder) / "card.png"

    def make(number):
        page.write_text(HTML.replace("TITLE", title(number)), encoding="utf-8")
        subprocess.run(command(folder, page, picture), check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return picture.read_bytes()

    return make


def chromium_each():
    return with_command(lambda folder, page, picture: [
        "chromium", "--headless", "--no-sandbox", f"--user-data-dir={folder}/profile", "--window-size=1200,630", "--hide-scrollbars",
        f"--screenshot={picture}", f"file://{page}"])


def wkhtmltoimage():
    return with_command(lambda folder, page, picture: [
        "wkhtmltoimage", "--quiet", "--width", "1200", "--height", "630", "--format", "png", str(page), str(picture)])


WAYS = {"this server": masonry, "Takumi": takumi, "resvg alone": resvg, "Chromium, kept open": chromium,
        "wkhtmltoimage": wkhtmltoimage, "Chromium, started for each card": chromium_each}


def work(name, ready, start, results):
    try:
        make = WAYS[name]()
        picture = make(0)
        (FOLDER / f"{name.replace(',', '').replace(' ', '-').lower()}.png").write_bytes(picture)
        ready.put(len(picture))
        start.wait()
        durations, end, number = [], time.monotonic() + SECONDS, 1
        while time.monotonic() < end:
            began = time.monotonic()
            make(number)
            durations.append(time.monotonic() - began)
            number += 1
        results.put(durations)
    except Exception as error:  # A way that is not installed is left out.
        ready.put(f"{type(error).__name__}: {error}")
    finally:
        # Browsers end with their process group.
        results.close()
        results.join_thread()
        ready.close()
        ready.join_thread()
        os.killpg(0, signal.SIGKILL)


def in_group(*arguments):
    os.setpgid(0, 0)
    work(*arguments)


def measured(name):
    """The durations of a round in seconds and the size of a picture, or why there are none."""
    if name == "Satori and resvg":
        return measured_satori()
    context = multiprocessing.get_context("fork")
    ready, start, results = context.Queue(), context.Event(), context.Queue()
    workers = [context.Process(target=in_group, args=(name, ready, start, results)) for _ in range(AT_ONCE)]
    for worker in workers:
        worker.start()
    sizes = [ready.get(timeout=120) for _ in workers]
    if any(isinstance(size, str) for size in sizes):
        for worker in workers:
            worker.terminate()
        return sizes[0]
    start.set()
    durations = sum((results.get(timeout=SECONDS + 120) for _ in workers), [])
    for worker in workers:
        worker.join()
    return durations, sizes[0]


def measured_satori():
    if not (FOLDER / "node_modules" / "satori").exists():
        return "npm cannot install it here"
    file = FOLDER / "satori-and-resvg.png"
    command = ["node", str(HERE / "satori.mjs"), str(FOLDER), str(SECONDS), str(file)]
    workers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(AT_ONCE)]
    lines = "".join(worker.communicate()[0] for worker in workers).split()
    return ([float(line) for line in lines], file.stat().st_size) if lines else "satori.mjs failed"


def row(name, rounds, own):
    durations = sum((durations for durations, _ in rounds), [])
    rate = statistics.median(len(durations) for durations, _ in rounds) / SECONDS
    parts = statistics.quantiles(durations, n=100)
    return (f"| {name} | {rate:.1f} | {parts[49] * 1e3:.1f} | {parts[98] * 1e3:.1f} | {rate / own:.2f} | {rounds[0][1] / 1024:.0f} |")


def main():
    server = subprocess.Popen([HERE.parent / ".build/release/CardServer", str(PORT)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        time.sleep(2)
        rounds = {name: [] for name in ["this server", "Satori and resvg", *list(WAYS)[1:]]}
        missing = {}
        for number in range(ROUNDS):
            for name in rounds:
                if name in missing:
                    continue
                result = measured(name)
                if isinstance(result, str):
                    missing[name] = result
                    continue
                rounds[name].append(result)
                print(f"round {number + 1}, {name}: {len(result[0]) / SECONDS:.1f} a second", file=sys.stderr, flush=True)
    finally:
        server.terminate()
        server.wait()
    own = statistics.median(len(durations) for durations, _ in rounds["this server"]) / SECONDS
    print("| way | cards a second | p50, ms | p99, ms | of this server | KB |\n|---|---|---|---|---|---|")
    for name, results in rounds.items():
        print(f"| {name} | not measured: {missing[name]} | | | | |" if name in missing else row(name, results, own))


if __name__ == "__main__":
    main()
