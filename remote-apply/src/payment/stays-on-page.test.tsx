import '../../testing/disk';
import { arrive } from '@shared/testing/arrive';
import { answer } from '@shared/testing/network';
import { screen } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { buy, open, openFilled, openTill } from '../../testing/payment-page';

jest.mock('@shared/settle/pause', () => jest.requireActual('../../testing/no-pause'));

beforeAll(arrive);
beforeEach(openTill);

const refused = { status: 403, body: {} };
const expectPaymentPage = () => {
  expect(screen.getByRole('heading', { level: 1, name: '결제' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
};

describe('the payment page', () => {
  it('stays open after a 403 of the dealer list [ERR-012]', async () => {
    answer('GET /dealerCdks', refused);
    open();

    await hear('권한이 없습니다.');

    expectPaymentPage();
  });

  it('stays open after a 403 of the order [ERR-012]', async () => {
    answer('POST /subscs', refused);
    openFilled();
    await buy();

    await hear('권한이 없습니다.');

    expectPaymentPage();
  });
});
