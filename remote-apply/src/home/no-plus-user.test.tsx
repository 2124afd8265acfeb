import '../../testing/disk';
import { PopupHost } from '@shared/popup';
import { arrive, member } from '@shared/testing/arrive';
import { press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../../testing/home-page';
import { stockShop } from '../../testing/shop';

/** Each function lets the code of the registration arrive for one `import()`. */
const mockArrivals: (() => void)[] = [];
jest.mock('../register-vehicle/open-register-vehicle', () => ({
  __esModule: true,
  // biome-ignore lint/suspicious/noThenProperty: `import()` waits for it
  then: (arrive: (code: unknown) => void) =>
    mockArrivals.push(() =>
      arrive(jest.requireActual('../register-vehicle/open-register-vehicle')),
    ),
}));

beforeAll(() => arrive({ user: { ...member, vtgNo: '', plusNo: '' } }));

it('offers a customer without a car to register one with the main button, once [MSG-020]', async () => {
  stockShop({ vehicles: [] });

  await open();

  expect(
    await screen.findByText('연결된 회원 정보가 없습니다. 회원 연결 후 다시 시도해 주세요.'),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: '차량' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '가입 신청하기' })).not.toBeInTheDocument();
  const register = screen.getByRole('button', { name: '차량 등록하기' });
  await userEvent.click(register);
  await userEvent.click(register);
  await workDone();
  act(() => {
    for (const arrive of mockArrivals) arrive();
  });
  expect(await screen.findByRole('dialog', { name: '차량 등록' })).toBeVisible();
});

it('opens no registration after the customer has left home [APPLY-022]', async () => {
  stockShop({ vehicles: [] });
  mockArrivals.length = 0;
  await open();
  await press('차량 등록하기');
  await waitFor(() => expect(mockArrivals).not.toEqual([]));
  cleanup();

  act(() => {
    for (const arrive of mockArrivals) arrive();
  });
  render(<PopupHost />);
  await workDone();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
