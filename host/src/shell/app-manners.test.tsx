import { BridgeFailure, haptic, openExternal } from '@shared/bridge';
import { settings } from '@shared/config/settings';
import { PopupHost } from '@shared/popup';
import { BottomBar } from '@shared/ui/BottomBar';
import { Page } from '@shared/ui/Page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginAppKeyboard, beginAppManners, beginHardwareBack } from './app-manners';

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

function Links() {
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

describe('manners of the app', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  const refuseOnce = () =>
    jest.mocked(openExternal).mockRejectedValueOnce(new BridgeFailure('unsupported'));
  beforeAll(() => {
    beginAppManners(true);
    // Registered after the code under test, so that it sees what is left.
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      if (!event.defaultPrevented) followed.push(link.textContent ?? '');
      event.preventDefault();
    });
  });
  beforeEach(() => {
    followed.length = 0;
    render(<Links />);
  });

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
      ['phone', /전화를 걸 수 없어요. 아래 번호로 전화해 주세요.\s*15880000$/],
      ['message', /문자를 쓸 수 없어요. 아래 번호로 보내 주세요.\s*15880000$/],
      ['mail', /메일을 쓸 수 없어요. 아래 주소로 보내 주세요.\s*help@servicecare.example$/],
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
});

describe('beginAppKeyboard', () => {
  const announce = (height: unknown) =>
    act(() => (Reflect.get(window, '__careKeyboard') as (height: unknown) => void)(height));
  const lift = () =>
    screen.getByText('다음').parentElement?.parentElement?.style.getPropertyValue('--lift');

  beforeEach(() => {
    beginAppKeyboard();
    render(
      <BottomBar>
        <span>다음</span>
      </BottomBar>,
    );
  });

  afterEach(() => delete document.documentElement.dataset['keyboard']);

  it('raises the bar by the height that the app announces and lowers it at 0', () => {
    announce(320);
    expect(lift()).toBe('-320px');

    announce(0);
    expect(lift()).toBe('');
  });

  it.each([undefined, null, '320', Number.NaN, Number.POSITIVE_INFINITY, -20, {}])(
    'ignores %p',
    (height) => {
      announce(320);
      announce(height);

      expect(lift()).toBe('-320px');
    },
  );
});

describe('Back key of the app', () => {
  const pressBack = () => act(() => (Reflect.get(window, '__careBack') as () => void)());
  const at = (idx: number | undefined) => history.replaceState({ idx }, '', '/app/');
  const goBack = jest.spyOn(history, 'back').mockImplementation(() => undefined);
  const asked: string[] = [];

  /** Simulates an app that closes or cannot close, or that stays silent. Opens its page at the entry. */
  function inApp(answer?: { ok: boolean }): void {
    asked.length = 0;
    const postMessage = (text: string) => {
      const { id, method } = JSON.parse(text) as { id: string; method: string };
      asked.push(method);
      const hear = Reflect.get(window, '__careBridge') as (answer: string) => void;
      if (answer) hear(JSON.stringify({ v: 1, id, ...answer }));
    };
    Reflect.set(window, settings.bridge.objectName, { postMessage });
    beginHardwareBack();
    at(0);
  }

  it.each([0, undefined])('asks the app to close on the entry page: entry %p', async (idx) => {
    inApp({ ok: true });
    at(idx);
    render(<Page title="홈" />);

    pressBack();
    await workDone();

    expect(asked).toEqual(['close']);
    expect(goBack).not.toHaveBeenCalled();
  });

  it("uses the page's own back arrow when the visit has no previous page", async () => {
    inApp({ ok: true });
    const back = jest.fn();
    render(<Page title="결제" back={back} />);

    pressBack();

    expect(back).toHaveBeenCalledTimes(1);
    await workDone();
    expect(asked).toEqual([]);
  });

  it('lets the webview go back when the app cannot close', async () => {
    inApp({ ok: false });
    render(<Page title="홈" />);

    pressBack();
    await act(async () => undefined);

    expect(goBack).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['goes back once for three presses when the app stays silent', () => undefined, 1],
    [
      'does not leave a page that was opened before the app stayed silent for 3 s',
      () => history.pushState({ idx: 1 }, '', '/app/subscApply/term'),
      0,
    ],
  ])('%s', async (_, meanwhile, times) => {
    jest.useFakeTimers();
    inApp();
    render(<Page title="홈" />);
    for (let press = 0; press < 3; press += 1) pressBack();

    meanwhile();
    await act(() => jest.advanceTimersByTimeAsync(3000));

    expect(asked).toEqual(['close']);
    expect(goBack).toHaveBeenCalledTimes(times);
    jest.useRealTimers();
  });
});
