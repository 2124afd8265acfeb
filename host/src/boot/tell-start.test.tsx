import { refuseTelemetry } from '@shared/telemetry/refusal';
import { resourceFields } from '@shared/telemetry/table';
import { tell } from '@shared/telemetry/tell';
import { isWhole } from '@shared/telemetry/whole';
import { catchBeacons } from '../../testing/beacons';
import { aPage } from '../../testing/fake-remotes';
import { tellStart } from './tell-start';

const { release } = aPage();
const choice = { release, variant: 'canary' } as const;
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

    expect(await beacons.logs()).toEqual([
      {
        url: '/told/v1/logs',
        about: expect.objectContaining({
          'service.name': 'servicecare',
          'deployment.environment.name': 'production',
          'mfe.release': 'r',
          'mfe.variant': 'canary',
          'mfe.apps': 'host@1 apply@2 mypage@2 estimate@2 guides@2',
        }),
        events: [{ name: 'mfe.start' }],
      },
    ]);
  });

  it('sends only resource attributes that the table allows', () => {
    catchBeacons();
    tellStart(withEvents({ url: '/told' }), choice)();
    const ofRealVersions = {
      ...globalThis.__telemetry?.about,
      'service.version': '1.0.0',
      'mfe.apps': 'host@1.0.0',
    };
    expect(isWhole(ofRealVersions, resourceFields)).toBe(true);
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
    expect(sent.mock.calls.length / 1000).toBeGreaterThan(0.19);
    expect(sent.mock.calls.length / 1000).toBeLessThan(0.31);
  });
});
