import type { NativeApp } from '@shared/testing/native-app';
import { renderPage } from '@shared/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscApplyVehicleInsp } from '../src/vehicle-insp/SubscApplyVehicleInsp';

export const openInspection = () =>
  renderPage(
    'SubscApplyVehicleInsp',
    SubscApplyVehicleInsp,
    '/subscApply/vehicleInsp?vtg_id=V1&step=5',
  );

/** Clicks through the inspection photo page until the app receives the camera request. The caution is asked once. */
export async function toCamera(app: NativeApp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /촬영하기/ }));
  const open = await screen.findByRole('button', { name: '카메라 열기' });
  const caution = screen.queryByRole('checkbox', { name: '유의사항을 읽고 확인하였습니다.' });
  if (caution) await userEvent.click(caution);
  const before = app.camera().length;
  await userEvent.click(open);
  await waitFor(() => expect(app.camera()).toHaveLength(before + 1));
}
