import { tell } from '@shared/telemetry/tell';
import { tellingPage } from '../../testing/telling-page';

const { beacons, begin, later } = tellingPage();
let report: typeof import('../loader/report').report;
beforeEach(async () => {
  ({ report } = await import('../loader/report'));
});

const events = async () => (await beacons().logs()).flatMap((batch) => batch.events);
const mounted = { app: 'apply', version: '2.0.0', phase: 'entry', outcome: 'ok', ms: 31 } as const;

describe('What a page tells', () => {
  it('is which version of a remote was mounted, how, and how long it took', async () => {
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

  it('goes in batches every five seconds, and not when there is nothing to tell', async () => {
    await begin();
    report(mounted);
    report({ ...mounted, app: 'mypage' });
    expect(beacons().sent).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(15_000);

    expect((await beacons().logs()).map((batch) => batch.events.length)).toEqual([2]);
  });

  it('goes at once when the page is left', async () => {
    await begin();
    report(mounted);
    dispatchEvent(new Event('pagehide'));
    report(mounted);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));

    expect(await beacons().logs()).toHaveLength(2);
  });

  it('names an error by its kind and its place in our files, without its message', async () => {
    await begin();
    const thrown = new TypeError('김민준 010-1234-5678');
    thrown.stack = `TypeError: 김민준
      at price (http://localhost/app/apply/2.0.0/home.3f2a.js:1:2345)
      at http://localhost/app/host/1.0.0/main.js?r=1:7:8
      at extension (chrome-extension://abc/x.js:1:1)`;
    tell({ heard: new ErrorEvent('error', { error: thrown }) });
    await later();

    expect(await events()).toEqual([
      {
        name: 'exception',
        'exception.type': 'TypeError',
        'exception.stacktrace': 'apply@2.0.0/home.3f2a.js:1:2345\nhost@1.0.0/main.js:7:8',
        'mfe.app': 'apply',
        'mfe.version': '2.0.0',
        'mfe.caught': 'error',
        'app.screen.name': 'SubscGuide',
      },
    ]);
  });

  it('reads the stack of WebKit, a rejection, and what was thrown while drawing', async () => {
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

  it('names a breach of the policy by its rule and whose file it was, without an address', async () => {
    await begin();
    const breach = {
      effectiveDirective: 'script-src-elem',
      blockedURI: 'https://evil.example/x.js',
    };
    tell({ heard: Object.assign(new Event('securitypolicyviolation'), breach) });
    await later();

    expect(await events()).toEqual([
      {
        name: 'mfe.policy',
        'mfe.directive': 'script-src-elem',
        'mfe.blocked': 'foreign',
        'app.screen.name': 'SubscGuide',
      },
    ]);
  });

  it('stops telling of faults after twenty: a loop has said it', async () => {
    await begin();
    for (let turn = 0; turn < 30; turn += 1) tell({ thrown: new Error('again') });
    await later();

    expect(await events()).toHaveLength(20);
  });

  it('says when the first screen was there, of which version', async () => {
    await begin();
    tell({ screen: 'SubscGuide' });
    tell({ screen: 'SubscApplyTerm' });
    await jest.advanceTimersByTimeAsync(5000);

    expect(await beacons().metrics()).toEqual([
      {
        name: 'mfe.meaningful',
        sum: expect.any(Number),
        'app.screen.name': 'SubscGuide',
        'mfe.app': 'apply',
        'mfe.version': '2.0.0',
      },
    ]);
  });

  it('names the places of an answer that could not be read, without a value', async () => {
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
