import { solicitationTerms, tickAll, withAnswers } from './required-terms';
import { isNonMember, solicitationProblem, solicitationStep } from './solicitation';
import { answerSurvey, isSurveyed } from './survey';

const terms = tickAll(solicitationTerms(true), true);
const noChannel = { ad_receive_email: false, ad_receive_sms: false, ad_receive_app: false };
const member = { nonMember: false, selfAuthenticated: false, terms };

describe('survey', () => {
  it.each([
    ['use', 'no', 'yes', 'kind'],
    ['kind', 'no', 'yes', 'repair'],
    ['repair', 'no', 'yes', 'age'],
    ['age', 'yes', 'no', 'mileage'],
    ['mileage', 'no', 'yes', 'agreement'],
  ] as const)(
    'leads from %s with %s on, ends with %s, and then asks for %s [SURVEY-004…006, SURVEY-008]',
    (key, goesOn, ends, next) => {
      expect(answerSurvey(key, goesOn)).toEqual({ kind: 'next', key: next });
      expect(answerSurvey(key, ends)).toEqual({ kind: 'ended' });
    },
  );

  it('ends when the agreement is refused, and not otherwise [SURVEY-008]', () => {
    expect(answerSurvey('agreement', 'no')).toEqual({ kind: 'ended' });
    expect(answerSurvey('agreement', 'yes').kind).not.toBe('ended');
  });

  it.each([
    [60, 'ended'],
    [61, 'next'],
    [96, 'next'],
    [97, 'ended'],
    [undefined, 'next'],
  ] as const)(
    'leads from a confirmed age, known to be %s months, to "%s" [SURVEY-005, SURVEY-008, CONST-006]',
    (age, kind) => {
      expect(answerSurvey('age', 'yes', age).kind).toBe(kind);
    },
  );

  it('is required for the insurance tier, or for all as configured', () => {
    expect(isSurveyed('assurance', 'insurance')).toBe(true);
    expect(isSurveyed('assurance', 'plain')).toBe(false);
    expect([isSurveyed('all', 'insurance'), isSurveyed('all', 'plain')]).toEqual([true, true]);
  });
});

it('solicitationStep is 1 for an offer, 3 after its agreement and otherwise none [SOLIC-003, SOLIC-004]', () => {
  expect([10, 50, 30, null].map(solicitationStep)).toEqual([1, 3, -1, -1]);
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

  it('reports a missing channel with the key of a missing term [VALID-040]', () => {
    expect(solicitationProblem({ ...member, terms: withAnswers(terms, noChannel) })).toBe(
      'NEED_SUBSC_TERM_CHECK',
    );
  });
});
