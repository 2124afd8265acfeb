import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

/**
 * Runs each command line twice on a fresh copy of a store, first as a dry run. Prints the results, and whether each run
 * changed a byte. Uses one process, so that the compiler starts once.
 */
const [, , template, copy, lines] = process.argv;
register();
const { main } = await import('../../../shared/delivery/main/main.ts');
process.env.MFE_STORE = copy;

const tried = [];
for (const line of JSON.parse(lines)) {
  rmSync(copy, { recursive: true, force: true });
  cpSync(template, copy, { recursive: true });
  const before = bytesIn(copy);
  const run = async (...flags) => {
    const said = [];
    const words = [...line.split(' '), ...flags];
    const code = await main(words, { write: (text) => said.push(text) });
    return { code, said: said.join(''), isSame: bytesIn(copy) === before };
  };
  tried.push({ line, dry: await run('--dry-run'), real: await run() });
}
process.stdout.write(JSON.stringify(tried));

/** Returns all files of a folder, including hidden ones, with their digests. */
function bytesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
    .join('\n');
}
