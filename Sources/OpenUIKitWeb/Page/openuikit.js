// Shows the windows of a Swift module as elements of the page, and brings the page's events to them.
// `OpenUIKit.start` (start.js) starts it.
const OpenUIKitModule = (() => {
  const families = ['Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif', '"DejaVu Sans Mono", ui-monospace, Menlo, monospace'];
  families[2] = families[0];  // with digits of one width
  families[3] = `ui-rounded, "SF Pro Rounded", Nunito, ${families[0]}`;
  families[4] = 'ui-serif, "New York", Georgia, "DejaVu Serif", serif';
  const SVG = 'http://www.w3.org/2000/svg';
  // Inter has letters of its own for large sizes, from the size on that is in the middle between both.
  // Enlarged letters are those of the size that is asked for: large ones have another face.
  const fontOf = (family, size, weight, italic, scale = 1) =>
    `${italic ? 'italic ' : ''}${weight} ${size * scale}px ${(family === 0 || family === 2) && size > 21.8 ? '"Inter Display", ' : ''}${families[family]}`;
  const isOfTwoDirections = (text) => /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text);
  const digitsOf = family => family === 2 ? 'tabular-nums' : 'normal';

  // WebKit differs in how it clips round corners and measures parts of a text.
  const isWebKit = /^Apple/.test(navigator.vendor);
  // Inside a clip with round corners WebKit cuts off half of what is turned in space, and Firefox takes twice the time for a frame.
  const clipsByPath = isWebKit || CSS.supports('-moz-appearance', 'none');
  // On Linux, WebKit gives letters the widths of their hinted outlines, up to 2 % off, which no style changes. Large letters have true widths.
  // Space between letters makes up for the difference when a text is drawn, but it would separate the letters of scripts that join them.
  const enlargement = isWebKit && /Linux/.test(navigator.platform) ? (text) => isOfTwoDirections(text) ? 1 : 32 : () => 1;

  // --- What both the module and the windows use.

  class Module {
    // Windows are in elements of `root`, which is the document or a shadow root.
    constructor(own, root) {
      this.own = own(this);
      this.root = root;
      this.depth = 0;
      this.decoder = new TextDecoder();
      this.encoder = new TextEncoder();
      this.line = [];
      this.windows = new Map();
      this.messages = [];
    }

    get memory() { return this.exports.memory.buffer; }
    text(address, count) { return this.decoder.decode(new Uint8Array(this.memory, address, count)); }
    // An empty array has no address of its own.
    numbers(address, count) { return new Float64Array(this.memory, count && address, count); }

    // Compiles the program, from a response or bytes, and runs it.
    async start(source) {
      const compiled = source instanceof Response ? WebAssembly.compileStreaming(source) : WebAssembly.compile(source);
      this.program = await compiled;
      await this.run();
    }

    // Runs the program from its beginning, and removes what an earlier run has shown.
    async run() {
      for (const window of this.windows.values()) window.close();
      this.windows.clear();
      this.failure = null;
      this.measurer ??= new Measurer(this);
      const { exports } = await WebAssembly.instantiate(this.program, { ...this.imports, ...this.own });
      this.table = exports.__indirect_function_table;
      this.exports = {};
      for (const [name, value] of Object.entries(exports)) this.exports[name] = typeof value === 'function' ? this.guarded(value) : value;
      this.exports._initialize();
      (this.exports.__main_argc_argv ?? this.exports.main)(0, 0);
      this.onrun?.();
    }

    // Calls the program. If it traps, its memory may be damaged: the page shows a notice, and later calls do nothing.
    guarded(call) {
      return (...args) => {
        if (this.failure) return 0;
        this.depth++;
        try {
          return call(...args);
        } catch (error) {
          this.fail(error);
          if (this.depth > 1) throw error;  // The program's outer call must not go on either.
          return 0;
        } finally {
          this.depth--;
        }
      };
    }

    fail(error) {
      if (this.failure) return;
      this.failure = error;
      console.error(error);
      // A program for release traps without a message.
      const isTrap = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
      const reason = isTrap ? this.messages.at(-1) : error.message;
      for (const window of this.windows.values()) window.sayStopped(reason);
      if (!this.windows.size) OpenUIKit.sayFailure(reason, this.root);
      this.onfailure?.(error);
    }

    // Calls `use` with the address and number of bytes of a copy of `bytes` in the module's memory.
    lend(bytes, use) {
      const address = this.exports.openuikit_allocate(bytes.length || 1);
      new Uint8Array(this.memory, address, bytes.length).set(bytes);
      try { return use(address, bytes.length); } finally { this.exports.openuikit_free(address); }
    }

    print(byte) {
      if (byte !== 10) { this.line.push(byte); return; }
      const message = this.decoder.decode(new Uint8Array(this.line));
      this.line = [];
      this.messages.push(message);
      console.warn(message);
    }

    get imports() {
      const remainder = (x, y) => x % y;
      const { random, sin, cos, tan, acos, atan2, exp, log, log10, pow } = Math;
      return {
        host: { print: (byte) => this.print(byte), random, sin, cos, tan, acos, atan2, exp, log, log10, pow, remainder },
        page: {
          offer: (name, count, index) => { this.exports[this.text(name, count)] = this.guarded(this.table.get(index)); },
          mount: (host, address, count) => this.mount(host, this.text(address, count)),
          unmount: (host) => {
            const { exports } = this;
            this.windows.get(host).close();
            this.windows.delete(host);
            queueMicrotask(() => exports.openuikit_release(host));  // The host may be handling the event that ends it.
          },
          resize: (host, height) => this.windows.get(host)?.resize(height),
          apply: (host, address, count, bytes) => this.windows.get(host)?.apply(this.numbers(address, count), bytes),
          describe: (host, address, count, bytes) => this.windows.get(host)?.semantics.update(this.numbers(address, count), bytes),
          notify: (host, element, address, count) => this.windows.get(host)?.semantics.notify(element, this.text(address, count)),
          edit: (host, address, count, bytes, byteCount) =>
            this.windows.get(host)?.text.show(this.numbers(address, count), this.text(bytes, byteCount)),
          wake: (host) => this.windows.get(host)?.requestFrame(),
          measure: (...args) => this.measurer.measure(...args),
          lineMetrics: (...args) => this.measurer.lineMetrics(...args),
          fetchPicture: (request, address, count) => this.decode(request, fetch(this.text(address, count)).then((r) => r.blob())),
          family: (address, count, replacement) => {
            const family = `"${this.text(address, count)}", ${families[replacement]}`, known = families.indexOf(family);
            return known < 0 ? families.push(family) - 1 : known;
          },
          fetchFont: (request, address, count) => this.fetchFont(request, this.text(address, count)),
          addFont: (address, count, name, nameCount, weight, italic) => {
            const bytes = new Uint8Array(this.memory, address, count).slice();
            document.fonts.add(new FontFace(this.text(name, nameCount), bytes, { weight, style: italic ? 'italic' : 'normal' }));
          },
          decodePicture: (request, address, count) =>
            this.decode(request, Promise.resolve(new Blob([new Uint8Array(this.memory, address, count).slice()]))),
        },
      };
    }

    mount(host, identifier) {
      const element = this.root.getElementById(identifier);
      if (!element) throw new Error(`OpenUIKit: there is no element with the identifier "${identifier}"`);
      if (element.classList.contains('openuikit')) throw new Error(`OpenUIKit: the element "${identifier}" has a window already`);
      const window = new Window(this, host, element);
      this.windows.set(host, window);
      window.configure();
    }

    async fetchFont(request, address) {
      let bytes = new Uint8Array(0);
      try {
        const response = await fetch(address);
        if (response.ok) bytes = new Uint8Array(await response.arrayBuffer());
      } catch { /* The request ends without a font. */ }
      this.lend(bytes, (address, count) => this.exports.openuikit_font_file(request, address, count));
      await document.fonts.ready;
      for (const window of this.windows.values()) window.fontsDidChange();
    }

    async decode(request, blob) {
      let pixels = null;
      try {
        const picture = await createImageBitmap(await blob);
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const context = canvas.getContext('2d');
        context.drawImage(picture, 0, 0);
        pixels = context.getImageData(0, 0, picture.width, picture.height);
      } catch { /* The request ends without a picture. */ }
      if (pixels) {
        this.lend(pixels.data, (address) => this.exports.openuikit_picture(request, pixels.width, pixels.height, address));
      } else {
        this.exports.openuikit_picture(request, 0, 0, 0);
      }
      for (const window of this.windows.values()) window.requestFrame();
    }
  }

  // --- Text, measured by the elements that will show it.

  class Measurer {
    constructor(module) {
      this.module = module;
      this.probe = this.newProbe('span');
      this.ruler = this.newProbe('span');
      this.ruler.style.width = '1000px';
      this.range = document.createRange();
      this.context = document.createElement('canvas').getContext('2d');
      this.letterWidths = new Map();
    }

    // Beside the body, which may be hidden while the page loads, enlarged or turned.
    newProbe(name) {
      const probe = document.createElement(name);
      probe.className = 'openuikit-probe';
      probe.setAttribute('aria-hidden', 'true');
      return document.documentElement.appendChild(probe);
    }

    // How much larger the page shows a point than its style declares, because it has a `zoom` or a transform.
    get zoom() { return this.ruler.getBoundingClientRect().width / 1000 || 1; }

    measure(address, count, endsAddress, endCount, family, size, weight, italic, widthsAddress) {
      if (!endCount) return;  // No text has no address of its own.
      const bytes = new Uint8Array(this.module.memory, address, count);
      const ends = new Int32Array(this.module.memory, endsAddress, endCount);
      const widths = new Float64Array(this.module.memory, widthsAddress, endCount);
      const text = this.module.decoder.decode(bytes), scale = enlargement(text);
      this.probe.style.font = fontOf(family, size, weight, italic, scale);
      this.probe.style.fontVariantNumeric = digitsOf(family);
      this.probe.textContent = text;
      const node = this.probe.firstChild;
      if (!node) return;
      const widthTo = this.widthOfBeginning(node, family);
      // The width of a part is the difference of two beginnings, so that the widths of all parts add up to that of the text.
      for (let i = 0, from = 0, start = 0, width = 0; i < endCount; i++) {
        from += this.module.decoder.decode(bytes.subarray(start, ends[i])).length;
        const whole = widthTo(from);
        widths[i] = (whole - width) / scale;
        [start, width] = [ends[i], whole];
      }
      this.probe.textContent = '';
    }

    // Returns the width of the beginning of a text up to a place.
    widthOfBeginning(node, family) {
      // In WebKit the range of a part is a whole number of points wide. Its canvas measures as its elements do, except tabular figures.
      if (isWebKit && family !== 2) {
        this.context.font = this.probe.style.font;
        this.context.fontKerning = 'normal';
        return (end) => this.context.measureText(node.data.slice(0, end)).width;
      }
      const { range, zoom } = this, hasTwoDirections = isOfTwoDirections(node.data);
      range.setStart(node, 0);
      return (end) => {
        range.setEnd(node, end);
        // Texts of two directions lie apart.
        const boxes = hasTwoDirections ? [...range.getClientRects()] : [range.getBoundingClientRect()];
        return boxes.reduce((sum, box) => sum + box.width, 0) / zoom;
      };
    }

    // Returns the space between letters that gives a drawn text the width that was measured. Scripts that join letters have none.
    spacing(text, width, family, size, weight, italic) {
      if (!text || isOfTwoDirections(text)) return 0;
      return (width - this.drawnWidth(text, family, size, weight, italic)) / [...text].length;
    }

    drawnWidth(text, family, size, weight, italic) {
      const font = fontOf(family, size, weight, italic), digits = digitsOf(family);
      if (digits === 'normal') {
        Object.assign(this.context, { font, fontKerning: 'normal' });
        return this.context.measureText(text).width;
      }
      // A canvas has no tabular figures.
      Object.assign(this.probe.style, { font, fontVariantNumeric: digits });
      this.probe.textContent = text;
      const { width } = this.probe.getBoundingClientRect();
      this.probe.textContent = '';
      return width / this.zoom;
    }

    // The width of a letter by itself. A page has few letters.
    letterWidth(letter, look) {
      const key = `${look} ${letter}`;
      if (!this.letterWidths.has(key)) this.letterWidths.set(key, this.drawnWidth(letter, ...look));
      return this.letterWidths.get(key);
    }

    // Whole points, as in Chromium and WebKit. Firefox rounds otherwise, and its views would be a point higher, so large letters are measured.
    lineMetrics(family, size, weight, italic, address) {
      const probe = this.newProbe('div');
      probe.style.font = fontOf(family, size, weight, italic, 32);
      probe.textContent = 'Hg';
      const mark = document.createElement('span');
      mark.style.cssText = 'all:initial;display:inline-block;width:0;height:0';
      probe.append(mark);
      const box = probe.getBoundingClientRect();
      const ascent = mark.getBoundingClientRect().bottom - box.top, points = (length) => Math.round(length / this.zoom / 32);
      this.module.numbers(address, 2).set([points(ascent), points(box.height - ascent)]);
      probe.remove();
    }
  }

  // --- One window.

  class Window {
    constructor(module, host, element) {
      Object.assign(this, { module, host, element, exports: module.exports, root: element.getRootNode() });
      this.closing = new AbortController();
      this.observers = [];
      this.elements = [];
      this.pictures = [];
      this.speed = 1;
      this.lastReal = performance.now();
      this.time = 0;
      this.frameRequest = 0;
      this.cost = { frames: 0, own: 0, longest: 0 };
      element.classList.add('openuikit');
      element.replaceChildren();
      this.canvas = element.appendChild(document.createElement('div'));
      this.canvas.className = 'openuikit-canvas';
      this.canvas.setAttribute('aria-hidden', 'true');
      this.semantics = new Semantics(this);
      this.text = new OpenUIKitTextInput(this, this.semantics, fontOf);
      new Input(this);
      this.follow();
      setTimeout(() => this.checkHeight(), 1000);
    }

    // An element without content of its own has no height unless the page gives it one, and nothing else shows this mistake.
    checkHeight() {
      const { id, clientWidth, clientHeight } = this.element;
      if (clientWidth && !clientHeight && !this.closing.signal.aborted)
        console.warn(`OpenUIKit: the element "${id}" has no height. Give it one in the page's style, or mount with \`sizing: .content\`.`);
    }

    // The size, pixels and preferences of the page, followed for as long as it is open.
    follow() {
      const change = () => this.configure(), { signal } = this.closing;
      const observe = (Observer, element, options) => {
        const observer = new Observer(change);
        observer.observe(element, options);
        this.observers.push(observer);
      };
      observe(ResizeObserver, this.element);
      observe(ResizeObserver, document.body);  // Whether the page scrolls.
      // Says too when there are other pixels for the same points. Safari lacks it, and has the media query below.
      try { observe(ResizeObserver, this.element, { box: 'device-pixel-content-box' }); } catch { /* See above. */ }
      for (const element of [document.documentElement, this.element])
        observe(MutationObserver, element, { attributes: true, attributeFilter: ['dir', 'data-appearance'] });
      for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
        matchMedia(query).addEventListener('change', change, { signal });
      const followPixels = () => {
        matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
          .addEventListener('change', () => { change(); followPixels(); }, { once: true, signal });
      };
      followPixels();
      document.fonts?.addEventListener('loadingdone', () => this.fontsDidChange(), { signal });
    }

    // Texts are measured again once fonts are there.
    fontsDidChange() {
      this.module.measurer.letterWidths.clear();
      this.exports.openuikit_fonts(this.host);
      this.requestFrame();
    }

    // The element that has the focus, in the window's shadow root or elsewhere in the page.
    get focused() { return this.root.activeElement ?? document.activeElement; }

    // Removes the window from its element, with all its listeners and observers.
    close() {
      this.stop();
      // Its element loses the focus, of which the program is not notified.
      this.text.element = null;
      this.closing.abort();
      for (const observer of this.observers) observer.disconnect();
      this.element.replaceChildren();
      this.element.classList.remove('openuikit', 'openuikit-pointed');
      Object.assign(this.element.style, { touchAction: '', height: '', overflow: '', contain: '', clipPath: '' });
      if (this.isStop) this.element.removeAttribute('tabindex');
      // What is called from now on does nothing, such as the rest of an event.
      this.exports = new Proxy({}, { get: () => () => 0 });
      this.requestFrame = () => {};
    }

    // Gives the element a height in points inside its borders. What a height means depends on its style.
    // Later, because the height may follow from a width that an observer of sizes has just reported.
    resize(height) {
      requestAnimationFrame(() => { if (!this.closing.signal.aborted) this.setHeight(height); });
    }

    setHeight(height) {
      const style = getComputedStyle(this.element), sum = (...lengths) => lengths.reduce((total, each) => total + (parseFloat(each) || 0), 0);
      const rest = style.boxSizing === 'border-box' ? sum(style.borderTopWidth, style.borderBottomWidth) : -sum(style.paddingTop, style.paddingBottom);
      this.element.style.height = `${height + rest}px`;
    }

    // Whether the page or something in it scrolls the element. Then touches do so too, unless the window follows them.
    get isInScrollingArea() {
      for (let area = this.element.parentElement ?? this.root.host; area; area = area.parentElement ?? area.getRootNode().host) {
        const { overflow } = getComputedStyle(area), hasMore = area.scrollHeight > area.clientHeight || area.scrollWidth > area.clientWidth;
        if (hasMore && (area === document.scrollingElement ? !/hidden|clip/.test(overflow) : /auto|scroll/.test(overflow))) return true;
      }
      return false;
    }

    stop() {
      cancelAnimationFrame(this.frameRequest);
      clearTimeout(this.semantics.timer);
      this.semantics.timer = this.frameRequest = 0;
    }

    // Shows that the program has stopped, with a button that starts it again.
    sayStopped(reason) {
      this.stop();
      const again = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Start again' });
      again.addEventListener('click', () => this.module.run().catch((error) => this.module.fail(error)));
      this.element.append(OpenUIKit.notice('This view has stopped because of a mistake in its program.', reason, again));
    }

    configure() {
      this.element.style.touchAction = this.isInScrollingArea ? 'pan-x pan-y' : '';
      const style = getComputedStyle(this.element);
      if (isWebKit) this.clipElement(style.borderRadius);
      const appearance = this.element.dataset.appearance;
      const dark = appearance ? appearance === 'dark' : /dark/.test(style.colorScheme) && matchMedia('(prefers-color-scheme: dark)').matches;
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const preferences = (style.direction === 'rtl' ? PagePreferences.rightToLeft : 0)
        | (dark ? PagePreferences.dark : 0) | (still ? PagePreferences.reducedMotion : 0);
      const key = [this.element.clientWidth, this.element.clientHeight, devicePixelRatio, preferences];
      if (key.join() === this.configuration) return;
      this.configuration = key.join();
      this.exports.openuikit_configure(this.host, ...key);
      this.frame(performance.now());
    }

    // Inside a clip with round corners WebKit cuts off half of an element with a 3D transform. Inside a path it does not.
    clipElement(radius) {
      const isRound = parseFloat(radius) > 0;
      Object.assign(this.element.style, isRound
        ? { overflow: 'visible', contain: 'size layout style', clipPath: `inset(0 round ${radius})` } : { overflow: '', contain: '', clipPath: '' });
    }

    // The window's time at a real time in milliseconds. It stands still where the page did not run for long.
    timeAt(real) {
      const passed = Math.max(0, real - this.lastReal);
      this.lastReal = Math.max(real, this.lastReal);
      this.time += (Math.min(passed, 1000) / 1000) * this.speed;
      return this.time;
    }

    requestFrame() {
      if (!this.frameRequest) this.frameRequest = requestAnimationFrame((real) => { this.frameRequest = 0; this.frame(real); });
    }

    frame(real) {
      const began = performance.now();
      const goesOn = this.exports.openuikit_frame(this.host, this.timeAt(real));
      const own = performance.now() - began;
      this.cost.frames++;
      this.cost.own += own;
      this.cost.longest = Math.max(this.cost.longest, own);
      if (goesOn) this.requestFrame();
      this.semantics.soon(goesOn);
      this.onframe?.();
    }

    // Carries out commands; see CommandBuffer.swift.
    apply(numbers, bytes) {
      this.onchange?.();
      let i = 0;
      const color = () => {
        const [r, g, b, a] = [numbers[i++], numbers[i++], numbers[i++], numbers[i++]];
        return a >= 1 ? `rgb(${r} ${g} ${b})` : `rgb(${r} ${g} ${b} / ${a})`;
      };
      while (i < numbers.length) {
        const code = numbers[i++], key = numbers[i++], element = this.elements[key], style = element?.style;
        switch (code) {
          case Code.create: (this.elements[key] = document.createElement('div')).className = 'openuikit-entry'; break;
          case Code.remove: element.remove(); this.elements[key] = null; break;
          case Code.place: this.place(element, numbers[i++], numbers[i++]); break;
          case Code.move: style.transform = `translate(${numbers[i++]}px,${numbers[i++]}px)`; break;
          case Code.transform: style.transform = this.matrix(numbers, i); i += 16; break;
          case Code.size: style.width = `${numbers[i++]}px`; style.height = `${numbers[i++]}px`; break;
          case Code.opacity: style.opacity = numbers[i++]; break;
          case Code.corners: this.corners(element, numbers[i++], numbers[i++]); break;
          case Code.clip: this.clip(element, numbers[i++]); break;
          case Code.fill: style.backgroundColor = color(); break;
          case Code.border: this.border(element, ...numbers.subarray(i, i += 5)); break;
          case Code.shadow: {
            const kind = numbers[i++], tint = color(), [x, y, radius] = [numbers[i++], numbers[i++], numbers[i++]];
            style.boxShadow = kind === 1 ? `${x}px ${y}px ${radius * 2}px ${tint}` : '';
            let data;
            if (kind === 2) [data, i] = this.path(numbers, i);
            this.castPath(element, data, x, y, radius, tint);
            break;
          }
          case Code.clear: this.content(element, null); break;
          case Code.text: i = this.setText(element, numbers, i, bytes, color); break;
          case Code.image: {
            const [picture, x, y, width, height] = numbers.subarray(i, i += 5), alpha = numbers[i + 3], tint = color();
            this.content(element, this.pictureElement(this.pictures[picture], x, y, width, height, alpha ? tint : null));
            break;
          }
          case Code.gradient: i = this.setGradient(element, numbers, i); break;
          case Code.definePicture: this.pictures[key] = this.picture(numbers[i++], numbers[i++], numbers[i++]); break;
          case Code.removePicture: this.pictures[key] = null; break;
          case Code.shape: i = this.setShape(element, numbers, i); break;
          case Code.mask: i = this.setMask(element, numbers, i); break;
          case Code.raise: style.zIndex = numbers[i++]; break;
          case Code.backdrop: this.backdrop(element, numbers[i++]); break;
          default: throw new Error(`OpenUIKit: unknown command ${code}`);
        }
      }
    }

    // One text at once: half the time of joining the numbers of an array.
    matrix(n, i) {
      return `matrix3d(${n[i]},${n[i + 1]},${n[i + 2]},${n[i + 3]},${n[i + 4]},${n[i + 5]},${n[i + 6]},${n[i + 7]},${n[i + 8]},`
        + `${n[i + 9]},${n[i + 10]},${n[i + 11]},${n[i + 12]},${n[i + 13]},${n[i + 14]},${n[i + 15]})`;
    }

    // Siblings lie in front of each other by their z-index, whatever their order in the page.
    place(element, parentKey, height) {
      element.style.zIndex = height;
      (parentKey < 0 ? this.canvas : this.elements[parentKey]).append(element);
    }

    // Corners with the bit 16 have a continuous curve, in browsers that know `corner-shape`.
    corners(element, radius, bits) {
      const { style } = element;
      const continuous = bits & 16 && CSS.supports('corner-shape: squircle');
      const length = `${radius * (continuous ? 1.528665 : 1)}px`;
      style.borderRadius = [1, 2, 8, 4].map((bit) => (bits & bit ? length : '0')).join(' ');
      style.cornerShape = continuous ? 'squircle' : '';
      element.corners = radius && bits & 15 ? style.borderRadius : '';
      if (clipsByPath) this.updateClip(element);
    }

    clip(element, isClipped) {
      element.isClipped = isClipped;
      this.updateClip(element);
    }

    updateClip(element) {
      const { isClipped, corners, mask, style } = element, byPath = clipsByPath && isClipped && corners;
      style.overflow = isClipped && !byPath ? 'clip' : '';
      style.clipPath = mask || (byPath ? `inset(0 round ${corners})` : '');
    }

    border(element, width, r, g, b, a) {
      if (!element.edge) {
        element.edge = document.createElement('div');
        element.edge.className = 'openuikit-edge';
        if (element.contents) element.contents.after(element.edge); else element.prepend(element.edge);
      }
      // Borders in CSS are whole pixels wide, and Firefox draws none below a pixel. So a thinner line is one pixel with less opacity.
      const pixel = 1 / devicePixelRatio, part = Math.min(width / pixel, 1);
      element.edge.style.boxShadow = width > 0 ? `inset 0 0 0 ${Math.max(width, pixel)}px rgb(${r} ${g} ${b} / ${a * part})` : '';
    }

    // Safari knows the property by its older name alone.
    backdrop({ style }, radius) {
      style.webkitBackdropFilter = style.backdropFilter = radius ? `blur(${radius}px) saturate(180%)` : '';
    }

    content(element, content) {
      element.contents?.remove();
      element.style.backgroundImage = '';
      element.contents = content;
      if (!content) return;
      content.classList.add('openuikit-content');
      element.prepend(content);
    }

    setText(element, numbers, i, bytes, color) {
      const [family, size, weight, italic, r, g, b, a, ascent, height, count] = numbers.subarray(i, i += 11);
      // A text takes the place of the one before, line for line: less for the browser to lay out than other elements.
      if (!element.contents?.isText) {
        const box = document.createElement('div');
        box.isText = true;
        this.content(element, box);
      }
      const box = element.contents;
      const font = `font:${fontOf(family, size, weight, italic)};font-variant-numeric:${digitsOf(family)}`;
      this.dress(box, `${font};color:rgb(${r} ${g} ${b} / ${a})`);
      while (box.childElementCount > count) box.lastChild.remove();
      for (let n = 0; n < count; n++) {
        const [x, baseline, width, expansion, rightToLeft, offset, length, letterCount] = numbers.subarray(i, i += 8);
        const letters = numbers.subarray(i, i += 3 * letterCount), look = [family, size, weight, italic];
        const line = box.children[n] ?? this.line(box), text = this.module.text(bytes + offset, length);
        const place = `left:${x}px;top:${baseline - ascent}px;height:${height}px`
          + (rightToLeft ? `;direction:rtl;width:${width}px` : '');
        // Signs alone follow the direction of their line, and lie the other way round from right to left.
        if (letterCount && !isOfTwoDirections(text) && (!rightToLeft || /[\p{L}\p{N}]/u.test(text))) {
          this.placeLetters(line, bytes + offset, text, letters, expansion, look);
          this.dress(line, `${place};font-kerning:none`);
          continue;
        }
        if (line.textContent !== text || line.letters) line.textContent = text;
        line.letters = '';
        const spaces = expansion ? expansion * (text.split(' ').length - 1) : 0;
        const spacing = this.module.measurer.spacing(text, width - spaces, ...look);
        this.dress(line, place + (spacing ? `;letter-spacing:${spacing}px` : '')
          + (expansion ? `;word-spacing:${expansion}px` : ''));
      }
      return i;
    }

    // Draws each letter in the middle of the width that the table of the system's typeface gives it, as other hosts do.
    // Letters that stand there by themselves share an element.
    placeLetters(line, bytes, text, letters, expansion, look) {
      const key = `${look} ${expansion} ${text}`;
      if (line.letters === key) return;
      line.letters = key;
      line.replaceChildren();
      let part, place = 0, end = 0;
      for (let at = 0; at < letters.length; at += 3) {
        const [length, advance, width] = letters.subarray(at, at + 3), letter = this.module.text(bytes, length);
        const drawn = this.module.measurer.letterWidth(letter, look), left = width ? place + (width - drawn) / 2 : place;
        if (!part || Math.abs(left - end) > 0.05) {
          part = line.appendChild(document.createElement('span'));
          part.style.marginLeft = `${left - end}px`;
          end = left;
        }
        part.append(letter);
        [bytes, end, place] = [bytes + length, end + drawn, place + advance + (letter === ' ' ? expansion : 0)];
      }
    }

    line(box) {
      const line = box.appendChild(document.createElement('div'));
      line.className = 'openuikit-line';
      return line;
    }

    // Gives an element of a text its style, as long as it has another one: a text that changes mostly keeps its place.
    dress(element, style) {
      if (element.dress === style) return;
      element.dress = style;
      element.style.cssText = style;
    }

    picture(width, height, address) {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [width, height];
      const pixels = new Uint8ClampedArray(this.module.memory, address, width * height * 4).slice();
      canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
      return canvas;
    }

    pictureElement(picture, x, y, width, height, tint) {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [picture.width, picture.height];
      const context = canvas.getContext('2d');
      context.drawImage(picture, 0, 0);
      if (tint) {
        context.globalCompositeOperation = 'source-in';
        context.fillStyle = tint;
        context.fillRect(0, 0, canvas.width, canvas.height);
      }
      canvas.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
      return canvas;
    }

    // The data of an SVG path, and where the numbers after it begin.
    path(numbers, i) {
      const count = numbers[i++], letters = 'MLCZ', lengths = [2, 2, 6, 0];
      let data = '';
      for (let n = 0; n < count; n++) {
        const kind = numbers[i++];
        data += letters[kind] + numbers.subarray(i, i += lengths[kind]).join(' ');
      }
      return [data, i];
    }

    // The shadow of a path lies in the element, behind a second copy of its background (see the style sheet).
    castPath(element, data, x, y, radius, tint) {
      element.cast?.remove();
      element.cast = null;
      element.classList.toggle('openuikit-casting', Boolean(data));
      if (!data) return;
      element.cast = this.drawing();
      this.draw(element.cast, data, { fill: tint, transform: `translate(${x}px,${y}px)` });
      element.cast.classList.add('openuikit-cast');
      element.cast.style.filter = radius ? `blur(${radius}px)` : '';
      element.append(element.cast);
    }

    // A picture of paths, which may reach beyond its place.
    drawing() {
      const svg = document.createElementNS(SVG, 'svg');
      svg.style.cssText = 'position:absolute;left:0;top:0;width:1px;height:1px;overflow:visible';
      return svg;
    }

    draw(svg, data, attributes) {
      const path = svg.appendChild(document.createElementNS(SVG, 'path'));
      path.setAttribute('d', data);
      // Attributes would give way to the page's own style of paths.
      for (const [name, value] of Object.entries(attributes)) path.style.setProperty(name, value);
    }

    setShape(element, numbers, i) {
      const [r, g, b, a, evenOdd, sr, sg, sb, sa, width, cap, join, miter, phase, dashCount] = numbers.subarray(i, i += 15);
      const dashes = [...numbers.subarray(i, i += dashCount)];
      const svg = this.drawing();
      let data, line;
      [data, i] = this.path(numbers, i);
      [line, i] = this.path(numbers, i);
      if (a) this.draw(svg, data, { fill: `rgb(${r} ${g} ${b} / ${a})`, 'fill-rule': evenOdd ? 'evenodd' : 'nonzero' });
      if (sa && width) this.draw(svg, line, { fill: 'none', stroke: `rgb(${sr} ${sg} ${sb} / ${sa})`, 'stroke-width': width,
        'stroke-linecap': ['butt', 'round', 'square'][cap], 'stroke-linejoin': ['miter', 'round', 'bevel'][join],
        'stroke-miterlimit': miter, 'stroke-dasharray': dashes.join(' ') || 'none', 'stroke-dashoffset': phase });
      this.content(element, svg);
      return i;
    }

    setMask(element, numbers, i) {
      const kind = numbers[i++];
      let clip = '';
      if (kind === 1) {
        let data;
        [data, i] = this.path(numbers, i);
        clip = `path('${data}')`;
      } else if (kind === 2) {
        const [x, y, width, height, radius] = numbers.subarray(i, i += 5);
        clip = `xywh(${x}px ${y}px ${width}px ${height}px round ${radius}px)`;
      }
      element.mask = clip;
      this.updateClip(element);
      return i;
    }

    // CSS measures a gradient's line through the middle of the box; here it has two ends anywhere.
    setGradient(element, numbers, i) {
      const [kind, x0, y0, x1, y1, count] = numbers.subarray(i, i += 6);
      const [width, height] = [parseFloat(element.style.width) || 0, parseFloat(element.style.height) || 0];
      const length = Math.hypot(x1 - x0, y1 - y0) || 1, [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
      const cssLength = Math.abs(width * ux) + Math.abs(height * uy);
      const start = (x0 - width / 2) * ux + (y0 - height / 2) * uy + cssLength / 2;
      const stops = [];
      for (let n = 0; n < count; n++) {
        const [location, r, g, b, a] = numbers.subarray(i, i += 5);
        stops.push(`rgb(${r} ${g} ${b} / ${a}) ${kind ? `${location * 100}%` : `${start + location * length}px`}`);
      }
      this.content(element, null);
      const angle = (Math.atan2(ux, -uy) * 180) / Math.PI, place = `at ${x0}px ${y0}px`;
      element.style.backgroundImage = [`linear-gradient(${angle}deg, ${stops.join()})`,
        `radial-gradient(${Math.abs(x1 - x0)}px ${Math.abs(y1 - y0)}px ${place}, ${stops.join()})`,
        `conic-gradient(from ${ux || uy ? angle : 90}deg ${place}, ${stops.join()})`][kind];
      return i;
    }
  }

  // --- Elements for assistive technology and the keyboard, invisible in front of the window.

  class Semantics {
    constructor(window) {
      this.window = window;
      this.elements = new Map();
      this.groups = new Map();
      this.rows = new Map();
      this.root = window.element.appendChild(document.createElement('div'));
      this.root.className = 'openuikit-semantics';
      // A region has to be in the page before its text is read out.
      this.live = window.element.appendChild(Object.assign(document.createElement('div'), { className: 'openuikit-live', role: 'status' }));
      // The pointer's events have already reached the window. Those of assistive technology have no count.
      this.root.addEventListener('click', (event) => { if (!event.detail) this.perform(AccessibilityAction.activate, event.target); });
      this.root.addEventListener('keydown', (event) => this.keyDown(event));
      this.root.addEventListener('focusin', ({ target }) => {
        if (target.row) this.enter(target);
        if (target !== this.window.text.element) this.perform(AccessibilityAction.focus, target);
      });
      // A window that is being closed has no program to call any more.
      this.root.addEventListener('focusout', ({ target }) => {
        if (target !== this.window.text.element) this.perform(AccessibilityAction.unfocus, target);
      }, { signal: window.closing.signal });
    }

    // Describes the window once it has come to rest, or now and then while it moves.
    soon(isMoving) {
      if (this.timer && isMoving) return;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        this.timer = 0;
        this.window.exports.openuikit_describe(this.window.host);
      }, isMoving ? 500 : 60);
    }

    // The element of a field or of anything else, which stays the same for its lifetime: a new one may have the identifier of a former one.
    element(identifier, traits) {
      const known = this.elements.get(identifier), name = OpenUIKitTextInput.nameOf(traits);
      if (known?.localName === name) return known;
      known?.remove();
      const element = Object.assign(document.createElement(name), { identifier, place: '' });
      this.elements.set(identifier, element);
      return this.root.appendChild(element);
    }

    update(numbers, bytes) {
      const kept = new Set(), groups = new Map(), last = new Map(), { text: { element: edited } } = this.window;
      for (let i = 0; i < numbers.length; i += 25) kept.add(numbers[i]);
      // First, so that the others stay in their places: an element that is moved loses the focus.
      for (const [identifier, element] of this.elements) if (!kept.has(identifier) && element !== edited) { element.remove(); this.elements.delete(identifier); }
      const add = (element, parent) => {
        const next = last.has(parent) ? last.get(parent).nextSibling : parent.firstChild;
        if (next !== element) parent.insertBefore(element, next);
        last.set(parent, element);
      };
      for (let i = 0; i < numbers.length;) {
        const [identifier, x, y, width, height, role, states] = numbers.subarray(i, i += 7);
        const text = () => this.window.module.text(bytes + numbers[i++], numbers[i++]);
        const texts = [text(), text(), text(), text()], group = numbers[i++], groupTexts = [text(), text()];
        const traits = numbers[i++], content = text(), element = this.element(identifier, traits), [list, row] = [numbers[i++], numbers[i++]];
        const description = [role, states, ...texts, traits, content].join('\0'), place = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
        if (element.description !== description) {
          this.describe(element, role, states, ...texts);
          if (traits) OpenUIKitTextInput.dress(element, traits, content);
        }
        if (element.place !== place && element !== edited) element.style.cssText = place;
        Object.assign(element, { description, place, inList: list, row, isSelected: states & 2 });
        if (group && !groups.has(group)) {
          const box = this.groups.get(group) ?? this.group();
          ['aria-label', 'aria-roledescription'].forEach((name, n) => { if (box.getAttribute(name) !== groupTexts[n]) box.setAttribute(name, groupTexts[n]); });
          groups.set(group, box);
          add(box, this.root);
        }
        add(element, groups.get(group) ?? this.root);
      }
      for (const [identifier, box] of this.groups) if (!groups.has(identifier)) box.remove();
      this.groups = groups;
      this.chooseStops();
    }

    // A list is one stop: one of its rows, between which arrow keys move. That is the one that had the focus last, or is selected, or the
    // first one. Fields stay stops of a form.
    chooseStops() {
      const elements = [...this.elements.values()].filter(({ inList }) => inList), lists = new Set(elements.map(({ inList }) => inList));
      for (const list of this.rows.keys()) if (!lists.has(list)) this.rows.delete(list);
      for (const list of lists) {
        const own = elements.filter((element) => element.inList === list), has = (row) => own.some((element) => element.row === row);
        if (!has(this.rows.get(list))) this.rows.set(list, (own.find(({ isSelected, isStop }) => isSelected && isStop) ?? own.find(({ isStop }) => isStop) ?? own[0]).row);
        const stop = this.stopOf(own, this.rows.get(list));
        for (const element of own.filter(({ value }) => value === undefined)) {
          if (element === stop || element.isStop && element.row === stop.row) element.tabIndex = 0;
          else if (element.isStop) element.tabIndex = -1;
          else if (element !== document.activeElement) element.removeAttribute('tabindex');
        }
        // The rows scroll the list.
        this.elements.get(list)?.removeAttribute('tabindex');
      }
    }

    // The element of a row that gets the focus, a text if there is nothing else.
    stopOf(elements, row) {
      const own = elements.filter((element) => element.row === row);
      return own.find(({ isStop }) => isStop) ?? own[0];
    }

    // The row of an element becomes the stop of its list.
    enter({ inList, row }) {
      if (this.rows.get(inList) === row) return;
      this.rows.set(inList, row);
      this.chooseStops();
    }

    // Moves the focus to another row, which may not be visible yet. Returns whether there is one.
    move(event, { inList, identifier, role }) {
      const code = { ArrowUp: RowMove.up, ArrowDown: RowMove.down, ArrowLeft: RowMove.left, ArrowRight: RowMove.right, Home: RowMove.first,
        End: RowMove.last, PageUp: RowMove.pageUp, PageDown: RowMove.pageDown }[event.key];
      if (!inList || code === undefined || role === 'slider') return false;
      const row = this.window.exports.openuikit_move(this.window.host, code, identifier);
      this.window.requestFrame();
      const stop = row && this.stopOf([...this.elements.values()], row);
      if (!stop) return false;
      this.rows.set(inList, row);
      this.chooseStops();
      stop.focus({ preventScroll: true });
      return true;
    }

    // Elements that belong together, such as those of a slide.
    group() {
      const box = document.createElement('div');
      box.className = 'openuikit-group';
      box.role = 'group';
      return box;
    }

    // Announces the position of a carousel after the user has moved it. A move by its own element is announced by the browser.
    announce(element, text) {
      const isByUser = performance.now() - this.window.lastInput < 5000;
      if (element.position !== undefined && element.position !== text && isByUser && this.window.focused !== element) this.say(text);
      element.position = text;
    }

    // Reads out a text. Another space makes a repeated text a change.
    say(text) { this.live.textContent = this.live.textContent === text ? `${text}\u00a0` : text; }

    // Delivers what the program has posted to assistive technology. The focus stays in a text that is being edited, and in other parts of
    // the page.
    notify(identifier, text) {
      if (text) this.say(text);
      const element = this.elements.get(identifier);
      if (!element || this.window.text.element) return;
      if (element.tabIndex < 0) element.tabIndex = -1;
      this.window.text.focus(element, this.window.focused);
    }

    describe(element, role, states, label, value, hint, roleDescription) {
      const isDisabled = states & 1, isSelected = states & 2;
      const names = {
        [AccessibilityRole.button]: 'button', [AccessibilityRole.link]: 'link', [AccessibilityRole.image]: 'img',
        [AccessibilityRole.heading]: 'heading', [AccessibilityRole.slider]: 'slider', [AccessibilityRole.toggle]: 'switch',
        [AccessibilityRole.searchField]: 'searchbox', [AccessibilityRole.textField]: 'textbox',
        [AccessibilityRole.scrollArea]: 'group',
      };
      const isControl = ![AccessibilityRole.text, AccessibilityRole.image, AccessibilityRole.heading].includes(role);
      const set = (name, content) => {
        if (content === null || content === undefined || content === '') element.removeAttribute(name);
        else if (element.getAttribute(name) !== String(content)) element.setAttribute(name, content);
      };
      const isField = element.localName !== 'div', isTextField = role === AccessibilityRole.textField;
      element.role = isField ? null : names[role] ?? null;
      set('aria-readonly', isTextField && !isField ? 'true' : null);
      set('aria-disabled', isDisabled ? 'true' : null);
      set('aria-pressed', isSelected && role === AccessibilityRole.button ? 'true' : null);
      set('aria-checked', role === AccessibilityRole.toggle ? String(value === '1' || value === 'on') : null);
      set('aria-level', role === AccessibilityRole.heading ? 2 : null);
      set('aria-valuetext', role === AccessibilityRole.slider ? value : null);
      set('aria-valuenow', role === AccessibilityRole.slider ? value.match(/-?\d+(\.\d+)?/)?.[0] ?? 0 : null);
      set('aria-description', hint);
      set('aria-roledescription', roleDescription);
      if (roleDescription) this.announce(element, [label, value].filter(Boolean).join(', '));
      const isText = role === AccessibilityRole.text;
      set('aria-label', isText ? null : label || (role === AccessibilityRole.scrollArea ? 'Scroll area' : ''));
      element.isStop = isControl && !isDisabled;
      if (isField) {
        element.disabled = isDisabled;
        // The program itself writes the text that is being edited.
        if (element !== this.window.text.element) element.value = value;
        return;
      }
      const content = isText ? (value ? `${label} ${value}` : label) : isTextField ? value : '';
      if (element.textContent !== content) element.textContent = content;
      if (!element.inList) set('tabindex', element.isStop ? 0 : element === document.activeElement ? -1 : null);
    }

    perform(action, element) {
      const isScrolled = element.role === 'group' && action < AccessibilityAction.focus;
      if (element.identifier === undefined || isScrolled) return;
      this.window.exports.openuikit_perform(this.window.host, action, element.identifier);
      this.window.requestFrame();
    }

    keyDown(event) {
      const element = event.target;
      if (element.identifier === undefined || event.ctrlKey || event.metaKey || event.altKey || element.value !== undefined || ['textbox', 'group'].includes(element.role)) return;
      if (this.move(event, element)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const isSlider = element.role === 'slider';
      const forward = getComputedStyle(this.window.element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
      let action = -1;
      if (!isSlider && (event.key === 'Enter' || event.key === ' ')) action = AccessibilityAction.activate;
      if (isSlider && (event.key === forward || event.key === 'ArrowUp')) action = AccessibilityAction.increment;
      if (isSlider && (event.key === backward || event.key === 'ArrowDown')) action = AccessibilityAction.decrement;
      if (action < 0) return;
      event.preventDefault();
      event.stopPropagation();
      this.perform(action, element);
    }
  }

  // --- Events. Where they go is decided in Swift.

  class Input {
    constructor(window) {
      this.window = window;
      const element = window.element;
      // In the order of tabs, so that keys scroll a window without controls as well.
      if ((window.isStop = !element.hasAttribute('tabindex'))) element.tabIndex = 0;
      const { signal } = window.closing;
      const listen = (name, handle) => element.addEventListener(name, (event) => {
        // A notice is not part of the window.
        if (!event.target.closest?.('.openuikit-notice')) handle(event);
      }, { signal, passive: false });
      listen('pointerdown', (event) => this.pointer(PointerPhase.began, event));
      listen('pointermove', (event) => this.pointer(PointerPhase.moved, event));
      listen('pointerup', (event) => this.pointer(PointerPhase.ended, event));
      listen('pointercancel', (event) => this.pointer(PointerPhase.cancelled, event));
      // The pointer's movement has already reached the window.
      listen('touchmove', (event) => { if (event.cancelable && window.exports.openuikit_drags(window.host)) event.preventDefault(); });
      listen('wheel', (event) => this.wheel(event));
      listen('keydown', (event) => this.key(true, event));
      listen('keyup', (event) => this.key(false, event));
      for (const name of ['keydown', 'focusout']) listen(name, () => element.classList.remove('openuikit-pointed'));
      // The focus moves with the first of a pointer's events, and with the program.
      for (const name of ['contextmenu', 'dragstart', 'selectstart', 'mousedown'])
        listen(name, (event) => { if (!window.text.takes(event, ...this.place(event))) event.preventDefault(); });
      this.down = new Set();
    }

    place(event) {
      const box = this.window.element.getBoundingClientRect();
      const scale = box.width / this.window.element.offsetWidth || 1;
      return [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
    }

    pointer(phase, event) {
      const begins = phase === PointerPhase.began, moves = phase === PointerPhase.moved;
      if (begins && (event.button !== 0 || this.window.text.takes(event, ...this.place(event)))) return;
      if (!begins && !this.down.has(event.pointerId)) return;
      this.window.lastInput = performance.now();
      if (begins) {
        this.down.add(event.pointerId);
        try { this.window.element.setPointerCapture(event.pointerId); } catch { /* An event that a script has made. */ }
        // The keyboard of a phone stays while another place is touched.
        if (!this.window.text.element || this.window.focused !== this.window.text.element) this.window.element.focus({ preventScroll: true });
        // A browser may draw a focus that a script has moved as one that the keyboard has moved.
        this.window.element.classList.add('openuikit-pointed');
        event.preventDefault();
      } else if (!moves) {
        this.down.delete(event.pointerId);
      }
      const events = moves ? event.getCoalescedEvents?.() ?? [] : [];
      for (const each of events.length ? events : [event])
        this.window.exports.openuikit_pointer(
          this.window.host, phase, event.pointerId, ...this.place(each), this.window.timeAt(each.timeStamp || performance.now()));
      this.window.requestFrame();
    }

    wheel(event) {
      if (event.ctrlKey) return;
      this.window.lastInput = performance.now();
      const unit = [1, 16, this.window.element.clientHeight][event.deltaMode];
      let [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
      if (event.shiftKey && !dx) [dx, dy] = [dy, 0];
      const moved = this.window.exports.openuikit_wheel(
        this.window.host, dx, dy, ...this.place(event), this.window.timeAt(performance.now()));
      if (moved) { event.preventDefault(); this.window.requestFrame(); }
    }

    key(isDown, event) {
      // In Safari the key that ends a composition comes after its end, with this code.
      if (event.isComposing || event.keyCode === 229 || event.key === 'Tab') return;
      // The keyboard of a phone has no codes of keys.
      const code = usageOf(event.code || event.key), isInText = event.target === this.window.text.element;
      const phase = isInText ? isDown ? KeyPhase.downInText : KeyPhase.upInText : isDown ? KeyPhase.down : KeyPhase.up;
      if (!code) return;
      this.window.lastInput = performance.now();
      // AltGr, which only chooses another character, comes as Control and Alt from some systems.
      const alternates = event.getModifierState?.('AltGraph');
      const modifiers = (event.shiftKey ? 1 << 17 : 0) | (event.ctrlKey && !alternates ? 1 << 18 : 0)
        | (event.altKey && !alternates ? 1 << 19 : 0) | (event.metaKey ? 1 << 20 : 0);
      const text = event.key.length === 1 ? event.key : '';
      const outcome = this.window.module.lend(this.window.module.encoder.encode(text), (address, count) =>
        this.window.exports.openuikit_key(this.window.host, phase, code, modifiers, address, count, this.window.timeAt(performance.now())));
      // To select everything means everything in the window, and never the page around it.
      const selectsAll = (event.ctrlKey || event.metaKey) && event.code === 'KeyA';
      if (outcome === 1 || !isInText && (selectsAll || (isDown && this.scroll(event)))) event.preventDefault();
      this.window.requestFrame();
    }

    // Keys that scroll a page scroll the area around the focused element, or the one in the middle of the window.
    scroll(event) {
      const [width, height] = [this.window.element.clientWidth, this.window.element.clientHeight];
      const focused = event.target === this.window.element ? null : event.target;
      const [x, y] = focused ? [focused.offsetLeft + focused.offsetWidth / 2, focused.offsetTop + focused.offsetHeight / 2] : [width / 2, height / 2];
      const step = { ArrowUp: [0, -40], ArrowDown: [0, 40], ArrowLeft: [-40, 0], ArrowRight: [40, 0],
        PageUp: [0, -0.9 * height], PageDown: [0, 0.9 * height], Home: [0, -1e6], End: [0, 1e6] }[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return false;
      return this.window.exports.openuikit_wheel(
        this.window.host, ...step, x, y, this.window.timeAt(performance.now())) === 1;
    }
  }

  // The usage code of a key, from USB's keyboard page.
  const named = { Enter: 40, Escape: 41, Backspace: 42, Tab: 43, Space: 44, Minus: 45, Equal: 46, BracketLeft: 47,
    BracketRight: 48, Backslash: 49, Semicolon: 51, Quote: 52, Backquote: 53, Comma: 54, Period: 55, Slash: 56, CapsLock: 57,
    Insert: 73, Home: 74, PageUp: 75, Delete: 76, End: 77, PageDown: 78, ArrowRight: 79, ArrowLeft: 80, ArrowDown: 81,
    ArrowUp: 82, ControlLeft: 224, ShiftLeft: 225, AltLeft: 226, MetaLeft: 227, ControlRight: 228, ShiftRight: 229,
    AltRight: 230, MetaRight: 231, NumpadDivide: 84, NumpadMultiply: 85, NumpadSubtract: 86, NumpadAdd: 87, NumpadEnter: 88,
    NumpadDecimal: 99, IntlBackslash: 100 };
  function usageOf(code) {
    if (/^Key[A-Z]$/.test(code)) return code.charCodeAt(3) - 61;
    if (/^Numpad[0-9]$/.test(code)) return code === 'Numpad0' ? 98 : code.charCodeAt(6) + 40;
    if (/^Digit[0-9]$/.test(code)) return code === 'Digit0' ? 39 : code.charCodeAt(5) - 19;
    return named[code] ?? 0;
  }

  return Module;
})();
