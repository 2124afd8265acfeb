import type { ConsoleWorld } from './console-world';
import type { Fields } from './fields';

/** What was done, for the confirmation line, and what a test gets back. */
export type Done = { said: string; data?: unknown };

/** One thing staff can do. The form and the JSON call of the same name run the same function. @throws {Refused} */
type Action = (fields: Fields, services: ConsoleWorld) => Promise<Done>;

export type Actions = Readonly<Record<string, Action>>;
