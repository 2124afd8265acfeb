import type { Told } from '@shared/telemetry/tell';
import { stepOf, type Way } from './way';

/** The events of what is told one after another, a second apart. */
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

describe('A way through the product', () => {
  it('is told step by step, each with the time since the one before', () => {
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

  it('fails where it is, and can go on from there', () => {
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

  it('is an extension, a revocation, a transfer or a solicitation by how it begins', () => {
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

  it('tells nothing of screens that belong to none, of a step reached twice, and of another way that fails', () => {
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
