import '../../testing/disk';
import { currentApplication, readPendingPayment } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { address } from '@shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import {
  begun,
  land,
  literal,
  openLanding,
  reqs,
  returned,
  STRANGER,
  serverSays,
  unsure,
} from '../../testing/landing-page';

jest.mock('@shared/settle/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/session', () => ({
  ...jest.requireActual('@shared/session'),
  goToAccount: jest.fn(),
}));

beforeAll(arrive);
beforeEach(openLanding);

describe('the address the card page leads back to', () => {
  it('reads whose order it was, which one, and what the card company said [LAND-001, LAND-002]', async () => {
    serverSays({ payments: { state: -50 } });

    land({ vtg_id: 'V1', state: '-50', msg: '한도 초과', reqs: JSON.stringify(reqs) });

    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요. 카드사 안내: 한도 초과');
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
  });

  it('completes no order of long ago that an address names, however well it was paid [LAND-003, SEC-008]', async () => {
    serverSays({ state: 20, created_at: '2026-11-18' });

    land(returned({ state: '-50', msg: STRANGER }));

    expect(await unsure()).toBeVisible();
    expect(currentApplication()).toBeDefined();
  });

  it('does not believe an address that calls a payment failed: it shows nothing of it and keeps the record [LAND-004, SEC-008]', async () => {
    await begun();
    serverSays({});

    land(returned({ state: '-50', msg: STRANGER, reqs: JSON.stringify(literal) }));

    expect(await unsure()).toBeVisible();
    expect(screen.queryByText(new RegExp(STRANGER))).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await readPendingPayment('V1')).toBeDefined();
  });

  it.each(['{', '[]', 'null', '{"payments":"x"}', '"text"'])(
    'does not break on reqs it cannot read, and says nothing of them: %s [LAND-007]',
    async (broken) => {
      land(returned({ state: '-50', msg: STRANGER, reqs: broken }));

      expect(await unsure()).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('of another user shows nothing of the address and keeps every record [LAND-004, SEC-008]', async () => {
    await begun();
    serverSays({ state: 15 });

    land(returned({ vtg_id: 'V2', state: '-50', msg: STRANGER }));

    expect(await unsure()).toBeVisible();
    expect(screen.queryByText(new RegExp(STRANGER))).not.toBeInTheDocument();
    expect(await readPendingPayment('V1')).toBeDefined();
    expect(screen.getByRole('button', { name: '다시 확인하기' })).toBeVisible();
  });

  it('without a vtg_id and without a payment says so and leads to the account host [LAND-005]', async () => {
    const { goToAccount } = jest.requireMock<{ goToAccount: jest.Mock }>('@shared/session');

    land({ state: '50' });
    await hear('잘못된 접근 경로입니다. 메인으로 이동합니다.');

    await waitFor(() => expect(goToAccount).toHaveBeenCalledTimes(1));
  });

  it('without a vtg_id keeps what somebody else on this phone was paying [LAND-005]', async () => {
    await begun({ vtgId: 'V2' });

    land({ state: '-50', msg: STRANGER });

    expect(await unsure()).toBeVisible();
    expect(await readPendingPayment('V2')).toBeDefined();
  });

  it('asks about the order this phone sent, not the one the address names [LAND-002, SEC-008]', async () => {
    await begun({ subscriptionId: 'S9' });
    serverSays({ state: 15 });

    land(returned({ reqs: JSON.stringify({ ...reqs, subsc_id: 'S-of-another' }) }));

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4'));
  });

  it('knows its payment after it was loaded again without its query [LAND-001]', async () => {
    await begun();
    serverSays({ state: 15 });

    land({});

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
  });
});
