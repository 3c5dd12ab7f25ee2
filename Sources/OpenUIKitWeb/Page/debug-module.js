// The module of a page for debugging: it lies in the page gzipped and in base64, which takes a build less time than what module.js reads.
// This declaration replaces that of module.js.
async function openUIKitModule() {
  const text = atob(document.getElementById('openuikit-module').textContent);
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return responseThrough(new DecompressionStream('gzip'), bytes, { headers: { 'Content-Type': 'application/wasm' } });
}
