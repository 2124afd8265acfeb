import { PopupHost } from '@shared/popup';
import { arrive } from '@shared/testing/arrive';
import { workDone } from '@shared/ui/testing/work-done';
import { act, render, screen } from '@testing-library/react';
import { openRegisterVehicle } from './open-register-vehicle';

it('offers no photo of the document in a browser, which recognises nothing [APPLY-022]', async () => {
  await arrive({ inApp: false });
  render(<PopupHost />);

  act(() => void openRegisterVehicle());

  expect(await screen.findByRole('textbox', { name: '차대번호' })).toBeVisible();
  await workDone();
  expect(
    screen.queryByRole('button', { name: '사진으로 차대번호 채우기' }),
  ).not.toBeInTheDocument();
});
