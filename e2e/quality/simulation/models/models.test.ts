import * as authorised from '../../../../shared/product/session/src/authorised';
import { loading } from './loading-rules';
import { type Machine, reportOf, search } from './search';
import type { Limits } from './session';
import { made } from './session-browser';
import { sessionOf } from './session-rules';

jest.mock('../../../../host/src/loader/integrity', () => ({ addressOf: (url: string) => url }));

/** Visits all states and prints how many there are. */
async function visitAll<State, Event>(machine: Machine<State, Event>) {
  const found = await search(machine);
  process.stdout.write(`${reportOf(machine, found)}\n`);
  return found;
}

/** Other tests run at the same time on two cores. */
const LONG_MS = 300_000;

/** The nightly run also searches sign-ins: seven times as many states. */
const isWhole = process.env['MODELS'] === 'whole';

const asIs = { broken: [], wrongKinds: [] };

// Waits end at once, because the models order the events themselves.
beforeEach(() => {
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((work) => {
    work();
    return 0 as never;
  });
});
afterEach(() => jest.restoreAllMocks());

describe('search', () => {
  it(
    'keeps every rule of the loading of remotes in every reachable state',
    async () => {
      expect(await visitAll(loading)).toMatchObject(asIs);
    },
    LONG_MS,
  );

  it.each<[string, Limits, string[]]>([
    [
      'with sign-outs and reloads',
      {
        calls: 2,
        expires: 1,
        opens: 1,
        'signs out': 1,
        'signs in': isWhole ? 1 : 0,
        'server ends': 0,
        'is lost': 0,
      },
      [],
    ],
    [
      'with lost answers and a server that ends sessions',
      {
        calls: 2,
        expires: 2,
        opens: 0,
        'signs out': 0,
        'signs in': 0,
        'server ends': 1,
        'is lost': 1,
      },
      ['a renewal of a customer who has signed out'],
    ],
  ])(
    'keeps every rule of the session in every state of two tabs %s [AUTH-012]',
    async (_, limits, notReached) => {
      const { createCredentials } = authorised;
      jest.spyOn(authorised, 'createCredentials').mockImplementation(() => {
        const credentials = createCredentials();
        made.push(credentials);
        return credentials;
      });

      const found = await visitAll(await sessionOf(limits));

      expect(found).toMatchObject({ broken: [], wrongKinds: notReached });
    },
    LONG_MS,
  );
});
