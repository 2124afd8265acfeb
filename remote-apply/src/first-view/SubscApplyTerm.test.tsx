import { packagesCall } from '@shared/api/start-calls';
import { type Answer, knownOf } from '@shared/testing/known';
import { fill } from './SubscApplyTerm';

const DAY = '2026-11-20';
const sold: Answer = [packagesCall(DAY), { data: [{ group: 'STANDARD' }] }];
const customer = (user: object) =>
  knownOf(DAY, { inApp: true, known: { user: { id: 'U1', ...user }, token: 'T1' } });
const at = '/app/subscApply/term?pkg=S1&step=1';
const member = customer({ vtgId: 'V1' });

describe('prerender of the terms page', () => {
  it('shows the terms with no box ticked [APPLY-004, TERMS-010, LAW-009]', () => {
    expect(fill(member(at, sold))).toEqual({});
  });

  it.each([
    ['for a visitor, who is asked to sign in', knownOf(DAY, { inApp: true })(at, sold)],
    ['for a customer without a vehicle account', customer({})(at, sold)],
    ['for a customer who is not the one in the address', member(`${at}&vtg_id=V2`, sold)],
    ['while the packages are not loaded', member(at)],
  ])('shows a skeleton %s [A-15, AUTH-004]', (_, known) => {
    expect(fill(known)).toBeUndefined();
  });
});
