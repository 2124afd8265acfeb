import type { Random } from '../random';
import type { Scheduler } from '../scheduler';
import type { KnownOrders, Order } from './orders';
import type { Answer, Asked, Variant } from './wire';

/** Backend and card provider, as network, customers and rules use them. */
export type Backend = {
  /** The variant of the schedule, with the values that this backend cannot change. */
  readonly variant: Variant;
  readonly orders: KnownOrders;
  /** Handles a request. Time does not advance until the answer is ready. */
  handle: (asked: Asked) => Answer | Promise<Answer>;
  /** The customer pays or is declined on the card page. `leave` gets the address to which the provider sends the browser. */
  decide: (order: Order, isPaid: boolean, leave: (address: string) => void) => void;
};

export type BackendParts = { scheduler: Scheduler; random: Random; variant: Variant };

/** Opens the backend of one schedule, without orders. */
export type OpenBackend = (parts: BackendParts) => Backend | Promise<Backend>;

/** The backends of all schedules of a run. */
export type Backends = { open: OpenBackend; close: () => Promise<void> };
