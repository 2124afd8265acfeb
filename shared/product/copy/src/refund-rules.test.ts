import { settings } from '@shared/config/settings';
import { refundRules } from './refund-rules';

describe('refundRules', () => {
  it('uses the settings: 14 days, 10 %, 365 days, 14 days to refund [REVOKE-007] [CONST-021] [CONST-022] [CONST-023] [CONST-024] [CONST-025]', () => {
    expect(refundRules(settings)).toEqual([
      '승인 전에 해지하면 결제 금액 전액을 바로 환불해 드려요.',
      '승인 후 14일 이내에 해지하면 위약금이 없어요.',
      '승인 후 14일이 지나면 결제 금액의 10%가 위약금으로 공제돼요.',
      '이미 이용한 정비 서비스 금액은 공제돼요.',
      '보장이 포함된 멤버십은 보험료를 365일 기준으로 이용한 날만큼 공제해요.',
      '환불까지 14일 이상 걸릴 수 있어요.',
      '양도받은 멤버십은 환불받을 수 없어요.',
    ]);
  });

  it('follows other settings everywhere [CONST-021] [CONST-022] [CONST-023] [CONST-024] [CONST-025]', () => {
    const rules = refundRules({
      refund: { freeDays: 7, penaltyRate: 12, prorateDays: 360, settlementRate: 3 },
      claim: { ...settings.claim, refundDays: 21 },
    });

    expect(rules).toEqual(
      expect.arrayContaining([
        '승인 후 7일 이내에 해지하면 위약금이 없어요.',
        '승인 후 7일이 지나면 결제 금액의 12%가 위약금으로 공제돼요.',
        '보장이 포함된 멤버십은 보험료를 360일 기준으로 이용한 날만큼 공제해요.',
        '해지 정산 수수료로 결제 금액의 3%가 공제돼요.',
        '환불까지 21일 이상 걸릴 수 있어요.',
      ]),
    );
  });
});
