import { NOON } from '@shared/domain/testing/noon';
import { ACCOUNT, CARD } from './addresses';
import type { OpenBackend } from './backend/backend';
import type { Variant } from './backend/wire';
import type { Program } from './bundle';
import { Customer } from './customer/customer';
import { lastVisit } from './customer/last-visit';
import { brokenAtEnd, brokenNow } from './invariants';
import { Network } from './network';
import { createDevice, type Device } from './phone/device';
import { forgetPages } from './phone/page';
import { type Random, randomOf } from './random';
import { type Line, Scheduler } from './scheduler';
import { answered, requestSent, type World } from './world';

export type Without = { faults: ReadonlySet<number>; actions: ReadonlySet<number> };
const nothing: Without = { faults: new Set(), actions: new Set() };

export type Result = {
  seed: number;
  /** The broken rule, in plain English. */
  broken: string | undefined;
  /** Phones and backend of the schedule. */
  setting: string;
  hash: number;
  steps: number;
  faults: number;
  actions: number;
  trace: readonly Line[];
};

/** The product, and the backend that it runs against. */
export type Subject = { program: Program; open: OpenBackend };

const MINUTE_MS = 60_000;

/** Runs one schedule. The seed decides everything. */
export async function schedule(subject: Subject, seed: number, without = nothing): Promise<Result> {
  forgetPages();
  const world = await worldOf(subject, seed, without);
  const { scheduler, customer, network, bugs } = world;
  const note = (bug: unknown) => bugs.push(String(Object(bug).stack ?? bug));
  process.on('unhandledRejection', note);
  try {
    customer.begin();
    let broken = await run(world, Number.POSITIVE_INFINITY, () => customer.isDone);
    network.isGood = true;
    scheduler.tell('network', 'is good from here on');
    broken ??= await run(world, scheduler.now + 4 * MINUTE_MS);
    broken ??= brokenAtEnd(world);
    broken ??= await lastVisit(world, (until, isOver) => run(world, until, isOver));
    const { hash, steps, trace } = scheduler;
    const setting = settingOf(world);
    return {
      seed,
      broken,
      setting,
      hash,
      steps,
      faults: network.faults,
      actions: customer.count,
      trace,
    };
  } finally {
    process.off('unhandledRejection', note);
  }
}

const settingOf = ({ devices, variant }: World): string => {
  const phones = devices.map(({ name, storage, database, hasLocks }) =>
    JSON.stringify({ name, storage, database, hasLocks }),
  );
  return [...phones, JSON.stringify(variant)].join(' ');
};

/** Runs until a time or a condition, and checks every invariant after each step. */
async function run(
  world: World,
  until: number,
  isOver: () => boolean = () => false,
): Promise<string | undefined> {
  const { scheduler } = world;
  await scheduler.settled();
  while (!isOver()) {
    if (!(await stepped(world, until))) break;
    const broken = brokenNow(world);
    if (broken !== undefined) return broken;
  }
  if (Number.isFinite(until) && !isOver()) scheduler.now = until;
  return undefined;
}

/** Runs the next thing. An error that a task of a page throws is a fault of the product. */
async function stepped({ bugs, scheduler }: World, until: number): Promise<boolean> {
  try {
    const isMore = scheduler.step(until);
    await scheduler.settled();
    return isMore;
  } catch (thrown) {
    bugs.push(String(Object(thrown).stack ?? thrown));
    return true;
  }
}

async function worldOf({ program, open }: Subject, seed: number, without: Without): Promise<World> {
  const random = (name: string) => randomOf(seed, name);
  const start = random('start');
  const scheduler = new Scheduler(random('scheduler'));
  // Noon or some seconds before midnight in Korea.
  scheduler.now = start.pick([NOON, NOON + 12 * 3600e3 - 20_000]);
  const namesOrder = random('returns').chance(0.7);
  const variant: Variant = { ...variantOf(start), namesOrder };
  const backend = await open({ scheduler, random: random('backend'), variant });
  const bugs: string[] = [];
  const devices: Device[] = [];
  const world = {
    scheduler,
    backend,
    devices,
    bugs,
    variant: backend.variant,
    keys: new Map(),
    broken: undefined,
  } as unknown as World;
  const network = new Network({
    scheduler,
    random: random('network'),
    backend,
    share: start.pick([0, 0.05, 0.2]),
    without: without.faults,
    onSent: (asked, page) => requestSent(world, asked, page),
    onAnswered: (asked, answer, page) => answered(world, { asked, answer, page }),
  });
  const customer = new Customer({
    scheduler,
    random: random('customer'),
    backend,
    devices,
    count: start.whole(8, 20),
    without: without.actions,
  });
  const settings = JSON.stringify({
    settings: {
      links: { allowedOrigins: [CARD, ACCOUNT] },
      backend: { extras: backend.variant.knowsKeys ? ['idempotency-key'] : [] },
    },
  });
  const names = start.chance(0.3) ? ['A', 'B'] : ['A'];
  for (const name of names) {
    const own = { name, scheduler, network, random: random(`device ${name}`), program, customer };
    devices.push(createDevice({ ...own, ...phoneOf(start), settings, account: 'U1', bugs }));
  }
  return Object.assign(world, { network, customer });
}

const variantOf = (start: Random): Omit<Variant, 'namesOrder'> => ({
  knowsKeys: start.chance(0.4),
  givesId: start.chance(0.6),
  listsUnpaid: start.chance(0.8),
  tellsState: start.chance(0.6),
  tokenMs: start.pick([30_000, 120_000, 1_800_000]),
});

const phoneOf = (start: Random) => ({
  storage: start.pick(['usual', 'usual', 'usual', 'usual', 'usual', 'full', 'off'] as const),
  database: start.pick(['usual', 'usual', 'usual', 'usual', 'silent', 'late', 'refuses'] as const),
  hasLocks: start.chance(0.85),
});
