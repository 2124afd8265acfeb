import type { Backend } from './backend/backend';
import { type Answer, type Asked, numberOf, type Variant } from './backend/wire';
import type { Customer } from './customer/customer';
import type { Network } from './network';
import type { Device } from './phone/device';
import type { DeviceParts, PageParts } from './phone/parts';
import type { Scheduler } from './scheduler';

export type World = {
  scheduler: Scheduler;
  backend: Backend;
  network: Network;
  customer: Customer;
  devices: readonly Device[];
  variant: Variant;
  bugs: string[];
  /** The key of each order number that a device sent. */
  keys: Map<string, string | undefined>;
  /** A rule that a request has broken. */
  broken: string | undefined;
};

/** Checks the rules of a request when it is sent. */
export function requestSent(world: World, asked: Asked, page: PageParts): void {
  if (asked.path.endsWith('/storeToken')) page.signsInAnew = true;
  if (asked.method === 'POST' && asked.path === '/subscs') orderSent(world, asked, page);
}

function orderSent(world: World, asked: Asked, page: PageParts): void {
  if (world.variant.knowsKeys) {
    orderWithKey(world, asked, page.device.name);
    return;
  }
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

/** An order that is sent again has the same key, so that the backend does not take it for another one. */
function orderWithKey(world: World, { headers, body }: Asked, device: string): void {
  // Two devices may make the same number in one second.
  const number = `${device} ${numberOf(body)}`;
  const key = headers['idempotency-key'];
  if (world.keys.has(number) && world.keys.get(number) !== key)
    world.broken = 'an order was sent with two keys';
  world.keys.set(number, key);
}

/** The vehicle was paid meanwhile, for example on another device. Every other refusal is a mistake of the page. */
const ENROLLED = 5011;

export function answered(
  world: World,
  { asked, answer, page }: { asked: Asked; answer: Answer; page: PageParts },
): void {
  const { method, path } = asked;
  const { status, body } = answer;
  if (status >= 500) world.broken = `the backend failed: ${method} ${path} ${status} ${body}`;
  const isOrder = method === 'POST' && path === '/subscs';
  if (isOrder && ![200, 401].includes(status) && !body.includes(`"status_code":${ENROLLED}`))
    world.broken = `the backend refused an order: ${status} ${body}`;
  // An order that the backend did not take, because the token had expired, does not count.
  const press = page.presses.at(-1);
  if (status === 401 && isOrder && press) press.orders -= 1;
}

const ordersOf = ({ presses }: PageParts): number =>
  presses.reduce((sum, { orders }) => sum + orders, 0);

/** Returns whether this device must know an order: its storage works, and no customer gave the order up. */
export const canFind = ({ customer, variant }: World, device: DeviceParts, id: string): boolean =>
  device.storage === 'usual' &&
  device.database === 'usual' &&
  variant.listsUnpaid &&
  !customer.givenUp.has(id) &&
  !customer.unjudged.has(device);
