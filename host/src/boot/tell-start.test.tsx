import { aRelease } from '@shared/release/testing/release';
import { refuseTelemetry } from '@shared/telemetry/refusal';
import { tell } from '@shared/telemetry/tell';
import { catchBeacons } from '../../testing/beacons';
import { aPage } from '../../testing/fake-remotes';
import { tellStart } from './tell-start';

const choice = { release: aRelease(), variant: 'canary' } as const;
const withEvents = (events?: { url: string; sample?: number }) => ({
  ...aPage(),
  settings: events ? { events } : {},
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  globalThis.__telemetry = undefined;
});

describe('tellStart', () => {
  it('sends versions, channel and browser before any bundle loads', async () => {
    const beacons = catchBeacons();
    tellStart(withEvents({ url: '/told' }), choice)();

    expect(beacons.sent.mock.calls.map(([url]) => url)).toEqual(['/told/v1/logs']);
    expect(await beacons.events()).toMatchObject([
      [
        {
          about: {
            'service.name': 'servicecare',
            'deployment.environment.name': 'production',
            'mfe.release': 'r1',
            'mfe.variant': 'canary',
            'mfe.apps': 'host@1.0.0 apply@1.0.0 mypage@1.0.0 estimate@1.0.0 guides@1.0.0',
          },
          what: { name: 'mfe.start', fields: {} },
        },
      ],
    ]);
  });

  it('keeps the id of the tab and sends a new id for each document', () => {
    catchBeacons();
    const names = () => {
      tellStart(withEvents({ url: '/told' }), choice)();
      const { about } = globalThis.__telemetry ?? {};
      return [about?.['session.id'], about?.['mfe.visit']];
    };
    const [first, second] = [names(), names()];
    expect(first[0]).toBe(second[0]);
    expect(first[1]).not.toBe(second[1]);
  });

  it.each([
    ['has no address', undefined],
    ['has an empty address', { url: '' }],
    ['has a share of 0', { url: '/told', sample: 0 }],
  ])('sends and keeps nothing when the page %s', (_, events) => {
    const { sent } = catchBeacons();
    tellStart(withEvents(events), choice)();
    expect(sent).not.toHaveBeenCalled();
    expect(globalThis.__telemetry).toBeUndefined();
  });

  it('sends and keeps nothing after the visitor refused telemetry on this device [LAW-012]', () => {
    const { sent } = catchBeacons();
    refuseTelemetry();

    tellStart(withEvents({ url: '/told' }), choice)();
    tell({ screen: 'SubscGuide' });

    expect(sent).not.toHaveBeenCalled();
    expect(globalThis.__telemetry).toBeUndefined();
  });

  it('sends the event in the share of tabs that the page sets', () => {
    const { sent } = catchBeacons();
    for (let tab = 0; tab < 1000; tab += 1) {
      sessionStorage.clear();
      tellStart(withEvents({ url: '/told', sample: 0.25 }), choice)();
    }
    expect(sent.mock.calls.length / 1000).toBeGreaterThan(0.15);
    expect(sent.mock.calls.length / 1000).toBeLessThan(0.35);
  });
});
