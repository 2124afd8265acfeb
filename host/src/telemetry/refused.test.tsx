import { allowTelemetry, refuseTelemetry } from '@shared/telemetry/refusal';
import { tell } from '@shared/telemetry/tell';
import { tellingPage } from '../../testing/telling-page';

const { beacons, begin } = tellingPage();
let report: typeof import('../loader/report').report;
beforeEach(async () => {
  ({ report } = await import('../loader/report'));
});

const mounted = { app: 'apply', version: '2.0.0', phase: 'entry', outcome: 'ok', ms: 31 } as const;

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
