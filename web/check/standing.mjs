// Reads {"art": …, "states": […], "scores": […]} from standard input and answers where the page puts every figure and
// tower, and every marker on the score track.
// Run by tests/art/test_page_geometry.py, which knows where the drawings put them.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

/** A badge as the drawings know it. */
const badgeOf = (badge) => badge && { number: Number(badge.symbol.split("-")[1]), at: badge.at };

/** Of what a box brings to a table, where its pieces lie: the rest wants a browser. */
const boardAlone = {
  name: "board-alone",
  enforce: "pre",
  load: (id) => {
    const [, other] = /\/src\/boxes\/\w+\/(layers|choices|messages|table|replay)\.ts$/.exec(id) ?? [];
    return other && `export const ${other} = {};`;
  },
};

const root = fileURLToPath(new URL("..", import.meta.url));
const asked = await text(process.stdin);
const folder = await mkdtemp(join(tmpdir(), "page-geometry-"));
try {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [boardAlone],
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      lib: {
        entry: {
          boxes: join(root, "src/boxes.ts"),
          layout: join(root, "src/board/layout.ts"),
          art: join(root, "src/look/art.ts"),
          geometry: join(root, "src/board/geometry.ts"),
        },
        formats: ["es"],
      },
    },
  });
  const { BOXES, loadBoxes } = await import(pathToFileURL(join(folder, "boxes.js")).href);
  const { Layout, figures } = await import(pathToFileURL(join(folder, "layout.js")).href);
  const { markersOf } = await import(pathToFileURL(join(folder, "geometry.js")).href);
  const { readArt } = await import(pathToFileURL(join(folder, "art.js")).href);
  const { art: file, states, scores } = JSON.parse(asked);
  const art = readArt(file);
  await loadBoxes(BOXES);
  const answers = states.map((state) => {
    const layout = new Layout(art, state);
    return {
      figures: figures(layout).map((one) => [one.role, one.player, ...one.at]),
      towers: layout.towers,
      symbols: layout.lying.map((tile) => [layout.symbol(tile), badgeOf(layout.badge(tile))]),
    };
  });
  const walking = scores.map((all) =>
    markersOf(art.track, all).map(({ seat, at, flat, plaque }) => [seat, ...at, flat, plaque]),
  );
  process.stdout.write(JSON.stringify([...answers, ...walking]));
} finally {
  await rm(folder, { recursive: true, force: true });
}
