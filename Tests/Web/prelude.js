// What the tests put before everything else of a page in browsers that are driven by WebDriver: a clock that stands still, scrolls that
// take no time, the preference for reduced motion, answers to requests, and a list of complaints. Chromium has all of this from Playwright.
(() => {
  const complaints = [];
  const complain = (...parts) => complaints.push(parts.map(String).join(' '));
  const { error } = console;
  console.error = (...parts) => { complain(...parts); error.apply(console, parts); };
  addEventListener('error', (event) => complain(event.message));
  addEventListener('unhandledrejection', (event) => complain(event.reason));

  // --- The clock.

  let now = 1000, last = 0;
  const timers = new Map(), frame = 1000 / 60;
  const add = (call, delay, again) => {
    timers.set(++last, { call, at: now + Math.max(0, Number(delay) || 0), again });
    return last;
  };
  const remove = (identifier) => { timers.delete(identifier); };
  Object.assign(globalThis, {
    setTimeout: (call, delay, ...rest) => add(() => call(...rest), delay),
    setInterval: (call, delay, ...rest) => add(() => call(...rest), delay, Math.max(1, delay)),
    // The next whole frame; the sum of rounding errors is not one.
    requestAnimationFrame: (call) => add(() => call(now), (Math.floor(now / frame + 1e-6) + 1) * frame - now),
    clearTimeout: remove, clearInterval: remove, cancelAnimationFrame: remove,
  });
  performance.now = () => now;
  Date.now = () => now;
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => now });

  // A turn of the browser's own loop: what it does besides timers, such as observing sizes, happens meanwhile.
  const channel = new MessageChannel();
  const turn = () => new Promise((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(0);
  });

  async function pass(milliseconds) {
    const end = now + milliseconds;
    for (;;) {
      const [next] = [...timers].filter(([, timer]) => timer.at <= end + 1e-6).sort(([a, one], [b, other]) => one.at - other.at || a - b);
      if (!next) break;
      const [identifier, timer] = next;
      now = Math.max(now, timer.at);
      if (timer.again) timer.at += timer.again; else timers.delete(identifier);
      try { timer.call(); } catch (problem) { complain(problem); }
      await turn();
    }
    now = end;
    await turn();
  }

  // A smooth scroll takes real time. In WebKit it also continues after a later scroll, and a click then reaches another element.
  for (const name of ['scrollIntoView', 'scroll', 'scrollTo', 'scrollBy']) {
    for (const owner of [Element.prototype, globalThis]) {
      const scroll = owner[name];
      const atOnce = (options) => (options?.behavior === 'smooth' ? { ...options, behavior: 'instant' } : options);
      if (scroll) owner[name] = function (...options) { return scroll.apply(this, options.map(atOnce)); };
    }
  }

  // --- Preferences.

  const preferred = { '(prefers-reduced-motion: reduce)': false, '(prefers-color-scheme: dark)': false }, lists = [];
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) => {
    if (!(query in preferred)) return matchMedia(query);
    const list = new EventTarget();
    Object.defineProperty(list, 'matches', { get: () => preferred[query] });
    lists.push(list);
    return list;
  };
  function prefer(query, on) {
    preferred[query] = on;
    for (const list of lists) list.dispatchEvent(new Event('change'));
  }

  // --- Requests.

  const routes = /* routes */{};
  const { fetch } = globalThis;
  globalThis.fetch = async (address, ...rest) => {
    const route = routes[address];
    if (!route) return fetch(address, ...rest);
    const bytes = Uint8Array.from(atob(route.body), (character) => character.charCodeAt(0));
    return new Response(bytes, { status: route.status, headers: { 'Content-Type': route.type } });
  };

  // --- Fingers: browsers differ in whether WebDriver can move them.

  const down = new Map();
  function touch(kind, points) {
    const places = new Map(points.map(({ id, x, y }) => [id, { x, y }]));
    const send = (name, id, { x, y }) => {
      const element = down.get(id)?.element ?? document.elementFromPoint(x, y) ?? document.body;
      element.dispatchEvent(new PointerEvent(name, {
        pointerId: 1000 + id, pointerType: 'touch', isPrimary: down.size < 2, clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true,
        button: name === 'pointermove' ? -1 : 0, buttons: name === 'pointerup' ? 0 : 1 }));
      return element;
    };
    for (const [id, place] of places) {
      const known = down.get(id);
      if (!known) down.set(id, { ...place, element: send('pointerdown', id, place) });
      else if (known.x !== place.x || known.y !== place.y) { send('pointermove', id, place); Object.assign(known, place); }
    }
    for (const [id, place] of [...down]) if (!places.has(id)) { send(kind === 'touchCancel' ? 'pointercancel' : 'pointerup', id, place); down.delete(id); }
  }

  globalThis.tests = { pass, prefer, touch, takeComplaints: () => complaints.splice(0) };
})();
