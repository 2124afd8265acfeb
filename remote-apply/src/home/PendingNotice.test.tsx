import '../../testing/disk';
import {
  clearPendingLink,
  clearPendingPayment,
  readPendingLink,
  savePendingLink,
  savePendingPayment,
} from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { answer, ok, sent, silence } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SERVER_NOW, thePayment } from '../../testing/order';
import { stockShop } from '../../testing/shop';
import { SubscGuide } from './SubscGuide';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));

const home = () => renderPage('SubscGuide', SubscGuide, '/');

beforeAll(arrive);
beforeEach(() => {
  answer('POST /users/getVehicles', ok({ vehicles: [] }));
  stockShop();
});

describe('a payment started before the app was closed', () => {
  afterEach(() => clearPendingPayment({ vtgId: 'V1' }));

  it('is shown on home [PAY-013]', async () => {
    const order = { id: 'S9', state: 10, state_req: 10, confirm: 10, created_at: '2026-11-20' };
    const waiting = { ...order, vehicle_num_id: 'WBA00000000000001', payments: { state: -40 } };
    answer('GET /subscs/S9', ok(waiting));
    await savePendingPayment(thePayment({ subscriptionId: 'S9' }));

    home();

    expect(await screen.findByRole('heading', { name: '진행 중인 결제가 있어요' })).toBeVisible();
  });
});

describe('a payment by a dealer’s link, left for the card page', () => {
  const left = (ms: number) => savePendingLink({ hash: 'h4sh', leftAt: SERVER_NOW - ms });
  const link = (state: number) =>
    answer('GET /subscSolicitations/h4sh', ok({ hash: 'h4sh', state, name: '', options: {} }));
  const card = (name: string) => screen.findByRole('heading', { name });
  afterEach(clearPendingLink);

  it('is shown on home and leads back to its link [SOLIC-003]', async () => {
    await left(60_000);
    link(50);
    home();
    expect(await card('가입 요청 결제를 아직 마치지 않았어요')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '가입 요청 보기' }));

    expect(await screen.findByRole('status', { name: '주소' })).toHaveTextContent(
      '/subscSolicitation/h4sh',
    );
    expect(await readPendingLink()).toBeDefined();
  });

  it('is shown as paid and its record removed when the server confirms it [SOLIC-003]', async () => {
    await left(60_000);
    link(60);
    home();

    expect(await card('가입 요청 결제를 마쳤어요')).toBeVisible();
    expect(await readPendingLink()).toBeUndefined();
  });

  it('keeps its record and is queried again while the server does not answer [SOLIC-003]', async () => {
    await left(60_000);
    answer('GET /subscSolicitations/h4sh', silence);
    home();
    expect(await card('가입 요청 결제를 확인하고 있어요')).toBeVisible();
    expect(screen.getByText('고객센터 (월~금 09:00~18:00)')).toBeVisible();
    expect(screen.getByRole('link', { name: '02-000-0000' })).toHaveAttribute(
      'href',
      'tel:020000000',
    );
    expect(await readPendingLink()).toBeDefined();

    link(60);

    expect(await card('가입 요청 결제를 마쳤어요')).toBeVisible();
  });

  it('is removed without a message when its card page has expired unpaid [SOLIC-003]', async () => {
    await left(15 * 60_000);
    link(50);
    home();

    await waitFor(async () => expect(await readPendingLink()).toBeUndefined());
    expect(screen.queryByText(/가입 요청 결제/)).not.toBeInTheDocument();
    expect(sent.some(({ url }) => url.includes('h4sh'))).toBe(true);
  });
});
