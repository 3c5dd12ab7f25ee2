/// The style and the script of the page of a test run.
///
/// The script runs once for each page that was appended to the file. It removes what it has added before, so the last run shows everything.
enum RunPage {
  static let style = """

    h1 ~ h1, .shot img:not([src]) { display: none; } body { max-width: 1100px; margin: 16px auto; padding: 0 16px; }
    section.item { border-top: 1px solid #8884; padding: 4px 0 16px; scroll-margin-top: 96px; }
    section.item:target { background: #ffcc0022; } h2 a { color: inherit; text-decoration: none; } h2 a:hover::after { content: " #"; }
    h2 small { font-weight: normal; color: #777; margin-left: 8px; } .screen { margin: 0 0 8px; color: #777; }
    .shot { position: relative; display: inline-block; line-height: 0; } .shot img { width: 220px; height: auto; }
    .mark { position: absolute; border: 2px solid #d70028; box-shadow: 0 0 0 1px #fff; box-sizing: border-box; min-width: 6px; min-height: 6px; }
    .text { flex: 1 1 300px; min-width: 0; overflow-wrap: anywhere; } .text p { margin: 0 0 8px; white-space: pre-wrap; }
    .do { font: 13px/1.5 ui-monospace, monospace; background: #8881; padding: 8px; border-radius: 6px; } .in { color: #777; font-size: 13px; }
    .filters { z-index: 1; border-bottom: 1px solid #8884; } .filters select, .filters input { font: inherit; max-width: 60vw; }
    .audited { font-size: 13px; margin: 2px 0; } @media (max-width: 500px) { .shot img { width: 100%; max-width: 300px; } }
    """

  static let script = """
    const all = selector => [...document.querySelectorAll(selector)];
    all('.run').forEach(bar => bar.remove());
    const lists = item => JSON.parse(item.dataset.configurations);
    const known = new Map();
    for (const item of all('section.item')) {
      const first = known.get(item.id);
      if (!first) { known.set(item.id, item); continue; }
      first.dataset.configurations = JSON.stringify([...new Set([...lists(first), ...lists(item)])]);
      if (item.dataset.audited) {
        first.dataset.audited = Number(first.dataset.audited) + Number(item.dataset.audited);
        if (Number(item.dataset.share) > Number(first.dataset.share)) first.dataset.share = item.dataset.share;
      }
      item.remove();
    }
    const items = [...known.values()].sort((a, b) => b.dataset.share - a.dataset.share);
    for (const item of items) {
      const place = item.querySelector('.in'), names = lists(item);
      if (place) place.textContent = `In ${names.length} configuration${names.length > 1 ? 's' : ''}: ${names.join('; ')}`;
      item.parentNode.appendChild(item);
    }
    const pictures = {};
    for (const script of all('script.picture')) pictures[script.dataset.id] = 'data:image/png;' + 'base64,' + script.textContent;
    for (const image of all('img[data-picture]')) image.src = pictures[image.dataset.picture] || '';
    const audited = new Map();
    for (const line of all('p.audited')) { audited.set(line.dataset.screen, line); line.hidden = true; }
    const bar = document.createElement('div');
    bar.className = 'filters run';
    const count = document.createElement('b');
    const facets = { screen: item => [item.dataset.screen], kind: item => [item.dataset.kind], configuration: lists };
    const menus = {};
    for (const [name, values] of Object.entries(facets)) {
      const label = document.createElement('label'), menu = document.createElement('select');
      menu.add(new Option('all', ''));
      for (const value of [...new Set(items.flatMap(values))].sort()) menu.add(new Option(value, value));
      label.append(name + ' ', menu);
      menu.name = name;
      menus[name] = menu;
      bar.append(label);
    }
    const update = () => {
      let shown = 0;
      for (const item of items) {
        const fits = Object.entries(menus).every(([name, menu]) => !menu.value || facets[name](item).includes(menu.value));
        item.classList.toggle('hidden', !fits);
        if (fits) shown += 1;
      }
      count.textContent = `${shown} of ${items.length}`;
    };
    for (const menu of Object.values(menus)) menu.onchange = update;
    bar.append(count);
    document.querySelector('h1').after(bar);
    if (audited.size) {
      const details = document.createElement('details');
      details.className = 'run';
      const summary = document.createElement('summary');
      summary.textContent = `${audited.size} screen${audited.size > 1 ? 's' : ''} audited`;
      details.append(summary, ...[...audited.values()].map(line => { const copy = line.cloneNode(true); copy.hidden = false; copy.className = ''; return copy; }));
      bar.after(details);
    }
    update();
    if (location.hash) { const target = document.getElementById(location.hash.slice(1)); if (target) target.scrollIntoView(); }
    """
}
