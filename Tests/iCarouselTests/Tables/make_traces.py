#!/usr/bin/env python3
"""Works out how a carousel moves at 60 frames a second, from the rules that docs/carousel.md states.

Independent of the Swift sources. Run by hand:

    python3 make_traces.py > traces.txt

With a seed and a number, random traces: python3 make_traces.py 7 2000 > FOLDER/traces.txt. `CAROUSEL_TABLES=FOLDER` makes
TraceTableTests read them.

Output: a line "trace name key=value ..." for each trace, then for each thing that happens a line "do what numbers | offset index events"
and for each frame "frame | offset index events".
"""
import math
import random
import sys

MARGIN = 1e-6
WIDTH = 200.0


def ease(t):
    return 4 * t ** 3 if t < 0.5 else 1 + 4 * (t - 1) ** 3


def nearest(x):
    return math.floor(abs(x) + 0.5) * (1 if x >= 0 else -1)


class Trace:
    def __init__(self, name, n=20, wrap=False, bounces=True, bd=1.0, rate=0.95, speed=1.0, paging=False, stop=True, snap=True,
                 multiplier=1.0, offset=0.0):
        self.n, self.wrap, self.bounces, self.bd, self.rate, self.speed = n, wrap, bounces, bd, rate, speed
        self.paging, self.stop, self.snap, self.multiplier = paging, stop, snap, multiplier
        self.offset = self.previous_offset = offset
        self.previous_index = self.index()
        self.auto = 0.0
        self.scrolling = self.decelerating = self.dragging = False
        self.v = 0.0
        self.time = self.last_time = 0.0
        self.step = 0
        self.align_to = None
        self.log = []
        print(f"trace {name} n={n} wrap={int(wrap)} bounces={int(bounces)} bd={bd!r} rate={rate!r} speed={speed!r} "
              f"paging={int(paging)} stop={int(stop)} snap={int(snap)} multiplier={multiplier!r} offset={offset!r}")

    # Places

    def clamp_index(self, i):
        if self.n == 0:
            return -1
        return i % self.n if self.wrap else max(0, min(self.n - 1, i))

    def clamp(self, x):
        if self.n == 0:
            return -1.0
        return x - math.floor(x / self.n) * self.n if self.wrap else max(0.0, min(float(self.n - 1), x))

    def index(self):
        return self.clamp_index(nearest(self.offset))

    def shortest(self, a, b):
        direct = b - a
        if not self.wrap:
            return direct
        around = min(a, b) + self.n - max(a, b)
        around = -around if a < b else around
        return direct if abs(direct) <= abs(around) else around

    def did_scroll(self):
        if self.wrap or not self.bounces:
            self.offset = self.clamp(self.offset)
        else:
            low, high = -self.bd, max(self.n - 1, 0) + self.bd
            if self.offset < low or self.offset > high:
                self.offset = max(low, min(high, self.offset))
                self.v = 0.0
        if abs(self.offset - self.previous_offset) > MARGIN:
            self.log.append("didScroll")
        if self.index() != self.previous_index:
            self.log.append("index")
        self.previous_offset, self.previous_index = self.offset, self.index()

    # Motion

    def interrupt(self):
        if self.scrolling:
            self.log.append("didEndScrolling")
        if self.decelerating:
            self.log.append("didEndDecelerating")
        self.scrolling = self.decelerating = False

    def scroll_by(self, d, duration):
        if duration <= 0:
            return self.set(self.offset + d)
        self.interrupt()
        self.scrolling, self.start_time, self.duration = True, self.time, duration
        self.start = self.offset
        self.end = self.start + d if self.wrap else self.clamp(self.start + d)
        self.log.append("willBeginScrolling")

    def scroll_to(self, target, duration):
        self.scroll_by(self.shortest(self.offset, target), duration)

    def set(self, offset):
        self.interrupt()
        if offset != self.offset:
            self.offset = offset
            self.did_scroll()

    def scroll_items(self, k, duration):
        if duration <= 0:
            return self.set(float(self.clamp_index(self.index() + k)))
        if k > 0:
            target = math.floor(self.offset) + k
        elif k < 0:
            target = math.ceil(self.offset) + k
        else:
            target = nearest(self.offset)
        self.scroll_by(target - self.offset, duration)

    def natural(self):
        if self.rate == 1:
            return math.copysign(math.inf, self.v)
        return self.v / (60 * (1 - self.rate))

    def begin(self):
        self.interrupt()
        self.dragging, self.v = True, 0.0
        self.log.append("willBeginDragging")

    def drag(self, dx, velocity):
        f = 1.0
        if not self.wrap and self.bounces:
            f = 1 - min(abs(self.offset - self.clamp(self.offset)), self.bd) / self.bd
        self.v = -velocity * f * self.speed / WIDTH
        self.offset -= dx * f * self.multiplier / WIDTH
        self.did_scroll()

    def release(self):
        self.dragging = False
        flung = abs(self.v) > 2 and abs(self.natural()) > 0.1
        if flung:
            self.fling()
        if self.decelerating:
            self.log += ["didEndDraggingFast", "willBeginDecelerating"]
            return
        self.log.append("didEndDragging")
        self.align(swipe=True)

    def fling(self):
        d, s = self.natural(), self.offset
        rounding = math.ceil if d > 0 else math.floor
        if self.paging:
            target = rounding(s)
        elif self.stop and not math.isinf(d):
            target = rounding(s + d)
        else:
            target = s + d
        if not self.wrap:
            if self.bounces:
                target = max(-self.bd, min(self.n - 1 + self.bd, target))
            else:
                target = self.clamp(target)
        if target == s:
            return
        self.decelerating, self.start, self.start_time = True, s, self.time
        self.start_v, self.length = self.v, abs(target - s) / abs(self.v / 2)

    def align(self, swipe=False):
        outside = abs(self.offset - self.clamp(self.offset)) > MARGIN
        if not (self.snap or outside) or self.auto != 0:
            return
        index = self.index()
        if abs(self.shortest(index, self.offset)) < MARGIN:
            return self.scroll_to(index, 0.01)
        away = abs(self.offset - nearest(self.offset))
        if swipe and abs(self.v) > 2 and away > 0.1:
            # Quirk 17 put right: the next item from the place, not from the rounded index.
            index = math.ceil(self.offset) if self.v > 0 else math.floor(self.offset)
        self.scroll_to(index, 0.4)

    def touch(self):
        self.v = 0.0
        self.interrupt()

    def lift(self):
        """Quirk 18 put right: what a touch has stopped between two items moves on."""
        if not self.dragging and not self.scrolling and not self.decelerating and abs(self.shortest(self.index(), self.offset)) > MARGIN:
            self.align()

    # Output

    def report(self, what):
        print(f"{what} | {self.offset + 0.0!r} {self.index()} {' '.join(self.log)}".rstrip())
        self.log = []

    def do(self, name, *numbers):
        {"begin": self.begin, "drag": self.drag, "release": self.release, "touch": self.touch, "lift": self.lift, "set": self.set,
         "scrollTo": self.scroll_to, "scrollBy": self.scroll_by, "scrollItems": self.scroll_items,
         "autoscroll": self.set_autoscroll}[name](*numbers)
        self.report("do " + " ".join([name] + [repr(x) for x in numbers]))
        return self

    def set_autoscroll(self, speed):
        # Quirk 10 put right: the first step counts from now.
        if self.auto == 0:
            self.last_time = self.time
        self.auto = speed

    def frames(self, count):
        for _ in range(count):
            self.step += 1
            self.time = self.step / 60
            self.frame()
            self.report("frame")
        return self

    def frame(self):
        dt, self.last_time = self.time - self.last_time, self.time
        if self.scrolling and not self.dragging:
            t = min(1.0, (self.time - self.start_time) / self.duration)
            self.offset = self.end if t >= 1 else self.start + (self.end - self.start) * ease(t)
            self.did_scroll()
            if t >= 1:
                self.scrolling = False
                self.log.append("didEndScrolling")
        elif self.decelerating:
            t = min(self.length, self.time - self.start_time)
            self.offset = self.start + self.start_v * t - self.start_v * t * t / (2 * self.length)
            self.did_scroll()
            if abs(t - self.length) < MARGIN:
                self.decelerating = False
                self.log.append("didEndDecelerating")
                self.align()
        elif self.auto != 0 and not self.dragging:
            self.set(self.clamp(self.offset - dt * self.auto))


def swipe(trace, distance, velocity, moves=6):
    """A finger that moves evenly, one place a frame, and is lifted at a given speed."""
    trace.do("touch").do("begin")
    for _ in range(moves):
        trace.frames(1).do("drag", distance, velocity)
    return trace.do("release").do("lift")


def main():
    Trace("scrollToItem").do("scrollTo", 7.0, 0.4).frames(26)
    Trace("scrollBackwards", offset=12.0).do("scrollTo", 3.0, 1.0).frames(62)
    Trace("scrollPastTheEnd", offset=17.0).do("scrollBy", 9.5, 0.5).frames(32)
    Trace("scrollByItems", offset=3.7).do("scrollItems", 1, 0.3).frames(20).do("scrollItems", -2, 0.3).frames(20)
    Trace("jumps").do("set", 4.25).do("scrollItems", 3, 0.0).do("scrollTo", 2.0, 0.0).do("scrollBy", 1.5, 0.0).frames(2)
    Trace("jumpOverTheEnd").do("set", 25.0).do("set", -7.0)
    Trace("wrapTheShortWay", wrap=True, offset=1.0).do("scrollTo", 18.0, 0.4).frames(26)
    Trace("wrapBeyondTheCount", wrap=True).do("scrollTo", 25.0, 0.4).frames(26)
    Trace("wrapTie", wrap=True).do("scrollTo", 10.0, 0.4).frames(26).do("scrollTo", 0.0, 0.4).frames(26)
    swipe(Trace("fling", offset=5.0), -24.0, -1440.0).frames(70)
    swipe(Trace("flingBack", offset=9.3), 24.0, 1440.0).frames(70)
    swipe(Trace("flingBounces", offset=17.0), -24.0, -2000.0).frames(70)
    swipe(Trace("flingStops", bounces=False, offset=17.0), -24.0, -2000.0).frames(70)
    swipe(Trace("flingBouncesAtTheStart", offset=2.2, bd=0.5), 24.0, 2000.0).frames(80)
    swipe(Trace("flingWraps", wrap=True, offset=17.0), -24.0, -2000.0).frames(70)
    swipe(Trace("paging", paging=True, offset=5.0), -12.0, -2400.0).frames(50)
    swipe(Trace("pagingBack", paging=True, offset=5.0), 12.0, 2400.0).frames(50)
    swipe(Trace("freeRest", stop=False, snap=False, offset=5.0), -24.0, -1440.0).frames(60)
    swipe(Trace("freeFlingThenAlign", stop=False, offset=5.0), -24.0, -1440.0).frames(90)
    swipe(Trace("slowRate", rate=0.99, offset=1.0), -24.0, -700.0).frames(400)
    swipe(Trace("noDeceleration", rate=1.0, wrap=True, offset=1.0), -24.0, -1440.0).frames(120)
    swipe(Trace("noDecelerationToTheEnd", rate=1.0, offset=12.0), -24.0, -1440.0).frames(200)
    swipe(Trace("fullDeceleration", rate=0.0, offset=5.3), -7.0, -2000.0).frames(60)
    swipe(Trace("shortSwipe", rate=0.0, offset=5.3), -15.0, -600.0).frames(40)
    swipe(Trace("shortSwipeFromTheFarHalf", rate=0.0, offset=5.3), -9.0, -600.0).frames(40)
    swipe(Trace("slowRelease", offset=5.0), -14.0, -200.0).frames(40)
    swipe(Trace("dragToAnItem", offset=5.0), -200.0, 0.0, moves=2).frames(5)
    swipe(Trace("dragOverTheEnd", offset=18.5), -60.0, -1500.0, moves=12).frames(50)
    swipe(Trace("dragOverTheStart", offset=0.3, bd=0.6), 80.0, 100.0, moves=9).frames(40)
    swipe(Trace("dragWithoutBounce", offset=0.3, bounces=False), 80.0, 100.0, moves=4).frames(40)
    swipe(Trace("multiplier", multiplier=2.0, offset=5.0), -24.0, -900.0).frames(70)
    swipe(Trace("scrollSpeed", speed=2.5, offset=5.0), -24.0, -900.0).frames(100)
    Trace("autoscroll", offset=3.0).do("autoscroll", 1.5).frames(150)
    Trace("autoscrollWraps", wrap=True, offset=19.0).do("autoscroll", -4.0).frames(90).do("autoscroll", 0.0).frames(2)
    Trace("autoscrollSwitchedOnLate").frames(30).do("autoscroll", -2.0).frames(20)
    swipe(Trace("autoscrollGoesOnAfterAFling", wrap=True, offset=5.0).do("autoscroll", 1.0).frames(10), -24.0, -1440.0).frames(80)
    swipe(Trace("touchStopsAFling", offset=5.0), -24.0, -1440.0).frames(20).do("touch").frames(10).do("lift").frames(40)
    Trace("touchStopsAScroll").do("scrollTo", 10.0, 1.0).frames(20).do("touch").frames(5).do("lift").frames(40)
    Trace("dragStopsAScroll").do("scrollTo", 10.0, 1.0).frames(20).do("touch").do("begin").do("drag", -30.0, -100.0).frames(3).do(
        "release").do("lift").frames(40)
    Trace("scrollReplacesScroll").do("scrollTo", 10.0, 1.0).frames(15).do("scrollTo", 2.0, 0.4).frames(30)
    Trace("jumpStopsAScroll").do("scrollTo", 10.0, 1.0).frames(15).do("set", 4.0).frames(5)
    Trace("empty", n=0, offset=-1.0).do("scrollTo", 5.0, 0.4).frames(3).do("set", 3.0)


def act(r, trace):
    """Something that an app or a finger does, and a few frames."""
    kind = r.randint(0, 7)
    if kind < 3:
        trace.do("touch").do("begin")
        speed = r.uniform(-3000, 3000) * r.choice([0.1, 1])
        for _ in range(r.randint(1, 12)):
            trace.frames(r.randint(1, 3)).do("drag", speed / 60 * r.uniform(0.5, 1.5), speed)
        trace.do("release").do("lift")
    elif kind == 3:
        trace.do("scrollTo", float(r.randint(0, max(trace.n - 1, 0))), r.choice([0.41, r.uniform(0.1, 2)]))
    elif kind == 4:
        trace.do("scrollBy", r.uniform(-8, 8), r.uniform(0.1, 1))
    elif kind == 5:
        trace.do("scrollItems", r.randint(-4, 4), r.choice([0.0, r.uniform(0.1, 1)]))
    elif kind == 6:
        trace.do("set", r.uniform(-1, trace.n))
    else:
        trace.do("touch").frames(r.randint(0, 5)).do("lift")
    trace.frames(r.choice([r.randint(1, 30), r.randint(60, 200)]))


def anything(seed, count):
    r = random.Random(seed)
    for number in range(count):
        n, stop = r.randint(1, 40), r.random() < 0.7
        trace = Trace(
            f"random{number}", n, r.random() < 0.4, r.random() < 0.7, r.uniform(0.2, 2), r.choice([0.95, r.uniform(0, 0.999)]),
            r.uniform(0.3, 3), r.random() < 0.3, stop, r.random() < 0.8, r.choice([1.0, 2.0, r.uniform(0.3, 3)]), float(r.randint(0, n - 1)))
        for _ in range(r.randint(2, 6)):
            act(r, trace)


if len(sys.argv) > 1:
    anything(int(sys.argv[1]), int(sys.argv[2]))
else:
    main()
