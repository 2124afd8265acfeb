import { type Context, GateSaysNo, WrongUse } from '../cli/command';
import { channelIn } from '../store/channels';
import { NotThere } from '../store/objects';
import { Refusal } from '../store/refusal';
import { releaseOf, versionsIn } from '../store/releases';
import { actionNamed, looksAtVersion } from './actions';

/** Context of the commands. Words, flags and author come with each change. */
export type Desk = Pick<Context, 'store' | 'root' | 'worker'>;

export type Asked = { channel: string; action: string; of: string };

/** The effect of an action, as the command line prints it, and the state that it expects. */
export type Prospect = { lines: readonly string[]; expected: string } | { refused: string };

/** The number of the new change, or the reason why nothing was changed. */
export type Outcome = { seq: number } | { refused: string };

export async function prospectOf(desk: Desk, asked: Asked): Promise<Prospect> {
  return orRefused(async () => {
    const expected = await placeNow(desk, asked);
    const { lines } = await run(desk, asked, { by: '', expect: expected, 'dry-run': true });
    return { lines: lines.filter((line) => !line.startsWith('Dry run')), expected };
  });
}

type Decided = { by: string; why: string; expected: string };

/** Returns the function that runs actions. A second press of the same button gets the answer of the first. */
export function decidingOnce(desk: Desk) {
  const begun = new Map<string, Promise<Outcome>>();
  return (press: string, asked: Asked, decided: Decided): Promise<Outcome> => {
    const outcome = begun.get(press) ?? decide(desk, asked, decided);
    begun.set(press, outcome);
    // A button that changed nothing may be pressed again.
    const forget = () => begun.delete(press);
    outcome.then((one) => 'seq' in one || forget(), forget);
    return outcome;
  };
}

async function decide(desk: Desk, asked: Asked, decided: Decided): Promise<Outcome> {
  const { by, why, expected } = decided;
  return orRefused(async () => {
    const { lines, state } = await run(desk, asked, { by, why, expect: expected });
    return state ? { seq: state.seq } : { refused: lines.join('\n') };
  });
}

type Flags = { by: string; why?: string; expect: string; 'dry-run'?: boolean };

async function run(desk: Desk, { channel, action, of }: Asked, { by, ...flags }: Flags) {
  const lines: string[] = [];
  const known = actionNamed(action);
  if (!known) throw new WrongUse(`the console cannot ${action}`);
  const given = known.given({ channel, of });
  const { state } = await known.command({
    ...desk,
    by,
    words: given.words,
    flags: { ...flags, ...given.flags },
    say: (line: string) => void lines.push(line),
  });
  return { lines, state: isState(state) ? state : undefined };
}

const isState = (value: unknown): value is { seq: number } =>
  typeof value === 'object' && value !== null && 'seq' in value && typeof value.seq === 'number';

/** Returns the current state for a decision: the version of the app, or the number of the last change. */
async function placeNow({ store }: Desk, { channel, action, of }: Asked): Promise<string> {
  const { state } = await channelIn(store, channel);
  if (!looksAtVersion(action, of)) return String(state.seq);
  const versions: Readonly<Record<string, string>> = versionsIn(
    await releaseOf(store, state.stable),
  );
  return versions[of] ?? '';
}

async function orRefused<Done>(work: () => Promise<Done>): Promise<Done | { refused: string }> {
  try {
    return await work();
  } catch (error) {
    const isAnswer = [Refusal, NotThere, WrongUse, GateSaysNo].some(
      (kind) => error instanceof kind,
    );
    if (isAnswer && error instanceof Error) return { refused: error.message };
    throw error;
  }
}

/** Returns the address below the console of the page that asks for confirmation of an action. */
export const askFor = (channel: string, action: string, of = ''): string =>
  `${channel}/ask/${action}${of === '' ? '' : `?${new URLSearchParams({ of })}`}`;
