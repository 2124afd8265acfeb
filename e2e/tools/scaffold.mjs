import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerHelp, bin, install, root, run, stop } from './toolchain.mjs';

/** Returns the options of the command. Prints the usage and ends it when there are none. */
export function wishFrom(usage, more = {}) {
  answerHelp(usage);
  if (process.argv.length === 2) stop(usage);
  const text = (value = '') => ({ type: 'string', default: value });
  const named = { app: text(), path: text(), name: text(), title: text() };
  const options = { ...named, web: text('app-only'), frame: text('full'), ...more };
  return parseArgs({ options }).values;
}

export const readInRoot = (file) => readFileSync(join(root, file), 'utf8');

/** Writes the files, installs their packages, formats them, and prints their names. */
export async function writeFiles(files, { isInstalled = false } = {}) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  if (!isInstalled) install();
  const formatted = await run(bin('biome'), [
    ...['check', '--write', '--log-level=error'],
    ...Object.keys(files).filter((file) => /\.(tsx?|mjs|json)$/.test(file)),
  ]);
  if (formatted !== 0) stop('What was written does not pass the linter; what it says is above.');
  console.log(Object.keys(files).join('\n'));
}

export const addressOf = ({ path }) =>
  `http://localhost:4100/app${path.replaceAll(/:\w+/g, '1')}?scenario=new-customer,android`;
