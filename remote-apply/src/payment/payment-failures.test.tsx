import '../../testing/disk';
import { readPendingPayment } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { answer, silence } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { buy, openFilled, openTill, orders, payButton } from '../../testing/payment-page';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

beforeAll(arrive);
beforeEach(openTill);

describe('an order that the server refuses', () => {
  it.each([
    [5021, '카드사 응답 오류입니다.', '[ERR-003, ERR-019]'],
    [5020, '가입 신청을 만들지 못했습니다.', '[ERR-004, ERR-019]'],
    [5015, '판매사 코드가 없습니다.', '[ERR-005, ERR-019]'],
    [5011, '이미 가입된 차량입니다.', '[ERR-006, ERR-019]'],
  ])("with %i shows the server's message: %s %s", async (status_code, msg) => {
    answer('POST /subscs', { status: 400, body: { status_code, data: { msg } } });
    openFilled();

    await buy();

    await hear(msg);
    await waitFor(() => expect(payButton()).toBeEnabled());
    expect(await readPendingPayment('V1')).toBeUndefined();
  });

  it('with 5030 offers to register the vehicle [ERR-001, ERR-023]', async () => {
    answer('POST /subscs', { status: 400, body: { status_code: 5030 } });
    openFilled();

    await buy();

    expect(await screen.findByRole('button', { name: '차량 등록' })).toBeVisible();
    await press('닫기');
  });

  it('with 5031 offers to subscribe from home [ERR-002, ERR-024]', async () => {
    answer('POST /subscs', { status: 400, body: { status_code: 5031 } });
    openFilled();

    await buy();

    expect(await screen.findByRole('button', { name: '가입하기' })).toBeVisible();
    await press('닫기');
  });

  it('without a known code shows status and status text, never the message [ERR-020]', async () => {
    answer('POST /subscs', {
      status: 500,
      statusText: 'Internal Server Error',
      body: { data: { msg: '내부 오류' } },
    });
    openFilled();

    await buy();

    await hear('[500] Internal Server Error 주문이 만들어지지 않았고 결제되지 않았어요.');
    expect(orders()).toHaveLength(1);
    expect(screen.queryByText('내부 오류')).not.toBeInTheDocument();
  });

  it('says whether money moved and whom to call, after the server was queried [ERR-020, MSG-044]', async () => {
    answer('POST /subscs', { status: 400, statusText: 'Bad Request', body: {} });
    openFilled();

    await buy();

    expect(await screen.findByRole('link', { name: '02-000-0000' })).toBeVisible();
    await hear('[400] Bad Request 주문이 만들어지지 않았고 결제되지 않았어요.');
  });

  it('says nothing about money while the server cannot be queried [ERR-020]', async () => {
    answer('POST /subscs', () => {
      answer('GET /users/U1', silence);
      return { status: 400, statusText: 'Bad Request', body: {} };
    });
    openFilled();

    await buy();

    await hear(
      '[400] Bad Request 결제되었는지 아직 확인하지 못했어요. 다시 결제하기 전에 고객센터에 확인해 주세요.',
    );
  });
});

describe('the payment page after a 403', () => {
  it.each([
    ['of the dealer list', 'GET /dealerCdks'],
    ['of the order', 'POST /subscs'],
  ])('%s stays open [ERR-012]', async (_, route) => {
    answer(route, { status: 403, body: {} });
    openFilled();
    if (route === 'POST /subscs') await buy();

    await hear('권한이 없습니다.');

    expect(screen.getByRole('heading', { level: 1, name: '결제' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });
});
