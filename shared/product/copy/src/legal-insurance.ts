import {
  coverLimit,
  coverStart,
  customerShare,
  marketingKept,
  mileageLimit,
  payoutTime,
  powerTrainAge,
  serviceKept,
  vehicleLoad,
  vehicleValue,
} from './figures';
import { insuranceTerms2025 } from './legal-2025';
import { edition2026 } from './legal-editions';
import { article, inOneEdition, type LegalDocument } from './legal-text';

export const insuranceTerms: LegalDocument = {
  title: '보험약관',
  editions: [
    {
      ...edition2026,
      sections: [
        article(
          '제1조 (보장 내용)',
          '보험사는 보장 기간에 파워트레인(엔진과 변속기) 계통의 고장으로 발생한 수리비를 보장합니다.',
          `보장 한도는 ${coverLimit}이며, 고객은 청구 1건마다 ${customerShare}을 부담합니다.`,
        ),
        article('제2조 (보장 기간)', `보장은 ${coverStart}에 시작되어 멤버십 종료일에 끝납니다.`),
        article(
          '제3조 (가입 대상)',
          `차령 ${powerTrainAge}이고 주행거리가 ${mileageLimit}인 차량만 가입할 수 있습니다.`,
          `차량가액 ${vehicleValue}을 초과하거나 적재량 ${vehicleLoad}을 초과하는 차량은 가입할 수 없습니다.`,
        ),
        article(
          '제4조 (보장하지 않는 손해)',
          '사고, 침수, 화재, 개조로 생긴 손해',
          '공식 서비스센터가 아닌 곳에서 수리한 비용',
          '가입 당시 사실과 다르게 답하여 가입한 경우의 손해',
        ),
        article(
          '제5조 (보험금 청구와 지급)',
          `고객은 공식 서비스센터를 통해 청구하며, 보험사는 서류 심사 후 ${payoutTime}에 지급합니다.`,
        ),
      ],
    },
    insuranceTerms2025,
  ],
};

export const insuranceConsent = inOneEdition(edition2026, '보험 개인정보 수집 및 이용 동의', [
  article('제공받는 자와 목적', '제휴 보험사: 보험 계약의 체결과 유지, 보험금 심사와 지급'),
  article('항목', '성명, 연락처, 차량번호, 차대번호, 주행거리, 가입 전 확인 답변, 점검 사진'),
  article('보유 기간', `보험 계약 종료 후 ${serviceKept}`),
  article(
    '동의를 거부할 권리',
    '동의하지 않을 수 있습니다. 다만 동의하지 않으면 POWER TRAIN에 가입할 수 없습니다.',
  ),
]);

export const insuranceMarketing = inOneEdition(edition2026, '보험 마케팅 정보 활용 동의', [
  article('이용 목적', '제휴 보험사의 상품 안내와 혜택 제안'),
  article('항목', '성명, 휴대전화번호, 차량 정보'),
  article('보유 기간', `동의일로부터 ${marketingKept}, 또는 동의를 철회할 때까지`),
  article('동의를 거부할 권리', '동의하지 않아도 가입할 수 있습니다.'),
]);
