import type { Command } from '../cli/command';
import { commands } from './commands';

const COLUMN = 58;

const row = (left: string, right: string) => `  ${left.padEnd(COLUMN)} ${right}\n`;

export const overview = (): string =>
  [
    'npm run mfe -- <command>: delivers host and remotes, each on its own.\n\n',
    ...Object.values(commands).map(({ usage, about }) => row(usage, about)),
    '\nA channel that asks for it (settings … "trust") takes what a team signed: MFE_TEAM, MFE_KEY (Ed25519, PEM or its file),\n',
    'and writes down which pipeline it was: MFE_ID_TOKEN (OIDC), or on GitHub MFE_AUDIENCE alone.\n',
    '\nEvery command knows --help, --json, --store <folder or s3://bucket/prefix> and --by <name>.\n',
    'The store is MFE_STORE, otherwise .store. Exit codes: 0 done, 1 broke, 2 wrong use, 3 refused.\n',
  ].join('');

export const helpFor = ({ usage, about, flags = {} }: Command): string =>
  [
    `npm run mfe -- ${usage}\n${about}\n\n`,
    ...Object.entries(flags).map(([name, flag]) =>
      row(`--${name}${flag.type === 'string' ? ' …' : ''}`, flag.about),
    ),
    row('--store … --by … --json', 'the store, who does it, an answer for machines'),
  ].join('');
