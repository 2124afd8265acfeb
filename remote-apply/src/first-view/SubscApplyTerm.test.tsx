import { packagesCall } from '@shared/api/start-calls';
import { ENTRY_KEY } from '@shared/api/visitor';
import { DRAFT_KEY } from '@shared/application/keys';
import { type Answer, knownOf } from '@shared/testing/known';
import { fill } from './SubscApplyTerm';

const DAY = '2026-11-20';
const sold: Answer = [packagesCall(DAY), { data: [{ group: 'STANDARD' }] }];
const customer = (user: object) =>
  knownOf(DAY, { inApp: true, known: { user: { id: 'U1', ...user }, token: 'T1' } });
const at = '/app/subscApply/term?pkg=S1&step=1';
const member = customer({ vtgId: 'V1' });
afterEach(() => sessionStorage.clear());

describe("the first view of an application's first step", () => {
  it('is the terms, none of them ticked [APPLY-004, TERMS-010]', () => {
    expect(fill(member(at, sold))).toEqual({});
  });

  it.each([
    ['for a visitor, who is asked to sign in', knownOf(DAY, { inApp: true })(at, sold)],
    ['for a customer without a vehicle account', customer({})(at, sold)],
    ['for another customer than the address names', member(`${at}&vtg_id=V2`, sold)],
    ['while it is not known what is for sale', member(at)],
  ])('is an outline %s [A-15, AUTH-004]', (_, known) => {
    expect(fill(known)).toBeUndefined();
  });

  it('is an outline where terms have been answered already, or the tab began for somebody else [APPLY-003]', () => {
    sessionStorage.setItem(DRAFT_KEY, '{}');
    expect(fill(member(at, sold))).toBeUndefined();
    sessionStorage.clear();
    sessionStorage.setItem(ENTRY_KEY, '{"vtg_id":"V2"}');
    expect(fill(member(at, sold))).toBeUndefined();
  });
});
