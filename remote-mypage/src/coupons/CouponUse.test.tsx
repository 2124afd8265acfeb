import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { coupon } from '@shared/testing/wire/benefits';
import { membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has } from '../../testing/backend';
import { Subsc } from '../status/Subsc';

beforeAll(() => arrive());

const open = () => renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const card = (name: string) => within(screen.getByRole('article', { name }));

function serve(able: unknown[], disable: unknown[]): void {
  has(membership());
  answer('GET /dealerAgentCdks', ok([{ id: 'A1', slug: '한강-강남', title: '한강 강남센터' }]));
  answer('GET /subscs/showProdsV2/S1', ok({ able, disable }));
}

describe('coupons', () => {
  it('show the remaining count when partly used, and omit a centre without a name [COUPON-004, COUPON-007]', async () => {
    const bill = { title: '정비 쿠폰', unit_type: 20, unit_base: 30_000 };
    const oneUse = { unit: 12_000, date: '2026-06-02', dealer_agent_cdk_slug: 'unknown-slug' };
    serve([coupon({ ...bill, unit: 18_000 })], [coupon({ ...bill, on: false, used: oneUse })]);
    open();
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

  it('without a limit can be used but never used up [COUPON-005, COUPON-007]', async () => {
    const oneUse = { unit: 1, date: '2026-06-02', dealer_agent_cdk_slug: null };
    const free = { title: '점검', unit: 999, unit_base: 999 };
    serve([coupon(free)], [coupon({ ...free, on: false, used: oneUse })]);
    open();
    await userEvent.click(await tab(/사용·만료/));

    expect(card('점검').getByText('사용')).toBeVisible();
    expect(card('점검').getByText('무제한')).toBeVisible();
  });
});
