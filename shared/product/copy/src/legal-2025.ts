import { edition2025 } from './legal-editions';
import { article, type Edition } from './legal-text';

/** Text in effect during 2025. It is published, so its figures stay those of 2025. */
export const serviceAgreement2025: Edition = {
  ...edition2025,
  sections: [
    article(
      '제1조 (목적)',
      '이 약관은 회사가 제공하는 ServiceCare+ 차량 관리 멤버십(이하 "멤버십")의 가입과 이용에 관한 사항을 정합니다.',
    ),
    article('제2조 (멤버십의 종류)', '멤버십은 STANDARD, PREMIUM, POWER TRAIN으로 나뉩니다.'),
    article(
      '제3조 (회사의 지위)',
      '회사는 통신판매중개자로서 거래 당사자가 아니며, 상품의 판매와 정비 서비스의 이행 책임은 각 판매사에 있습니다.',
    ),
    article(
      '제4조 (가입과 승인)',
      '고객은 본인 소유의 차량으로만 가입을 신청할 수 있습니다.',
      '회사는 접수한 차량 정보를 확인한 뒤 승인합니다. 승인까지 영업일 기준 약 3일이 걸립니다.',
    ),
    article('제5조 (이용 기간)', '멤버십은 승인 다음 날 0시부터 12개월 동안 이용할 수 있습니다.'),
    article(
      '제6조 (해지와 환불)',
      '승인 전에 해지하면 결제 금액을 모두 돌려드립니다.',
      '승인 후 7일 이내에는 위약금 없이 철회할 수 있습니다. 그 뒤에는 결제 금액의 10%와 이용한 혜택을 뺀 금액을 돌려드립니다.',
    ),
  ],
};

export const insuranceTerms2025: Edition = {
  ...edition2025,
  sections: [
    article(
      '제1조 (보장 내용)',
      '보험사는 보장 기간에 엔진 계통의 고장으로 발생한 수리비를 보장합니다.',
      '보장 한도는 연간 최대 8,000,000원이며, 고객은 청구 1건마다 300,000원을 부담합니다.',
    ),
    article(
      '제2조 (보장 기간)',
      '보장은 승인일로부터 30일 뒤에 시작되어 멤버십 종료일에 끝납니다.',
    ),
    article(
      '제3조 (보험금 청구와 지급)',
      '고객은 공식 서비스센터를 통해 청구하며, 보험사는 서류 심사 후 10영업일 이내에 지급합니다.',
    ),
  ],
};
