import { parseArgs } from 'node:util';
import { type Command, WrongUse } from '../cli/command';

const everywhere = {
  store: { type: 'string' },
  by: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Parsed = {
  values: Readonly<Record<string, string | boolean | undefined>>;
  positionals: string[];
};

/**
 * Returns flags and words of a command. More words than it takes are refused, because it would ignore them.
 * @throws {WrongUse}
 */
export function parsed(command: Command, args: readonly string[]): Parsed {
  const found = read(command, args);
  const extra = found.positionals.slice(command.words ?? 1);
  if (extra.length === 0) return found;
  throw new WrongUse(`This is too much here: ${extra.join(' ')}`);
}

function read(command: Command, args: readonly string[]): Parsed {
  try {
    const own = Object.entries(command.flags ?? {}).map(([flag, { type }]) => [flag, { type }]);
    const options = { ...everywhere, ...Object.fromEntries(own) };
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
    });
    return { values: values as Parsed['values'], positionals };
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
}
