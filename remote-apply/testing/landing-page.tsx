import { clearPendingPayment, type PendingPayment, savePendingPayment } from '@shared/application';
import { answer, ok } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { screen } from '@testing-library/react';
import { Layover } from '../src/landing/Layover';
import { orderOnServer, thePayment } from './order';
import { applyVehicle } from './plain';
import { stockShop } from './shop';

/** The order as it was sent in POST subscs. */
export const literal = {
  pkg: 'ST',
  vehicle_num_id: 'WBA00000000000001',
  dealer_cdk_id: 'D1',
  payments: { num: '1120120000', step: 3, card_type: 20 },
};
/** The order with its id, which is an optional extension. */
export const reqs = { ...literal, subsc_id: 'S9' };

/** Simulates the redirect from the card page to the landing page with this query. */
export const land = (query: Record<string, string>) => {
  const address = `/layover?${new URLSearchParams(query)}`;
  window.history.replaceState(null, '', address);
  renderPage('Layover', Layover, address);
};
export const returned = (over: Record<string, string> = {}) => ({
  vtg_id: 'V1',
  state: '50',
  reqs: JSON.stringify(reqs),
  ...over,
});

export const serverSays = (over: object) => {
  answer('GET /subscs/S9', ok({ ...orderOnServer, ...over }));
  answer('GET /users/U1', ok({ vehicles: [], subscs: [{ ...orderOnServer, ...over }] }));
};
export const begun = (over: Partial<PendingPayment> = {}) => savePendingPayment(thePayment(over));
export const unsure = () =>
  screen.findByRole('heading', { name: '결제 결과를 아직 확인하지 못했어요' });
export const STRANGER = '카드 정보를 evil.example에 입력하세요';

/** Saves a draft that was left for the card page. There is no payment record. */
export async function openLanding(): Promise<void> {
  await clearPendingPayment({ vtgId: 'V1' });
  await clearPendingPayment({ vtgId: 'V2' });
  answer('GET /users/U1', ok({ vehicles: [], subscs: [] }));
  stockShop();
  applyVehicle();
}
