// Makes cards with Satori and resvg: node satori.mjs FOLDER SECONDS FILE. Prints the duration of each in seconds, one a line.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [folder, seconds, file] = process.argv.slice(2);
const require = createRequire(pathToFileURL(`${folder}/package.json`));
const { default: satori } = await import(pathToFileURL(require.resolve("satori")));
const { Resvg } = require("@resvg/resvg-js");
const weights = { 500: "Medium", 600: "SemiBold", 700: "Bold" };
const fonts = Object.entries(weights).map(([weight, name]) => ({
  name: "Inter", weight: Number(weight), style: "normal", data: readFileSync(`/usr/share/fonts/opentype/inter/Inter-${name}.otf`),
}));
const box = (style, children) => ({ type: "div", props: { style: { display: "flex", ...style }, children } });
const badge = (text) => box({ padding: "10px 24px", borderRadius: 26, background: "#3a2720", color: "#ff8a5c", fontSize: 26, fontWeight: 500 }, text);
const card = (title) =>
  box({ width: 1200, height: 630, flexDirection: "column", background: "#17181b", fontFamily: "Inter" }, [
    box({ height: 14, background: "#ff8a5c" }),
    box({ margin: "56px 72px 0", flexGrow: 1, color: "#f4f2ec", fontSize: 96, lineHeight: 1.21, fontWeight: 700 }, title),
    box({ margin: "0 72px 64px", height: 96, alignItems: "center", gap: 20 }, [
      box({ width: 96, height: 96, borderRadius: 48, background: "#ff8a5c", color: "#17181b", fontSize: 38, fontWeight: 700,
        alignItems: "center", justifyContent: "center" }, "AL"),
      box({ color: "#f4f2ec", fontSize: 34, fontWeight: 600 }, "Ada Lindqvist"), badge("Swift"), badge("Layout"),
    ]),
  ]);

async function make(number) {
  const svg = await satori(card(`A bridge over the river at night, ${number}`), { width: 1200, height: 630, fonts });
  return new Resvg(svg).render().asPng();
}

writeFileSync(file, await make(0));
const end = performance.now() + Number(seconds) * 1000;
for (let number = 0; performance.now() < end; number++) {
  const began = performance.now();
  await make(number);
  console.log((performance.now() - began) / 1000);
}
