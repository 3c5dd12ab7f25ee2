// Runs a program of scripts/build-wasm without a page, and prints what it prints.
// usage: node Tests/Web/print.mjs MODULE.wasm
import { readFileSync } from 'node:fs';

const bytes = [], functions = Object.fromEntries(Object.getOwnPropertyNames(Math).map((name) => [name, Math[name]]));
const host = new Proxy({ ...functions, remainder: (x, y) => x % y }, {
  get: (functions, name) => functions[name] ?? ((byte) => { if (name === 'print') bytes.push(byte); }),
});
const nothing = new Proxy({}, { get: () => () => 0 });
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module, new Proxy({}, { get: (_, name) => (name === 'host' ? host : nothing) }));
exports._initialize();
(exports.__main_argc_argv ?? exports.main)(0, 0);
process.stdout.write(Buffer.from(bytes));
