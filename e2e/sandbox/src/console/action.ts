import * as v from 'valibot';
import { Refused } from '../backend/refusal';
import type { Services } from '../services/create-services';
import type { ClientEvents } from './calls/client-events';
import type { ServedChannel } from './delivery/channel';

/** The services, the served channel, the events that pages reported, and the address that the sandbox is bound to. */
export type ConsoleWorld = Services & {
  channel: ServedChannel;
  clientEvents: ClientEvents;
  listensOn: string;
};

/** Fields of a form or a JSON body. An empty text counts as absent. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** Result of an action: the text of the confirmation line, and data for tests. */
export type Done = { said: string; data?: unknown };

type Action = (fields: Fields, world: ConsoleWorld) => Promise<Done>;
export type Actions = Readonly<Record<string, Action>>;

export const text = v.string();
export const maybe = v.optional(text);
export const whole = v.pipe(text, v.regex(/^-?\d{1,12}$/), v.transform(Number));
/** A ticked checkbox of a form or true in JSON. */
export const ticked = v.optional(
  v.pipe(
    text,
    v.transform((given) => ['on', 'true', '1'].includes(given)),
  ),
  'no',
);

type Read<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** Returns the fields of the schema. @throws {Refused} 400 */
export function fieldsIn<Entries extends v.ObjectEntries>(
  entries: Entries,
  fields: Fields,
): Read<Entries> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  const { success, output, issues } = v.safeParse(v.object(entries), given);
  if (success) return output;
  const [issue] = issues;
  const name = v.getDotPath(issue) ?? '';
  throw new Refused(400, `${name} 값이 맞지 않습니다. (${issue.expected}, ${issue.received})`);
}

/** Returns an action of staff. The form and the JSON call with its name read the same fields. @throws {Refused} */
export const action =
  <Entries extends v.ObjectEntries>(
    entries: Entries,
    run: (given: Read<Entries>, world: ConsoleWorld) => Promise<Done>,
  ): Action =>
  async (fields, world) =>
    run(fieldsIn(entries, fields), world);
