// The module that lies in the page, where scripts/build-page has put it: by kind of byte (scripts/wasm_pack.py), gzipped, and as text.
async function openUIKitModule() {
  const unpacker = new WebAssembly.Instance(new WebAssembly.Module(openUIKitBytes('openuikit-unpacker')));
  const packed = await openUIKitUnzipped('openuikit-module').arrayBuffer();
  const module = unpackedModule(unpacker.exports, new Uint8Array(packed));
  // As a response, since what arrives as a stream is compiled sooner.
  return new Response(module, { headers: { 'Content-Type': 'application/wasm' } });
}

// The text that lies in an element of the page, gzipped.
async function openUIKitText(identifier) {
  return openUIKitUnzipped(identifier).text();
}

function openUIKitUnzipped(identifier) {
  return new Response(new Blob([openUIKitBytes(identifier)]).stream().pipeThrough(new DecompressionStream('gzip')));
}

function openUIKitBytes(identifier) {
  return bytesInText(document.getElementById(identifier).textContent);
}

// Seven bits in each character. What HTML would alter stands as a letter (scripts/page_text.py).
function bytesInText(text) {
  const altered = [0x00, 0x0a, 0x0d, 0x3c], bytes = new Uint8Array(Math.floor((text.length * 7) / 8));
  let held = 0, bits = 0, end = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    held = ((held << 7) | (code < 128 ? code : altered[code - 0xc0])) & 0x7fff;
    bits += 7;
    if (bits >= 8) bytes[end++] = held >> (bits -= 8);
  }
  return bytes;
}

// The module that module.c puts together from its parts; the bytes lie in that program's memory.
function unpackedModule({ memory, __heap_base, lengthOf, unpack }, packed) {
  const begins = __heap_base.value, ends = begins + packed.length;
  const room = (bytes) => memory.grow(Math.ceil(bytes / 65536));
  room(packed.length);
  new Uint8Array(memory.buffer).set(packed, begins);
  const length = lengthOf(begins);
  room(length);
  unpack(begins, ends, ends);
  return new Uint8Array(memory.buffer, ends, length);
}
