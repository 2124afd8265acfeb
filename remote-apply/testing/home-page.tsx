import { answer, ok } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscGuide } from '../src/home/SubscGuide';
import { stockShop } from './shop';

/** A car that only the profile service knows. It has no model and no day. */
export const profileCar = {
  solChassisNo: 'WBA00000000000009',
  solMakeName: 'Meridian',
  solViewVehicleName: 'X3',
};
/** `entry` is the history entry, with the choice of an earlier visit. */
export const open = (address = '/', entry: { state?: object } = {}) =>
  act(async () => {
    renderPage('SubscGuide', SubscGuide, address, entry);
  });
/** Fills the shop. The profile service knows no further car. */
export const openHomeShop = () => {
  answer('POST /users/getVehicles', ok({ vehicles: [] }));
  stockShop();
};
export const apply = () => userEvent.click(screen.getByRole('button', { name: '가입 신청하기' }));
export const car = () => screen.getByRole('combobox', { name: '차량' });
export const day = () => screen.getByLabelText('최초등록일');
export const price = () => screen.getByRole('region', { name: /STANDARD|PREMIUM|POWER TRAIN/ });
export const chooseVehicle = (vin: string) => userEvent.selectOptions(car(), vin);
export const pickDay = async (written: string) => {
  await userEvent.clear(day());
  await userEvent.type(day(), written);
};
