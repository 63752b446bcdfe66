// Runs a Python file with what a page fetches, and nothing else: node packed.mjs ENGINE FILE [ARGUMENT …].
// ENGINE is the folder with the manifest; FILE, one of tests/support, is all that is added; what it prints is printed.
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";

const [engine, file, ...rest] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(`${engine}/manifest.json`, "utf8"));
const home = `${engine}/${version}/`;
const { loadPyodide } = await import(pathToFileURL(`${home}pyodide.mjs`).href);
const began = performance.now();
const python = await loadPyodide({ indexURL: home, env: { HOME: "/home/pyodide" } });
const archive = readFileSync(`${home}carcassonne.zip`);
python.unpackArchive(archive.buffer.slice(archive.byteOffset, archive.byteOffset + archive.length), "zip", {
  extractDir: "/carcassonne",
});
python.FS.writeFile("/engine.so", new Uint8Array(readFileSync(`${home}engine.so`)));
python.runPython(`import sys; sys.path.insert(0, "/carcassonne")
import carcassonne.side_module as s; s.install("/engine.so")`);
console.error(`ready in ${Math.round(performance.now() - began)} ms`);
python.FS.mkdirTree(`/added/${basename(dirname(file))}`);
python.FS.writeFile(`/added/${basename(dirname(file))}/${basename(file)}`, readFileSync(file));
python.globals.set("ARGUMENTS", python.toPy([basename(file), ...rest]));
python.globals.set("NAME", `${basename(dirname(file))}.${basename(file, ".py")}`);
try {
  await python.runPythonAsync(`
import importlib, sys
sys.path.append("/added")
sys.argv = list(ARGUMENTS)
await importlib.import_module(NAME).main()
`);
} catch (error) {
  console.error(String(error));
  process.exit(1);
}
