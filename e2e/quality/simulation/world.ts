import type { Backend } from './backend/backend';
import type { Asked, Variant } from './backend/wire';
import type { Customer } from './customer/customer';
import type { Network } from './network';
import type { Device } from './phone/device';
import type { DeviceParts, PageParts } from './phone/parts';
import type { Scheduler } from './scheduler';

/** Everything in one simulated world. */
export type World = {
  scheduler: Scheduler;
  backend: Backend;
  network: Network;
  customer: Customer;
  devices: readonly Device[];
  variant: Variant;
  /** Errors that the product threw. */
  bugs: string[];
  /** A rule that a request has broken. */
  broken: string | undefined;
};

/** Checks the rules of an order when it is sent. */
export function orderSent(world: World, asked: Asked, page: PageParts): void {
  const { method, path } = asked;
  if (method !== 'POST' || path !== '/subscs' || world.variant.knowsKeys) return;
  const press = page.presses.at(-1);
  if (press === undefined) {
    world.broken = 'an order was sent without a press of the customer';
    return;
  }
  press.orders += 1;
  if (press.orders > 1 && page.presses.length < ordersOf(page)) {
    world.broken = 'one press sent two orders';
    return;
  }
  const { all, isPayable } = world.backend.orders;
  const own = all.filter(({ person }) => person.id === page.loaded?.user());
  if (own.some(({ paidAt }) => paidAt !== undefined && paidAt < press.at))
    world.broken = 'an order was sent for a vehicle that was paid before the press';
  const open = own.find(
    (one) => one.device === page.device.name && one.createdAt < press.at && isPayable(one),
  );
  if (open && canFind(world, page.device, open.id))
    world.broken = `an order was sent while the customer can still pay ${open.id}`;
}

const ordersOf = ({ presses }: PageParts): number =>
  presses.reduce((sum, { orders }) => sum + orders, 0);

/** Returns whether this device must know an order: its storage works, and no customer gave the order up. */
export const canFind = ({ customer, variant }: World, device: DeviceParts, id: string): boolean =>
  device.storage === 'usual' &&
  device.database === 'usual' &&
  variant.listsUnpaid &&
  !customer.givenUp.has(id) &&
  !customer.signedOut.has(device);
