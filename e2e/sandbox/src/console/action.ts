import type { ConsoleWorld } from './console-world';
import type { Fields } from './fields';

/** Result of an action: the text of the confirmation line, and data for tests. */
export type Done = { said: string; data?: unknown };

/** One action of staff. The form and the JSON call with the same name run the same function. @throws {Refused} */
type Action = (fields: Fields, services: ConsoleWorld) => Promise<Done>;

export type Actions = Readonly<Record<string, Action>>;
