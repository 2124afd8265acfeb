import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Answer, type Command, GateSaysNo, WrongUse } from '../cli/command';
import { workerIn } from '../cli/git';
import { workerOf } from '../cli/worker';
import { NotThere } from '../store/objects';
import { openStore } from '../store/open';
import { Refusal } from '../store/refusal';
import { commands } from './commands';
import { parsed } from './parsed';

/** Exit codes: 0 success, 1 failure, 2 wrong use, 3 refused by the gate or by a rule. */
const [BROKE, WRONG, REFUSED] = [1, 2, 3];

export async function main(args: readonly string[], out = process.stdout): Promise<number> {
  const [name = 'help', ...rest] = args;
  const isJson = rest.includes('--json');
  const say = (line: string) => void (isJson || out.write(`${line}\n`));
  const end = (code: number, answer: Answer) => {
    if (isJson) out.write(`${JSON.stringify({ ok: code === 0, ...answer }, null, 1)}\n`);
    return code;
  };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    out.write(overview());
    return /^(help|--help|-h)$/.test(name) ? 0 : WRONG;
  }
  try {
    const { values, positionals } = parsed(command, rest);
    if (values['help'] === true) {
      out.write(helpFor(command));
      return 0;
    }
    const root = join(import.meta.dirname, '../../..');
    const start = process.env['INIT_CWD'] ?? process.cwd();
    const place = String(values['store'] ?? process.env['MFE_STORE'] ?? join(root, '.store'));
    const store = await openStore(place.includes('://') ? place : resolve(start, place));
    const by = String(values['by'] ?? workerIn(root));
    const ask = isJson || !process.stdin.isTTY ? undefined : asked;
    const run = await command.load();
    const context = { words: positionals, flags: values, store, root, by, say, ask };
    return end(0, await run({ ...context, worker: await workerOf(process.env) }));
  } catch (error) {
    return end(failed(error, command, say), {
      error: error instanceof Error ? error.message : String(error),
      ...(error instanceof GateSaysNo && error.report),
    });
  }
}

async function asked(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}

function failed(error: unknown, command: Command, say: (line: string) => void): number {
  if (error instanceof WrongUse) {
    say(error.showsUsage ? `${error.message}\n\n${helpFor(command)}` : error.message);
    return WRONG;
  }
  if (error instanceof Refusal || error instanceof GateSaysNo || error instanceof NotThere) {
    say(`Refused: ${error.message}`);
    return REFUSED;
  }
  say(`Failed: ${error instanceof Error ? error.message : String(error)}`);
  if (process.env['MFE_DEBUG'] && error instanceof Error) say(error.stack ?? '');
  return BROKE;
}

const COLUMN = 58;

const row = (left: string, right: string) => `  ${left.padEnd(COLUMN)} ${right}\n`;

const overview = (): string =>
  [
    'npm run mfe -- <command>: delivers host and remotes, each on its own.\n\n',
    ...Object.values(commands).map(({ usage, about }) => row(usage, about)),
    '\nA channel that asks for it (settings … "trust") takes what a team signed: MFE_TEAM, MFE_KEY (Ed25519, PEM or its file),\n',
    'and writes down which pipeline it was: MFE_ID_TOKEN (OIDC), or on GitHub MFE_AUDIENCE alone.\n',
    '\nEvery command knows --help, --json, --store <folder or s3://bucket/prefix> and --by <name>.\n',
    'The store is MFE_STORE, otherwise .store. Exit codes: 0 done, 1 broke, 2 wrong use, 3 refused.\n',
  ].join('');

const helpFor = ({ usage, about, flags = {} }: Command): string =>
  [
    `npm run mfe -- ${usage}\n${about}\n\n`,
    ...Object.entries(flags).map(([name, flag]) =>
      row(`--${name}${flag.type === 'string' ? ' …' : ''}`, flag.about),
    ),
    row('--store … --by … --json', 'the store, who does it, an answer for machines'),
  ].join('');
