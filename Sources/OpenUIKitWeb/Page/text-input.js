// The text that is being edited, in a real element of the page. So the keyboard of a phone, input methods, selection with handles, the
// pasteboard and undo are the browser's own. The element is that of the field for assistive technology, an input or a textarea. While its
// field is edited, it lies transparent over the text that the window draws, with the same font, text and selection.
class OpenUIKitTextInput {
  constructor(window, semantics, fontOf) {
    Object.assign(this, { window, semantics, fontOf, element: null });
    const { root } = semantics, { signal } = window.closing;
    root.addEventListener('focusin', ({ target }) => this.begin(target));
    root.addEventListener('focusout', (event) => this.end(event));
    // A field that has refused to begin editing. What the browser fills in by itself has no focus.
    root.addEventListener('beforeinput', (event) => {
      if (event.target !== this.element && event.target === window.focused) event.preventDefault();
      // The event of a selection may come later than the text that replaces it.
      this.select();
    });
    root.addEventListener('input', ({ target }) => this.send(target));
    root.addEventListener('compositionstart', ({ target }) => {
      this.composed = { start: target.selectionStart, after: target.value.length - target.selectionEnd };
    });
    root.addEventListener('compositionend', ({ target }) => { this.composed = null; this.send(target); });
    root.addEventListener('scroll', ({ target }) => this.scroll(target), true);
    // Browsers differ in whether the event leaves a shadow root.
    for (const target of new Set([document, window.root])) target.addEventListener('selectionchange', () => this.select(), { signal });
  }

  // The name of the element of a field with such traits, whose bits KeyboardTraits.swift lists; a plain one for anything else.
  static nameOf(traits) { return ['div', 'input', 'textarea'][traits & 3]; }

  // Gives an element the keyboard and the help that its field asks for.
  static dress(element, traits, content) {
    const isSecure = traits & 4;
    const attributes = {
      autocapitalize: ['off', 'words', 'sentences', 'characters'][traits >> 3 & 3],
      autocorrect: ['', 'off', 'on'][traits >> 5 & 3],
      spellcheck: ['', 'false', 'true'][traits >> 7 & 3],
      enterkeyhint: ['', 'go', 'search', 'go', 'next', 'go', 'search', 'send', 'search', 'done', 'go', 'next'][traits >> 9 & 15],
      inputmode: ['', '', '', 'url', 'numeric', 'tel', '', 'email', 'decimal', '', 'search', 'numeric'][traits >> 13 & 15],
      autocomplete: content || 'off',
    };
    for (const [name, value] of Object.entries(attributes)) if (value) element.setAttribute(name, value); else element.removeAttribute(name);
    if (element.localName === 'input') element.type = isSecure ? 'password' : 'text';
  }

  // Shows the text that the program edits now, or none; see TextDescription.swift.
  show(numbers, text) {
    const former = this.element, had = this.window.focused, { semantics } = this;
    const [identifier, ...parts] = numbers, traits = parts.at(-1);
    // A field that assistive technology does not see has an element nevertheless.
    this.element = identifier === undefined ? null : semantics.element(identifier, traits);
    const { element } = this;
    if (former && former !== element) {
      former.classList.remove('openuikit-edited');
      former.style.cssText = former.place;
      this.composed = null;
    }
    if (!element) {
      if (former && had === former) this.window.element.focus({ preventScroll: true });
      return;
    }
    element.classList.add('openuikit-edited');
    this.place(element, parts);
    if (element.value !== text) element.value = text;
    this.text = text;
    this.focus(element, had);
    this.mark(element, parts);
  }

  // The page's own fields keep the focus: a program does not take it from them.
  focus(element, had) {
    if (had !== element && (!had || had === document.body || this.window.element.contains(had))) element.focus({ preventScroll: true });
  }

  mark(element, [, , , , , , , , scrollX, scrollY, , , , , , , , start, end]) {
    this.selected = [start, end];
    const isOther = element.selectionStart !== start || element.selectionEnd !== end;
    if (isOther && !this.composed && this.window.focused === element) element.setSelectionRange(start, end);
    [element.scrollLeft, element.scrollTop] = [scrollX, scrollY];
    this.scrollTop = element.scrollTop;
  }

  // Phones enlarge a page for a font below 16 points: a smaller one is a scaled one of that size.
  place(element, [x, y, width, height, top, right, bottom, left, , , family, size, weight, italic, line, alignment, isRightToLeft]) {
    const scale = Math.min(1, size / 16), points = (...lengths) => lengths.map((length) => `${length / scale}px`).join(' ');
    element.style.cssText = `left:${x}px;top:${y}px;width:${points(width)};height:${points(height)};padding:${points(top, right, bottom, left)};`
      + `font:${this.fontOf(family, size / scale, weight, italic)};line-height:${points(line)};font-kerning:normal;transform:scale(${scale});`
      + `text-align:${['left', 'center', 'right', 'justify', 'start'][alignment]};direction:${isRightToLeft ? 'rtl' : 'ltr'}`;
  }

  // A field has got the focus, by the tab key or assistive technology.
  begin(element) {
    const former = this.element;
    if (element.value === undefined || element === former) return;
    this.semantics.perform(AccessibilityAction.activate, element);
    // This one may refuse to begin, and the one before to end.
    if (former && this.element === former) this.finish();
    if (this.element && this.element !== element) this.element.focus({ preventScroll: true });
  }

  finish() {
    this.window.exports.openuikit_end_editing(this.window.host);
    this.window.requestFrame();
  }

  // The focus has left the field, which ends editing unless the whole window of the browser has lost it. Another field begins by itself.
  end({ target, relatedTarget: next }) {
    const { element } = this.window;
    if (target !== this.element || !next && !document.hasFocus() || next === element || next?.value !== undefined && element.contains(next)) return;
    this.finish();
    // It may refuse to end.
    if (this.element && next && element.contains(next)) target.focus({ preventScroll: true });
  }

  // Sends what the user has made of a text. The program's answer is what is shown then.
  send(element) {
    const { module, exports, host } = this.window, { value, selectionStart, selectionEnd } = element;
    if (value === undefined) return;
    const { start, after } = this.composed ?? { start: 1, after: value.length };
    module.lend(module.encoder.encode(value), (address, count) => exports.openuikit_change_text(
      host, element.identifier, address, count, selectionStart, selectionEnd, start, value.length - after));
    this.window.lastInput = performance.now();
    this.window.requestFrame();
  }

  // The user has selected something. A text that has just changed is sent with its selection.
  select() {
    const { element } = this;
    if (!element || this.window.focused !== element || this.composed || element.value !== this.text) return;
    const { selectionStart, selectionEnd } = element;
    if (selectionStart === this.selected[0] && selectionEnd === this.selected[1]) return;
    this.window.exports.openuikit_select_text(this.window.host, selectionStart, selectionEnd);
    this.window.requestFrame();
  }

  // A finger has scrolled the element: the text in the window follows.
  scroll(element) {
    const distance = element.scrollTop - this.scrollTop;
    if (element !== this.element || Math.abs(distance) < 1) return;
    this.scrollTop = element.scrollTop;
    const { window } = this, { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
    window.exports.openuikit_wheel(
      window.host, 0, distance, offsetLeft + offsetWidth / 2, offsetTop + offsetHeight / 2, window.timeAt(performance.now()));
    window.requestFrame();
  }

  // Whether the browser itself handles an event, because it is at the text that is being edited and nothing lies in front of that.
  takes(event, x, y) {
    if (!this.element || event.target !== this.element) return false;
    return event.clientX === undefined || this.window.exports.openuikit_is_text(this.window.host, x, y) === 1;
  }
}
