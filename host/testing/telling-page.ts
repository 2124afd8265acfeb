import { anApp, aRelease } from '@shared/release/testing/release';
import { aResource } from '@shared/telemetry/testing/resource';
import { catchBeacons } from './beacons';
import { aPage } from './fake-remotes';

const release = aRelease({
  host: { ...anApp('host'), base: '/app/host/1.0.0/', integrity: { 'main.js': 'x' } },
  apply: {
    ...anApp('apply', '2.0.0'),
    base: '/app/apply/2.0.0/',
    integrity: { 'home.3f2a.js': 'x', 'home.js': 'x' },
  },
});
const page = { ...aPage(), release };

/** Sets up a canary page that sends telemetry, new for each test, and returns what it sent. */
export function tellingPage() {
  let beacons: ReturnType<typeof catchBeacons>;
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    jest.resetModules();
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState(null, '', '/app/');
    jest.doMock('../src/loader/page-data', () => ({ page, variant: 'canary' }));
    globalThis.__telemetry = { about: aResource, told: [] };
    beacons = catchBeacons();
  });
  afterEach(() => {
    globalThis.__telemetry = undefined;
    jest.useRealTimers();
  });
  return {
    begin: async () => {
      const { startSender } = await import('../src/telemetry/sender');
      const { about, told } = globalThis.__telemetry ?? {};
      if (about && told) startSender({ about, told });
    },
    /** Waits for the next batch and for the code that faults need. */
    later: async () => {
      await jest.advanceTimersByTimeAsync(5000);
      await import('../src/telemetry/faults');
      await jest.advanceTimersByTimeAsync(5000);
    },
    beacons: () => beacons,
  };
}
