import { productionSettings } from '@shared/config/settings';
import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import { product } from '@shared/domain/testing/sample-package';
import { company } from '../../testing/company';
import { readContract } from '../../testing/read-contract';
import { part } from '../../testing/sample-contract';
import { INTERMEDIARY_NOTICE } from '../operator-facts';
import { contractOfLink } from './facts';
import { contractHtml } from './html';

describe('contractHtml', () => {
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
    const products = [
      product({ content: ['엔진오일 교환 1회', '필터도 교환해요.', '공임 포함'] }),
      product({ title: '픽업' }),
    ];

    expect(part('2. 멤버십과 혜택', { products })?.rows).toMatchObject({
      '엔진오일 교환 1회': '필터도 교환해요. 공임 포함',
      픽업: '픽업',
    });
  });

  it('says that nothing is extended or paid automatically [LAW-005]', () => {
    expect(part('4. 이용 기간과 이용 방법')?.text).toContain(
      '자동으로 연장하거나 결제하지 않아요.',
    );
  });
});

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

describe('rights in contractHtml', () => {
  it('says until when and how to withdraw, with effects and a form [LAW-005, LAW-006]', () => {
    const withdrawal = part('5. 청약철회');

    expect(withdrawal?.rows).toEqual({
      '철회할 수 있는 기한': '2026-03-16까지',
      '양식을 보낼 이메일': company.email,
      '보장 계약의 청약철회': '15일',
    });
    expect(withdrawal?.text).toContain('3영업일 이내에 카드사에 요청해요.');
    expect(withdrawal?.text).toContain('멤버십 현황에서 청약철회와 해지를 신청할 수 있어요.');
    expect(withdrawal?.blanks).toEqual(
      expect.arrayContaining(['주문번호', '성명', '연락처', '서명']),
    );
  });

  it('shows the refund rules and the damages for a late refund [LAW-005]', () => {
    const { text = '' } = part('6. 환불 규정과 지연배상금') ?? {};

    expect(text).toContain('승인 후 14일이 지나면 결제 금액의 10%가 위약금으로 공제돼요.');
    expect(text).toContain('승인 후 14일이 지나면 보험료를 365일 기준으로 이용한 날만큼 공제해요.');
    expect(text).toContain('보험금을 청구했다면 보험료는 돌려받을 수 없어요.');
    expect(text).toContain('연 15%의 지연배상금을 더해 돌려드려요.');
  });

  it('says where to complain and who decides a dispute [LAW-005]', () => {
    const dispute = part('7. 불만과 분쟁 처리');

    expect(dispute?.rows).toEqual({
      '접수하는 곳': '고객센터 1588-0000 (월~금 09:00~18:00)',
      이메일: company.email,
      '판매사 전화번호': '02-111-1111',
      '보험사 전화번호': '1588-1111',
    });
    expect(dispute?.text).toContain('1372 소비자상담센터');
  });

  it('lists each agreed term with its edition and day [LAW-005]', () => {
    expect(part('8. 동의한 약관')?.rows).toEqual({
      '서비스 이용약관 동의': '버전 2025-01 (2025-01-01 시행) · 2026-03-01 동의',
      '주민등록번호 뒷자리를 가린 것을 확인하였습니다.': '2026-03-01 동의',
    });
  });

  it('does not show the terms that a former owner agreed to [LAW-005]', () => {
    expect(part('8. 동의한 약관', { transferred: true })?.rows).toEqual({
      '동의한 약관': '등록되지 않았어요',
    });
  });

  it('shows vehicle and owner, and a transfer [LAW-005]', () => {
    const vehicle = {
      모델: '520D · 2020',
      차량번호: '12가3456',
      차대번호: 'WBA11111111111111',
      최초등록일: '2020-03-15',
      '신청할 때 주행거리': '45,000km',
    };
    const transfer = { state: 1, name: '박*수', date: plainDate('2026-10-01') };

    expect(part('9. 차량과 소유자')?.rows).toEqual({ 소유자: '김하늘', ...vehicle });
    expect(part('9. 차량과 소유자', { transferred: true, transfer })?.rows).toEqual({
      회원: '김하늘',
      ...vehicle,
      '양도 회원': '박*수',
      양도일: '2026-10-01',
    });
    // No page asks for the mileage without insurance.
    expect(part('9. 차량과 소유자', { insured: false })?.rows).not.toHaveProperty([
      '신청할 때 주행거리',
    ]);
  });

  it('shows limits and extra costs of the group [LAW-005]', () => {
    const { text = '' } = part('11. 이용 제한과 추가 비용') ?? {};

    expect(text).toContain('1회 청구마다 본인 부담금 200,000원이 있어요.');
    expect(text).toContain('등록 후 5년이 지나고 8년이 안 된 차량만 가입할 수 있어요.');
    expect(text).toContain('혜택에 포함되지 않은 정비 금액은 서비스센터에 따로 결제해요.');
  });
});

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
