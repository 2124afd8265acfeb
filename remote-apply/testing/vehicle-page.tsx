import { answer, forgetNetwork, ok } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscApplyVehicle } from '../src/vehicle/SubscApplyVehicle';
import { applyPlain } from './plain';
import { FIVE_SERIES, NO_DATE, stockShop } from './shop';

export const goOn = () => press('계속하기');
export const model = () => screen.findByRole('combobox', { name: '차량 모델' });
export const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
export const radio = (vin: string) => screen.getByRole('radio', { name: new RegExp(vin) });

export const known = (over: object = {}) =>
  ok({
    num_id: FIVE_SERIES,
    date_reg: '2020-03-15',
    num_reg: '123가4567',
    title: '520d M 스포츠',
    vehicle_cat_id: 'C1',
    vehicle_cat_title: '520d',
    ...over,
  });

export const show = (address = '/subscApply/vehicle?step=2') =>
  renderPage('SubscApplyVehicle', SubscApplyVehicle, address);

/** Opens the page and waits until the data of the vehicle is filled in. */
export async function open(address?: string) {
  show(address);
  await model();
}

/** Prepares the server answers, the memberships and a STANDARD application for every test of the page. */
export function openShop(): void {
  forgetNetwork();
  answer('POST /users/getVehicles', ok({ vehicles: [] }));
  answer(`GET /vehicles/showByNumId/${FIVE_SERIES}`, known());
  answer(`GET /vehicles/showByNumId/${NO_DATE}`, known({ num_id: NO_DATE, date_reg: null }));
  answer(`GET /plus/users/vehicle/${FIVE_SERIES}`, ok({ errCode: '200', hasSubsc: false }));
  answer('POST /vehicles/numRegCheck', ok({}));
  stockShop();
  applyPlain();
}
