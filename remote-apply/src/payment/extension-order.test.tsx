import '../../testing/disk';
import { saveAnswer } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { address, tick } from '@shared/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { buy, openFilled, openTill, orders, serverHolds } from '../../testing/payment-page';
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

beforeAll(arrive);
beforeEach(async () => {
  await openTill();
  applyExtension();
  saveAnswer('vehicle', vehicle);
});

const buyExtension = async () => {
  openFilled();
  await tick(/전체 동의/);
  await buy();
};

describe('the order of an extension', () => {
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
