import { aPage } from '../../testing/fake-remotes';

const sent = jest.fn();
let report: typeof import('./report').report;
const start = { app: 'apply', version: '2', phase: 'entry', outcome: 'ok', ms: 31 } as const;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  sessionStorage.clear();
  jest.doMock('./page-data', () => ({ page: aPage(), variant: 'canary' }));
  sent.mockReset();
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  ({ report } = await import('./report'));
});
afterEach(() => jest.useRealTimers());

const begin = async () => (await import('./events')).startEvents('/told');
const batches = () => sent.mock.calls.map(([url, body]) => [url, JSON.parse(body)]);

describe('what a page tells of its remotes', () => {
  it('carries release, channel, variant, version, phase, outcome and time, and nothing of the visitor', async () => {
    report(start);
    await begin();

    expect(batches()).toEqual([
      [
        '/told',
        [
          {
            kind: 'delivery',
            session: expect.stringMatching(/^\d+-\d+$/),
            release: 'r',
            channel: 'production',
            variant: 'canary',
            ...start,
          },
        ],
      ],
    ]);
  });

  it('names the places of an answer that could not be read, without a value', async () => {
    const { tellUnread } = await import('@shared/api/read/unread');
    tellUnread({ call: 'GET pkgs', places: ['2.group'] });

    await begin();

    expect(batches()[0]?.[1]).toEqual([
      {
        kind: 'unread',
        session: expect.any(String),
        release: 'r',
        channel: 'production',
        variant: 'canary',
        call: 'GET pkgs',
        places: ['2.group'],
      },
    ]);
  });

  it('goes in batches every five seconds, and not when there is nothing to tell', async () => {
    await begin();
    report(start);
    report({ ...start, app: 'mypage' });
    expect(sent).not.toHaveBeenCalled();

    jest.advanceTimersByTime(15_000);

    expect(batches().map(([, told]) => told.length)).toEqual([2]);
  });

  it('goes at once when the page is left', async () => {
    await begin();
    report(start);
    dispatchEvent(new Event('pagehide'));
    report(start);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));

    expect(batches()).toHaveLength(2);
  });

  it('names the same session for all documents of a tab', async () => {
    report(start);
    await begin();
    jest.resetModules();
    ({ report } = await import('./report'));
    report(start);
    await begin();

    const sessions = batches().map(([, [first]]) => first.session);
    expect(new Set(sessions).size).toBe(1);
  });
});
