"""Draws the modules with arrows to those that they import, from the table of scripts/folders.txt.

A module stands above all that it imports. An arrow that follows from others is left out: what imports `OpenUIKit` imports `OpenUIKitCore` too.
"""
from html import escape

ROW_HEIGHT, BOX_HEIGHT, MARGIN, WIDTH = 62, 30, 16, 860
# The width of a letter.
LETTER = 7.1


def below(module, table):
    """All modules that a module imports, by others or itself."""
    found, waiting = set(), [module]
    while waiting:
        for name in table[waiting.pop()]:
            if name not in found:
                found.add(name)
                waiting.append(name)
    return found


def arrows(table):
    """The imports that follow from no others, as pairs."""
    return [(module, name) for module, names in table.items() for name in names
            if not any(name in below(other, table) for other in names if other != name)]


def rows(table):
    """The modules by the length of the longest chain of imports below them, the lowest first."""
    depth = {}

    def depth_of(module):
        if module not in depth:
            depth[module] = 1 + max((depth_of(name) for name in table[module]), default=-1)
        return depth[module]

    result = [[] for _ in range(1 + max(map(depth_of, table)))]
    for module in table:
        result[depth[module]].append(module)
    return result


def places(table, pairs):
    """The middle of each box. The boxes of a row are spread over it, in the order of what they have arrows to."""
    levels, middle = rows(table), {}
    for number, level in enumerate(levels):
        wanted = {}
        for index, module in enumerate(level):
            ends = [middle[end][0] for start, end in pairs if start == module]
            wanted[module] = sum(ends) / len(ends) if ends else WIDTH * (index + 1) / (len(level) + 1)
        order = sorted(level, key=wanted.get)
        widths = [box_width(module) for module in order]
        gap = (WIDTH - sum(widths)) / (len(order) + 1)
        left = gap
        for module, width in zip(order, widths):
            middle[module] = (left + width / 2, MARGIN + (len(levels) - 1 - number) * ROW_HEIGHT + BOX_HEIGHT / 2)
            left += width + gap
    return middle


def box_width(module):
    return len(module) * LETTER + 22


def draw(modules, style):
    """The picture of the modules that have imports in the table, or are imported there."""
    names = {module.name for module in modules}
    table = {module.name: [name for name in module.imports if name in names] for module in modules}
    pairs = arrows(table)
    middle = places(table, pairs)
    height = round(max(y for _, y in middle.values()) + BOX_HEIGHT / 2 + MARGIN)
    parts = []
    for start, end in pairs:
        (x1, y1), (x2, y2) = middle[start], middle[end]
        y1, y2 = y1 + BOX_HEIGHT / 2, y2 - BOX_HEIGHT / 2 - 5
        bend = (y2 - y1) / 2
        parts.append(f'<path class="arrow" d="M{x1:.0f} {y1:.0f}C{x1:.0f} {y1 + bend:.0f} {x2:.0f} {y2 - bend:.0f} {x2:.0f} {y2:.0f}" marker-end="url(#head)"/>')
    for module, (x, y) in middle.items():
        width = box_width(module)
        parts.append(f'<rect class="module" x="{x - width / 2:.0f}" y="{y - BOX_HEIGHT / 2:.0f}" width="{width:.0f}" height="{BOX_HEIGHT}" rx="7"/>')
        parts.append(f'<text x="{x:.0f}" y="{y + 4.5:.0f}" text-anchor="middle">{escape(module)}</text>')
    size = f'width="{WIDTH}" height="{height}"'
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {size}>\n<style>\n{style}\n'
            '.arrow { fill: none; stroke: #8e8e93; stroke-width: 1.2 } .head { fill: #8e8e93 }\n</style>\n'
            f'<rect class="page" {size}/>\n<marker id="head" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
            '<path class="head" d="M0 0L8 4L0 8z"/></marker>\n' + "\n".join(parts) + "\n</svg>\n")
