import { settings } from '@shared/config/settings';
import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import { bandsOf } from '@shared/domain/tier';
import { agesText, timeText } from './ages';
import { consentsOf } from './consents';
import { readableWon } from './readable-won';
import { refundRules, withdrawalRules } from './refund-rules';
import { titleOf } from './title';

const terms = { service_agreement: true, marketing: false, ad_receive_sms: true };
const day = plainDate('2025-06-01');

describe('titleOf', () => {
  it.each([
    ['privacy', '개인정보처리방침'],
    ['unknown', '이용약관'],
    ['constructor', '이용약관'],
    [undefined, '이용약관'],
  ])('returns for the terms viewer the title of the type: %s [SHELL-004]', (type, title) => {
    expect(titleOf('TermInfo', { type })).toBe(title);
  });
});

describe('age texts', () => {
  it.each([
    [bandsOf('STANDARD'), '등록 후 5년이 지난 차량'],
    [bandsOf('POWER TRAIN'), '등록 후 5년이 지나고 8년이 안 된 차량'],
    [[0, 1] as const, '등록 후 5년이 안 된 차량'],
    [[0, 7] as const, '등록 후 4년이 안 된 차량, 등록 후 10년이 지난 차량'],
    [[], '없음'],
  ])('formats %j as “%s” [HOME-011, CONST-014]', (bands, text) => {
    expect(agesText(bands)).toBe(text);
  });

  it.each([
    [19, '1년 7개월'],
    [60, '5년'],
    [7, '7개월'],
    [0, '한 달 미만'],
  ])('formats %i months as “%s”', (months, text) => {
    expect(timeText(months)).toBe(text);
  });
});

describe('readableWon', () => {
  it.each([
    [10_000_000, '1,000만 원'],
    [250_000_000, '2억 5,000만 원'],
    [100_000_000, '1억 원'],
    [200_000, '20만 원'],
    [1_234_567, '1,234,567원'],
    [9_900, '9,900원'],
    [0, '0원'],
  ])('shows %d as %s [SHELL-019]', (amount, shown) => {
    expect(readableWon(won(amount))).toBe(shown);
  });
});

describe('refundRules', () => {
  it('follows other settings everywhere [CONST-021] [CONST-022] [CONST-023] [CONST-024] [CONST-025]', () => {
    const rules = refundRules(
      {
        refund: { freeDays: 7, penaltyRate: 12, prorateDays: 360, settlementRate: 3 },
        claim: { ...settings.claim, refundDays: 21 },
      },
      { insured: true, isExtension: false },
    );

    expect(rules).toEqual(
      expect.arrayContaining([
        '승인 후 7일 이내에 해지하면 위약금이 없어요.',
        '승인 후 7일이 지나면 결제 금액의 12%가 위약금으로 공제돼요.',
        '보장이 포함된 멤버십은 승인 후 7일이 지나면 보험료를 360일 기준으로 이용한 날만큼 공제해요.',
        '해지 정산 수수료로 결제 금액의 3%가 공제돼요.',
        '승인 후 7일이 지나 해지하면 환불까지 21일 이상 걸릴 수 있어요.',
      ]),
    );
  });

  it('leaves out the insurance for a membership without it [CONST-023]', () => {
    const rules = refundRules(settings, { insured: false, isExtension: false });

    expect(rules.filter((rule) => rule.includes('보험'))).toEqual([]);
  });

  it('counts the days of an extension from its first day [CONST-021, EXT-008]', () => {
    const all = [
      ...refundRules(settings, { insured: true, isExtension: true }),
      ...withdrawalRules(settings, { isExtension: true }),
    ].join(' ');

    expect(all).toContain('연장 시작 후 14일이 지나면 결제 금액의 10%가 위약금으로 공제돼요.');
    expect(all).not.toContain('승인');
  });
});

describe('consentsOf', () => {
  it('returns the edition that the server has stored [LAW-008]', () => {
    expect(consentsOf({ terms, termVersions: { service_agreement: '2026-01' } }, day)).toEqual([
      { key: 'service_agreement', isGiven: true, version: '2026-01' },
      { key: 'marketing', isGiven: false, version: undefined },
      { key: 'ad_receive_sms', isGiven: true, version: undefined },
    ]);
  });

  it.each([
    ['the edition of the day of the order', day, '2025-01'],
    ['no edition when the day is unknown', undefined, undefined],
  ])('returns %s when the server stores none [LAW-008]', (_, on, version) => {
    const [first] = consentsOf({ terms, termVersions: {} }, on);

    expect(first).toEqual({ key: 'service_agreement', isGiven: true, version });
  });
});
