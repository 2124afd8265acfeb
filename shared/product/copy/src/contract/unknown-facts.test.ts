import { productionSettings } from '@shared/config/settings';
import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import { readContract } from '../../testing/read-contract';
import { contractOfLink } from './facts';
import { contractHtml } from './html';

const MISSING = '등록되지 않았어요';
const page = {
  owner: '김*늘',
  vin: 'WBA**********0001',
  plate: '12가****',
  phone: '1588-0000',
  savedOn: plainDate('2026-11-20'),
  packages: [],
};

const htmlOf = (link: Parameters<typeof contractOfLink>[0]) =>
  contractHtml(contractOfLink(link, page), productionSettings);

describe('contract of a dealer link', () => {
  const html = htmlOf({
    vehicle: { vin: 'WBA00000000000001', plate: '12가3456', model: '520D XDRIVE' },
    package: { id: 'P1', title: '프리미엄', group: 'PREMIUM' },
    payment: { card: 'company', price: won(885_000) },
    dealer: undefined,
  });
  const parts = readContract(html);

  it('shows the facts of the link, and the person as the page shows them [LAW-005]', () => {
    expect(parts['2. 멤버십과 혜택']?.rows).toMatchObject({ 멤버십: 'PREMIUM' });
    expect(parts['3. 가격과 결제']?.rows).toMatchObject({
      '총 결제 금액': '885,000원 (부가세 80,454원 포함)',
      '결제 방법': '신용카드 (법인카드)',
    });
    expect(parts['9. 차량과 소유자']?.rows).toMatchObject({
      소유자: '김*늘',
      모델: '520D XDRIVE',
      차량번호: '12가****',
      차대번호: 'WBA**********0001',
    });
    expect(html).not.toContain('12가3456');
  });

  it('says of each missing fact that it is missing, and where to ask [LAW-004, LAW-005]', () => {
    const missing = Object.values(parts).flatMap(({ rows }) =>
      Object.entries(rows).flatMap(([label, value]) => (value === MISSING ? [label] : [])),
    );

    expect(missing).toEqual(
      expect.arrayContaining([
        '판매사 상호',
        '중개자 상호',
        '정가',
        '프로모션가',
        'VIP 코드 할인',
        '결제일',
        '신청일',
        '동의한 약관',
        '최초등록일',
        '주문번호',
      ]),
    );
    expect(html).toContain(
      '등록되지 않은 정보는 고객센터 1588-0000 (월~금 09:00~18:00)에 문의해 주세요.',
    );
  });

  it('says that everything is missing when the link has nothing [LAW-005]', () => {
    const empty = readContract(
      htmlOf({ vehicle: undefined, package: undefined, payment: undefined, dealer: undefined }),
    );

    expect(empty['2. 멤버십과 혜택']?.rows).toMatchObject({ 멤버십: MISSING, 혜택: MISSING });
    expect(empty['3. 가격과 결제']?.rows).toMatchObject({ '총 결제 금액': MISSING });
    expect(empty['11. 이용 제한과 추가 비용']?.rows).toEqual({ '가입할 수 있는 차량': MISSING });
  });
});
