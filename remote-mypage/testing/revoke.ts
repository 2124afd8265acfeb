import { answer, bare } from '@shared/testing/network';
import { popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscRevoke } from '../src/revoke/SubscRevoke';
import { has, takes } from './backend';
import { openStatus } from './pages';

export const openRevoke = (id = 'S1', came: { from?: string } = {}) =>
  renderPage('SubscRevoke', SubscRevoke, `/subscRevoke?vtg_id=V1&subsc_id=${id}`, came);

export const usage = {
  use: 100,
  insurance_prod_use: false,
  penalty: 84_150,
  care: 0,
  insurance_refund: 0,
};
export const refund = (
  price = 757_350,
  data: unknown = { ...usage, price_refund: price },
): { status: number; body: unknown } => bare({ price_refund: price, refund_data: data });

/** Sets up an active membership that can be cancelled. */
export function mayRevoke(): void {
  has(membership());
  answer('GET /subscs/getRefundPrice/S1', refund());
  takes('PUT /subscs/S1', membership({ state_req: -20 }));
}

/** Chooses a reason, sends the request and confirms it. */
export async function revoke(reason = '비용이 부담돼요'): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: reason }));
  await press('해지 신청');
  await popup('해지 신청 확인');
  await press('해지 신청');
}

/** Returns the request of a cancellation with this reason. */
export const requestWith = (key: number, text: string, write: string | null) => ({
  state_req: -20,
  app_options: { revoke_reason_key: key, revoke_reason_text: text, revoke_reason_write: write },
});

/** Withdraws the request of a cancellation on the status page, and confirms it. */
export async function withdraw(): Promise<void> {
  openStatus();
  await press('해지 신청 취소');
  await userEvent.click(within(await popup()).getByRole('button', { name: '해지 신청 취소' }));
}
