// Runs a Python file in Pyodide on node, with the engine: node run.mjs FOLDER ROOT FILE [ARGUMENT …].
// FOLDER has engine.so and Pyodide; ROOT, the repository, is seen as /repository; what the file prints is printed.
import { readFileSync, readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, root, file, ...rest] = process.argv.slice(2);
const home = `${folder}/${readdirSync(folder).find((name) => name.startsWith("pyodide-"))}/`;
const { loadPyodide } = await import(pathToFileURL(`${home}pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: home, env: { HOME: "/home/pyodide", CARCASSONNE_MODE: "wasm" } });
python.FS.mkdirTree("/repository");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/repository");
python.FS.writeFile("/engine.so", readFileSync(`${folder}/engine.so`));
python.globals.set("ARGUMENTS", python.toPy([`/repository/${file}`, ...rest]));
try {
  await python.runPythonAsync(`
import runpy, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/repository/src", "/repository/tests"]
import carcassonne.side_module
carcassonne.side_module.install("/engine.so")
sys.argv = list(ARGUMENTS)
runpy.run_path(sys.argv[0], run_name="__main__")
`);
} catch (error) {
  console.error(String(error));
  process.exit(1);
}
