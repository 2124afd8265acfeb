import type { TermKey } from '@shared/domain/term-keys';

/** Labels of the checkboxes. Screens put '(필수)' or '(선택)' before them. Source: ENTITY-036, A-19. */
export const termLabel: Record<TermKey, string> = {
  personal_info: '개인정보처리방침',
  masking: '주민등록번호 뒷자리를 가리고 촬영합니다.',
  masking_chk: '주민등록번호 뒷자리를 가린 것을 확인하였습니다.',
  service_agreement: '서비스 이용약관 동의',
  personal_info_agree: '개인정보 수집 및 이용 동의',
  marketing: '마케팅 정보 활용 동의',
  ad_receive_agree: '광고성 정보 수신 동의',
  ad_receive_email: '이메일',
  ad_receive_sms: '문자(SMS)',
  ad_receive_app: '앱 알림',
  insurance_survey: '사실과 다르게 답하면 보장이 무효가 될 수 있음에 동의합니다.',
  insurance: '보험약관 동의',
  insurance_personal_info_agree: '보험 개인정보 수집 및 이용 동의',
  insurance_marketing: '보험 마케팅 정보 활용 동의',
  pay_personal: '결제 개인정보 수집 및 이용 동의',
  pay_electronic_fin: '전자금융거래 이용약관 동의',
  pay_personal_info: '결제대행 개인정보 처리 동의',
  pay_third_party_provide: '개인정보 제3자 제공 동의',
  escalation: '멤버십 양도 유의사항 동의',
};
