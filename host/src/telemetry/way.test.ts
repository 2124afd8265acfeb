import type { Told } from '@shared/telemetry/tell';
import { stepOf, type Way } from './way';

/** Returns the events of inputs recorded one second apart. */
function events(...told: Told[]): string[] {
  let way: Way | undefined;
  return told.flatMap((one, second) => {
    const next = stepOf(way, { at: second * 1000, ...one });
    way = next.way;
    if (!next.event) return [];
    const {
      'mfe.funnel': funnel,
      'mfe.step': step,
      'mfe.duration': ms,
      'error.type': end,
    } = next.event;
    return [`${funnel}/${step} ${ms} ${end}`];
  });
}

describe('stepOf', () => {
  it('records each step with the time since the previous one', () => {
    expect(
      events(
        { screen: 'SubscGuide' },
        { screen: 'SubscApplyTerm' },
        { screen: 'SubscApplyVehicle' },
        { screen: 'SubscApplyReq' },
        { step: 'card-page' },
        { screen: 'Layover' },
        { screen: 'SubscApplyRes' },
      ),
    ).toEqual([
      'apply/home 0 none',
      'apply/terms 1000 none',
      'apply/vehicle 1000 none',
      'apply/payment 1000 none',
      'apply/card-page 1000 none',
      'apply/return 1000 none',
      'apply/done 1000 none',
    ]);
  });

  it('records a failure at the current step and can continue', () => {
    expect(
      events(
        { screen: 'SubscApplyTerm' },
        { screen: 'SubscApplyReq' },
        { failure: 'conflict' },
        { step: 'card-page' },
      ),
    ).toEqual([
      'apply/terms 0 none',
      'apply/payment 1000 none',
      'apply/payment 1000 conflict',
      'apply/card-page 2000 none',
    ]);
  });

  it('is an extension, a cancellation, a transfer or a solicitation by its first step', () => {
    expect(events({ funnel: 'extension', step: 'begin' }, { screen: 'SubscApplyReq' })).toEqual([
      'extension/begin 0 none',
      'extension/payment 1000 none',
    ]);
    expect(events({ screen: 'SubscRevoke' }, { funnel: 'revoke', step: 'done' })).toEqual([
      'revoke/begin 0 none',
      'revoke/done 1000 none',
    ]);
    expect(events({ screen: 'Transfer' })).toEqual(['transfer/begin 0 none']);
    expect(events({ screen: 'SubscSolicitation' }, { step: 'card-page' })).toEqual([
      'solicitation/opened 0 none',
      'solicitation/card-page 1000 none',
    ]);
  });

  it('records no unrelated screens, no repeated step, and no failure of another flow', () => {
    expect(
      events(
        { screen: 'Estimate' },
        { screen: 'SubscApplyReq' },
        { screen: 'SubscApplyTerm' },
        { screen: 'SubscApplyTerm' },
        { funnel: 'transfer', failure: 'conflict' },
      ),
    ).toEqual(['apply/terms 0 none']);
  });
});
