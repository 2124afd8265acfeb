import type { NativeApp } from '@shared/testing/native-app';
import { answer, ok } from '@shared/testing/network';
import { press, tick } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { SubscApplyVehicleReg } from '../src/vehicle-reg/SubscApplyVehicleReg';
import { VIN } from './applying';

/** Raw values that the app reads from a document. */
export const read = {
  owner_name: ' 김하늘 ',
  reg_date: '2020-03-15',
  car_reg_no: '123 가 4567',
  model: { name: '520d', year: '2020' },
  car_vin: 'wba-00000000000001',
  url: '/files/reg.jpg',
};

export const openRegistration = (step = 4) =>
  renderPage(
    'SubscApplyVehicleReg',
    SubscApplyVehicleReg,
    `/subscApply/vehicleReg?vtg_id=V1&step=${step}`,
  );
export const field = (name: string) => screen.getByRole('textbox', { name });
export const verifyButton = () => screen.getByRole('button', { name: '차량 소유자 인증' });

/** Passes the masking notice and opens the camera. Returns the id of the question to the app. */
export async function photographDocument(app: NativeApp, button = '촬영하기'): Promise<string> {
  await press(button);
  await tick(/뒷자리를 가린 것을 확인/);
  await press('확인하고 촬영하기');
  await waitFor(() => expect(app.camera()).toHaveLength(1));
  return app.camera()[0]?.id ?? '';
}

/** Photographs a document, until the confirmation is shown. */
export async function recognise(app: NativeApp, change: Partial<typeof read> = {}): Promise<void> {
  openRegistration();
  const id = await photographDocument(app);
  act(() => app.give(id, { ...read, ...change }));
  await screen.findByRole('heading', { name: '가입 차량 정보' });
}

export const DEALER = 'POST /vehicles/getDmsVehiclesInfo';
/** Answer of the dealer system with these vehicles. */
export const owning = (...vehicles: readonly string[]) =>
  ok({
    result: true,
    msg: null,
    isVtgReg: false,
    serCustVehicle: vehicles.map((vinNo) => ({ vinNo, modelNm: '520D' })),
  });
export const dealer = (vehicles: readonly string[] = [VIN]): void =>
  answer(DEALER, owning(...vehicles));
