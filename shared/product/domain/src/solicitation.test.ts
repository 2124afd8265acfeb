import { solicitationRows } from '../testing/vectors/solic';
import { solicitationTerms, tick, tickAll, withAnswers } from './required-terms';
import { isNonMember, solicitationProblem, solicitationStep } from './solicitation';

const terms = tickAll(solicitationTerms(true), true);
const noChannel = { ad_receive_email: false, ad_receive_sms: false, ad_receive_app: false };
const member = { nonMember: false, selfAuthenticated: false, terms };

describe('solicitationStep', () => {
  it.each(solicitationRows)(
    '$id: state $state is step $step [SOLIC-003, SOLIC-004]',
    ({ state, step }) => {
      expect(solicitationStep(state)).toBe(step);
    },
  );

  it('knows four states and returns -1 for all others [SOLIC-003, SOLIC-004]', () => {
    expect([10, 20, 50, 60].map(solicitationStep)).toEqual([1, 2, 3, 4]);
    expect(['10', '60'].map(solicitationStep)).toEqual([1, 4]);
    const unreadable = [0, 1, 40, -10, 61, Number.NaN, '', 'paid', null, undefined, {}, true];
    expect(unreadable.map(solicitationStep)).toEqual(unreadable.map(() => -1));
  });
});

describe('isNonMember', () => {
  it('returns true without a user id, or when the link says so', () => {
    expect(isNonMember({ type: undefined, userId: 'U1' })).toBe(false);
    expect(isNonMember({ type: 'member', userId: 'U1' })).toBe(false);
    expect(isNonMember({ type: undefined, userId: undefined })).toBe(true);
    expect(isNonMember({ type: 'member', userId: '' })).toBe(true);
    expect(isNonMember({ type: 'nonmember', userId: 'U1' })).toBe(true);
  });
});

describe('solicitationProblem', () => {
  it('asks a non-member for identity verification first [VALID-038, TERMS-015, SOLIC-005]', () => {
    const stranger = { nonMember: true, selfAuthenticated: false, terms: tickAll(terms, false) };
    expect(solicitationProblem(stranger)).toBe('NEED_SUBSC_SELF_AUTH_CHECK');
    expect(solicitationProblem({ ...stranger, selfAuthenticated: true })).toBe(
      'NEED_SUBSC_TERM_CHECK',
    );
    expect(solicitationProblem({ ...stranger, selfAuthenticated: true, terms })).toBeUndefined();
  });

  it('asks a member for no verification [VALID-038]', () => {
    expect(solicitationProblem(member)).toBeUndefined();
  });

  it.each([
    'service_agreement',
    'personal_info_agree',
    'insurance',
    'insurance_personal_info_agree',
  ] as const)('requires %s [VALID-039]', (key) => {
    expect(solicitationProblem({ ...member, terms: tick(terms, key, false) })).toBe(
      'NEED_SUBSC_TERM_CHECK',
    );
  });

  it('reports a missing channel with the key of a missing term [VALID-040]', () => {
    expect(solicitationProblem({ ...member, terms: withAnswers(terms, noChannel) })).toBe(
      'NEED_SUBSC_TERM_CHECK',
    );
  });

  it('does not require marketing', () => {
    expect(
      solicitationProblem({ ...member, terms: tick(terms, 'marketing', false) }),
    ).toBeUndefined();
  });
});
