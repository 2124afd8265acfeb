import '../../testing/disk';
import { saveAnswer } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { address, press, tick } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyPhotos } from '../../testing/applying';
import { hear } from '../../testing/hear';
import {
  buy,
  chooseDealer,
  chooseNobody,
  fact,
  open,
  openFilled,
  openTill,
  orders,
  serverHolds,
} from '../../testing/payment-page';
import { applyExtension, vehicle } from '../../testing/plain';

jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

/** Ends the day before the extension of the draft begins. */
const parent = {
  id: 'S1',
  state: 20,
  state_req: 10,
  confirm: 20,
  vehicle_num_id: vehicle.vin,
  date_start: '2025-12-05',
  date_stop: '2026-12-04',
};

const buyExtension = async () => {
  openFilled();
  await tick(/전체 동의/);
  await buy();
};

beforeAll(arrive);
beforeEach(openTill);

describe('the payment page', () => {
  it('shows the purchase and its price above the parts to answer, then rules and terms [PAY-001, PAY-002, PRICE-001]', () => {
    open();

    expect(screen.getByRole('heading', { level: 1, name: '결제' })).toBeVisible();
    expect(fact('차량')).toHaveTextContent('123가4567 · 520d M 스포츠');
    expect(fact('차대번호')).toHaveTextContent('WBA00000000000001');
    expect(fact('멤버십')).toHaveTextContent(/^STANDARD$/);
    expect(fact('이용 기간')).toHaveTextContent('12개월');
    expect(fact('이용 시작')).toHaveTextContent('승인 다음 날 0시');
    expect(fact('정가')).toHaveTextContent('132,000원');
    expect(fact('프로모션가')).toHaveTextContent('118,800원');
    expect(fact('총 결제 금액')).toHaveTextContent('118,800원부가세 10,800원 포함');
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(titles.slice(1)).toEqual([
      '상품 판매사',
      '추천인',
      '할인',
      '결제 카드',
      '이용과 해지 안내',
      '약관 동의',
    ]);
  });

  it('says which details of the seller are missing, and who knows them [LAW-004]', async () => {
    open();

    await chooseDealer('남산모터스');

    expect(await screen.findByText('상호')).toBeVisible();
    expect(fact('상호')).toHaveTextContent('남산모터스');
    for (const label of ['대표자', '사업자등록번호', '주소', '전화번호'])
      expect(fact(label)).toHaveTextContent('등록되지 않았어요');
    expect(screen.getByText(/등록되지 않은 정보는 고객센터/)).toBeVisible();
  });

  it('shows the business details of the clicked dealer, and arrow keys choose none [PAY-005, PAY-008, ENTITY-033]', async () => {
    open();
    await press('판매사 선택');
    await screen.findByRole('button', { name: '한강모터스 서울시 강남구 테헤란로 1' });

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await workDone();
    expect(screen.getByRole('dialog', { name: '판매사 선택' })).toBeInTheDocument();
    expect(screen.queryByText('주식회사 한강모터스')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /한강모터스/ }));

    expect(await screen.findByText('주식회사 한강모터스')).toBeVisible();
    expect(screen.getByText('한강모터스')).toHaveAttribute('aria-live', 'polite');
    expect(fact('대표자')).toHaveTextContent('이한강');
    expect(fact('사업자등록번호')).toHaveTextContent('123-45-67890');
    expect(fact('통신판매업 신고번호')).toHaveTextContent('2020-서울강남-0001');
    expect(fact('주소')).toHaveTextContent('서울시 강남구 테헤란로 1');
    expect(fact('전화번호')).toHaveTextContent('02-111-2222');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('판매사 선택');
    expect(await screen.findByRole('button', { current: true })).toHaveTextContent('한강모터스');
    await press('닫기');
  });

  it('resets the advisor when another dealer is chosen [PAY-015]', async () => {
    open();
    await chooseDealer();
    await chooseNobody();
    expect(screen.getByRole('checkbox', { name: '추천인 없음' })).toBeChecked();

    await chooseDealer('남산모터스');

    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: '추천인 없음' })).not.toBeChecked(),
    );
  });
});

describe('paying for POWER TRAIN', () => {
  beforeEach(() => {
    applyPhotos();
    saveAnswer('inspection', { url: '/files/insp.jpg' });
    saveAnswer('panel', { url: '/files/panel.jpg' });
    saveAnswer('mileage', 85_000);
  });

  it('sends documents, mileage and the consents of survey and insurance [PAY-036, SURVEY-009, TERMS-011]', async () => {
    openFilled({}, 7);

    await buy();

    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]).toMatchObject({
      pkg: 'PT',
      price_payment: 660_000,
      payments: {
        price_pkg: 660_000,
        step: 7,
        termsPre: { insurance: true },
        terms: { insurance_survey: true, insurance: true, insurance_personal_info_agree: true },
      },
      options: { vehicleData: { km: 85_000 } },
    });
  });

  it('names the insurer and its phone number, which are not registered here [LAW-013]', () => {
    open(7);
    for (const label of ['보험사', '보험사 전화번호'])
      expect(fact(label)).toHaveTextContent('등록되지 않았어요');
  });
});

describe('the order of an extension', () => {
  beforeEach(() => {
    applyExtension();
    saveAnswer('vehicle', vehicle);
  });

  it('is sent while its membership offers the extension [EXT-006, EXT-007, EXT-008]', async () => {
    serverHolds(parent);

    await buyExtension();

    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]).toMatchObject({
      state_req: 30,
      parent_subsc_id: 'S1',
      date_start: '2026-12-05',
    });
  });

  it('counts the days of the refund from the first day [EXT-008, A-27]', async () => {
    openFilled();

    const page = within(await screen.findByRole('region', { name: '이용과 해지 안내' }));
    expect(page.getByText('연장 시작 후 14일 이내에 해지하면 위약금이 없어요.')).toBeVisible();
    expect(page.queryByText(/승인 후 14일/)).not.toBeInTheDocument();
  });

  it.each([
    ['has a cancellation request', [{ ...parent, state_req: -20 }]],
    ['is refunded', [{ ...parent, state: -60, state_req: -50 }]],
    ['is over', [{ ...parent, state: -10 }]],
    ['ends on another day', [{ ...parent, date_stop: '2026-12-05' }]],
    ['is not listed', []],
  ])('is not sent when its membership %s [EXT-003, EXT-004, A-29]', async (_, held) => {
    serverHolds(...held);

    await buyExtension();

    await hear('연장할 멤버십의 상태가 바뀌어 결제하지 않았어요. 멤버십 현황에서 확인해 주세요.');
    await waitFor(() => expect(address()).toHaveTextContent('/subscStatus'));
    expect(orders()).toHaveLength(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
