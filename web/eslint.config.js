import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/", "coverage/", "src/api/schema.d.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // Prettier breaks code, not text: words, drawings and addresses may be longer.
      "max-len": [
        "error",
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
      "no-undef": "off", // the type checker knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // A box adds its words to an interface of the words.
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
      // Maps and sets are replaced as a whole here, in `$state.raw`.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  // With types, where the type checker is quick: components are checked by svelte-check.
  {
    files: ["src/**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
  },
  { files: ["*.js", "*.ts", "check/*.mjs"], languageOptions: { globals: globals.node } },
);
