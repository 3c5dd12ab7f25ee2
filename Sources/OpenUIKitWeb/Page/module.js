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
  return responseThrough(new DecompressionStream('gzip'), openUIKitBytes(identifier));
}

// Returns what a stream makes of bytes. They are written into the stream at once. Read from a blob, they would pass through another
// process of WebKit, part by part.
function responseThrough({ readable, writable }, bytes, options) {
  const writer = writable.getWriter();
  // Where the bytes are damaged, reading the response fails too.
  for (const written of [writer.write(bytes), writer.close()]) written.catch(() => {});
  return new Response(readable, options);
}

function openUIKitBytes(identifier) {
  return bytesInText(document.getElementById(identifier).textContent);
}

// Six bytes in seven characters, the digits of a number with the base 124 (scripts/page_text.py).
function bytesInText(text) {
  const digits = new Uint8Array(128), missing = [0x00, 0x0a, 0x0d, 0x3c];
  for (let code = 0, digit = 0; code < 128; code++) if (!missing.includes(code)) digits[code] = digit++;
  const bytes = new Uint8Array(text.length - Math.ceil(text.length / 7));
  for (let start = 0, end = 0; start < text.length; start += 7) {
    const count = Math.min(7, text.length - start) - 1;
    let number = 0;
    for (let i = 0; i <= count; i++) number = number * 124 + digits[text.charCodeAt(start + i)];
    // By halves, since 32 bits are faster than the rest of a division.
    const high = Math.floor(number / 0x1000000), low = number - high * 0x1000000;
    for (let i = 0; i < count; i++) bytes[end + count - 1 - i] = i < 3 ? low >> 8 * i : high >> 8 * (i - 3);
    end += count;
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
