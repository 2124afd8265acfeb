import { APP } from '../addresses';
import type { Backend } from '../backend/backend';
import { people } from '../backend/wire';
import type { Device } from '../phone/device';
import type { DeviceParts, PageParts } from '../phone/parts';
import type { Tab } from '../phone/tab';
import type { Random } from '../random';
import type { Scheduler } from '../scheduler';
import { type Action, actions } from './actions';

type Parts = {
  scheduler: Scheduler;
  random: Random;
  backend: Backend;
  devices: readonly Device[];
  /** Number of actions until the customer only waits. */
  count: number;
  /** Numbers of actions that do not happen. Used to shrink a failing schedule. */
  without: ReadonlySet<number>;
};

/** Customers at their phones: they press, wait, go back, close, pay and mistype. */
export class Customer {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly backend: Backend;
  /** Payments that a customer gave up. */
  readonly givenUp = new Set<string>();
  /** Devices without a reliable record: a sign-out removes it, and a forged address may report a decline. */
  readonly unjudged = new Set<DeviceParts>();
  readonly #parts: Parts;
  #done = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.scheduler = parts.scheduler;
    this.random = parts.random;
    this.backend = parts.backend;
  }

  answer(page: PageParts, kind: string): Promise<boolean> {
    const isAgreed = kind === 'caution' || this.random.chance(0.9);
    return new Promise((resolve) => {
      page.after(this.random.wait(300, 6000), 'answers a popup', () => resolve(isAgreed));
    });
  }

  get count(): number {
    return this.#done;
  }

  get isDone(): boolean {
    return this.#done >= this.#parts.count;
  }

  begin(): void {
    this.scheduler.after(this.random.wait(200, 30_000), 'customer', 'acts', () => {
      this.#done += 1;
      this.#act();
      if (!this.isDone) this.begin();
    });
  }

  #act(): void {
    const { random } = this;
    const device = random.pick(this.#parts.devices);
    // Without locks, tabs cannot exclude each other.
    const isSecond = random.chance(0.2) && device.hasLocks;
    const tab = device.tabs[isSecond ? 1 : 0] ?? device.tab();
    const possible = actions.filter(({ can }) => can(tab));
    // An action of weight three is three times in the list.
    const chosen = random.pick(possible.flatMap((one) => Array<Action>(one.weight).fill(one)));
    if (this.#parts.without.has(this.#done)) return;
    this.scheduler.tell(tab.name, `the customer ${chosen.says}`);
    chosen.run(tab, this);
  }

  press(tab: Tab<Device>, name: string): void {
    const { page } = tab;
    const button = page?.screen?.buttons[name];
    if (page === undefined || button === undefined) return;
    // Two touches at one moment are one press.
    const isNew = page.presses.at(-1)?.at !== this.scheduler.now;
    if (name === 'pay' && isNew) page.presses.push({ at: this.scheduler.now, orders: 0 });
    if (name === 'cancel') this.#giveUp(tab.device);
    this.scheduler.tell(tab.name, `the customer presses ${name}`);
    void button();
  }

  #giveUp(device: Device): void {
    for (const order of this.backend.orders.all)
      if (order.device === device.name) this.givenUp.add(order.id);
  }

  /** Returns the address of a page for the person whom the account host knows. */
  address(device: Device, path: string): string {
    const person = people.find(({ id }) => id === device.account);
    return `${APP}${path}?step=7${person ? `&vtg_id=${person.vtgId}` : ''}`;
  }
}
