import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The page is built into the Python package; `npm run dev` talks to a server started with `carcassonne serve`.
const server = process.env.CARCASSONNE_SERVER ?? "http://127.0.0.1:8000";

/** A file that comes with a box, apart from its pages, lessons and words. */
const BOX = /src\/boxes\/(\w+)\/(?!words\/|pages\.|lessons\.)/;

/** What is of no use without a server: meeting people. */
const MEETING = /src\/(pages\/(lobby|meet|me|people)\/|words\/\w+\/(lobby|meet|me|people)\.ts)/;

/**
 * The service worker with the list of what the page is made of: all of it is there when the network is not. Letters of
 * other languages than ours come when somebody's name has them.
 */
function serviceWorker(): Plugin {
  const source = readFileSync(new URL("src/notices/worker.js", import.meta.url), "utf8");
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => /\.(js|css)$|-latin-(?!ext)[^/]*\.woff2$/.test(name));
      const meeting = Object.values(bundle).flatMap((one) =>
        one.type === "chunk" && one.moduleIds.length && one.moduleIds.every((id) => MEETING.test(id))
          ? [one.fileName, ...(one.viteMetadata?.importedCss ?? [])]
          : [],
      );
      const files = built.filter((name) => !meeting.includes(name)).sort();
      const version = createHash("sha256")
        .update(JSON.stringify([files, meeting]) + source)
        .digest("hex")
        .slice(0, 16);
      const head = `const VERSION = "${version}";\nconst FILES = ${JSON.stringify(files)};\nconst MEETING = ${JSON.stringify(meeting.sort())};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: head + source });
    },
  };
}

/** Scripts and styles as small as they get, NAME.br beside NAME: nobody has the time for it while a visitor waits. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => /^assets\/.*\.(js|css)$/.test(one))) {
        const file = join(dir!, name);
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file))); // of the best quality, unless told otherwise
      }
    },
  };
}

/** What is allowed where the host of a folder sends no policy: what comes from there, and WebAssembly. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; font-src 'self' data:; object-src 'none'; base-uri 'none'";

/** The index of the page for a folder of any web host: it says which home it is, and nothing begins with a slash. */
function staticIndex(): Plugin {
  return {
    name: "static-index",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("the build has no index");
        const source = String(index.source)
          .replace("<html ", '<html data-home="browser" ')
          .replace(
            /(<meta charset="[^"]*" \/>)/,
            `$1\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
          )
          .replace(/ (href|src)="\//g, ' $1="./');
        this.emitFile({ type: "asset", fileName: "static/index.html", source });
        const lost = readFileSync(new URL("static/404.html", import.meta.url), "utf8");
        this.emitFile({ type: "asset", fileName: "static/404.html", source: lost });
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), serviceWorker(), staticIndex(), packed()],
  // Scripts and styles find one another wherever the page lies; only the index says where it is.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
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
              test: /node_modules\/svelte|src\/(boxes\.ts|words\/[a-z.]+svelte|words\/(index|boxes)|look|api|router|routes|App|main|board\/(TilePicture|words)|game\/settings|pages\/(frame|games\/devices))/,
              priority: 2,
            },
            { name: "board", test: /src\/board/, priority: 1 },
            // What a box brings to a table, in one file: it comes when the box is played with (src/boxes.ts).
            {
              name: (id) => BOX.exec(id)?.[1] ?? null,
              debugName: "boxes",
              test: BOX,
              includeDependenciesRecursively: false,
            },
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
