"""Comparing what Chromium shows with what Cairo draws."""
import io
import os
import subprocess
import tempfile
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter
from page import NATIVE, ROOT

SIZE = (390, 700)
# Where the pictures of screens that differ are left side by side: page, Cairo, difference; of all screens with MASONRY_SHEETS=1.
SHEETS = ROOT / "build" / "differences"
# The sides of a tile, in points.
TILE = 12


def drawn_by_cairo(names, seconds, *options):
    """The pictures of screens as they are some time after they appeared, one pixel for a point, by name."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["--size", "x".join(map(str, SIZE)), "--scale", "1", "--at", str(seconds), "--output", folder, *options]
        subprocess.run([NATIVE, "draw", *names, *arguments], check=True, capture_output=True)
        return {name: picture(next(Path(folder).glob(f"{name}-at-*.png")).read_bytes()) for name in names}


def shown_by(page):
    """The picture of the screen that a page shows."""
    return picture(page.page.locator("#screen").screenshot())


def picture(data):
    return Image.open(io.BytesIO(data)).convert("RGB")


def difference(one, other):
    """How far apart two pictures are, and where most: the largest mean of a tile, in 255ths of the range of a colour.

    What counts at a point is how far its colour is outside the range of those that the other picture has there and next to
    it. So it does not matter how letters and edges are smoothed, nor a shift by less than a point.
    """
    # Four times as much, since means are whole numbers.
    means = beyond(one, other).point(lambda value: min(255, 4 * value)).filter(ImageFilter.BoxBlur((TILE - 1) / 2))
    half = TILE // 2
    # Beyond its edges a picture has the colours of its edges; tiles lie inside.
    red, green, blue = means.crop((half, half, means.width - half, means.height - half)).split()
    means = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    largest = means.getextrema()[1]
    left, top = means.point(lambda value: 255 * (value == largest)).getbbox()[:2]
    return largest / 4, (left + half, top + half)


def beyond(one, other):
    one, other = (each.filter(ImageFilter.BoxBlur(0.5)) for each in (one, other))
    return ImageChops.lighter(outside(one, other), outside(other, one))


def outside(one, other):
    """How far each colour is from the range of those round the same place in the other picture."""
    lowest, highest = other.filter(ImageFilter.MinFilter(3)), other.filter(ImageFilter.MaxFilter(3))
    return ImageChops.add(ImageChops.subtract(one, highest), ImageChops.subtract(lowest, one))


def apart(name, shown, drawn, limit):
    """The message about a screen whose pictures are more than the limit apart; nothing for others."""
    assert shown.size == drawn.size, (name, shown.size, drawn.size)
    largest, place = difference(shown, drawn)
    if largest > limit or os.environ.get("MASONRY_SHEETS"):
        save_sheet(name, shown, drawn)
    return [f"{name}: {largest} of at most {limit} round {place}"] if largest > limit else []


def save_sheet(name, shown, drawn):
    SHEETS.mkdir(parents=True, exist_ok=True)
    pictures = [shown, drawn, beyond(shown, drawn).point(lambda value: min(255, 4 * value))]
    sheet = Image.new("RGB", (sum(each.width + 10 for each in pictures), shown.height), "grey")
    for index, each in enumerate(pictures):
        sheet.paste(each, (index * (each.width + 10), 0))
    sheet.save(SHEETS / f"{name}.png")
