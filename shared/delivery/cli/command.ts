import type { ObjectStore } from '../store/objects';
import type { Worker } from '../store/trust';

/** What a command gets: its words, its flags, and what is around it. Nothing else is read from the process. */
export type Context = {
  words: readonly string[];
  flags: Readonly<Record<string, string | boolean | undefined>>;
  store: ObjectStore;
  /** Where the project is. */
  root: string;
  by: string;
  /** What proves who it is: a key, a pipeline's token. */
  worker?: Worker | undefined;
  /** A line for people; silent with `--json`. */
  say: (line: string) => void;
  /** Asks who sits there; nobody does in a pipeline or with `--json`. */
  ask?: ((question: string) => Promise<string>) | undefined;
};

/** What machines get of a command with `--json`. */
export type Answer = Readonly<Record<string, unknown>>;

export type Flag = { type: 'string' | 'boolean'; about: string };

export type Command = {
  usage: string;
  about: string;
  flags?: Readonly<Record<string, Flag>>;
  /** Loaded when it is run: a rollback does not wait for a compiler. */
  load: () => Promise<(context: Context) => Promise<Answer>>;
};

/** The words do not make sense. Exit code 2, with the usage. */
export class WrongUse extends Error {}

/** The gate found something. Exit code 3, as with a refusal of the rules. */
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
