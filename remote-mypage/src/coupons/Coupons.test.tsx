import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, ok } from '@shared/testing/network';
import { coupon } from '@shared/testing/wire/benefits';
import { membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has } from '../../testing/backend';
import { openStatus } from '../../testing/pages';

const tab = (name: RegExp) => screen.findByRole('tab', { name });
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const card = (name: string) => within(screen.getByRole('article', { name }));
const used = coupon({
  id: 'P2',
  title: '할인 쿠폰',
  unit_type: 20,
  unit: 0,
  unit_base: 70_000,
  on: false,
  used: {
    unit: 70_000,
    date: '2026-06-02',
    dealer_agent_cdk_slug: '한강-강남',
    care_insurance_confirm_id: null,
  },
});

function serve(able: unknown[], disable: unknown[] = []): void {
  has(membership());
  answer('GET /dealerAgentCdks', ok([{ id: 'A1', slug: '한강-강남', title: '한강 강남센터' }]));
  answer('GET /subscs/showProdsV2/S1', ok({ able, disable }));
}

beforeAll(() => arrive());

describe('coupons of a membership', () => {
  it('are shown 12 at a time, but the count includes all [COUPON-001] [COUPON-002]', async () => {
    const many = Array.from({ length: 45 }, (_, place) =>
      coupon({ id: `P${place}`, title: `쿠폰 ${place}` }),
    );
    serve(many, [used]);
    openStatus();
    expect(await tab(/사용 가능/)).toHaveTextContent('사용 가능45');
    expect(cards()).toHaveLength(12);

    await userEvent.click(screen.getByRole('button', { name: '더 보기 (33개 남음)' }));
    expect(cards()).toEqual(many.slice(0, 24).map(({ title }) => title));

    await userEvent.click(await tab(/사용·만료/));
    await userEvent.click(await tab(/사용 가능/));
    expect(cards()).toHaveLength(12);
  });

  it('come from showProdsInsurance with a warranty [COUPON-003] [API-022]', async () => {
    has(membership({ prodTypeInsurance: true }));
    answer(
      'GET /subscs/showProdsInsurance/S1',
      ok({ able: [coupon({ type: 30, title: '수리비 보장' })], disable: [] }),
    );
    openStatus();

    await tab(/사용 가능/);
    expect(cards()).toEqual(['수리비 보장']);
    expect(screen.getByRole('link', { name: '보장 이용과 청구 안내' })).toHaveAttribute(
      'href',
      '/guide/warranty?vtg_id=V1&subsc_id=S1',
    );
    expect(addressesOf('GET /subscs/showProdsV2/S1')).toHaveLength(0);
  });

  it('show day, amount and service centre when they were used [COUPON-007] [ENTITY-030]', async () => {
    serve([], [used]);
    openStatus();
    await userEvent.click(await tab(/사용·만료/));

    const shown = card('할인 쿠폰');
    expect(shown.getByText('사용 완료')).toBeVisible();
    await shown.findByText('한강 강남센터');
    expect(shown.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '2026-06-02',
      '70,000원',
      '0원총 70,000원',
      '한강 강남센터',
    ]);
    await workDone();
    expect(shown.queryByRole('link')).not.toBeInTheDocument();
  });

  it('show a message when there are none [COUPON-001]', async () => {
    serve([]);
    openStatus();

    expect(await screen.findByText('지금 사용할 수 있는 혜택이 없어요.')).toBeVisible();
  });

  it('show the remaining count when partly used, and omit a centre without a name [COUPON-004, COUPON-007]', async () => {
    const bill = { title: '정비 쿠폰', unit_type: 20, unit_base: 30_000 };
    const oneUse = { unit: 12_000, date: '2026-06-02', dealer_agent_cdk_slug: 'unknown-slug' };
    serve([coupon({ ...bill, unit: 18_000 })], [coupon({ ...bill, on: false, used: oneUse })]);
    openStatus();
    expect(await tab(/사용 가능/)).toHaveTextContent('사용 가능1');
    expect(await tab(/사용·만료/)).toHaveTextContent('사용·만료1');
    await userEvent.click(await tab(/사용·만료/));
    await workDone();

    const shown = card('정비 쿠폰');
    expect(shown.getByText('일부 사용')).toBeVisible();
    expect(shown.getAllByRole('term').map((one) => one.textContent)).toEqual([
      '사용일',
      '사용 금액',
      '남은 금액',
    ]);
    expect(shown.getByText('18,000원')).toBeVisible();
    expect(screen.queryByText(/unknown-slug/)).not.toBeInTheDocument();
  });

  it('without a limit can be used but never used up, and others lapse [COUPON-001, COUPON-005, COUPON-007]', async () => {
    const oneUse = { unit: 1, date: '2026-06-02', dealer_agent_cdk_slug: null };
    const free = { title: '점검', unit: 999, unit_base: 999 };
    const lapsed = coupon({ title: '지난 혜택', on: false, date_stop: '2026-11-19' });
    serve([coupon(free)], [coupon({ ...free, on: false, used: oneUse }), lapsed]);
    openStatus();
    await userEvent.click(await tab(/사용·만료/));

    expect(card('점검').getByText('사용')).toBeVisible();
    expect(card('점검').getByText('무제한')).toBeVisible();
    expect(card('지난 혜택').getByText('기간 만료')).toBeVisible();
  });

  it('names each membership when there are several [STATUS-003]', async () => {
    has(membership(), membership({ id: 'S3', pkg: '프리미엄 케어' }));
    openStatus();

    const services = within(await screen.findByRole('region', { name: '멤버십 서비스' }));
    expect(
      services.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['STANDARD', '프리미엄 케어']);
  });
});
