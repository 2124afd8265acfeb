import '../../testing/disk';
import { saveAnswer } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { open as openHome } from '../../testing/home-page';
import { open as openPayment, openTill, orders } from '../../testing/payment-page';
import { applyExtension, vehicle } from '../../testing/plain';
import { FIVE_SERIES, fiveSeries, priceless, servedStandard, stockShop } from '../../testing/shop';
import { known } from '../../testing/vehicle-page';
import { SubscApplyPkg } from '../package/SubscApplyPkg';

const amount = /(^|\D)0원|[1-9][\d,]*원 결제|NaN|undefined/;
const unknown = () => screen.findByText('금액을 확인하지 못했어요');

beforeAll(arrive);
beforeEach(async () => {
  await openTill();
  answer('POST /users/getVehicles', ok({ vehicles: [] }));
  stockShop({ packages: [priceless], vehicles: [fiveSeries] });
});

describe('a price that the server does not send', () => {
  it('is unknown on home, never 0, and cannot be paid [HOME-013, PRICE-013]', async () => {
    await openHome();
    expect(await unknown()).toBeVisible();
    expect(document.body).not.toHaveTextContent(amount);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '차량' }), FIVE_SERIES);

    await userEvent.click(screen.getByRole('button', { name: '가입 신청하기' }));

    await hear('금액을 확인하지 못했어요');
    expect(address()).toHaveTextContent(/^\/$/);
  });

  it('can be loaded again on home and is shown when it arrives [HOME-013]', async () => {
    await openHome();
    answer('GET /pkgs', ok([servedStandard(100_000)]));

    await userEvent.click(await screen.findByRole('button', { name: '금액 다시 확인하기' }));

    await waitFor(() =>
      expect(screen.queryByText('금액을 확인하지 못했어요')).not.toBeInTheDocument(),
    );
  });

  it('is unknown on the payment page, which sends no order [PAY-002, PRICE-013]', async () => {
    openPayment();
    const summary = within(await screen.findByRole('region', { name: '신청 내용' }));

    expect(await summary.findByText('금액을 확인하지 못했어요')).toBeVisible();
    expect(summary.getByRole('button', { name: '금액 다시 확인하기' })).toBeEnabled();
    expect(screen.getByRole('button', { name: '결제하기' })).toBeDisabled();
    expect(document.body).not.toHaveTextContent(amount);
    expect(orders()).toEqual([]);
  });

  it('is no example on the payment page, which leads to the vehicle [PAY-002, PRICE-011]', async () => {
    stockShop({ vehicles: [] });
    saveAnswer('vehicle', { ...vehicle, categoryId: undefined });
    openPayment();

    expect(await screen.findByText(/^금액을 확인하지 못했어요/)).toBeVisible();
    expect(screen.getByRole('button', { name: '결제하기' })).toBeDisabled();
    expect(document.body).not.toHaveTextContent(amount);
    await press('차량 다시 확인하기');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/vehicle?step=2'));
  });

  it('is unknown in the offer of an extension, which cannot continue [EXT-012, PRICE-013]', async () => {
    answer(`GET /vehicles/showByNumId/${FIVE_SERIES}`, known({ vehicle_cat_id: null }));
    applyExtension();
    renderPage('SubscApplyPkg', SubscApplyPkg, '/subscApply/pkg?step=2');

    expect(await unknown()).toBeVisible();
    expect(screen.getByRole('button', { name: '다음' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '금액 다시 확인하기' })).toBeEnabled();
    expect(document.body).not.toHaveTextContent(amount);
  });
});
