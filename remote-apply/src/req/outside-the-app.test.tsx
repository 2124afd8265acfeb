import { workDone } from '@shared/ui/testing/work-done';
import '../../testing/disk';
import { boot } from '@shared/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok, sent } from '../../testing/network';
import { open, openTill, orders, pay, press } from '../../testing/payment-page';
import { applyPlain } from '../../testing/plain';
import * as vehiclePage from '../../testing/vehicle-page';
import { answerStart, rememberMember } from '../../testing/visit';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));

const prompt = '앱에서만 이용하실 수 있는 서비스입니다. 앱을 다운로드해 주세요.';

beforeAll(async () => {
  rememberMember();
  answerStart();
  await boot();
});

describe('a signed-in customer on the web', () => {
  it('sees the payment page, but paying asks to download the app [APPLY-001]', async () => {
    await openTill();
    open();

    await pay();

    expect(await screen.findByText(prompt)).toBeVisible();
    await press('닫기');
    await workDone();
    expect(orders()).toHaveLength(0);
  });

  it('sees the vehicle page, but going on asks to download the app [APPLY-001]', async () => {
    vehiclePage.openShop();
    applyPlain();
    answer('GET /dealerCdks', ok({ data: [] }));
    await vehiclePage.open();

    await vehiclePage.goOn();

    expect(await screen.findByText(prompt)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    expect(sent.some(({ url }) => url.includes('numRegCheck'))).toBe(false);
  });
});
