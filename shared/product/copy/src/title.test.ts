import { contactSentence } from './contact';
import { statusSentence } from './subscription';
import { termLabel } from './terms';
import { titleOf } from './title';

describe('titleOf', () => {
  it.each([
    ['SubscApplyTerm', 'ServiceCare+ 가입 신청'],
    ['SubscApplyReq', 'ServiceCare+ 가입 신청'],
    ['Subsc', '멤버십 현황'],
    ['SubscRevoke', '멤버십 현황'],
    ['Transfer', '양도 신청'],
    ['GuideWarranty', '파워트레인 상세'],
    ['Estimate', '나의 차량 서비스 견적'],
  ] as const)('returns for %s the title %s', (route, title) => {
    expect(titleOf(route)).toBe(title);
  });

  it.each([
    ['service', '이용약관'],
    ['insurance', '보험약관'],
    ['privacy', '개인정보처리방침'],
    ['marketing', '마케팅 정보 수신 동의'],
    ['unknown', '이용약관'],
    ['constructor', '이용약관'],
    [undefined, '이용약관'],
  ])('returns for the terms viewer the title of the type: %s [SHELL-004]', (type, title) => {
    expect(titleOf('TermInfo', { type })).toBe(title);
  });
});

describe('status texts', () => {
  it.each([
    ['joined', '가입'],
    ['waiting', '승인대기'],
    ['approved', '승인완료'],
    ['rejected', '반려'],
    ['cancellation-requested', '해지 신청'],
    ['expired', '만료'],
    ['revocation-complete', '해지 완료'],
    ['refund-in-progress', '해지 완료 · 환불 처리 중'],
    ['refund-complete', '환불 완료'],
    ['unpaid', '결제가 완료되지 않음'],
    ['application-rejected', '신청 반려'],
  ] as const)('are for %s: %s', (key, sentence) => {
    expect(statusSentence[key]).toBe(sentence);
  });
});

describe('customer centre', () => {
  it('has its number and hours [MSG-044]', () => {
    expect(contactSentence('080-000-0000')).toBe('고객센터 080-000-0000 (월~금 09:00~18:00)');
  });
});

describe('term', () => {
  it('has its label by its key [ENTITY-036]', () => {
    expect(termLabel).toMatchObject({
      service_agreement: '서비스 이용약관 동의',
      personal_info_agree: '개인정보 수집 및 이용 동의',
      ad_receive_sms: '문자(SMS)',
      insurance: '보험약관 동의',
      escalation: '멤버십 양도 유의사항 동의',
    });
  });
});
