"""What lies where on the gallery's screens, at the sizes of a desktop's window and of a phone both ways round."""

import functools

from page import GALLERY

SIZES = [(1280, 800, "ltr"), (390, 844, "ltr"), (390, 844, "rtl"), (844, 390, "ltr")]

# The shapes of a screen as convex polygons in its points: cards, panels, and texts that are on neither.
# A card is known by its shadow, and what belongs to a card is turned with it.
SHAPES = """() => {
  const canvas = document.querySelector('#screen .openuikit-canvas'), room = [canvas.clientWidth, canvas.clientHeight];
  // As the browser projects it: each layer is flattened into its parent.
  const matrixOf = (element) => {
    const chain = [];
    for (let each = element; each !== canvas; each = each.parentElement) chain.unshift(each);
    return chain.reduce((whole, { style, localName }) => {
      const own = new DOMMatrix(style.transform || 'none').translate(parseFloat(style.left) || 0, parseFloat(style.top) || 0);
      const next = whole.multiply(own);
      for (const part of ['m13', 'm23', 'm33', 'm43', 'm31', 'm32', 'm34']) next[part] = part === 'm33' ? 1 : 0;
      return next;
    }, new DOMMatrix());
  };
  // Without its corners, which may be round.
  const polygon = (element) => {
    const { offsetWidth: right, offsetHeight: bottom } = element, cut = Math.min(right, bottom) / 12, matrix = matrixOf(element);
    const corners = [[cut, 0], [right - cut, 0], [right, cut], [right, bottom - cut], [right - cut, bottom], [cut, bottom], [0, bottom - cut], [0, cut]];
    return corners.map(([x, y]) => matrix.transformPoint(new DOMPoint(x, y))).map(({ x, y, w }) => [x / w, y / w]);
  };
  const isShown = (element) => element.checkVisibility({ opacityProperty: true });
  const shadowed = (tint) => [...canvas.querySelectorAll('.openuikit-entry')].filter((entry) => entry.style.boxShadow.includes(tint) && isShown(entry));
  const panels = shadowed('34, 37, 43'), cards = shadowed('27, 30, 60');
  // A card with what clips it, as a carousel may.
  const clipped = (card) => {
    const polygons = [polygon(card)];
    for (let each = card.parentElement; each !== canvas; each = each.parentElement)
      if (each.style.overflow === 'clip' || each.style.clipPath) polygons.push(polygon(each));
    return polygons;
  };
  // A card on a panel is a part of it.
  const free = cards.filter((card) => !panels.some((panel) => panel.contains(card)));
  // What scrolls passes under the material of a bar, whose own texts are above it.
  const materials = [...canvas.querySelectorAll('.openuikit-entry')].filter((entry) => entry.style.backdropFilter);
  const isUnderBar = (line) => materials.some((bar) => {
    const [one, other] = [line, bar].map((element) => element.getBoundingClientRect());
    return line.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING
      && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  });
  const texts = [...canvas.querySelectorAll('.openuikit-line')].filter((line) => line.textContent && isShown(line) && !isUnderBar(line)
    && ![...cards, ...panels].some((each) => each.contains(line)) && !line.closest('[style*=matrix3d]'));
  const labels = texts.map((line) => line.parentNode), origin = canvas.getBoundingClientRect(), scale = origin.width / canvas.offsetWidth;
  return { room, panels: panels.map(polygon), cards: free.map(clipped), texts: texts.map((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const [x, above, ends, under] = [left - origin.left, top - origin.top, right - origin.left, bottom - origin.top].map((side) => side / scale);
    // Firefox gives texts of some sizes boxes that are a point higher than their lines.
    const [y, below] = [above + 0.6, under - 0.6];
    return { text: line.textContent, label: labels.indexOf(line.parentNode), box: [[x, y], [ends, y], [ends, below], [x, below]] };
  }) };
}"""


def _area(polygon):
    return abs(sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in zip(polygon, polygon[1:] + polygon[:1]))) / 2


def _clipped(polygon, area):
    """The part of a convex polygon in another one."""
    turn = sum((bx - ax) * (by + ay) for (ax, ay), (bx, by) in zip(area, area[1:] + area[:1]))
    for (ax, ay), (bx, by) in zip(area, area[1:] + area[:1]):
        side = lambda point: ((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)) * (1 if turn < 0 else -1)
        kept = []
        for start, end in zip(polygon, polygon[1:] + polygon[:1]):
            before, after = side(start), side(end)
            if before >= 0:
                kept.append(start)
            if before * after < 0:
                part = before / (before - after)
                kept.append([a + (b - a) * part for a, b in zip(start, end)])
        polygon = kept
    return polygon


def _faults(screen, room, cards, panels, texts):
    """What covers what. A panel as high as the screen is a side bar: the room for cards ends there."""
    width, height = room
    window = [[0, 0], [width, 0], [width, height], [0, height]]
    cards = [functools.reduce(_clipped, clips, card) for card, *clips in cards]
    covers = lambda one, other: _area(_clipped(_clipped(one, window), other)) > 1
    for panel in panels:
        if not (min(y for _, y in panel) <= 0 and max(y for _, y in panel) >= height) and any(covers(card, panel) for card in cards):
            yield screen, "a panel covers a card"
        yield from ((screen, "a panel covers", each["text"]) for each in texts if covers(panel, each["box"]))
    for index, each in enumerate(texts):
        if any(covers(card, each["box"]) for card in cards):
            yield screen, "a card covers", each["text"]
        yield from ((screen, "texts overlap", each["text"], other["text"]) for other in texts[:index]
                    # Boxes of a label's own lines may share a part of a point.
                    if each["label"] != other["label"] and covers(each["box"], other["box"]))


def the_device_begins_at_its_full_size(page):
    page.page.goto("about:blank")
    page.page.goto(GALLERY.as_uri())
    page.until("document.body.dataset.ready")
    assert page.run("document.getElementById('device').style.transform") == ""


def paper_shows_the_device_above_the_source(page):
    page.page.set_viewport_size({"width": 1280, "height": 800})
    page.page.goto("about:blank")
    page.page.goto(GALLERY.as_uri() + "#settings")
    page.until("document.body.dataset.ready")
    page.page.emulate_media(media="print")
    page.page.set_viewport_size({"width": 720, "height": 1000})
    try:
        box = "element => (({ x, y, width, height }) => [x, y, width, height])(document.getElementById(element).getBoundingClientRect())"
        (x, y, width, height), (_, source, *_), (*_, title) = (page.run(box, name) for name in ("device", "source", "title"))
        assert x > 0 and x + width < 720 and 300 < height and y + height < source and title > 10, (x, y, width, height, source, title)
    finally:
        page.page.emulate_media(media="screen")
        page.page.set_viewport_size({"width": 1280, "height": 800})


def panels_cover_no_cards_and_nothing_covers_a_text(page):
    found = []
    for width, height, direction in SIZES:
        page.page.set_viewport_size({"width": width, "height": height})
        page.page.goto("about:blank")
        page.page.goto(GALLERY.as_uri() + f"#basic{'&rtl' * (direction == 'rtl')}")
        page.until("document.body.dataset.ready")
        for screen in page.run("gallery.screens.map(s => s.identifier)"):
            if screen == "debugging-helpers":  # It is meant to look broken.
                continue
            page.show_after(screen, 1)
            found += [(width, height, direction, *fault) for fault in _faults(screen, **page.run(SHAPES))]
    assert not found, "\n".join(map(str, found))
