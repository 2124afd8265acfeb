import '../../testing/disk';
import { clearApplication, currentApplication, readPendingPayment } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { answer, silence } from '@shared/testing/network';
import { address } from '@shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import {
  begun,
  land,
  literal,
  openLanding,
  reqs,
  returned,
  serverSays,
  unsure,
} from '../../testing/landing-page';
import { SERVER_NOW } from '../../testing/order';

jest.mock('@shared/settle/pause', () => jest.requireActual('../../testing/no-pause'));

const LONG_AGO = SERVER_NOW - 15 * 60_000;

beforeAll(arrive);
beforeEach(openLanding);

describe('the landing after the card page', () => {
  it('completes what the server says is paid: step + 1, draft gone, query gone [LAND-001, LAND-002, LAND-003, A-13]', async () => {
    await begun();
    serverSays({ state: 15 });

    land(returned({ reqs: JSON.stringify(literal) }));

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
    expect(currentApplication()).toBeUndefined();
    expect(await readPendingPayment('V1')).toBeUndefined();
    expect(window.location.search).toBe('');
  });

  it.each([
    ['named by its id', reqs],
    ['known by its number', literal],
  ])('without a record completes an order %s [LAND-003]', async (_, named) => {
    serverSays({ state: 15, payments: { num: '1120120000' } });

    land(returned({ reqs: JSON.stringify(named) }));

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
  });

  it('leaves the draft for another vehicle alone [LAND-003]', async () => {
    serverSays({ state: 15, vehicle_num_id: 'WBA00000000000002' });

    land(returned());

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res'));
    expect(currentApplication()).toBeDefined();
  });

  it('asks on behind the card, and completes by itself [LAND-003]', async () => {
    await begun();
    serverSays({});
    land(returned({ state: '-50', reqs: JSON.stringify(literal) }));
    await unsure();

    serverSays({ state: 15 });

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
  });

  it('goes back to the payment with the words of the card company once the server’s word and the time of the card page are against it [LAND-004, ERR-021, SEC-008]', async () => {
    await begun({ leftAt: LONG_AGO });
    serverSays({});

    land(returned({ state: '-50', msg: `<b>한도 초과</b>${'가'.repeat(300)}` }));

    await hear(
      `결제가 완료되지 않았어요. 다시 시도해 주세요. 카드사 안내: <b>한도 초과</b>${'가'.repeat(188)}`,
    );
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
    expect(document.querySelector('b')).toBeNull();
    expect(await readPendingPayment('V1')).toBeUndefined();
  });

  it('goes back at once where the server says how the payment itself stands [LAND-003, LAND-004]', async () => {
    await begun();
    serverSays({ payments: { state: -50 } });

    land(returned());

    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요.');
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
  });

  it('restores what was entered from reqs when the draft was lost, as a new intention [LAND-006]', async () => {
    const before = currentApplication()?.intentKey;
    serverSays({ payments: { state: -50 } });
    clearApplication();

    land(returned({ state: 'abnormal', msg: '취소했어요' }));
    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요. 카드사 안내: 취소했어요');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req'));
    expect(currentApplication()).toMatchObject({ packageId: 'ST', tier: 'plain' });
    expect(currentApplication()?.intentKey).not.toBe(before);
  });

  it('says that it is checking, and whom to call, until the result is known', async () => {
    await begun({ subscriptionId: 'S9' });
    answer('GET /subscs/S9', silence);

    land(returned({ state: '-50' }));

    expect(await unsure()).toBeVisible();
    expect(screen.getByText('고객센터 (월~금 09:00~18:00)')).toBeVisible();
    expect(screen.getByRole('link', { name: '02-000-0000' })).toHaveAttribute(
      'href',
      'tel:020000000',
    );
    serverSays({ state: 15 });
    await userEvent.click(screen.getByRole('button', { name: '다시 확인하기' }));

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res'));
  });
});
