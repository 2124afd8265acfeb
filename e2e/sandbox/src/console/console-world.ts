import type { Services } from '../services/services';
import type { ClientEvents } from './calls/client-events';
import type { ServedChannel } from './delivery/channel';
import type { DeliveryEvents } from './delivery/delivery-events';

/** What the console works with: the services, the channel that is served, and what it keeps itself. */
export type ConsoleWorld = Services & {
  clientEvents: ClientEvents;
  deliveryEvents: DeliveryEvents;
  channel: ServedChannel;
};
