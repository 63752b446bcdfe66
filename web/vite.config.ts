import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package; `npm run dev` talks to a server started with `carcassonne serve`.
const server = process.env.CARCASSONNE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
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
              test: /node_modules\/svelte|src\/(words\/[a-z.]+svelte|words\/index|look|api|router|App|main|pages\/frame)/,
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
