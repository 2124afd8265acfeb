import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, inTurn, ok, refused } from '@shared/testing/network';
import { address, openTab, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { use, warranty } from '@shared/testing/wire/benefits';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GuideWarranty } from './GuideWarranty';

const PRODUCTS = 'GET /subscs/showProdsInsurance/S1';

beforeAll(() => arrive());
beforeEach(() => answer(PRODUCTS, ok({ able: [], disable: [] })));

const open = (query = '?subsc_id=S1&vtg_id=V1') =>
  renderPage('GuideWarranty', GuideWarranty, `/guide/warranty${query}`);
const cards = () =>
  screen.getAllByRole('region').map((one) => within(one).getByRole('heading').textContent);

describe('usage history', () => {
  const history = async (query?: string) => {
    open(query);
    await openTab('이용 내역');
  };

  it('shows the membership in subsc_id, the latest use first [GUIDE-011] [ENTITY-030]', async () => {
    answer(
      PRODUCTS,
      ok({
        able: [
          warranty({ used: use({ date: '2026-11-10' }) }),
          warranty({ id: 'P2', title: '쓰지 않은 혜택' }),
        ],
        disable: [
          warranty({
            id: 'P3',
            title: '엔진오일 교환',
            unit_type: 10,
            used: use({ unit: 1, date: '2026-11-02', care_insurance_confirm_id: null }),
          }),
        ],
      }),
    );
    answer('GET /dealerAgentCdks', ok([{ id: 'A1', slug: '한강-강남', title: '한강 강남센터' }]));
    await history();

    expect(await screen.findAllByText('한강 강남센터')).toHaveLength(2);
    expect(cards()).toEqual(['파워트레인 수리비 보증', '엔진오일 교환']);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['사용일', '사용 금액', '서비스센터'],
      ...['사용일', '사용 횟수', '서비스센터'],
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '2026-11-10',
      '1,650,000원',
      '한강 강남센터',
      '2026-11-02',
      '1회',
      '한강 강남센터',
    ]);
    expect(addressesOf(PRODUCTS)).toEqual(['/api/v1App/subscs/showProdsInsurance/S1']);
  });

  it('asks the customer to choose a membership without subsc_id [GUIDE-011]', async () => {
    await history('?vtg_id=V1');

    expect(await screen.findByText('이용 내역을 볼 멤버십을 선택해 주세요')).toBeVisible();
    expect(addressesOf(PRODUCTS)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: '멤버십 현황 보기' }));
    await workDone();
    expect(address()).toHaveTextContent('/subscStatus?vtg_id=V1');
  });

  it('shows a message on the page when loading fails, and can be loaded again [GUIDE-011]', async () => {
    answer(PRODUCTS, inTurn(refused(500, '잠시 점검하고 있어요.'), ok({ able: [], disable: [] })));
    await history();

    expect(await screen.findByText('잠시 점검하고 있어요.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('다시 시도');
    expect(await screen.findByText('아직 이용한 내역이 없어요')).toBeVisible();
  });
});
