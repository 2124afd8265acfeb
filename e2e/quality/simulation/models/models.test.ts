import fc from 'fast-check';
import * as authorised from '../../../../shared/product/session/src/authorised';
import { drained } from '../scheduler';
import { type Event as LoadingEvent, eventsOf as loadingEventsOf, next, opened } from './loading';
import { loadingRules } from './loading-rules';
import { made, type Tab, TwoTabs, userOf } from './session';
import { type Event, eventsOf } from './session-events';
import { beforeOf, rules } from './session-rules';

jest.mock('../../../../host/src/loader/integrity', () => ({ addressOf: (url: string) => url }));

/** The night walks more ways, which the day chooses. */
const { MODELS_RUNS = '100', MODELS_SEED = '20261120' } = process.env;
const runs = { numRuns: Number(MODELS_RUNS), seed: Number(MODELS_SEED) };
/** The events of a way: each number chooses one of those that can happen then. */
const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 40, size: 'max' });
const NIGHT_MS = 3_600_000;

// Waits end at once, because the models order the events themselves.
beforeEach(() => {
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((work) => {
    work();
    return 0 as never;
  });
});
afterEach(() => jest.restoreAllMocks());

describe('loading of a remote', () => {
  it(
    'keeps every rule in any order of events',
    () =>
      fc.assert(
        fc.asyncProperty(choices, async (chosen) => {
          const story: LoadingEvent[] = [];
          let state = opened('second', []);
          for (const choice of chosen) {
            const possible = loadingEventsOf(state);
            const event = possible[choice % possible.length];
            if (event === undefined) return;
            story.push(event);
            const step = { before: state, event };
            state = await next(state, event);
            const broken = Object.keys(loadingRules).filter(
              (name) => !loadingRules[name]?.(state, step),
            );
            if (broken.length > 0) expect({ broken, story }).toEqual({ broken: [], story: [] });
          }
        }),
        { ...runs, numRuns: 5 * runs.numRuns },
      ),
    NIGHT_MS,
  );
});

type Choose = (possible: readonly Event[], at: number) => Event | undefined;
const nameOf = ({ kind, says }: Event) => `${kind}: ${says}`;

/** Lets chosen events happen. Returns what happened, if it broke a rule, and these rules. */
async function walk(choose: Choose) {
  const browser = new TwoTabs();
  const events: Event[] = [];
  for (;;) {
    const event = choose(eventsOf(browser, events), events.length);
    if (event === undefined) return { broken: [], story: [], browser };
    const before = beforeOf(browser, event);
    events.push(event);
    browser.happen(event.run);
    await drained();
    const broken = Object.keys(rules).filter((name) => !rules[name]?.(browser, events, before));
    if (broken.length > 0) return { broken, story: events.map(nameOf), browser };
  }
}

/** Lets the named events happen. Returns those that were possible, and where they lead. */
async function follow(story: readonly string[]) {
  const happened: string[] = [];
  const found = await walk((possible, at) => {
    const event = possible.find((one) => nameOf(one) === story[at]);
    if (event) happened.push(nameOf(event));
    return event;
  });
  return { happened, found };
}

describe('session in two tabs', () => {
  beforeEach(() => {
    const { createCredentials } = authorised;
    jest.spyOn(authorised, 'createCredentials').mockImplementation(() => {
      const credentials = createCredentials();
      made.push(credentials);
      return credentials;
    });
  });

  it('lets no renewal undo the sign-out of another tab [AUTH-012]', async () => {
    const story = [
      ...['calls: A', 'expires: every token', 'arrives: call of A', 'signs out: B'],
      ...['serves: renewal of A', 'arrives: renewal of A', 'hears: A', 'hears: B'],
    ];

    const { happened, found } = await follow(story);

    expect(happened).toEqual(story);
    expect(found.browser.tabs.map(userOf)).toEqual([undefined, undefined]);
  });

  it('ends the session when the token of another tab is refused too [AUTH-012]', async () => {
    const story = [
      ...['expires: every token', 'calls: B', 'arrives: call of B', 'signs out: A'],
      ...['signs in: A as U1', 'server ends: U1', 'serves: renewal of B', 'arrives: renewal of B'],
      ...['arrives: call of B', 'serves: renewal of B', 'arrives: renewal of B'],
    ];

    const { happened, found } = await follow(story);

    expect(happened).toEqual(story);
    expect(found.broken).toEqual([]);
    expect(userOf(found.browser.tabs[1] as Tab)).toBeUndefined();
  });

  it(
    'keeps every rule in any order of events [AUTH-012]',
    async () => {
      await fc.assert(
        fc.asyncProperty(choices, async (chosen) => {
          const found = await walk((possible, at) => {
            const choice = chosen[at];
            return choice === undefined ? undefined : possible[choice % possible.length];
          });

          expect(found).toMatchObject({ broken: [], story: [] });
        }),
        runs,
      );
    },
    NIGHT_MS,
  );
});
