import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What `call` of a module of this folder answers; the modules are Node's own, so Node runs them. */
export function inNode<Answer>(module: string, call: string, ...given: unknown[]): Answer {
  const script = `
    import * as own from ${JSON.stringify(join(__dirname, '..', module))};
    const given = ${JSON.stringify(given)};
    process.stdout.write('\\0' + JSON.stringify(${call}));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return JSON.parse(said.slice(said.lastIndexOf('\0') + 1)) as Answer;
}
