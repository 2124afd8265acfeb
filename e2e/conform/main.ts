import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { conform } from './conform';
import { readCalls } from './contract';
import { type CallRequest, readPlans } from './reads';
import { markdownOf, reportOf } from './report';
import { signInToSandbox } from './sandbox-person';

/** Runs the command and returns its exit code: 0 conforms, 1 deviates, 2 wrong use. */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      backend: { type: 'string' },
      origin: { type: 'string' },
      person: { type: 'string' },
      user: { type: 'string' },
      'vtg-id': { type: 'string' },
      'vtg-no': { type: 'string' },
      'plus-no': { type: 'string' },
      link: { type: 'string' },
      slug: { type: 'string' },
      writes: { type: 'string' },
      out: { type: 'string' },
      'ignore-unknown': { type: 'boolean', default: false },
    },
  });
  const { backend = '' } = values;
  if (!URL.canParse(backend)) return wrong('--backend is the address of the backend: https://…');
  const calls = readCalls();
  const start = process.env['INIT_CWD'] ?? process.cwd();
  const writes = values.writes === undefined ? {} : writesIn(resolve(start, values.writes));
  const isReading = (call: string) => readPlans.some((plan) => plan.call === call);
  const refused = Object.keys(writes).filter((call) => !calls.has(call) || isReading(call));
  if (refused.length > 0) return wrong(`--writes: ${refused.join(', ')} is no changing call.`);

  const address = backend.replace(/\/+$/, '');
  const signedIn =
    values.person === undefined ? undefined : await signInToSandbox(address, values.person);
  const results = await conform({
    target: {
      backend: address,
      origin: values.origin ?? new URL(backend).origin,
      token: signedIn?.token ?? process.env['CONFORM_TOKEN'],
    },
    calls,
    known: {
      ...signedIn?.known,
      ...(values.user && { userId: values.user }),
      ...(values['vtg-id'] && { vtgId: values['vtg-id'] }),
      ...(values['vtg-no'] && { vtgNo: values['vtg-no'] }),
      ...(values['plus-no'] && { plusNo: values['plus-no'] }),
      ...(values.link && { link: values.link }),
      ...(values.slug && { slug: values.slug }),
    },
    writes,
  });
  const report = reportOf(backend, results, { ignoreUnknown: values['ignore-unknown'] });
  const markdown = markdownOf(report);
  if (values.out === undefined) process.stdout.write(markdown);
  else {
    const folder = resolve(start, values.out);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'conform.md'), markdown);
    writeFileSync(join(folder, 'conform.json'), `${JSON.stringify(report, null, 1)}\n`);
    process.stdout.write(`${report.summary}\nReport: ${join(folder, 'conform.md')}\n`);
  }
  return report.conforms ? 0 : 1;
}

const writesIn = (file: string): Readonly<Record<string, CallRequest>> =>
  JSON.parse(readFileSync(file, 'utf8'));

function wrong(sentence: string): number {
  process.stderr.write(`${sentence} See npm run conform -- --help.\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) =>
  wrong(`${error.message}.`),
);
