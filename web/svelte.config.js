import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Every component is written with runes; saying so leaves the code for the older way out of the bundle.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
