import { appOnly } from '@shared/text/app-only';
import { approvalTime, overMileage, servicePeriod } from './figures';
import { choiceMessages } from './popup-choice';
import { hostMessages } from './popup-host';
import { membershipMessages } from './popup-membership';

export { ageNotAllowedMessage } from './popup-choice';
export { popupLabels } from './popup-host';

const vinNotCustomers = '당사 차량이 아닐 수 있습니다. 고객센터로 문의해 주세요.';

/**
 * Messages of popups by key. Keys in capitals come from the requirements. Their sentences, and those of the situations
 * in A-59, are literal and must not change. Pages that are prerendered or load first use separate tables.
 */
export const messages = {
  ...hostMessages,
  ...choiceMessages,
  ...membershipMessages,
  'app-only': appOnly,

  // Navigation
  'invalid-access-path': '잘못된 접근 경로입니다.',
  'wrong-access-path-to-main': '잘못된 접근 경로입니다. 메인으로 이동합니다.',
  'popup-blocked': '팝업이 차단되었습니다. 팝업을 허용해 주세요.',

  // Vehicle and membership
  'enter-date': '날짜를 입력해 주세요.',
  'register-vehicle': '차량 정보를 등록해 주세요.',
  'select-membership': '멤버십을 선택해 주세요.',
  'select-vehicle': '차량을 선택해 주세요.',
  'already-enrolled': '이미 가입된 차량입니다.',
  NON_MATCH_VEHICLE_PKG: '선택하신 차량은 해당 멤버십에 가입할 수 없습니다.',
  'enter-vin': '차대번호를 입력해 주세요.',
  'enter-all-17': '차대번호 17자리를 모두 입력해 주세요.',
  'no-registered-vehicle': '등록된 차량 정보가 없습니다.',
  'cannot-be-looked-up': '조회할 수 없는 차대번호입니다. 확인해 주세요.',
  'cannot-be-registered': '입력하신 차대번호는 등록할 수 없습니다.',
  'already-registered': '조회 결과 이미 등록된 차대번호입니다.',
  'other-brand': '타 브랜드 차량은 등록할 수 없습니다.',
  'vin-not-customers': vinNotCustomers,
  // This message includes the sentence about the VIN. Source: A-58.
  MATCH_USER_VEHICLE_WARNING: `${vinNotCustomers}\n차대번호를 다시 조회하시겠습니까?`,
  DONE_USER_VEHICLE_CHECK: '차량 소유자 인증이 완료되었습니다.',
  'vehicle-registered': '차량 등록이 완료되었습니다.',
  'vehicle-info-confirmed': '차량 정보가 확인되었습니다.',
  'year-not-subscribable': '가입할 수 없는 연식입니다. 가입 대상을 확인해 주세요.',
  'check-input': '입력한 내용을 확인해 주세요.',
  POWER_TRAIN_NOTIS:
    '파워트레인은 보험사를 통해 제공되는 수리비 보장 상품입니다. 보장 내용과 가입 조건을 확인한 뒤 진행해 주세요.',

  // Mileage
  NEED_INPUT_KM: '주행거리를 입력해 주세요.',
  KM_LIMIT_WARNING: `주행거리 ${overMileage} 차량은 가입할 수 없습니다.`,
  INSP_PANEL_NORMAL_WARNING:
    '입력한 주행거리가 실제와 다르면 승인이 반려될 수 있습니다. 계기판을 확인하고 정확히 입력해 주세요.',

  // Terms
  NEED_SUBSC_TERM_CHECK: '필수 약관에 동의해 주세요.',
  NEED_SUBSC_TERM_RECEIVE_CHECK: '광고 수신 방법을 하나 이상 선택해 주세요.',
  'masking-unchecked': '주민등록번호 뒷자리를 가린 뒤 확인란을 선택해 주세요.',
  NEED_SUBSC_SELF_AUTH_CHECK: '본인인증을 진행해 주세요.',

  // Payment
  SUBSC_REQ_DEALER: '판매사를 선택해 주세요.',
  SUBSC_REQ_ADVISOR: '추천인을 선택해 주세요.',
  SUBSC_REQ_DEALER_NOT_CO_CARD: '선택하신 판매사는 법인카드 결제가 불가합니다.',
  'select-dealer-first': '상품 판매사를 먼저 선택해 주세요.',
  'enter-discount-code': '할인코드를 입력해 주세요.',
  'unknown-vip-code': '사용할 수 없는 쿠폰코드 입니다.', // literal
  SUBSC_INFO: `승인까지 ${approvalTime}이 걸리고, ${servicePeriod}간 이용할 수 있어요. 입력한 차량 정보와 결제 금액을 확인해 주세요.`,
  'caution-check': '유의사항을 읽고 확인하였습니다.',
  'caution-unchecked': '유의사항 확인 후 진행해 주세요.',
  'application-complete': '가입 신청이 완료되었습니다.',

  // Estimate
  'no-vehicle-registered': '등록된 차량이 없습니다. 차량을 먼저 등록해 주세요.',
  'estimate-not-registered':
    '해당 차량은 견적 서비스가 등록되지 않았습니다. 서비스센터로 문의해 주세요.',

  // Failures
  'dealers-not-loaded': '판매사 목록을 불러오지 못했습니다.',
  'terms-failed': '약관 동의 중 오류가 발생했습니다.',
  'solicitation-failed': '가입 요청 조회 중 오류가 발생했습니다.',
  'identity-failed': '본인인증 중 오류가 발생했습니다.',
} as const satisfies Record<string, string>;

/** Source: A-43. */
export const otherBrandMessage = (otherBrandName: string): string =>
  otherBrandName === '' ? messages['other-brand'] : `${otherBrandName} 차량은 등록할 수 없습니다.`;
