import { currentApplication } from '@shared/application';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { answer, ok, sent } from '../../testing/network';
import {
  address,
  agreeToCaution,
  chooseNobody,
  chooseSeller,
  dealers,
  fact,
  fillIn,
  open,
  openTill,
  orders,
  pay,
  press,
  tick,
} from '../../testing/payment-page';
import { applyExtension } from '../../testing/plain';
import { signIn } from '../../testing/visit';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));
jest.mock('./leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

beforeAll(signIn);
beforeEach(openTill);

describe('the payment page', () => {
  it('sums up what is bought and what it costs [PAY-001, PAY-002, PRICE-001]', () => {
    open();

    expect(screen.getByRole('heading', { level: 1, name: '결제' })).toBeVisible();
    expect(fact('모델')).toHaveTextContent('520d M 스포츠');
    expect(fact('차대번호')).toHaveTextContent('WBA00000000000001');
    expect(fact('멤버십')).toHaveTextContent('STANDARD 스탠다드');
    expect(fact('서비스 기간')).toHaveTextContent('12개월');
    expect(fact('정가')).toHaveTextContent('132,000원');
    expect(fact('프로모션 금액')).toHaveTextContent('118,800원');
    expect(fact('총 결제 금액')).toHaveTextContent('118,800원부가세 10,800원 포함');
  });

  it('offers a code field, two kinds of card and the payment terms [PAY-003, PAY-004, PAY-009]', () => {
    open();

    expect(screen.getByRole('textbox', { name: 'VIP 코드' })).toBeVisible();
    expect(screen.getByRole('button', { name: '적용' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '개인카드' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '법인카드' })).not.toBeChecked();
    for (const term of [
      /결제 개인정보 수집 및 이용 동의/,
      /전자금융거래 이용약관 동의/,
      /결제대행 개인정보 처리 동의/,
      /개인정보 제3자 제공 동의/,
    ])
      expect(screen.getByRole('checkbox', { name: term })).not.toBeChecked();
  });

  it('lets a seller be chosen in a popup and shows the business behind it [PAY-005, PAY-008, ENTITY-033]', async () => {
    open();

    await chooseSeller();

    expect(await screen.findByText('주식회사 한강모터스')).toBeVisible();
    expect(fact('대표자')).toHaveTextContent('이한강');
    expect(fact('사업자등록번호')).toHaveTextContent('123-45-67890');
    expect(fact('통신판매업 신고번호')).toHaveTextContent('2020-서울강남-0001');
    expect(fact('주소')).toHaveTextContent('서울시 강남구 테헤란로 1');
    expect(fact('전화번호')).toHaveTextContent('02-111-2222');
  });

  it.each([
    [0, ['한강모터스', '남산모터스']],
    [0.999, ['남산모터스', '한강모터스']],
  ])('draws the order of the sellers anew with each load (%d) [PAY-006]', async (drawn, titles) => {
    jest.spyOn(Math, 'random').mockReturnValue(drawn);
    open();

    await press('판매사 선택');

    const popup = within(await screen.findByRole('dialog', { name: '판매사 선택' }));
    const shown = popup.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(shown.map((text) => text?.slice(0, 5))).toEqual(titles);
    await userEvent.click(popup.getByRole('button', { name: '닫기' }));
    jest.restoreAllMocks();
  });

  it('says with the status that the sellers did not load [API-018]', async () => {
    answer('GET /dealerCdks', { status: 500, body: {} });
    open();

    await hear('[500] 판매사 목록을 불러오지 못했습니다.');
  });

  it('fills a seller list that was opened before the sellers arrived [PAY-005]', async () => {
    let arrive: () => void = () => undefined;
    const arriving = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answer('GET /dealerCdks', async () => {
      await arriving;
      return ok({ data: dealers });
    });
    open();
    await press('판매사 선택');
    expect(screen.queryByRole('radio', { name: '한강모터스' })).not.toBeInTheDocument();

    arrive();

    await userEvent.click(await screen.findByRole('radio', { name: '한강모터스' }));
    expect(await screen.findByText('주식회사 한강모터스')).toBeVisible();
  });

  it('takes the recommender back when another seller is chosen', async () => {
    open();
    await chooseSeller();
    await chooseNobody();
    expect(await screen.findByText('추천인 없음')).toBeVisible();

    await chooseSeller('남산모터스');

    expect(await screen.findByText(/추천인을 찾거나/)).toBeVisible();
  });

  it('asks an extension for the terms it did not see before [EXT-012]', async () => {
    applyExtension();
    open();

    expect(await screen.findByRole('checkbox', { name: /서비스 이용약관 동의/ })).toBeVisible();
  });

  it('goes back to the package without insurance [PAY-012]', async () => {
    open();

    await press('이전으로');

    expect(address()).toHaveTextContent('/subscApply/pkg?step=2');
  });
});

describe('the checks before paying', () => {
  it('run in their order, and only the first that fails is told [PAY-014, PAY-015, PAY-016, PAY-017, PAY-018, PAY-019]', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: '법인카드' }));

    await pay();
    await hear('판매사를 선택해 주세요.');
    await chooseSeller('남산모터스');
    await pay();
    await hear('추천인을 선택해 주세요.');
    await chooseNobody();
    await pay();
    await hear('선택하신 판매사는 법인카드 결제가 불가합니다.');
    await userEvent.click(screen.getByRole('radio', { name: '개인카드' }));
    await pay();
    await hear('필수 약관에 동의해 주세요.');
    await tick(/전체 동의/);
    await pay();
    expect(await screen.findByRole('dialog', { name: '결제 전에 확인해 주세요' })).toBeVisible();
    await press('취소');
    expect(orders()).toHaveLength(0);
  });

  it('end in cautions that must be ticked: what, how much, from when, how to cancel [PAY-020, PAY-021, MSG-016]', async () => {
    open();
    await fillIn();

    await pay();

    const popup = within(await screen.findByRole('dialog', { name: '결제 전에 확인해 주세요' }));
    expect(popup.getByText('STANDARD 스탠다드 · 총 118,800원 (부가세 포함)')).toBeVisible();
    expect(popup.getByText(/승인 다음 날 0시부터 12개월간 이용할 수 있습니다/)).toBeVisible();
    expect(popup.getByText(/해지는 멤버십 현황에서 신청해 주세요/)).toBeVisible();
    await userEvent.click(popup.getByRole('button', { name: '결제하기' }));
    await hear('유의사항 확인 후 진행해 주세요.');
    expect(orders()).toHaveLength(0);
    await agreeToCaution();
    await waitFor(() => expect(orders()).toHaveLength(1));
  });

  it('need a seller before the recommender search opens [PAY-022]', async () => {
    open();

    await press('추천인 찾기');

    await hear('상품 판매사를 먼저 선택해 주세요.');
    expect(sent.some(({ url }) => url.includes('dealerAgentCdks'))).toBe(false);
  });

  it('keep what was chosen in the draft [LAND-006]', async () => {
    open();

    await chooseSeller();

    await waitFor(() =>
      expect(currentApplication()?.payment?.seller).toEqual({
        id: 'D1',
        title: '한강모터스',
        takesCompanyCard: true,
      }),
    );
  });
});
