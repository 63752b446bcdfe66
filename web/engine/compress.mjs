// Puts NAME.br and NAME.gz beside each file named on the command line, as small as they get; prints their sizes as
// JSON.
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const told = {};
for (const name of process.argv.slice(2)) {
  const content = readFileSync(name);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const brotli = brotliCompressSync(content, { params });
  const gzip = gzipSync(content, { level: 9 });
  writeFileSync(`${name}.br`, brotli);
  writeFileSync(`${name}.gz`, gzip);
  told[name] = { brotli: brotli.length, gzip: gzip.length };
}
console.log(JSON.stringify(told));
