import type { Services } from '../services/create-services';
import type { ClientEvents } from './calls/client-events';
import type { ServedChannel } from './delivery/channel';

/** Everything the console uses: the services, the served channel and its list of events of pages. */
export type ConsoleWorld = Services & {
  clientEvents: ClientEvents;
  channel: ServedChannel;
};
