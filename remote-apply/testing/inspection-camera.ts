import type { NativeApp } from '@shared/testing/native-app';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Clicks through the inspection photo page until the app receives the camera request. */
export async function toCamera(app: NativeApp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /촬영하기/ }));
  await userEvent.click(
    await screen.findByRole('checkbox', { name: '유의사항을 읽고 확인하였습니다.' }),
  );
  const before = app.camera().length;
  await userEvent.click(await screen.findByRole('button', { name: '카메라 열기' }));
  await waitFor(() => expect(app.camera()).toHaveLength(before + 1));
}
