import { allowTelemetry, refuseTelemetry } from '@shared/telemetry/refusal';
import { tell } from '@shared/telemetry/tell';
import { tellingPage } from '../../testing/telling-page';

const { beacons, begin, later } = tellingPage();
let report: typeof import('../loader/report').report;

beforeEach(async () => {
  ({ report } = await import('../loader/report'));
});

const LOOP = 'ResizeObserver loop completed with undelivered notifications.';
const EXTENSION_FRAME = '    at fetch (chrome-extension://abc/x.js:1:1)';
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

/** An exception with a frame in a file of the release, between frames of other code. */
function ours(words: string, at = 'home.js:1:1', above = '', below = ''): Error {
  const thrown = new Error(words);
  const frame = `    at price (http://localhost/app/apply/2.0.0/${at})`;
  thrown.stack = ['Error', above, frame, below].filter(Boolean).join('\n');
  return thrown;
}

const events = async (): Promise<Readonly<Record<string, unknown>>[]> =>
  (await beacons().events()).flat().map(({ what }) => ({ name: what.name, ...what.fields }));
const mounted = { app: 'apply', version: '2.0.0', phase: 'entry', outcome: 'ok', ms: 31 } as const;

describe('startSender', () => {
  it('sends which version of a remote was mounted, how, and how long it took', async () => {
    report(mounted);
    await begin();

    expect(await events()).toEqual([
      {
        name: 'mfe.remote',
        'mfe.app': 'apply',
        'mfe.version': '2.0.0',
        'mfe.phase': 'entry',
        'mfe.outcome': 'ok',
        'mfe.duration': 31,
      },
    ]);
  });

  it('sends batches every five seconds, and nothing when there are no events', async () => {
    await begin();
    report(mounted);
    report({ ...mounted, app: 'mypage' });
    expect(beacons().sent).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(15_000);

    expect((await beacons().events()).map((batch) => batch.length)).toEqual([2]);
  });

  it('sends at once when the visitor leaves the page', async () => {
    await begin();
    report(mounted);
    dispatchEvent(new Event('pagehide'));
    report(mounted);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));

    expect(await beacons().events()).toHaveLength(2);
  });

  it('reads the stack of WebKit, a rejection, and an error during rendering', async () => {
    await begin();
    const thrown = new RangeError('x');
    thrown.stack = 'price@http://localhost/app/apply/2.0.0/home.js:1:23\n@[native code]';
    tell({ heard: Object.assign(new Event('unhandledrejection'), { reason: thrown }) });
    tell({ thrown: 'a word' });
    await later();

    expect(await events()).toMatchObject([
      { 'mfe.caught': 'rejection', 'exception.stacktrace': 'apply@2.0.0/home.js:1:23' },
      { 'mfe.caught': 'render', 'exception.type': 'other', 'mfe.app': 'host' },
    ]);
  });

  it('records an exception of ours once when it repeats', async () => {
    await begin();
    const again = ours('again');
    for (let turn = 0; turn < 30; turn += 1) tell({ thrown: again });
    await later();

    expect(await events()).toHaveLength(1);
  });

  it('records our exception after 250 foreign faults, before and after the sender loads', async () => {
    const flood = () => {
      for (let turn = 0; turn < 250; turn += 1) {
        tell({ heard: new ErrorEvent('error', { message: 'Script error.' }) });
        tell({ heard: new ErrorEvent('error', { message: LOOP, filename: location.href }) });
        tell({ heard: rejection(new Error('Java object is gone')) });
        const refused = { effectiveDirective: 'script-src-elem', blockedURI: 'inline' };
        tell({ heard: Object.assign(new Event('securitypolicyviolation'), refused) });
      }
    };
    flood();
    tell({ heard: rejection(ours('before')) });
    await begin();
    await later();
    flood();
    tell({ heard: new ErrorEvent('error', { error: ours('after', 'home.js:2:2') }) });
    await later();

    const caught = (await events()).map((event) => event['mfe.caught'] ?? event['name']);
    const count = (of: string) => caught.filter((one) => one === of).length;
    expect([count('error'), count('rejection')]).toEqual([1, 1]);
    expect([count('foreign'), count('mfe.policy')]).toEqual([20, 20]);
  });

  it.each<[string, string, Event]>([
    [
      'foreign',
      'a script of another origin',
      new ErrorEvent('error', { filename: 'https://ad.example/a.js' }),
    ],
    ['foreign', 'an extension over our code', rejection(ours('x', 'home.js:1:1', EXTENSION_FRAME))],
    ['error', 'our file', new ErrorEvent('error', { error: ours('x') })],
    [
      'error',
      'our own page',
      new ErrorEvent('error', { message: 'x', filename: 'http://localhost/app/' }),
    ],
    ['rejection', 'no place', rejection('a word')],
    [
      'rejection',
      'our code under an extension',
      rejection(ours('x', 'home.js:1:1', '', EXTENSION_FRAME)),
    ],
  ])('counts as %s what comes from %s', async (caught, _, heard) => {
    await begin();
    tell({ heard });
    await later();

    expect(await events()).toMatchObject([{ name: 'exception', 'mfe.caught': caught }]);
  });

  it('sends when the first screen was shown, and of which version', async () => {
    await begin();
    tell({ screen: 'SubscGuide' });
    tell({ screen: 'SubscApplyTerm' });
    await jest.advanceTimersByTimeAsync(5000);

    const fields = { 'app.screen.name': 'SubscGuide', 'mfe.app': 'apply', 'mfe.version': '2.0.0' };
    expect((await beacons().metrics()).map(({ what }) => what)).toEqual([
      { name: 'mfe.meaningful', fields, at: expect.any(Number), value: expect.any(Number) },
    ]);
  });

  it('sends the places of an answer that could not be read, without values', async () => {
    const { tellUnread } = await import('@shared/api/read/unread');
    await begin();
    tellUnread({ call: 'GET pkgs', places: ['data.2.group', 'data.3.price'] });
    await later();

    expect(await events()).toEqual([
      {
        name: 'mfe.unread',
        'mfe.call': 'GET pkgs',
        'mfe.places': 'data.2.group,data.3.price',
        'mfe.reference': '',
      },
    ]);
  });
});

describe('a page whose visitor refuses telemetry', () => {
  it('sends nothing after the refusal [LAW-012]', async () => {
    await begin();
    report(mounted);
    refuseTelemetry();
    tell({ screen: 'SubscGuide' });
    await jest.advanceTimersByTimeAsync(15_000);
    dispatchEvent(new Event('pagehide'));

    expect(beacons().sent).not.toHaveBeenCalled();
  });

  it('stays silent after a refusal in another tab, even if telemetry is allowed again [LAW-012]', async () => {
    await begin();
    localStorage.setItem('care-telemetry', 'refused');
    report(mounted);
    await jest.advanceTimersByTimeAsync(5000);
    allowTelemetry();
    report(mounted);
    await jest.advanceTimersByTimeAsync(5000);

    expect(beacons().sent).not.toHaveBeenCalled();
  });
});
