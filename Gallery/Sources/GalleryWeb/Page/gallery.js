// The page around the gallery: the list, the device, the source and the switches.
(async () => {
  const $ = (identifier) => document.getElementById(identifier);
  const root = document.documentElement;
  let hasSize = false, stage = 0, answer = null, screens = [], chosen = -1;

  // The module is compiled while the page around it gets ready.
  const start = OpenUIKit.start(openUIKitModule(), (module) => ({
    gallery: {
      ready: (handle) => { stage = handle; },
      answer: (address, count) => { answer = JSON.parse(module.text(address, count)); },
    },
  }));
  const device = $('device');
  const switches = {
    rtl: (on) => { $('screen').dir = on ? 'rtl' : 'ltr'; },
    outline: () => drawOutlines(),
    slow: (on) => { window_.speed = on ? 0.15 : 1; },
    dark: (on) => { root.dataset.appearance = $('screen').dataset.appearance = on ? 'dark' : 'light'; },
    code: (on) => { $('source').hidden = !on; fit(); },
  };
  const isOn = (name) => $(name).getAttribute('aria-pressed') === 'true';
  function turn(name, on) {
    $(name).setAttribute('aria-pressed', on);
    switches[name](on);
  }
  // Where there is little room, as on a phone with the source open, the device is drawn smaller: it stays as high as a phone.
  function fit() {
    const stage = $('stage'), isNarrow = matchMedia('(max-width: 860px)').matches;
    const scale = isNarrow && !$('source').hidden ? Math.min(1, stage.clientHeight / 640) : 1;
    device.classList.toggle('small', scale < 1);
    device.style.setProperty('--scale', scale);
    // In a wide page the device is drawn as small as its window requires. Its frame and grips need room too.
    const { offsetWidth: width, offsetHeight: height } = device;
    const part = isNarrow ? 1 : Math.min(1, Math.max(80, stage.clientWidth - 76) / width, Math.max(80, stage.clientHeight - 76) / height);
    Object.assign(device.style, part < 1
      ? { transform: `scale(${part})`, margin: `${(part - 1) * height / 2}px ${(part - 1) * width / 2}px` } : { transform: '', margin: '' });
  }
  device.style.height = `${Math.max(320, Math.min(760, $('stage').clientHeight - 76))}px`;
  // The address has the screen and the settings that differ from the defaults: #basic&rtl&dark&nosource&size=320x480.
  const [nameInAddress, ...options] = decodeURIComponent(location.hash.slice(1)).split('&');
  const chosenInAddress = (on, off) => options.includes(on) ? true : options.includes(off) ? false : undefined;
  // The appearance is the system's until the switch changes it. The choice is kept when the page is closed.
  const system = matchMedia('(prefers-color-scheme: dark)');
  const kept = {
    get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
    set: (key, value) => { try { value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value); } catch { /* It is forgotten. */ } },
  };
  let appearance = chosenInAddress('dark', 'light') ?? (kept.get('appearance') === null ? null : kept.get('appearance') === 'dark');
  const hasSource = !matchMedia('(max-width: 860px)').matches;
  const size = options.map((option) => option.match(/^size=(\d+)x(\d+)$/)).find(Boolean);
  if (appearance ?? system.matches) turn('dark', true);
  if (!(chosenInAddress('source', 'nosource') ?? hasSource)) turn('code', false);
  hasSize = Boolean(size);
  if (size) Object.assign(device.style, { width: `${size[1]}px`, height: `${size[2]}px` });
  if (!globalThis.openUIKitHasPictures) for (const name of ['pictures', 'still']) $(name).remove();

  const module = await start;
  if (module.failure) throw module.failure;
  let [window_] = module.windows.values();
  const ask = (question) => {
    answer = [];
    module.exports[question](stage);
    return answer;
  };

  // --- Screens.

  screens = ask('gallery_list');
  const wanted = () => {
    const [name] = decodeURIComponent(location.hash.slice(1)).split('&');
    return screens.findIndex((screen) => screen.identifier === name);
  };
  for (const name of ['rtl', 'slow']) if (options.includes(name)) turn(name, true);
  show(Math.max(0, wanted()));
  if (nameInAddress && wanted() < 0) $('summary').textContent = `There is no screen “${nameInAddress}”. This is the first one.`;
  document.body.dataset.picture = performance.now().toFixed(1);
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));

  // What follows is not part of the first picture.
  const sources = JSON.parse(await openUIKitText('sources'));
  let section = '', source = '';
  screens.forEach((screen, index) => {
    const next = sectionOf(sourceOf(screen.identifier));
    if (next !== section) $('list').append(Object.assign(document.createElement('h2'), { textContent: (section = next) }));
    const button = Object.assign(document.createElement('button'), { textContent: screen.title, tabIndex: -1 });
    button.addEventListener('click', () => choose(index));
    $('list').append(screen.button = button);
    $('select').append(new Option(screen.title, index));
  });
  $('select').addEventListener('change', () => choose(+$('select').value));
  $('facts').textContent = `${screens.length} screens`;
  showChoice();

  // Each choice is an entry of the history, so that Back leads to the one before.
  function choose(index) {
    if (index !== chosen) history.pushState(null, '', address(index));
    show(index);
  }

  function address(index) {
    const { style } = device;
    const parts = [screens[index].identifier, ...['rtl', 'slow'].filter(isOn), appearance === null ? '' : appearance ? 'dark' : 'light',
      isOn('code') === hasSource ? '' : hasSource ? 'nosource' : 'source', hasSize ? `size=${parseInt(style.width) || 390}x${parseInt(style.height)}` : ''];
    return `#${parts.filter(Boolean).join('&')}`;
  }

  function show(index) {
    // After a trap in one screen, the program starts again for the next.
    if (module.failure) {
      mark(index);
      return module.run();
    }
    const previous = screens[chosen];
    mark(index);
    // The window's clock has stopped while nothing moved. It has to be set before the animations of the screen start.
    if (previous) window_.frame(performance.now());
    module.exports.gallery_show(stage, index);
    window_.frame(performance.now());
  }

  // When the program runs again after it has stopped.
  module.onrun = () => {
    [window_] = module.windows.values();
    followWindow();
    show(chosen);
  };

  // Marks a screen as the chosen one.
  function mark(index) {
    const screen = screens[index], previous = screens[chosen];
    previous?.button?.removeAttribute('aria-current');
    if (previous?.button) previous.button.tabIndex = -1;
    chosen = index;
    $('title').textContent = screen.title;
    $('summary').textContent = screen.summary;
    device.classList.toggle('phone', !!screen.needsSafeArea);
    if (screen.button) showChoice();
  }

  // In the list, in the address and by its source.
  function showChoice() {
    const { button, identifier } = screens[chosen];
    button.setAttribute('aria-current', 'page');
    button.tabIndex = 0;
    button.scrollIntoView({ block: 'nearest' });
    $('select').value = chosen;
    history.replaceState(null, '', address(chosen));
    document.title = `${screens[chosen].title} — Masonry`;
    showSource(identifier);
  }

  // The screens whose title or summary has the words, in the order of the list.
  function find(words) {
    const wanted = words.toLowerCase().split(/\s+/);
    for (const { button, title, summary } of screens) button.hidden = !wanted.every((word) => `${title} ${summary}`.toLowerCase().includes(word));
    for (const heading of $('list').querySelectorAll('h2')) {
      let next = heading.nextElementSibling;
      while (next?.hidden) next = next.nextElementSibling;
      heading.hidden = next?.localName !== 'button';
    }
    const found = screens.filter(({ button }) => !button.hidden);
    $('facts').textContent = found.length === screens.length ? `${screens.length} screens` : `${found.length} of ${screens.length} screens`;
    // The one tab stop of the list has to be a visible entry.
    for (const screen of screens) screen.button.tabIndex = screen === (found.includes(screens[chosen]) ? screens[chosen] : found[0]) ? 0 : -1;
    return found;
  }
  $('find').addEventListener('input', () => find($('find').value));
  $('find').addEventListener('keydown', (event) => {
    const found = event.key === 'ArrowDown' || event.key === 'Enter' ? find($('find').value) : [];
    if (!found.length) return;
    event.preventDefault();
    choose(screens.indexOf(found[0]));
    found[0].button.focus();
  });

  $('list').addEventListener('keydown', (event) => {
    const shown = screens.filter(({ button }) => !button.hidden), place = shown.indexOf(screens[chosen]), { length } = shown;
    const next = { ArrowDown: (place + 1) % length, ArrowUp: (Math.max(place, 0) + length - 1) % length, Home: 0, End: length - 1 }[event.key];
    if (next === undefined || !length) return;
    event.preventDefault();
    show(screens.indexOf(shown[next]));
    shown[next].button.focus();
  });

  // --- Source.

  function showSource(identifier) {
    const key = sourceOf(identifier);
    $('file').textContent = key?.split('/').pop() ?? identifier;
    source = sources[key] ?? '// The source of this screen is not in the page.';
    $('text').innerHTML = highlighted(source);
    $('text').parentNode.scrollTo(0, 0);
  }

  // `basic` is in BasicScreen.swift, `carousel-paging` in PagingCarouselScreen.swift, and all types are in one file.
  function sourceOf(identifier) {
    const subject = identifier.replace(/^carousel-/, '').replaceAll('-', '');
    const endings = subject === identifier.replaceAll('-', '') ? ['screen'] : ['carouselscreen', 'carouselsscreen'];
    const find = (name) => Object.keys(sources).find((file) => file.split('/').pop().toLowerCase() === `${name}.swift`);
    const key = endings.map((ending) => find(subject + ending)).find((file) => file);
    return key ?? (identifier.startsWith('carousel-') ? find('carouseltypescreen') : undefined);
  }

  // What a screen is about: the folder of its source says it.
  function sectionOf(file = '') {
    if (file.startsWith('Carousel/')) return 'iCarousel';
    return file.startsWith('Controls/') ? 'Controls' : 'Masonry';
  }

  // Each line is an element. If it is wrapped, its rest has a greater indent than its beginning, and a name stays with its dot.
  function highlighted(source) {
    const token = /(\/\/[^\n]*)|("(?:\\.|[^"\\])*")|\b(import|class|final|struct|enum|extension|override|private|public|func|var|let|if|else|guard|return|for|in|while|switch|case|default|init|required|self|super|lazy|static|where|some|any|nil|true|false|convenience|set|get|unowned|weak|unsafe|do|try)\b|\b(\d[\d_.]*)\b|\b([A-Z]\w*)\b|(\.\w+)|(-(?=\w))/g;
    const names = ['c', 's', 'k', 'n', 't', 'm', 'j'];
    const safe = (text) => text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]);
    const lines = [''];
    const add = (text, name) => text.split('\n').forEach((part, index) => {
      if (index) lines.push('');
      if (part) lines[lines.length - 1] += name ? `${name === 'm' ? '<wbr>' : ''}<span class="${name}">${safe(part)}</span>` : safe(part);
    });
    let end = 0;
    for (const match of source.matchAll(token)) {
      add(source.slice(end, match.index));
      add(match[0], names[match.slice(1).findIndex((group) => group !== undefined)]);
      end = match.index + match[0].length;
    }
    add(source.slice(end).trimEnd());
    return lines.map((line) => `<span class="line" style="--indent: ${line.search(/[^ ]|$/)}">${line}\n</span>`).join('');
  }

  $('copy').addEventListener('click', async () => {
    try { await navigator.clipboard.writeText(source); $('copy').textContent = 'Copied'; } catch { getSelection().selectAllChildren($('text')); }
    setTimeout(() => { $('copy').textContent = 'Copy'; }, 1200);
  });

  $('skip').addEventListener('click', (event) => {
    event.preventDefault();
    $('screen').focus();
  });

  // --- Switches.

  function flip(name) {
    turn(name, !isOn(name));
    if (name === 'dark') {
      appearance = isOn('dark') === system.matches ? null : isOn('dark');
      kept.set('appearance', appearance === null ? null : appearance ? 'dark' : 'light');
    }
    history.replaceState(null, '', address(chosen));
  }
  for (const name of Object.keys(switches)) $(name).addEventListener('click', () => flip(name));
  system.addEventListener('change', () => { if (appearance === null) turn('dark', system.matches); });
  $('again').addEventListener('click', () => show(chosen));
  // Letters act while the screen or a switch has the focus, and not in text. Otherwise speech input would press them (WCAG 2.1.4).
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !event.target.closest('#device, .tools') || 'selectionStart' in event.target) return;
    const name = { r: 'rtl', f: 'outline', s: 'slow', d: 'dark', c: 'code' }[event.key.toLowerCase()];
    if (name) flip(name);
    if (event.key.toLowerCase() === 't') $('turn').click();
  });

  function drawOutlines() {
    const boxes = isOn('outline') ? ask('gallery_outlines') : [];
    const isVisible = (box) => box.x < box.clipRight && box.y < box.clipBottom
      && box.x + box.width > box.clipLeft && box.y + box.height > box.clipTop;
    const shown = boxes.slice(1).filter(isVisible);
    $('outlines').replaceChildren(...shown.map((view) => {
      const { name, depth, isText, x, y, width, height } = view;
      // How much of each side its superviews cut off.
      const cuts = [view.clipTop - y, x + width - view.clipRight, y + height - view.clipBottom, view.clipLeft - x];
      const box = document.createElement('div');
      if (isText) box.className = 'text';
      box.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;--hue:${(215 + depth * 67) % 360}`;
      if (cuts.some((cut) => cut > 0.5)) box.style.clipPath = `inset(${cuts.map((cut) => `${Math.max(cut, -tagHeight - 1)}px`).join(' ')})`;
      box.append(Object.assign(document.createElement('span'), { textContent: name }));
      return box;
    }));
    placeNames(shown);
  }

  // A name stands in a corner of its frame, inside or above, where it hides neither another name nor a text; if there is no
  // such corner, it is left out.
  const tagHeight = 13, corners = ['start', 'end', 'above start', 'above end', 'below end'];
  function placeNames(views) {
    const origin = $('outlines').getBoundingClientRect(), scale = origin.width / $('outlines').offsetWidth || 1;
    const tags = [...$('outlines').querySelectorAll('span')], taken = [];
    const widths = tags.map((tag) => tag.getBoundingClientRect().width / scale);
    const texts = [...$('screen').querySelectorAll('.openuikit-line')].map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const box = range.getBoundingClientRect();
      return [box.left, box.top, box.right, box.bottom].map((side, i) => (side - (i % 2 ? origin.top : origin.left)) / scale);
    });
    const meet = (one, other) => one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
    views.forEach(({ x, y, width, height }, i) => {
      const corner = corners.find((corner) => {
        const left = corner.endsWith('end') ? x + width - widths[i] : x;
        const top = corner.startsWith('above') ? y - tagHeight : corner.startsWith('below') ? y + height - tagHeight : y;
        const place = [left, top, left + widths[i], top + tagHeight];
        const { offsetWidth, offsetHeight } = $('outlines');
        const isRoundedOff = (top < 10 || top + tagHeight > offsetHeight - 10) && (left < 20 || left + widths[i] > offsetWidth - 20);
        const isFree = ![...taken, ...texts].some((other) => meet(place, other));
        const fits = top >= 0 && !isRoundedOff && widths[i] <= width && isFree;
        if (fits) taken.push(place);
        return fits;
      });
      tags[i].className = corner ?? 'hidden';
    });
  }
  function followWindow() {
    window_.onchange = () => { if (isOn('outline')) queueMicrotask(drawOutlines); };
    window_.speed = isOn('slow') ? 0.15 : 1;
  }
  followWindow();

  // --- The device.

  // Windows of devices, in points. The first choice is the size that fits the page.
  const devices = { 'iPhone SE': [375, 667], 'iPhone 17': [402, 874], 'iPhone 17 Pro Max': [440, 956], 'iPad mini': [744, 1133], 'iPad Pro 13″': [1032, 1376] };
  const isOf = ([width, height]) => [`${width}x${height}`, `${height}x${width}`].includes(`${device.offsetWidth}x${device.offsetHeight}`);
  for (const name of Object.keys(devices)) $('devices').append(new Option(name));
  $('devices').addEventListener('change', () => {
    const [width, height] = devices[$('devices').value] ?? [390, Math.max(320, Math.min(760, $('stage').clientHeight - 76))];
    resize(width, height);
    hasSize = Boolean($('devices').value);
    history.replaceState(null, '', address(chosen));
  });
  $('turn').addEventListener('click', () => resize(device.offsetHeight, device.offsetWidth));
  $('info').addEventListener('click', () => $('about').showModal());

  const limit = (value) => Math.max(160, Math.min(1400, Math.round(value)));
  function resize(width, height) {
    if (width) device.style.width = `${limit(width)}px`;
    if (height) device.style.height = `${limit(height)}px`;
    hasSize = true;
    history.replaceState(null, '', address(chosen));
  }
  for (const grip of document.querySelectorAll('.grip')) {
    const axes = grip.dataset.grip;
    grip.addEventListener('pointerdown', (down) => {
      grip.setPointerCapture(down.pointerId);
      const [width, height] = [device.offsetWidth, device.offsetHeight];
      // The device stays in the middle of the stage, so that its edge moves half as far as its size changes.
      const room = $('stage').clientHeight > device.offsetHeight + 64 ? 2 : 1;
      const move = (event) => resize(
        axes.includes('x') && width + 2 * (event.clientX - down.clientX),
        axes.includes('y') && height + room * (event.clientY - down.clientY));
      grip.addEventListener('pointermove', move);
      grip.addEventListener('lostpointercapture', () => grip.removeEventListener('pointermove', move), { once: true });
    });
    grip.addEventListener('keydown', (event) => {
      const [dx, dy] = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10] }[event.key] ?? [0, 0];
      if (!dx && !dy) return;
      event.preventDefault();
      resize(axes.includes('x') && dx && device.offsetWidth + dx, axes.includes('y') && dy && device.offsetHeight + dy);
    });
  }
  // Between two pixels all edges and letters would be blurred; a translation by a part of a pixel blurs them as well.
  const sharpen = () => {
    device.style.left = device.style.top = '';
    const { left, top } = device.getBoundingClientRect(), missing = (edge) => Math.round(edge * devicePixelRatio) / devicePixelRatio - edge;
    Object.assign(device.style, { left: `${missing(left)}px`, top: `${missing(top)}px` });
  };
  const places = new ResizeObserver(() => { fit(); sharpen(); });
  places.observe($('stage'));
  places.observe(device);
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = $('screen');
    $('measure').textContent = `${width} × ${height} pt`;
    device.classList.toggle('lying', width > height);
    $('devices').value = hasSize ? Object.keys(devices).find((name) => isOf(devices[name])) ?? '' : '';
    module.exports.gallery_resized(stage);
    drawOutlines();
  }).observe($('screen'));
  addEventListener('hashchange', () => {
    const index = wanted();
    if (index >= 0 && index !== chosen) show(index);
  });
  globalThis.gallery = { module, get window() { return window_; }, screens, show, ask };
  document.body.dataset.ready = performance.now().toFixed(1);
})().catch((error) => {
  console.error(error);
  document.body.dataset.failed = String(error);
});
