#!/usr/bin/env python3
"""Works out where the items of a carousel stand, from the formulas that docs/carousel.md states, by multiplying matrices.

Independent of the Swift sources: it builds every transform as the product of translations, rotations and the perspective, where
the sources use closed forms. Run by hand:

    python3 make_transforms.py > transforms.txt

With a seed and a number, random carousels: python3 make_transforms.py 7 10000 > FOLDER/transforms.txt. `CAROUSEL_TABLES=FOLDER` makes
TransformTableTests read them.

Output: a line "carousel key=value ..." for each carousel, then "visible N" and one line "item index offset opacity hidden m11 ... m44"
for each item that has a view.
"""
import math
import random
import sys

W = 200.0
LIMIT = 30
INF = math.inf


def mul(a, b):
    return [[sum(a[i][k] * b[k][j] for k in range(4)) for j in range(4)] for i in range(4)]


def identity():
    return [[1.0 if i == j else 0.0 for j in range(4)] for i in range(4)]


def translation(x, y, z):
    m = identity()
    m[3][:3] = [x, y, z]
    return m


def rotation(angle, x, y, z):
    """For row vectors, right-handed about one of the axes."""
    c, s = math.cos(angle), math.sin(angle)
    if (x, y, z) == (0, 1, 0):
        return [[c, 0, -s, 0], [0, 1, 0, 0], [s, 0, c, 0], [0, 0, 0, 1]]
    if (x, y, z) == (-1, 0, 0):
        return [[1, 0, 0, 0], [0, c, -s, 0], [0, s, c, 0], [0, 0, 0, 1]]
    if (x, y, z) == (0, 0, 1):
        return [[c, s, 0, 0], [-s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    raise ValueError


def product(*matrices):
    result = identity()
    for m in matrices:
        result = mul(result, m)
    return result


CIRCLES = ["rotary", "invertedRotary", "cylinder", "invertedCylinder", "wheel", "invertedWheel"]
TYPES = ["linear"] + CIRCLES + ["coverFlow", "coverFlow2", "timeMachine", "invertedTimeMachine", "leftTilted", "rightTilted"]
DEFAULT_SPACING = {"coverFlow": 0.25, "coverFlow2": 0.25, "leftTilted": 0.4, "rightTilted": 0.4}
DEFAULT_TILT = {"coverFlow": 0.9, "coverFlow2": 0.9, "timeMachine": 0.3, "invertedTimeMachine": 0.3,
                "leftTilted": 0.5, "rightTilted": 0.5}


class Carousel:
    def __init__(self, type, vertical=False, wrap=None, rtl=False, n=20, placeholders=0, size=(800.0, 600.0), offset=0.0,
                 perspective=-1 / 500, viewpoint=(0.0, 0.0), options=None):
        self.type, self.vertical, self.rtl, self.n, self.size, self.offset = type, vertical, rtl, n, size, offset
        self.perspective, self.viewpoint, self.options = perspective, viewpoint, dict(options or {})
        if wrap is not None:
            self.options["wrap"] = 1.0 if wrap else 0.0
        self.wrap = self.option("wrap", 1.0 if type in CIRCLES else 0.0) != 0
        self.all_placeholders = placeholders
        self.placeholders = 0 if self.wrap else placeholders
        self.total = n + self.placeholders
        self.length = size[1] if vertical else size[0]
        self.spacing = self.option("spacing", DEFAULT_SPACING.get(type, 1.0))
        self.tilt = self.option("tilt", DEFAULT_TILT.get(type, 0.0))
        self.count()
        self.mirrored = rtl and not vertical
        # Setting the offset from 0 turns the items of coverFlow2 over, unless an end is reached.
        moved = self.index() != 0
        d = self.shortest(self.index(), 0)
        self.toggle = max(-1, min(1, d)) if moved else 0.0
        self.self_moving = not self.wrap and (offset < 0 or offset >= n - 1)

    def option(self, name, default):
        return self.options.get(name, default)

    def index(self):
        i = math.floor(abs(self.offset) + 0.5) * (1 if self.offset >= 0 else -1)
        return i % self.n if self.wrap else max(0, min(self.n - 1, i))

    def shortest(self, a, b):
        direct = b - a
        if not self.wrap:
            return direct
        around = min(a, b) + self.n - max(a, b)
        if a < b:
            around = -around
        return direct if abs(direct) <= abs(around) else around

    def count(self):
        if self.type not in CIRCLES:
            self.places = self.total
            return
        raw = math.ceil(self.length / (self.spacing * W)) * math.pi
        c0 = math.trunc(min(LIMIT, max(12, raw)))
        self.places = math.trunc(self.option("count", min(self.total, c0)))
        arc = self.option("arc", 2 * math.pi)
        ws = W * self.spacing
        if "otary" in self.type:
            default = max(ws / 2, ws / 2 / math.tan(arc / 2 / self.places))
        elif "ylinder" in self.type:
            default = max(0.01, ws / 2 / math.tan(arc / 2 / self.places))
        else:
            default = ws * self.places / arc
        self.radius = self.option("radius", default)
        self.angle = self.option("angle", arc / self.places)

    def visible(self):
        rows = math.ceil(self.length / (W * self.spacing)) + 2
        t = self.type
        if t in ("linear", "coverFlow", "coverFlow2", "leftTilted", "rightTilted"):
            v = rows
        elif t in ("rotary", "cylinder"):
            v = self.places
        elif t in ("invertedRotary", "invertedCylinder"):
            v = math.ceil(self.places / 2)
        elif t in ("wheel", "invertedWheel"):
            v = self.places if self.radius - W / 2 < min(self.size) / 2 else math.ceil(self.places / 2) + 1
        else:
            v = LIMIT
        v = math.trunc(self.option("visibleItems", min(v, LIMIT)))
        return max(0, min(v, self.total))

    def item_offset(self, i):
        o = i - self.offset
        if self.wrap:
            if o > self.n / 2:
                o -= self.n
            elif o < -self.n / 2:
                o += self.n
        return o

    def alpha(self, o):
        low = self.option("fadeMin", 0.0 if self.type == "invertedTimeMachine" else -INF)
        high = self.option("fadeMax", 0.0 if self.type == "timeMachine" else INF)
        span, least = self.option("fadeRange", 1.0), self.option("fadeMinAlpha", 0.0)
        over = o - high if o > high else (low - o if o < low else 0.0)
        return 1.0 - min(over, span) / span * (1.0 - least)

    def base(self):
        p = identity()
        p[2][3] = self.perspective
        vx = -self.viewpoint[0] if self.mirrored else self.viewpoint[0]
        return mul(translation(-vx, -self.viewpoint[1], 0), p)

    def transform(self, o):
        m = self.upright(o)
        if self.mirrored:
            flip = identity()
            flip[0][0] = -1.0
            m = product(flip, m, flip)
        scale = 1.0 - min(abs(o), self.option("scaleRange", 1.0)) / self.option("scaleRange", 1.0) * (1 - self.option("minScale", 1.0))
        s = identity()
        s[0][0] = s[1][1] = scale
        return mul(s, m)

    def upright(self, o):
        """The transform in a row from left to right."""
        b, v, t, S = self.base(), self.vertical, self.type, self.spacing
        axis = (-1, 0, 0) if v else (0, 1, 0)

        def moved(d, z):
            return translation(0, d, z) if v else translation(d, 0, z)

        if t == "linear":
            return product(moved(o * W * S, 0), b)
        if t in ("rotary", "invertedRotary"):
            r, a = self.radius, o * self.angle
            if t == "invertedRotary":
                r, a = -r, -a
            return product(moved(r * math.sin(a), r * math.cos(a) - r), b)
        if t in ("cylinder", "invertedCylinder"):
            r, a = self.radius, o * self.angle
            if t == "invertedCylinder":
                r, a = -r, -a
            return product(translation(0, 0, r + 0.01), rotation(a, *axis), translation(0, 0, -r), b)
        if t in ("wheel", "invertedWheel"):
            r, a = self.radius, o * self.angle
            if t == "invertedWheel":
                r, a = -r, -a
            if v:
                return product(translation(r, 0, o * 0.01), rotation(a, 0, 0, 1), translation(-r, 0, 0), b)
            return product(translation(0, -r, o * 0.01), rotation(a, 0, 0, 1), translation(0, r, 0), b)
        if t in ("coverFlow", "coverFlow2"):
            c = max(-1.0, min(1.0, o))
            if t == "coverFlow2" and not self.self_moving:
                tau = self.toggle
                if tau > 0:
                    c = -1.0 if o <= -0.5 else (-tau if o <= 0.5 else (1 - tau if o <= 1.5 else c))
                else:
                    c = 1.0 if o > 0.5 else (-tau if o > -0.5 else (-1 - tau if o > -1.5 else c))
            x = (c * 0.5 * self.tilt + o * S) * W
            return product(rotation(-c * math.pi / 2 * self.tilt, *axis), moved(x, -abs(c) * W / 2), b)
        if t in ("leftTilted", "rightTilted"):
            # In a mirrored row left stays left, so that the unmirrored row leans the other way.
            left = (t == "leftTilted") != self.mirrored
            sign = -1.0 if left else 1.0
            c = max(-1.0, min(1.0, o))
            x = (c * 0.5 * self.tilt + o * S) * W
            z = -abs(c) * W / 2 + sign * 0.01 * o
            return product(rotation(sign * abs(c) * math.pi / 2 * self.tilt, *axis), moved(x, z), b)
        if t == "timeMachine":
            return product(moved(o * W * self.tilt, o * W * S), b)
        if t == "invertedTimeMachine":
            return product(moved(o * W * self.tilt, -o * W * S), b)
        raise ValueError

    def window(self):
        v = self.visible()
        start = self.index() - v // 2
        if not self.wrap:
            p = self.placeholders
            start = max(-((p + 1) // 2), min(start, self.n - 1 + p // 2 - v + 1))
        indexes = {(i % self.n if self.wrap else i) for i in range(start, start + v)}
        return sorted(i for i in indexes if self.alpha(self.item_offset(i)) != 0)

    def hidden(self, m):
        backs = self.option("showBackfaces", 0.0 if self.type == "invertedCylinder" else 1.0)
        return backs == 0 and m[2][2] <= 0

    def print(self):
        o = " ".join(f"{k}={v!r}" for k, v in sorted(self.options.items()))
        print(f"carousel type={self.type} vertical={int(self.vertical)} rtl={int(self.rtl)} n={self.n} "
              f"placeholders={self.all_placeholders} width={self.size[0]!r} height={self.size[1]!r} offset={self.offset!r} "
              f"perspective={self.perspective!r} vx={self.viewpoint[0]!r} vy={self.viewpoint[1]!r} | {o}")
        print(f"visible {self.visible()}")
        for i in self.window():
            off = self.item_offset(i)
            m = self.transform(off)
            numbers = " ".join(repr(float(x) + 0.0) for row in m for x in row)
            print(f"item {i} {off!r} {self.alpha(off)!r} {int(self.hidden(m))} {numbers}")


def main():
    for t in TYPES:
        for vertical in (False, True):
            for wrap in (False, True):
                Carousel(t, vertical, wrap, offset=3.3).print()
            Carousel(t, vertical, offset=7.0, perspective=-1 / 800, viewpoint=(30.0, -45.0)).print()
            Carousel(t, vertical, offset=2.0, size=(375.0, 667.0), options={"spacing": 1.15 if t in CIRCLES else 0.6,
                                                                         "tilt": 0.65}).print()
            Carousel(t, vertical, offset=5.75, options={"fadeMin": -0.5, "fadeMax": 0.25, "fadeRange": 2.5, "fadeMinAlpha": 0.2,
                                                       "showBackfaces": 0.0}).print()
        Carousel(t, rtl=True, offset=4.4, viewpoint=(12.0, 8.0)).print()
        Carousel(t, wrap=False, n=5, placeholders=3, offset=1.0).print()
        Carousel(t, offset=19.0).print()
        Carousel(t, wrap=True, offset=19.6).print()
        Carousel(t, n=1).print()
        Carousel(t, n=3, offset=1.0, options={"visibleItems": 2.0}).print()
        Carousel(t, offset=6.0, options={"minScale": 0.7, "scaleRange": 1.5}).print()
        if t in CIRCLES:
            Carousel(t, offset=2.2, options={"arc": math.pi, "count": 9.0}).print()
            Carousel(t, True, offset=2.2, options={"radius": 260.0, "angle": 0.4}).print()
            Carousel(t, n=7, offset=1.5).print()
            Carousel(t, n=2).print()
            Carousel(t, n=50, size=(1024.0, 768.0), offset=30.25).print()


def some(numbers, chances):
    """Each of the options with a chance of one in four."""
    return {name: make() for name, make in chances.items() if numbers.random() < 0.25}


def anything(seed, count):
    r = random.Random(seed)
    for _ in range(count):
        t, n = r.choice(TYPES), r.randint(1, 60)
        options = some(r, {
            "spacing": lambda: r.uniform(0.2, 2), "tilt": lambda: r.uniform(0, 1), "fadeMin": lambda: r.uniform(-3, 0),
            "fadeMax": lambda: r.uniform(0, 3), "fadeRange": lambda: r.uniform(0.1, 4), "fadeMinAlpha": lambda: r.uniform(0, 1),
            "showBackfaces": lambda: float(r.randint(0, 1)), "visibleItems": lambda: float(r.randint(1, 50)),
            "minScale": lambda: r.uniform(0.2, 1.3), "scaleRange": lambda: r.uniform(0.2, 4)})
        if t in CIRCLES:
            options.update(some(r, {
                "count": lambda: float(r.randint(2, 40)), "arc": lambda: r.uniform(0.5, 2 * math.pi),
                "radius": lambda: r.uniform(20, 900), "angle": lambda: r.uniform(0.05, 1)}))
        Carousel(t, r.random() < 0.5, r.choice([None, False, True]), r.random() < 0.3, n, r.choice([0, 0, r.randint(1, 6)]),
                 (r.uniform(100, 1400), r.uniform(100, 1400)), r.uniform(0, n - 1), -1 / r.uniform(200, 2000),
                 (r.uniform(-200, 200), r.uniform(-200, 200)), options).print()


if len(sys.argv) > 1:
    anything(int(sys.argv[1]), int(sys.argv[2]))
else:
    main()
