// The page: what is in the text field is explained at once, and stands in the address.
(async () => {
  const find = (identifier) => document.getElementById(identifier);
  const [log, output, state, copy, clear] = ['log', 'output', 'state', 'copy', 'clear'].map(find);
  let doctor = await startedDoctor();

  function make(name, properties = {}, ...children) {
    const { attributes = {}, ...others } = properties;
    const element = Object.assign(document.createElement(name), others);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children.filter((child) => child !== null));
    return element;
  }

  // Equations stand in quotes.
  const withCode = (sentence) =>
    sentence.split('"').map((part, number) => (number % 2 ? make('code', { textContent: part }) : part)).filter((part) => part !== '');

  const section = (title, ...children) => (children.length ? make('section', {}, make('h2', { textContent: title }), ...children) : null);
  const list = (entries) => make('ul', { className: 'list' }, ...entries);
  const sentences = (entries) => make('ol', { className: 'plainlist' }, ...entries.map((entry) => make('li', {}, ...withCode(entry))));

  // MARK: A conflict

  // Longer lists are shortened.
  const most = 8;
  const shortened = (entries) => (entries.length > most ? [...entries.slice(0, most), `… and ${entries.length - most} more`] : entries);

  function conflict(diagnosis, picture, title) {
    const { suspects, contradictions, proposals, unread, assumptions, constraints } = diagnosis;
    return make('article', { className: 'conflict' },
      title && make('h2', { textContent: title }),
      make('p', { className: 'verdict' }, ...withCode(diagnosis.verdict)),
      diagnosis.count > 1 ? make('p', { className: 'quiet', textContent: `The text has this conflict ${diagnosis.count} times.` }) : null,
      diagnosis.largest && !diagnosis.largest.isMinimal ? make('p', { className: 'quiet', textContent: 'All these constraints belong to the conflict. A part of them contradicts already, even if a view has no size.' }) : null,
      ...assumptions.map((entry) => make('p', { className: 'quiet', textContent: entry })),
      suspects.length ? section(contradictions.length ? 'Usual cause' : 'Probable cause', ...suspects.slice(0, most).map((each) => make('p', { className: 'suspect', textContent: each.sentence }))) : null,
      constraints.length ? pictureElement(picture) : null,
      proposals.length ? section(diagnosis.contradictions.length === 0 ? 'What is missing' : proposals.length > 1 ? 'Each of these ends the conflict' : 'This ends the conflict',
        make('ol', { className: 'proposals' }, ...proposals.map(proposal)),
        diagnosis.codeNote ? make('p', { className: 'quiet', textContent: diagnosis.codeNote }) : null) : null,
      contradictions.length > 1 ? section('All minimal contradictions', sentences(shortened(contradictions.map((each) => each.sentence)))) : null,
      diagnosis.isComplete ? null : make('p', { className: 'quiet', textContent: 'There may be more contradictions than these.' }),
      givenUp(diagnosis),
      notRead(unread, diagnosis.privateCount),
      constraints.length ? all(diagnosis) : null);
  }

  function pictureElement(svg) {
    const holder = make('div', { className: 'picture', attributes: { role: 'img', 'aria-label': 'The views, with the contradicting distances in red' } });
    holder.innerHTML = svg;
    return holder;
  }

  const equation = (diagnosis, index) => {
    const { equation, priority, file, line, identifier, state: active } = diagnosis.constraints[index];
    const notes = [priority < 1000 ? `priority ${priority}` : '', identifier, line ? `${file}:${line}` : '', active === 'inactive' ? 'inactive' : ''];
    const note = notes.filter(Boolean).join(', ');
    return [make('code', { textContent: equation }), note ? make('small', { textContent: ` ${note}` }) : null];
  };

  function givenUp(diagnosis) {
    const rows = (words, indices) => indices.map((index) => make('li', {}, `${words} `, ...equation(diagnosis, index).filter(Boolean)));
    const entries = rows('The system gave up', diagnosis.broken);
    return entries.length ? section('What was given up', list(entries)) : null;
  }

  function notRead(unread, privateCount) {
    const entries = shortened(unread).map((text) => make('li', {}, make('code', { textContent: text })));
    if (privateCount) entries.push(make('li', { textContent: `${privateCount} descriptions are <private>.` }));
    return entries.length ? section('Not understood and left out', list(entries)) : null;
  }

  function all(diagnosis) {
    const red = new Set(diagnosis.largest?.constraints ?? []);
    const entries = diagnosis.constraints.map((_, index) =>
      make('li', { className: red.has(index) ? 'red' : '' }, ...equation(diagnosis, index).filter(Boolean)));
    return make('details', { className: 'more' },
      make('summary', { textContent: entries.length === 1 ? 'The constraint that was read' : `All ${entries.length} constraints that were read` }), list(entries));
  }

  // MARK: Proposals

  function proposal({ sentence, code }, number) {
    if (!code.anchors) return make('li', {}, make('p', { className: 'plain-change' }, ...withCode(sentence)));
    return make('li', {},
      make('details', { open: number === 0 }, make('summary', {}, ...withCode(sentence)), fix(code)));
  }

  function fix(code) {
    const languages = code.masonry === code.anchors
      ? [['Swift', code.anchors]] : [['Anchors', code.anchors], ['Masonry', code.masonry], ['SnapKit', code.snapKit]];
    const text = make('pre', { textContent: languages[0][1], attributes: { role: 'tabpanel', tabindex: '0' } });
    const tabs = languages.map(([name, lines], number) => make('button', {
      textContent: name, attributes: { role: 'tab', 'aria-selected': String(number === 0) },
      onclick: () => {
        text.textContent = lines;
        for (const tab of tabs) tab.setAttribute('aria-selected', String(tab.textContent === name));
      },
    }));
    const button = make('button', { className: 'copy', textContent: 'Copy', onclick: () => copyText(text.textContent, button) });
    return make('div', { className: 'fix' }, make('div', { className: 'tabs', attributes: { role: 'tablist' } }, ...tabs, button), text);
  }

  async function copyText(text, button) {
    const words = button.textContent;
    await navigator.clipboard.writeText(text).then(() => { button.textContent = 'Copied'; }, () => { button.textContent = 'Not allowed'; });
    setTimeout(() => { button.textContent = words; }, 1500);
  }

  // MARK: The log

  const nothing = 'There is no conflict of constraints in this text. The doctor reads what Xcode prints after “Unable to simultaneously satisfy constraints”: lines such as <NSLayoutConstraint:0x6000 UILabel:0x7f90.height == 20 (active)>. If the page from which you copied shows none, it has swallowed the angle brackets. It also reads what _autolayoutTrace prints.';
  const pictureWidth = () => (output.clientWidth < 560 ? 340 : 640);
  let shown = null;

  function show() {
    const [text, width] = [log.value, pictureWidth()];
    if (shown && shown.text === text && shown.width === width) return;
    shown = { text, width };
    copy.disabled = clear.disabled = !text;
    for (const button of find('examples').children) button.setAttribute('aria-pressed', String(examples[button.textContent] === text));
    const began = performance.now();
    const { diagnoses, pictures } = explain(text, width);
    const duration = performance.now() - began;
    const title = (number) => (diagnoses.length > 1 ? `Conflict ${number + 1} of ${diagnoses.length}` : null);
    output.replaceChildren(...(diagnoses.length
      ? diagnoses.map((diagnosis, number) => conflict(diagnosis, pictures[number], title(number)))
      : [make('article', { className: 'conflict empty' }, make('p', {
        textContent: text.trim() ? nothing : 'The diagnosis is shown here as soon as there is a log.' }))]));
    const count = diagnoses.reduce((sum, each) => sum + each.constraints.length, 0);
    state.textContent = diagnoses.length ? `${count} constraint${count === 1 ? '' : 's'}, ${duration.toFixed(0)} ms` : '';
    document.body.dataset.milliseconds = duration;
  }

  function explain(text, width) {
    if (!text.trim()) return { diagnoses: [], pictures: [] };
    try {
      return doctor.explain(text, width);
    } catch (error) {
      // A module that has stopped is of no use any more.
      startedDoctor().then((another) => { doctor = another; });
      throw error;
    }
  }

  async function writeAddress() {
    const text = log.value;
    const hash = text ? `#log=${await DoctorAddress.write(text)}` : '';
    if (log.value === text) history.replaceState(null, '', hash || location.pathname + location.search);
  }

  async function readAddress() {
    const given = /^#log=(.*)$/s.exec(location.hash);
    if (!given) return;
    const text = await DoctorAddress.read(given[1]).catch(() => null);
    if (text === null) { state.textContent = 'The log in the address is damaged.'; return; }
    log.value = text;
    show();
  }

  function take(text) {
    log.value = text;
    show();
    return writeAddress();
  }

  function showOutput() {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    output.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
  }

  let pause;
  log.addEventListener('input', () => {
    show();
    clearTimeout(pause);
    pause = setTimeout(writeAddress, 400);
  });
  copy.onclick = async () => { await writeAddress(); copyText(location.href, copy); };
  clear.onclick = () => { take(''); log.focus(); };
  find('examples').append(...Object.entries(examples).map(([name, text]) => make('button', {
    textContent: name, attributes: { 'aria-pressed': 'false' }, onclick: () => { take(text); if (innerWidth <= 860) showOutput(); } })));
  addEventListener('hashchange', readAddress);
  new ResizeObserver(show).observe(output);
  show();
  await readAddress();
  document.body.dataset.ready = 'true';
  // A browser compiles what runs often: after this, the first log that is pasted takes as little time as the later ones.
  for (const example of Object.values(examples)) (globalThis.requestIdleCallback ?? setTimeout)(() => doctor.explain(example, 340));
})().catch((error) => {
  document.body.dataset.failed = String(error);
  document.getElementById('output').textContent = `The page could not start: ${error}`;
  throw error;
});

// The module: text in, diagnoses and pictures out.
async function startedDoctor() {
  const functions = {};
  let memory, line = [];
  const print = (byte) => {
    if (byte !== 10) { line.push(byte); return; }
    console.error(new TextDecoder().decode(new Uint8Array(line)));
    line = [];
  };
  const { random, sin, cos, tan, acos, atan2, exp, log, log10, pow } = Math;
  const host = { print, random, sin, cos, tan, acos, atan2, exp, log, log10, pow, remainder: (x, y) => x % y };
  let exported;
  const page = {
    offer: (allocate, free, explain) => {
      const table = exported.__indirect_function_table;
      Object.assign(functions, { allocate: table.get(allocate), free: table.get(free), explain: table.get(explain) });
    },
  };
  ({ instance: { exports: exported } } = await WebAssembly.instantiateStreaming(openUIKitModule(), { host, page }));
  exported._initialize?.();
  (exported.main ?? exported.__main_argc_argv)(0, 0);
  memory = exported.memory;

  function explain(text, width) {
    const bytes = new TextEncoder().encode(text);
    const given = functions.allocate(bytes.length);
    new Uint8Array(memory.buffer, given, bytes.length).set(bytes);
    const made = functions.explain(given, bytes.length, width);
    const count = new DataView(memory.buffer).getUint32(made, true);
    const [json, ...pictures] = new TextDecoder().decode(new Uint8Array(memory.buffer, made + 4, count)).split('\0');
    functions.free(given);
    functions.free(made);
    return { diagnoses: JSON.parse(json), pictures };
  }
  return { explain };
}

// A log in an address: percent-encoded, or, behind a tilde, deflated and in base64.
const DoctorAddress = {
  async write(text) {
    const packed = responseThrough(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
    const bytes = Array.from(new Uint8Array(await packed.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
    return '~' + btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  },
  async read(written) {
    if (!written.startsWith('~')) return decodeURIComponent(written.replaceAll('+', ' '));
    const bytes = Uint8Array.from(atob(written.slice(1).replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    return responseThrough(new DecompressionStream('deflate-raw'), bytes).text();
  },
};
