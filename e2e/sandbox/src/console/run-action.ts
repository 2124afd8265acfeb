import { Refused } from '../backend/refusal';
import type { Done } from './action';
import { actions } from './actions';
import type { ConsoleWorld } from './console-world';
import type { Fields } from './fields';

type Outcome = { ok: true; done: Done } | { ok: false; status: number; said: string };

/** Runs a staff action by its name. A refusal becomes a sentence, and other errors are thrown. */
export async function runAction(
  name: string,
  fields: Fields,
  services: ConsoleWorld,
): Promise<Outcome> {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined) return { ok: false, status: 404, said: `${name}: 없는 작업입니다.` };
  try {
    return { ok: true, done: await action(fields, services) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, status: error.status, said: error.message };
    throw error;
  }
}
