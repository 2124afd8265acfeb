import { serviceKept } from './figures';
import { edition2026 } from './legal-editions';
import { article, inOneEdition } from './legal-text';

export const paymentConsent = inOneEdition(edition2026, '결제 개인정보 수집 및 이용 동의', [
  article('항목', '성명, 연락처, 결제 수단의 종류, 결제 금액, 결제 일시, 주문번호'),
  article('이용 목적', '결제의 승인과 취소, 환불, 부정 이용 방지'),
  article('보유 기간', `대금 결제에 관한 기록은 ${serviceKept} 동안 보관합니다.`),
]);

export const paymentFinance = inOneEdition(edition2026, '전자금융거래 이용약관', [
  article(
    '제1조 (적용)',
    '이 약관은 고객이 카드로 멤버십 대금을 결제하는 전자금융거래에 적용됩니다.',
  ),
  article(
    '제2조 (거래 내용의 확인)',
    '고객은 멤버십 상세 화면에서 결제 금액과 주문번호를 확인할 수 있습니다.',
  ),
  article(
    '제3조 (오류의 정정)',
    '거래에 오류가 있으면 고객센터에 정정을 요청할 수 있으며, 결제대행사와 함께 조사하여 알려 드립니다.',
  ),
  article(
    '제4조 (책임)',
    '접근매체의 위조나 변조로 생긴 손해는 관련 법령에 따라 결제대행사가 책임을 집니다.',
  ),
]);

export const paymentProvider = inOneEdition(edition2026, '결제대행 개인정보 처리 동의', [
  article('수탁자와 업무', '결제대행사: 카드 결제의 승인, 매입, 취소 처리'),
  article('항목', '카드번호, 유효기간, 생년월일 또는 사업자등록번호, 결제 금액'),
  article('보유 기간', `결제대행사가 관련 법령에 따라 ${serviceKept} 동안 보관합니다.`),
]);

export const paymentThirdParty = inOneEdition(edition2026, '개인정보 제3자 제공 동의', [
  article('제공받는 자', '고객이 고른 판매사와 그 판매사의 공식 서비스센터'),
  article(
    '이용 목적과 항목',
    '멤버십 계약의 이행: 성명, 연락처, 차량번호, 차대번호, 멤버십과 결제 내역',
  ),
  article('보유 기간', `멤버십 종료 후 ${serviceKept}`),
  article(
    '동의를 거부할 권리',
    '동의하지 않을 수 있습니다. 다만 동의하지 않으면 결제할 수 없습니다.',
  ),
]);
