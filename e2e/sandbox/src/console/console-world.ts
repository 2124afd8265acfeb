import type { Services } from '../services/services';
import type { ClientEvents } from './calls/client-events';
import type { ServedChannel } from './delivery/channel';
import type { DeliveryEvents } from './delivery/delivery-events';

/** Everything the console uses: the services, the served channel and its own event lists. */
export type ConsoleWorld = Services & {
  clientEvents: ClientEvents;
  deliveryEvents: DeliveryEvents;
  channel: ServedChannel;
};
