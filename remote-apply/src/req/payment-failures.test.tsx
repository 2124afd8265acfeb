import '../../testing/disk';
import { readPendingPayment } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { answer } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { open, openTill, orders, payAll, payButton } from '../../testing/payment-page';

jest.mock('@shared/settle/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/settle/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

beforeAll(arrive);
beforeEach(openTill);

describe('an order the server refuses', () => {
  it.each([
    [5021, '카드사 응답 오류입니다.', '[ERR-003, ERR-019]'],
    [5020, '가입 신청을 만들지 못했습니다.', '[ERR-004, ERR-019]'],
    [5015, '판매사 코드가 없습니다.', '[ERR-005, ERR-019]'],
    [5011, '이미 가입된 차량입니다.', '[ERR-006, ERR-019]'],
  ])('with %i is told in its words: %s %s', async (status_code, msg) => {
    answer('POST /subscs', { status: 400, body: { status_code, data: { msg } } });
    open();

    await payAll();

    await hear(msg);
    await waitFor(() => expect(payButton()).toBeEnabled());
    expect(await readPendingPayment('V1')).toBeUndefined();
  });

  it.each([
    [{ status_code: 5030 }, '[ERR-001, ERR-023]'],
    [{ code: 'GO_OAS' }, '[ERR-023]'],
  ])('with %j offers to register the vehicle %s', async (body: object, _ids: string) => {
    answer('POST /subscs', { status: 400, body });
    open();

    await payAll();

    expect(await screen.findByRole('button', { name: '차량 등록' })).toBeVisible();
    await press('닫기');
  });

  it.each([
    [{ status_code: 5031 }, '[ERR-002, ERR-024]'],
    [{ code: 'GO_SCP' }, '[ERR-024]'],
  ])('with %j offers to subscribe from the home page %s', async (body: object, _ids: string) => {
    answer('POST /subscs', { status: 400, body });
    open();

    await payAll();

    expect(await screen.findByRole('button', { name: '가입하기' })).toBeVisible();
    await press('닫기');
  });

  it('without a known code is told by status and status text, never by its message [ERR-020]', async () => {
    answer('POST /subscs', {
      status: 500,
      statusText: 'Internal Server Error',
      body: { data: { msg: '내부 오류' } },
    });
    open();

    await payAll();

    await hear('[500] Internal Server Error');
    expect(orders()).toHaveLength(1);
    expect(screen.queryByText('내부 오류')).not.toBeInTheDocument();
  });
});
