import { PopupHost } from '@shared/popup';
import { arrive } from '@shared/testing/arrive';
import { enterApp, type NativeApp } from '@shared/testing/native-app';
import { press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../testing/disk';
import { read } from '../../testing/registration';
import { openRegisterVehicle } from './open-register-vehicle';

const BUTTON = '사진으로 차대번호 채우기';
const field = () => screen.getByRole('textbox', { name: '차대번호' });
const open = () => {
  render(<PopupHost />);
  act(() => void openRegisterVehicle());
};

let app: NativeApp;
beforeAll(arrive);
beforeEach(() => {
  app = enterApp();
});
afterEach(() => app.leave());

async function photograph(): Promise<string> {
  await press(BUTTON);
  await userEvent.click(await screen.findByRole('checkbox', { name: /뒷자리를 가린 것을 확인/ }));
  await press('확인하고 촬영하기');
  await waitFor(() => expect(app.camera()).toHaveLength(1));
  return app.camera()[0]?.id ?? '';
}

describe('VinPhoto', () => {
  it('fills in the VIN that the app reads from the document [APPLY-022]', async () => {
    open();

    const id = await photograph();
    expect(app.camera()[0]).toMatchObject({ method: 'recognise' });
    act(() => app.give(id, read));

    await waitFor(() => expect(field()).toHaveValue('WBA00000000000001'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the typed VIN and says so when the app cannot read the document', async () => {
    open();
    await userEvent.type(field(), 'WBA0');

    const id = await photograph();
    act(() => app.refuse(id, 'denied'));

    expect(await screen.findByRole('alert')).toHaveTextContent('차대번호를 직접 입력해 주세요.');
    expect(field()).toHaveValue('WBA0');
  });

  it('opens no camera before the masking notice is agreed [APPLY-008]', async () => {
    open();
    await press(BUTTON);

    await press('확인하고 촬영하기');

    expect(
      await screen.findByText('주민등록번호 뒷자리를 가린 뒤 확인란을 선택해 주세요.'),
    ).toBeVisible();
    await workDone();
    expect(app.camera()).toEqual([]);
  });
});
