import '../../testing/disk';
import { currentApplication, saveAnswer } from '@shared/application';
import { settings } from '@shared/config/settings';
import { withdrawalPlace } from '@shared/copy/refund-rules';
import { queryClient } from '@shared/query';
import { arrive } from '@shared/testing/arrive';
import { answer, ok, refused } from '@shared/testing/network';
import { press, tick } from '@shared/testing/page';
import { vehicles } from '@shared/testing/wire/vehicles';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { holdBack } from '../../testing/hold-back';
import {
  agreeToCaution,
  buy,
  chooseDealer,
  chooseNobody,
  dealers,
  fact,
  fillIn,
  open,
  openFilled,
  openTill,
  orders,
  pay,
  payButton,
} from '../../testing/payment-page';
import { FIVE_SERIES, premium, standard, stockShop } from '../../testing/shop';

jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const usual = standard.vehicleCategories[0]!;
const dearer = { ...usual, id: 'C9', costs: premium.vehicleCategories[0]!.costs };

beforeAll(arrive);
beforeEach(openTill);

describe('the payment page of an order that names no model', () => {
  it('shows a price after the vehicles of the customer are loaded, not the usual one [PRICE-011]', async () => {
    stockShop({ packages: [{ ...standard, vehicleCategories: [usual, dearer] }] });
    queryClient.removeQueries({ queryKey: ['session', 'user'] });
    saveAnswer('vehicle', { ...currentApplication()!.vehicle!, categoryId: undefined });
    const own = { ...vehicles[0], num_id: FIVE_SERIES, vehicle_cat_id: 'C9' };
    const come = holdBack('GET /users/U1', ok({ vehicles: [own], subscs: [] }));

    open();
    expect(screen.queryByText('총 결제 금액')).toBeNull();
    await come();

    expect(await screen.findByText('총 결제 금액')).toBeVisible();
    expect(fact('정가')).toHaveTextContent('264,000원');
  });
});

/** Expects that the field has the focus and shows the message. */
function isConcerned(field: HTMLElement, why: string): void {
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(why);
}

/** Expects that the button shows no message. */
const isAnswered = (name: string) =>
  expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('');

describe('checks before payment', () => {
  it('run in order and show only the first failure [PAY-014, PAY-015, PAY-016, PAY-017, PAY-018, PAY-019]', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: '법인카드' }));

    await pay();
    await hear('판매사를 선택해 주세요.');
    isConcerned(screen.getByRole('button', { name: '판매사 선택' }), '판매사를 선택해 주세요.');
    await chooseDealer('남산모터스');
    isAnswered('판매사 선택');
    await pay();
    await hear('추천인을 선택해 주세요.');
    isConcerned(screen.getByRole('button', { name: '추천인 찾기' }), '추천인을 선택해 주세요.');
    await chooseNobody();
    isAnswered('추천인 찾기');
    await pay();
    await hear('선택하신 판매사는 법인카드 결제가 불가합니다.');
    expect(screen.getByRole('radio', { name: '법인카드' })).toHaveFocus();
    expect(screen.getByRole('group', { name: '카드 종류' })).toHaveAccessibleDescription(
      '선택하신 판매사는 법인카드 결제가 불가합니다.',
    );
    await userEvent.click(screen.getByRole('radio', { name: '개인카드' }));
    await pay();
    await hear('필수 약관에 동의해 주세요.');
    const first = screen.getAllByRole('checkbox', { name: /필수/ })[0]!;
    isConcerned(first, '필수 약관에 동의해 주세요.');
    await tick(/전체 동의/);
    await pay();
    expect(await screen.findByRole('dialog', { name: '결제 전에 확인해 주세요' })).toBeVisible();
    await press('취소');
    await workDone();
    expect(orders()).toHaveLength(0);
  });

  it('lead to the missing advisor, not back to a refused code [SHELL-013, PAY-015]', async () => {
    answer('GET /promoLinks/showBySlug/NOPE', refused(404, ''));
    open();
    await chooseDealer('남산모터스');
    const code = screen.getByRole('textbox', { name: 'VIP 코드' });
    await userEvent.type(code, 'NOPE{Enter}');
    await hear('사용할 수 없는 쿠폰코드 입니다.');

    await pay();

    await hear('추천인을 선택해 주세요.');
    isConcerned(screen.getByRole('button', { name: '추천인 찾기' }), '추천인을 선택해 주세요.');
    expect(code).toBeValid();
  });

  it("wait for the details of the draft's dealer [LAW-004, PAY-017]", async () => {
    const come = holdBack('GET /dealerCdks', ok(dealers));
    openFilled({
      dealer: { id: 'D2', title: '남산모터스', takesCompanyCard: false },
      card: 'company',
    });
    expect(screen.getByText('남산모터스')).toBeVisible();
    expect(payButton()).toBeDisabled();

    await come();

    expect(await screen.findByText('사업자등록번호')).toBeVisible();
    await pay();
    await hear('선택하신 판매사는 법인카드 결제가 불가합니다.');
  });

  it('ask for a dealer when the dealers did not load, and send nothing [API-018, LAW-004, PAY-014]', async () => {
    answer('GET /dealerCdks', refused(500));
    openFilled();
    await hear('[500] 판매사 목록을 불러오지 못했습니다.');

    await pay();

    await hear('판매사를 선택해 주세요.');
    expect(orders()).toHaveLength(0);
  });

  it('reject a dealer of the draft who is no longer on the list [PAY-014]', async () => {
    openFilled({ dealer: { id: 'D7', title: '동해모터스', takesCompanyCard: true } });
    await workDone();

    await pay();

    await hear('판매사를 선택해 주세요.');
  });

  it('end with cautions that must be ticked before an order is sent [PAY-020, PAY-021, LAW-010]', async () => {
    open();
    await fillIn();
    await userEvent.click(screen.getByRole('radio', { name: '법인카드' }));
    await workDone();
    expect(orders()).toHaveLength(0);

    await pay();

    const popup = within(await screen.findByRole('dialog', { name: '결제 전에 확인해 주세요' }));
    await userEvent.click(popup.getByRole('button', { name: '결제하기' }));
    await hear('유의사항 확인 후 진행해 주세요.');
    expect(orders()).toHaveLength(0);
    await agreeToCaution();
    await waitFor(() => expect(orders()).toHaveLength(1));
  });

  it('ask again for a text that has changed since the customer agreed [LAW-009, TERMS-016]', async () => {
    saveAnswer('termVersions', { pay_personal: '2025-01' });
    openFilled();
    const box = screen.getByRole('checkbox', { name: /결제 개인정보 수집 및 이용/ });
    expect(box).not.toBeChecked();
    await userEvent.click(box);

    await buy();

    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(currentApplication()?.termVersions).toMatchObject({ pay_personal: '2026-01' });
  });

  it('show seller, mediation, car, product, total, start and all refund rules at the end [PAY-020, MSG-016, CONST-025]', async () => {
    const refund = { ...settings.refund, settlementRate: 3 };
    const replaced = jest.replaceProperty(settings, 'refund', refund);
    openFilled({ dealer: { id: 'D1', title: '', takesCompanyCard: true } });

    await pay();

    const caution = within(await screen.findByRole('dialog', { name: '결제 전에 확인해 주세요' }));
    expect(caution.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '판매사: 한강모터스',
      'ServiceCare+는 통신판매중개자로서 통신판매의 당사자가 아닙니다. 상품과 거래에 관한 정보, 거래에 대한 책임은 각 판매사에 있습니다.',
      '차량: 123가4567 · 520d M 스포츠',
      '멤버십: STANDARD',
      '총 결제 금액: 118,800원 (부가세 포함)',
      expect.stringContaining('승인 다음 날 0시부터 12개월간 이용할 수 있어요.'),
      '승인 전에 해지하면 결제 금액 전액을 바로 환불해 드려요.',
      '승인 후 14일 이내에 해지하면 위약금이 없어요.',
      '승인 후 14일이 지나면 결제 금액의 10%가 위약금으로 공제돼요.',
      '이미 사용한 정비 혜택 금액은 공제돼요.',
      '해지 정산 수수료로 결제 금액의 3%가 공제돼요.',
      '승인 후 14일이 지나 해지하면 환불까지 14일 이상 걸릴 수 있어요.',
      '양도받은 멤버십은 환불받을 수 없어요.',
      withdrawalPlace,
    ]);
    const page = within(screen.getByRole('region', { name: '이용과 해지 안내' }));
    expect(page.getByText('해지 정산 수수료로 결제 금액의 3%가 공제돼요.')).toBeVisible();
    await userEvent.click(caution.getByRole('button', { name: '취소' }));
    replaced.restore();
  });
});
