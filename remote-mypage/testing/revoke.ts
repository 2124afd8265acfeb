import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscRevoke } from '../src/revoke/SubscRevoke';
import { answer } from './network';
import { has, popup, press, takes, visit } from './visit';
import { membership } from './wire';

export const openRevoke = (id = 'S1', came: { from?: string } = {}) =>
  visit('SubscRevoke', SubscRevoke, `/subscRevoke?vtg_id=V1&subsc_id=${id}`, came);

const usage = {
  use: 100,
  insurance_prod_use: false,
  penalty: 84_150,
  care: 0,
  insurance_refund: 0,
};
export const refund = (
  price = 757_350,
  data: unknown = { ...usage, price_refund: price },
): { status: number; body: unknown } => ({
  status: 200,
  body: { price_refund: price, refund_data: data },
});

/** An active membership whose cancellation the server takes. */
export function mayRevoke(): void {
  has(membership());
  answer('GET /subscs/getRefundPrice/S1', refund());
  takes('PUT /subscs/S1', membership({ state_req: -20 }));
}

/** Reason, request, confirmation. */
export async function revoke(reason = '비용이 부담돼요'): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: reason }));
  await press('해지 신청');
  await popup('해지 신청 확인');
  await press('해지 신청');
}
