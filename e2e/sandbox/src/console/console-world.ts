import type { Services } from '../services/services';
import type { ClientEvents } from './calls/client-events';

/** What the console works with: the services, and what it keeps itself. */
export type ConsoleWorld = Services & { clientEvents: ClientEvents };
