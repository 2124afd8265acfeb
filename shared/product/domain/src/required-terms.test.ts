import { agree } from './marketing-terms';
import {
  paymentTerms,
  solicitationTerms,
  type Term,
  termAnswers,
  termsOf,
  tick,
  tickAll,
  tickRequired,
  transferTerms,
  withAnswers,
} from './required-terms';
import { termKeys } from './term-keys';

const keys = (terms: readonly Term[]) => terms.map(({ key }) => key);
const required = (terms: readonly Term[]) => keys(terms.filter((term) => term.required));
const ticked = (terms: readonly Term[]) => keys(terms.filter((term) => term.checked));
const marketing = [
  'marketing',
  'ad_receive_agree',
  'ad_receive_email',
  'ad_receive_sms',
  'ad_receive_app',
];
const service = ['service_agreement', 'personal_info_agree'];
const insurance = ['insurance', 'insurance_personal_info_agree', 'insurance_marketing'];
const payment = [
  'pay_personal',
  'pay_electronic_fin',
  'pay_personal_info',
  'pay_third_party_provide',
];

describe('lists of terms', () => {
  it('have every key of the requirement [TERMS-001]', () => {
    expect(termKeys).toEqual([
      'personal_info',
      'masking',
      'masking_chk',
      ...service,
      ...marketing,
      'insurance_survey',
      ...insurance,
      ...payment,
      'escalation',
    ]);
  });

  it('of masking and survey require their confirmation', () => {
    expect(required(termsOf('masking'))).toEqual(['masking_chk']);
    expect(required(termsOf('survey'))).toEqual(['insurance_survey']);
  });

  it('of the payment are all required, and an extension adds the terms of the skipped page [PAY-009]', () => {
    expect(keys(paymentTerms(false))).toEqual(payment);
    expect(required(paymentTerms(false))).toEqual(payment);
    expect(keys(paymentTerms(true))).toEqual([...service, ...marketing, ...payment]);
    expect(required(paymentTerms(true))).toEqual([...service, ...payment]);
  });

  it('of a transfer include the transfer term, and the insurance terms if insured [TRANS-002, TERMS-011]', () => {
    expect(keys(transferTerms(false))).toEqual([...service, 'escalation', ...marketing]);
    expect(required(transferTerms(false))).toEqual([...service, 'escalation']);
    const insured = [...service, 'escalation', ...insurance.slice(0, 2)];
    expect(required(transferTerms(true))).toEqual(insured);
  });

  it('of an offer by staff are those of the term page, plus insurance terms if insured [TERMS-010, TERMS-011]', () => {
    expect(required(solicitationTerms(false))).toEqual(service);
    expect(required(solicitationTerms(true))).toEqual([...service, ...insurance.slice(0, 2)]);
  });

  it('are numbered and unchecked, and have all fields of a line [ENTITY-036]', () => {
    expect(paymentTerms(true).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(termsOf('survey')).toEqual([
      { id: 1, key: 'insurance_survey', required: true, showinfo: false, checked: false },
    ]);
  });
});

describe('tick and tickAll', () => {
  const terms = termsOf('application');

  it('apply the links between marketing terms [TERMS-005, TERMS-006, TERMS-007, TERMS-008, TERMS-009]', () => {
    const advertising = tick(tick(terms, 'service_agreement', true), 'ad_receive_agree', true);
    expect(ticked(advertising)).toEqual(['service_agreement', ...marketing]);
    expect(ticked(tick(advertising, 'ad_receive_agree', false))).toEqual([
      'service_agreement',
      'marketing',
    ]);
    expect(ticked(tick(advertising, 'marketing', false))).toEqual(['service_agreement']);
    const sms = tick(terms, 'ad_receive_sms', true);
    expect(ticked(sms)).toEqual(['marketing', 'ad_receive_agree', 'ad_receive_sms']);
    expect(ticked(tick(sms, 'ad_receive_sms', false))).toEqual(['marketing']);
  });

  it('ignore a marketing term that is not in the list', () => {
    expect(ticked(tick(termsOf('payment'), 'marketing', true))).toEqual([]);
  });

  it('check exactly the required terms with tickRequired [TERMS-010, TERMS-012]', () => {
    const all = tickAll(termsOf('application'), true);

    expect(ticked(tickRequired(all))).toEqual(service);
    expect(ticked(tickRequired(termsOf('insurance')))).toEqual([
      'insurance',
      'insurance_personal_info_agree',
    ]);
  });

  it('check and uncheck every term [TERMS-002]', () => {
    const all = tickAll(terms, true);
    expect(ticked(all)).toEqual(keys(terms));
    expect(ticked(tickAll(all, false))).toEqual([]);
  });
});

it('agree returns the marketing terms in the order of the table', () => {
  expect(agree(['ad_receive_sms'], 'marketing')).toEqual(['marketing', 'ad_receive_sms']);
});

describe('term answers', () => {
  it('are a map from key to boolean [TERMS-016]', () => {
    expect(termAnswers(tick(termsOf('insurance'), 'insurance', true))).toEqual({
      insurance: true,
      insurance_personal_info_agree: false,
      insurance_marketing: false,
    });
  });

  it('can be restored, and unknown keys change nothing [LAND-006]', () => {
    const terms = tick(termsOf('application'), 'ad_receive_app', true);
    expect(withAnswers(termsOf('application'), termAnswers(terms))).toEqual(terms);
    expect(ticked(withAnswers(termsOf('survey'), { marketing: true }))).toEqual([]);
  });
});
