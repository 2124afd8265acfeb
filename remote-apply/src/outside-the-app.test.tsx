import '../testing/disk';
import { PopupHost } from '@shared/popup';
import { arrive } from '@shared/testing/arrive';
import { press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, render, screen } from '@testing-library/react';
import { open, openTill, orders, pay } from '../testing/payment-page';
import { openRegisterVehicle } from './register-vehicle/open-register-vehicle';

const prompt = '앱에서만 이용하실 수 있는 서비스입니다. 앱을 다운로드해 주세요.';

beforeAll(() => arrive({ inApp: false }));

describe('a signed-in customer on the web', () => {
  it('sees the payment page and is asked to download the app when paying [APPLY-001]', async () => {
    await openTill();
    open();

    await pay();

    expect(await screen.findByText(prompt)).toBeVisible();
    expect(screen.getByRole('link', { name: '앱 안내 보기' })).toHaveAttribute(
      'href',
      '/subscribe',
    );
    await press('닫기');
    await workDone();
    expect(orders()).toHaveLength(0);
  });
});

it('offers no photo of the document in a browser, which recognises nothing [APPLY-022]', async () => {
  render(<PopupHost />);

  act(() => void openRegisterVehicle());

  expect(await screen.findByRole('textbox', { name: '차대번호' })).toBeVisible();
  await workDone();
  expect(
    screen.queryByRole('button', { name: '사진으로 차대번호 채우기' }),
  ).not.toBeInTheDocument();
});
