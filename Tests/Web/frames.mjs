// The same screens natively and in WebAssembly under node: every frame must be the same, to a thousandth of a point.
// usage: node Tests/Web/frames.mjs MODULE.wasm PATH-OF-THE-NATIVE-GALLERY
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [module, native] = process.argv.slice(2);
const scenarios = [
  { size: [390, 844], rightToLeft: false, at: 0 },
  { size: [320, 480], rightToLeft: false, at: 0.25 },
  { size: [844, 390], rightToLeft: true, at: 0 },
  { size: [390, 844], rightToLeft: true, at: 1.25 },
];

// Both sides measure text by the rule of DeterministicTextMeasurer.
let exports, answer, stage, host;
const decoder = new TextDecoder();
const text = (address, count) => decoder.decode(new Uint8Array(exports.memory.buffer, address, count));
const isWide = (character) => /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u.test(character);
const page = {
  offer(name, count, index) { exports[text(name, count)] = exports.__indirect_function_table.get(index); },
  mount(address) { host = address; },
  apply() {}, describe() {}, edit() {}, notify() {}, unmount() {}, resize() {}, wake() {}, fetchPicture() {}, decodePicture() {}, fetchFont() {}, addFont() {},
  family(address, count, replacement) { return replacement; },
  measure(address, count, ends, endCount, family, size, weight, italic, widths) {
    if (!endCount) return;  // No text has no address of its own.
    const stops = new Int32Array(exports.memory.buffer, ends, endCount);
    const result = new Float64Array(exports.memory.buffer, widths, endCount);
    stops.forEach((end, i) => {
      const character = text(address + (i ? stops[i - 1] : 0), end - (i ? stops[i - 1] : 0));
      result[i] = Math.max(0.5, 0.62 - 0.007 * size) * size * (/[\n\u200b]/.test(character) ? 0 : isWide(character) ? 2 : 1);
    });
  },
  lineMetrics(family, size, weight, italic, address) {
    new Float64Array(exports.memory.buffer, address, 2).set([(1950 / 2048) * size, (494 / 2048) * size]);
  },
};
const remainder = (x, y) => x % y, print = (byte) => process.stderr.write(String.fromCharCode(byte));
const imports = {
  host: { ...Object.fromEntries(['random', 'sin', 'cos', 'tan', 'acos', 'atan2', 'exp', 'log', 'log10', 'pow'].map((name) => [name, Math[name]])), remainder, print },
  gallery: { ready(handle) { stage = handle; }, answer(address, count) { answer = JSON.parse(text(address, count)); } },
  page,
};

function start() {
  exports = { ...new WebAssembly.Instance(compiled, imports).exports };
  exports._initialize();
  (exports.__main_argc_argv ?? exports.main)(0, 0);
}

// A module of its own for each screen, as there is a process for each: at a later time of the clock, sums of times would
// round in other ways.
function liveFrames(index, { size, rightToLeft, at }) {
  start();
  exports.openuikit_configure(host, ...size, 2, rightToLeft ? 1 : 0);
  exports.gallery_show(stage, index);
  exports.openuikit_frame(host, 0);
  exports.openuikit_frame(host, at);
  exports.gallery_outlines(stage);
  return answer.map((view) => [view.frameX, view.frameY, view.frameWidth, view.frameHeight]);
}

function nativeFrames(identifier, { size, rightToLeft, at }) {
  const options = ['dump', identifier, '--size', size.join('x'), '--fixed-text', '--at', String(at), ...(rightToLeft ? ['--right-to-left'] : [])];
  // After an empty line comes what the screen has to report.
  const [tree] = execFileSync(native, options, { encoding: 'utf8' }).split('\n\n');
  const lines = tree.split('\n').filter((line) => /\([-\d. ]+\)/.test(line));
  const frames = [];
  let hidden = Infinity;
  for (const line of lines) {
    const level = line.search(/\S/);
    if (level > hidden) continue;
    hidden = line.endsWith(' hidden') ? level : Infinity;
    if (hidden === Infinity) frames.push(line.match(/\(([-\d. ]+)\)/)[1].split(' ').map(Number));
  }
  return frames;
}

const compiled = new WebAssembly.Module(readFileSync(module));
let compared = 0, failed = 0;
start();
exports.gallery_list(stage);
const screens = answer;
for (const scenario of scenarios) {
  screens.forEach(({ identifier }, index) => {
    const live = liveFrames(index, scenario), expected = nativeFrames(identifier, scenario);
    const isSame = live.length === expected.length
      && live.every((frame, i) => frame.every((value, part) => Math.abs(value - expected[i][part]) <= 0.0011));
    compared += live.length;
    if (isSame) return;
    failed++;
    const first = live.findIndex((frame, i) => !expected[i] || frame.some((value, part) => Math.abs(value - expected[i][part]) > 0.0011));
    console.error(`${identifier} ${JSON.stringify(scenario)}: view ${first} of ${live.length}/${expected.length}: ${live[first]} in WebAssembly, ${expected[first]} natively`);
  });
}
console.log(`${compared} frames of ${screens.length} screens in ${scenarios.length} scenarios compared, ${failed} scenarios differ`);
process.exit(failed ? 1 : 0);
