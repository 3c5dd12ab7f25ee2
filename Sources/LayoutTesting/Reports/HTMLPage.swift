/// A page with its style and script, which needs no other file.
struct HTMLPage {
  let title: String
  let body: String
  var style = ""
  var script = ""

  var text: String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.htmlEscaped)</title><style>\(Self.style)\(style)</style></head>
    <body><h1>\(title.htmlEscaped)</h1>
    \(body)
    <script>(() => { \(Self.script)
    \(script) })();</script></body></html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 24px; } h1 { font-size: 22px; } h2 { font-size: 17px; margin: 32px 0 8px; }
    pre { white-space: pre-wrap; font: 13px/1.4 ui-monospace, monospace; background: #8881; padding: 8px; border-radius: 6px; }
    .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    figure { margin: 0; } figcaption { font-size: 13px; margin-bottom: 4px; }
    img { display: block; width: 260px; border: 1px solid #8884; border-radius: 6px; }
    .both { position: relative; width: 262px; } .over { position: absolute; inset: 0; clip-path: inset(0 50% 0 0); }
    .slider { width: 262px; } .hidden { display: none; }
    .filters { display: flex; flex-wrap: wrap; gap: 12px; position: sticky; top: 0; background: Canvas; padding: 8px 0; }
    ul { padding-left: 18px; max-width: 260px; font-size: 13px; } .problem { color: #d70028; }
    """

  private static let script = """
    for (const figure of document.querySelectorAll('.both')) {
      const over = figure.querySelector('.over'), slider = figure.parentElement.querySelector('.slider');
      const blink = figure.parentElement.querySelector('.blink');
      slider.oninput = () => { over.style.clipPath = `inset(0 ${100 - slider.value}% 0 0)`; };
      let timer;
      blink.onchange = () => {
        clearInterval(timer); over.style.visibility = '';
        if (!blink.checked) { slider.oninput(); return; }
        over.style.clipPath = 'none';
        timer = setInterval(() => { over.style.visibility = over.style.visibility ? '' : 'hidden'; }, 500);
      };
    }
    const filters = [...document.querySelectorAll('.filters select')];
    const show = () => {
      for (const item of document.querySelectorAll('[data-filter]')) {
        const values = JSON.parse(item.dataset.filter);
        item.classList.toggle('hidden', filters.some(f => f.value && !values.includes(f.value)));
      }
    };
    for (const filter of filters) filter.onchange = show;
    """
}
