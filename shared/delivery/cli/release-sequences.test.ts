import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleasedApp, RemoteName } from '@shared/release/release';
import fc from 'fast-check';
import { byteProblems, liveByteProblems } from '../gate/bytes';
import { channelIn } from '../store/channels';
import { folderStore } from '../store/folder';
import { NotThere, type ObjectStore } from '../store/objects';
import { Refusal } from '../store/refusal';
import { appJson } from '../store/releases';
import { publishedVersions } from '../store/versions';
import { liveStore, publishedFolder } from '../testing/builds';
import { context } from '../testing/context';
import { promoted } from '../testing/promotion';
import { gc } from './gc';
import { rollback } from './rollback';

const DAY_MS = 86_400_000;
const KEPT_MS = 90 * DAY_MS;

type App = Extract<RemoteName, 'apply' | 'guides'>;
const app = fc.constantFrom<App>('apply', 'guides');
/** `kit` is the content of a file that several versions may share. */
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('publish'), app, kit: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('release'), app, kit: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('promote'), app, back: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('roll back'), app, all: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('clean up'), days: fc.nat(150) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** A version that was live, as it went live, and the last moment of it. */
type WasLive = { app: RemoteName; released: ReleasedApp; until: number };

class Shop {
  readonly #folder = mkdtempSync(join(tmpdir(), 'care-sequences-'));
  readonly #store: ObjectStore = folderStore(this.#folder);
  readonly #wasLive = new Map<string, WasLive>();
  #published = 0;
  #rollbacks = 0;

  readonly open = () => liveStore(this.#store);
  readonly close = () => rmSync(this.#folder, { recursive: true });

  /** A refused step changes nothing. The versions of two rollbacks must be there. */
  async take(taken: Step): Promise<void> {
    if (taken.kind === 'clean up') this.#rollbacks = 0;
    if (taken.kind === 'roll back') this.#rollbacks += 1;
    await this.#do(taken).catch((refused: unknown) => {
      const mayBeGone = refused instanceof NotThere && this.#rollbacks > 2;
      if (!(refused instanceof Refusal) && !mayBeGone) throw refused;
    });
  }

  async #do(taken: Step): Promise<unknown> {
    const store = this.#store;
    switch (taken.kind) {
      case 'publish':
        return this.#publish(taken.app, taken.kit);
      case 'release': {
        const version = await this.#publish(taken.app, taken.kit);
        return promoted(store, { [taken.app]: version });
      }
      case 'promote': {
        const listed = await publishedVersions(store, taken.app);
        const chosen = listed[taken.back % listed.length];
        return chosen && promoted(store, { [taken.app]: chosen.version });
      }
      case 'roll back': {
        const flags = taken.all ? { all: true } : { app: taken.app };
        return rollback(context({ store, words: 'staging', flags }));
      }
      case 'clean up':
        jest.setSystemTime(Date.now() + taken.days * DAY_MS);
        return gc(context({ store, words: '' }));
    }
  }

  async #publish(of: App, kit: number): Promise<string> {
    this.#published += 1;
    const version = `1.${this.#published}.0`;
    const texts = { 'entry.js': `/* ${of} ${version} */`, 'kit.js': `${kit}` };
    await publishedFolder(this.#store, { app: of, version, texts });
    return version;
  }

  /** Returns what is missing of the versions that a phone, a pin or a rollback may need. */
  async missing(): Promise<unknown[]> {
    const store = this.#store;
    const { release } = await channelIn(store, 'staging');
    for (const set of [release.apps, release.lkg ?? {}])
      for (const [name, released] of Object.entries(set))
        this.#wasLive.set(`${name}@${released.version}`, {
          app: name as RemoteName,
          released,
          until: Date.now(),
        });
    const recent = [...this.#wasLive.values()].filter(({ until }) => Date.now() - until < KEPT_MS);
    const live = recent.map(({ app: of, released }) => liveByteProblems(store, of, released));
    const listed = (['apply', 'guides'] as const).map(async (of) => {
      const versions = await publishedVersions(store, of);
      const found = versions.map(async ({ version }) =>
        byteProblems(store, await appJson(store, of, version)),
      );
      return (await Promise.all(found)).flat();
    });
    return (await Promise.all([...live, ...listed])).flat();
  }
}

describe('a store in random use', () => {
  beforeEach(() => {
    const timers = [
      'setTimeout',
      'setImmediate',
      'setInterval',
      'nextTick',
      'queueMicrotask',
    ] as const;
    jest.useFakeTimers({ now: Date.parse('2026-11-20T03:00:00Z'), doNotFake: [...timers] });
  });
  afterEach(() => jest.useRealTimers());

  it('keeps every byte that a live, fallback, listed or rollback version needs', async () => {
    const run = async (steps: readonly Step[]) => {
      const shop = new Shop();
      await shop.open();
      for (const taken of steps) {
        await shop.take(taken);
        expect(await shop.missing()).toEqual([]);
      }
      shop.close();
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30, size: 'max' }), run),
      { numRuns: 6, seed: 20 },
    );
  }, 120_000);
});
