import { termsOf } from '@shared/domain/required-terms';
import { legalTextOf, termVersions } from './legal';

describe('legal texts', () => {
  it('stand behind every info button, and behind nothing else [TERMS-004, SHELL-022]', () => {
    const listed = termsOf('application', 'insurance', 'payment', 'transfer', 'masking', 'survey');

    const withText = listed.filter(({ key }) => legalTextOf(key) !== undefined);

    expect(withText).toEqual(listed.filter(({ showinfo }) => showinfo));
  });
  it('state how long consent and service data are kept [CONST-019]', () => {
    const text = (key: 'marketing' | 'personal_info_agree') =>
      JSON.stringify(legalTextOf(key)?.sections);

    expect(text('marketing')).toContain('동의일로부터 2년');
    expect(text('personal_info_agree')).toContain('5년 동안 보관');
  });
  it('are agreed to in a version', () => {
    expect(termVersions(['service_agreement', 'ad_receive_sms'])).toEqual({
      service_agreement: '2026-01',
    });
  });
});
