import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Returns the result of `call` in a module of the repository. Runs in Node, because the modules are plain Node. */
export function inNode<Answer>(module: string, call: string, ...given: unknown[]): Answer {
  const script = `
    import * as own from '${pathToFileURL(join(__dirname, '../../..', module)).href}';
    const given = ${JSON.stringify(given)};
    process.stdout.write('\\0' + JSON.stringify(${call}));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return JSON.parse(said.slice(said.lastIndexOf('\0') + 1)) as Answer;
}
