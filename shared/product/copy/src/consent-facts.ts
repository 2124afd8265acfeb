import type { TermKey } from '@shared/domain/term-keys';
import { marketingKept, serviceKept } from './figures';

/**
 * Facts that a customer must see before agreeing: purpose, recipients and duration. The full terms have the details.
 * Source: CONST-019.
 */
export const consentFacts: Partial<Record<TermKey, string>> = {
  personal_info_agree: `개인정보는 가입 심사와 서비스 제공에 쓰고, 이용이 끝난 뒤 ${serviceKept} 동안 보관해요.`,
  marketing: `마케팅 정보는 상품과 혜택을 안내하는 데 쓰고, 동의한 날부터 ${marketingKept} 동안 보관해요.`,
  insurance_personal_info_agree: `보험 정보는 제휴 보험사가 계약과 보험금 심사에 쓰고, 계약이 끝난 뒤 ${serviceKept} 동안 보관해요.`,
  insurance_marketing: `보험 마케팅 정보는 제휴 보험사가 상품을 안내하는 데 쓰고, 동의한 날부터 ${marketingKept} 동안 보관해요.`,
  pay_personal: `결제 정보는 결제와 환불에 쓰고, ${serviceKept} 동안 보관해요.`,
  pay_third_party_provide: `판매사와 공식 서비스센터에 연락처와 차량 정보를 제공하고, 멤버십이 끝난 뒤 ${serviceKept} 동안 보관해요.`,
};
