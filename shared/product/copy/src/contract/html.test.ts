import { company } from '../../testing/company';
import { part, partsOf } from '../../testing/sample-contract';
import { INTERMEDIARY_NOTICE } from '../operator-facts';

describe('contractHtml', () => {
  it('has the eleven parts in their order [LAW-005]', () => {
    expect(Object.keys(partsOf())).toEqual([
      '1. 판매사와 통신판매중개자',
      '2. 멤버십과 혜택',
      '3. 가격과 결제',
      '4. 이용 기간과 이용 방법',
      '5. 청약철회',
      '6. 환불 규정과 지연배상금',
      '7. 불만과 분쟁 처리',
      '8. 동의한 약관',
      '9. 차량과 소유자',
      '10. 주문번호',
      '11. 이용 제한과 추가 비용',
    ]);
  });

  it('names the dealer, the intermediary and its notice [LAW-003, LAW-005]', () => {
    const dealer = part('1. 판매사와 통신판매중개자');

    expect(dealer?.rows).toEqual({
      '판매사 상호': '주식회사 한강모터스',
      '판매사 대표자': '박한강',
      '판매사 사업자등록번호': '111-11-11111',
      '판매사 통신판매업 신고번호': '2020-서울강남-0001',
      '판매사 주소': '서울특별시 강남구 1',
      '판매사 전화번호': '02-111-1111',
      '중개자 상호': company.name,
      '중개자 전화번호': company.phone,
      '중개자 대표자': company.representative,
      '중개자 주소': company.address,
      '중개자 이메일': company.email,
      '중개자 사업자등록번호': company.businessNumber,
      '중개자 통신판매업 신고번호': company.mailOrderNumber,
      '중개자 호스팅 서비스 제공자': company.hostingProvider,
    });
    expect(dealer?.text).toContain(INTERMEDIARY_NOTICE);
  });

  it('shows the membership, the benefits of its group and the insurer [LAW-005, LAW-013]', () => {
    expect(part('2. 멤버십과 혜택')?.rows).toEqual({
      멤버십: 'POWER TRAIN',
      '상품 이름': '파워트레인 보증 연장',
      혜택: '연간 최대 10,000,000원까지 수리비 보장, 승인일로부터 30일 뒤 보장 시작',
      보험사: '메리디안손해보험',
      '보험사 전화번호': '1588-1111',
    });
  });

  it('shows the benefits of the server when it lists them [LAW-005]', () => {
    const product = {
      id: 'OIL',
      title: '엔진오일',
      seq: 1,
      icon: '',
      kind: 'care',
      unitType: 'count',
      unit: 1,
      unitBase: 1,
      isOn: true,
    } as const;
    const products = [
      { ...product, content: ['엔진오일 교환 1회', '필터도 교환해요.', '공임 포함'] },
      { ...product, title: '픽업', content: [] },
    ];

    expect(part('2. 멤버십과 혜택', { products })?.rows).toMatchObject({
      '엔진오일 교환 1회': '필터도 교환해요. 공임 포함',
      픽업: '픽업',
    });
  });

  it('shows when and how the service starts and ends [LAW-005]', () => {
    const period = part('4. 이용 기간과 이용 방법');

    expect(period?.rows).toEqual({
      신청일: '2026-03-01',
      '이용 시작': '2026-03-03 0시',
      '이용 종료': '2027-03-02 24시',
      '보장 시작': '2026-04-01',
    });
    expect(period?.text).toContain('자동으로 연장하거나 결제하지 않아요.');
  });
});
