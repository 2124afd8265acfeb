import type { ChannelState } from '@shared/release/release';
import type { ObjectStore } from '../store/objects';
import { Refusal } from '../store/refusal';
import type { Worker } from '../store/trust';

/** Everything that a command receives. A command reads nothing else from the process. */
export type Context = {
  words: readonly string[];
  flags: Readonly<Record<string, string | boolean | undefined>>;
  store: ObjectStore;
  root: string;
  by: string;
  /** Proof of identity: the key of a team or the token of a pipeline. */
  worker?: Worker | undefined;
  /** Prints a line for people. Prints nothing with `--json`. */
  say: (line: string) => void;
  /** Asks the person at the terminal. Undefined in a pipeline and with `--json`. */
  ask?: ((question: string) => Promise<string>) | undefined;
};

export type Answer = Readonly<Record<string, unknown>>;

export type Flag = { type: 'string' | 'boolean'; about: string };

export type Command = {
  usage: string;
  about: string;
  /** The most words after its name; 1 by default. */
  words?: number;
  flags?: Readonly<Record<string, Flag>>;
  /** Loads the code only when the command runs, so that a rollback does not wait for a compiler. */
  load: () => Promise<(context: Context) => Promise<Answer>>;
};

/** The arguments make no sense. Exit code 2. The usage is printed, unless the choices stand above already. */
export class WrongUse extends Error {
  override name = 'WrongUse';
  readonly showsUsage: boolean;
  constructor(message: string, { showsUsage = true } = {}) {
    super(message);
    this.showsUsage = showsUsage;
  }
}

/** The gate found a problem. Exit code 3, as for a refusal by a rule. */
export class GateSaysNo extends Error {
  readonly report: Answer;
  constructor(message: string, report: Answer) {
    super(message);
    this.report = report;
  }
}

export const text = (flag: string | boolean | undefined): string | undefined =>
  typeof flag === 'string' ? flag : undefined;

export function need(word: string | undefined, what: string): string {
  if (word === undefined || word === '') throw new WrongUse(`${what} is missing`);
  return word;
}

/**
 * Refuses the change if `--expect` names another change than the last one.
 * @throws {Refusal}
 */
export function refuseOvertaken(
  channel: string,
  { seq }: ChannelState,
  flags: Context['flags'],
): void {
  const expected = text(flags['expect']);
  if (expected === undefined || expected === String(seq)) return;
  throw new Refusal(
    `${channel} is at change ${seq}, not at ${expected} any more. Look (mfe status ${channel}), then say it again.`,
  );
}
