import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The page is built into the Python package; `npm run dev` talks to a server started with `carcassonne serve`.
const server = process.env.CARCASSONNE_SERVER ?? "http://127.0.0.1:8000";

/** The service worker with the list of what the page is made of: all of it is there when the network is not. */
function serviceWorker(): Plugin {
  const source = readFileSync(new URL("src/notices/worker.js", import.meta.url), "utf8");
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => /\.(js|css)$|-latin-[^/]*\.woff2$/.test(name));
      const files = built.sort().map((name) => `/${name}`);
      const version = createHash("sha256")
        .update(JSON.stringify(files) + source)
        .digest("hex")
        .slice(0, 16);
      const head = `const VERSION = "${version}";\nconst FILES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: head + source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: "../src/carcassonne/server/page",
    emptyOutDir: true,
    target: "es2022",
    // What every page needs in one file, what every board needs in another: fewer requests, and they compress better.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /node_modules\/svelte|src\/(words\/[a-z.]+svelte|words\/index|look|api|router|routes|App|main|board\/(TilePicture|words)|game\/settings|pages\/(frame|games\/devices))/,
              priority: 2,
            },
            { name: "board", test: /src\/board/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/art": { target: server },
    },
  },
});
