// The module that lies in the page, where scripts/build-page has put it, taken apart by kind, gzipped, and as text.
async function openUIKitModule() {
  const bytesOf = (identifier) => {
    const text = document.getElementById(identifier).textContent;
    return Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  };
  const stream = new Blob([bytesOf('openuikit-module')]).stream().pipeThrough(new DecompressionStream('gzip'));
  const unpacker = new WebAssembly.Instance(new WebAssembly.Module(bytesOf('openuikit-unpacker')));
  const module = unpackedModule(unpacker.exports, new Uint8Array(await new Response(stream).arrayBuffer()));
  // As a response, since what arrives as a stream is compiled sooner.
  return new Response(module, { headers: { 'Content-Type': 'application/wasm' } });
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
