// Starts a module in a page. What shows its windows lies in the page gzipped (openuikit.js), which is a third of the size. This script shows
// why a page cannot show anything else.
const OpenUIKit = {
  // A policy with a nonce allows the script that is added as well.
  nonce: document.currentScript?.nonce ?? '',

  // Starts a module, given as a response, as bytes, or as a promise of one. `own` makes imports beside those of OpenUIKit
  // from the module object; the answer is that object. Its windows are in elements of `root`, a shadow root for example.
  async start(source, own = () => ({}), root = document) {
    try {
      // In a page for debugging the script is read as it stands.
      this.script ??= document.getElementById('openuikit-script') && this.add('openuikit-script');
      const [bytes] = await Promise.all([source, this.script]), module = new OpenUIKitModule(own, root);
      // The style of the document does not reach into a shadow root.
      if (root !== document) root.prepend(document.getElementById('openuikit-style').cloneNode(true));
      await module.start(bytes);
      return module;
    } catch (error) {
      this.sayFailure(this.reasonOf(error), root);
      throw error;
    }
  },

  // Runs the script that lies in an element of the page, gzipped.
  async add(identifier) {
    const textContent = await openUIKitText(identifier);
    document.head.append(Object.assign(document.createElement('script'), { textContent, nonce: this.nonce }));
  },

  notice(text, reason, ...help) {
    const box = document.createElement('div');
    box.className = 'openuikit-notice';
    box.setAttribute('role', 'alert');
    for (const words of [text, reason])
      if (words) box.appendChild(document.createElement('p')).textContent = words;
    box.append(...help);
    return box;
  },

  // Without a window, the notice is in the element that waits for one, or at the end of the page.
  sayFailure(reason, root = document) {
    const waiting = root.querySelectorAll('.openuikit-waiting');
    for (const element of waiting.length ? waiting : [root.body ?? root]) {
      if (element.style) element.style.animation = 'none';
      element.append(this.notice('What belongs here could not be shown.', reason));
    }
  },

  reasonOf(error) {
    if (typeof WebAssembly === 'undefined') return 'This browser does not run WebAssembly, or it is switched off.';
    if (typeof DecompressionStream === 'undefined') return 'This browser is too old: it has no DecompressionStream.';
    if (/Content.Security|unsafe-eval|CSP/.test(error.message))
      return "The content security policy of this page forbids WebAssembly: its script-src lacks 'wasm-unsafe-eval'.";
    return error.message;
  },
};
