import { BridgeFailure, haptic, openExternal } from '@shared/bridge';
import { PopupHost } from '@shared/popup';
import { workDone } from '@shared/ui/testing/work-done';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginAppManners } from './app-manners';

jest.mock('@shared/bridge', () => ({
  ...jest.requireActual('@shared/bridge'),
  haptic: jest.fn(),
  openExternal: jest.fn(() => Promise.resolve()),
}));

/** Records links that the webview would follow. jsdom does not navigate. */
const followed: string[] = [];
const links = {
  phone: 'tel:15880000',
  mail: 'mailto:help@servicecare.example?subject=%EC%B2%A0%ED%9A%8C&body=1',
  message: 'sms:15880000?&body=1',
  outside: 'https://elsewhere.example/a',
  card: 'intent://pay#Intent;scheme=isp;package=kr.isp;end',
  bank: 'ispmobile://TID=1',
  own: '/app/termInfo/service',
  house: '/vehicle-registration',
  here: '#here',
  file: 'blob:http://localhost/1',
};

function Page() {
  return (
    <>
      <label>
        <input type="radio" name="a" />A
      </label>
      <input type="text" aria-label="이름" />
      {Object.entries(links).map(([name, href]) => (
        <a key={name} href={href}>
          {name}
        </a>
      ))}
      <PopupHost />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const refuseOnce = () =>
  jest.mocked(openExternal).mockRejectedValueOnce(new BridgeFailure('unsupported'));

beforeAll(() => beginAppManners(true));
beforeEach(() => {
  jest.clearAllMocks();
  followed.length = 0;
  render(<Page />);
});
// Registered after the code under test, so that it sees what is left.
beforeAll(() =>
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (!event.defaultPrevented) followed.push(link.textContent ?? '');
    event.preventDefault();
  }),
);

describe('inside the app', () => {
  it('vibrates once for a choice but not for typing', async () => {
    await userEvent.type(screen.getByRole('textbox'), '가');
    await workDone();
    expect(haptic).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('radio'));
    expect(jest.mocked(haptic).mock.calls).toEqual([['light']]);
  });

  it.each(['phone', 'message', 'mail', 'outside', 'card', 'bank'] as const)(
    'opens addresses outside our pages in the app: %s',
    async (name) => {
      await press(name);

      expect(openExternal).toHaveBeenCalledWith(links[name]);
      await workDone();
      expect(followed).toEqual([]);
    },
  );

  it.each(['own', 'house', 'here', 'file'])(
    'keeps our own pages in the webview: %s',
    async (name) => {
      await press(name);

      await workDone();
      expect(openExternal).not.toHaveBeenCalled();
      expect(followed).toEqual([name]);
    },
  );

  it.each([
    ['phone', '여기서 바로 전화를 걸 수 없어요. 15880000로 전화해 주세요.'],
    ['message', '여기서 바로 문자를 쓸 수 없어요. 15880000로 보내 주세요.'],
    ['mail', '여기서 바로 메일을 쓸 수 없어요. help@servicecare.example로 보내 주세요.'],
    ['outside', /브라우저에서 아래 주소를 열어 주세요.\s*https:\/\/elsewhere.example\/a/],
    ['bank', '이 휴대폰에서 열 수 없는 링크예요. 고객센터로 문의해 주세요.'],
  ])('explains how to use by hand an address that no app opens: %s', async (name, sentence) => {
    refuseOnce();

    await press(name);

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(followed).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
  });

  it('offers a missing app only in its store', async () => {
    refuseOnce();
    await press('card');
    await userEvent.click(await screen.findByRole('button', { name: '스토어 열기' }));

    await waitFor(() =>
      expect(openExternal).toHaveBeenLastCalledWith(
        'https://play.google.com/store/apps/details?id=kr.isp',
      ),
    );
    refuseOnce();
    await press('card');
    await userEvent.click(await screen.findByRole('button', { name: '닫기' }));
    await act(async () => undefined);
    expect(openExternal).toHaveBeenCalledTimes(3);
  });
});

describe('outside the app', () => {
  it('keeps the default behaviour of the browser', () => {
    const listen = jest.spyOn(document, 'addEventListener');
    Reflect.deleteProperty(window, '__careBack');

    beginAppManners(false);

    expect(listen).not.toHaveBeenCalled();
    expect(Reflect.get(window, '__careBack')).toBeUndefined();
  });
});
