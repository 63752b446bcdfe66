import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Tests of the page's logic; what needs a real browser is tested in tests/browser.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    pool: "threads",
    isolate: false,
    testTimeout: 120_000, // whoever loads a language on a busy machine waits
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      exclude: [
        "src/words/*/**",
        "src/boxes/*/words/**",
        "src/**/*.d.ts",
        "src/main.ts",
        // Workers, their storage and their lives are a browser's own: tests/browser plays them.
        "src/local/{*.worker,kept,life,downloads}.ts",
      ],
      reporter: ["text", "json-summary"],
      // What the tests here reach of the logic; the browser tests play what is left. These only rise.
      thresholds: { lines: 90, branches: 86 },
    },
  },
});
