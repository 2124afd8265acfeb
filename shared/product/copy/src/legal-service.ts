import {
  approvalTime,
  couponTime,
  coverStart,
  extensionWindow,
  freeRevocation,
  mileageLimit,
  penaltyShare,
  powerTrainAge,
  prorated,
  refundTime,
  servicePeriod,
  transferDays,
  youngest,
} from './figures';
import { serviceAgreement2025 } from './legal-2025';
import { edition2026 } from './legal-editions';
import { article, inOneEdition, type LegalDocument } from './legal-text';

export const serviceAgreement: LegalDocument = {
  title: '서비스 이용약관',
  editions: [
    {
      ...edition2026,
      sections: [
        article(
          '제1조 (목적)',
          '이 약관은 회사가 제공하는 ServiceCare+ 차량 관리 멤버십(이하 "멤버십")의 가입과 이용에 관한 회사와 고객의 권리와 의무를 정합니다.',
        ),
        article(
          '제2조 (멤버십의 종류)',
          '멤버십은 STANDARD, PREMIUM, POWER TRAIN으로 나뉩니다.',
          'POWER TRAIN은 제휴 보험사를 통해 제공되는 수리비 보장 추가 상품이며, 보장 내용은 보험약관을 따릅니다.',
        ),
        article(
          '제3조 (회사의 지위)',
          '회사는 통신판매중개자로서 거래 당사자가 아니며, 상품의 판매와 정비 서비스의 이행 책임은 각 판매사에 있습니다.',
        ),
        article(
          '제4조 (가입과 승인)',
          '고객은 본인 소유의 차량으로만 가입을 신청할 수 있습니다.',
          `회사는 접수한 차량 정보와 서류를 확인한 뒤 승인합니다. 승인까지 ${approvalTime}이 걸립니다.`,
          '서류가 확인되지 않거나 사실과 다르면 승인을 거절할 수 있으며, 이 경우 결제한 금액을 모두 돌려드립니다.',
        ),
        article(
          '제5조 (이용 기간)',
          `멤버십은 ${servicePeriod} 동안 이용할 수 있습니다.`,
          `POWER TRAIN의 보장은 ${coverStart}에 시작됩니다.`,
        ),
        article(
          '제6조 (가입 제한)',
          `STANDARD와 PREMIUM은 차령 ${youngest('STANDARD')} 차량만 가입할 수 있습니다.`,
          `POWER TRAIN은 차령 ${powerTrainAge}, 주행거리 ${mileageLimit} 차량만 가입할 수 있습니다.`,
          '고성능 M, 전기차, Z 시리즈, 렌터카는 가입할 수 없습니다.',
        ),
        article(
          '제7조 (해지와 환불)',
          '승인 전에 해지하면 결제 금액을 모두 돌려드립니다.',
          `${freeRevocation}에는 위약금 없이 철회할 수 있습니다. 그 뒤에는 결제 금액의 ${penaltyShare}와 이용한 혜택을 뺀 금액을 돌려드립니다.`,
          `POWER TRAIN의 보험료는 ${prorated}으로 남은 날만큼 돌려드립니다. 보험금을 청구한 멤버십의 보험료는 돌려드리지 않습니다.`,
          `환불에는 ${refundTime} 걸릴 수 있습니다.`,
        ),
        article(
          '제8조 (양도)',
          `차량을 넘겨받은 고객은 멤버십의 남은 기간이 ${transferDays}일 때 양도를 신청할 수 있습니다.`,
          '양도된 멤버십의 이용 기간은 처음 가입한 고객의 기간과 같으며, 해지하더라도 환불되지 않습니다.',
        ),
        article(
          '제9조 (연장)',
          `이용 기간이 ${extensionWindow}로 남으면 연장을 신청할 수 있으며, 연장한 기간은 이전 기간이 끝난 다음 날 시작됩니다.`,
        ),
        article(
          '제10조 (혜택의 이용)',
          '혜택은 공식 서비스센터에서 이용 기간 안에 사용할 수 있으며 현금으로 바꿀 수 없습니다.',
          `사용한 쿠폰은 ${couponTime}에 사용 완료로 바뀝니다.`,
        ),
        article(
          '제11조 (약관의 변경)',
          '약관을 바꿀 때에는 시행일 전에 알려 드리며, 가입한 고객에게는 동의한 당시의 약관이 적용됩니다.',
        ),
      ],
    },
    serviceAgreement2025,
  ],
};

export const transferNotice = inOneEdition(edition2026, '멤버십 양도 유의사항', [
  article(
    '양도 조건',
    `이용 중인 멤버십의 남은 기간이 ${transferDays}이어야 합니다.`,
    '이미 양도된 멤버십은 다시 양도할 수 없습니다.',
  ),
  article(
    '양도 후',
    '남은 혜택과 기간이 새 소유자에게 이어집니다.',
    '양도된 멤버십은 해지하더라도 환불되지 않습니다.',
  ),
]);
