import { settings } from '@shared/config/settings';
import { alert, PopupHost } from '@shared/popup';
import { Page } from '@shared/ui/Page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, render, screen } from '@testing-library/react';
import { beginHardwareBack } from './hardware-back';

let asked: string[] = [];
const pressBack = () => act(() => (Reflect.get(window, '__careBack') as () => void)());
const at = (idx: number | undefined) => history.replaceState({ idx }, '', '/app/');
const goBack = jest.spyOn(history, 'back').mockImplementation(() => undefined);

beforeEach(() => {
  asked = [];
  goBack.mockClear();
  Reflect.set(window, settings.bridge.objectName, {
    postMessage: (text: string) => {
      const { id, method } = JSON.parse(text) as { id: string; method: string };
      asked.push(method);
      if (method !== 'close') return;
      const hear = Reflect.get(window, '__careBridge') as (answer: string) => void;
      hear(JSON.stringify(refusal ? { v: 1, id, ok: false } : { v: 1, id, ok: true }));
    },
  });
  refusal = false;
  beginHardwareBack();
});
let refusal = false;

describe('Back key of the app', () => {
  it('goes back one step while there is one', async () => {
    at(2);
    render(<Page title="약관" back={jest.fn()} />);

    pressBack();

    expect(goBack).toHaveBeenCalledTimes(1);
    await workDone();
    expect(asked).toEqual([]);
  });

  it.each([0, undefined])('asks the app to close on the entry page: entry %p', async (idx) => {
    at(idx);
    render(<Page title="홈" />);

    pressBack();
    await workDone();

    expect(asked).toEqual(['close']);
    expect(goBack).not.toHaveBeenCalled();
  });

  it("uses the page's own back arrow when the visit has no previous page", async () => {
    at(0);
    const back = jest.fn();
    render(<Page title="결제" back={back} />);

    pressBack();

    expect(back).toHaveBeenCalledTimes(1);
    await workDone();
    expect(asked).toEqual([]);
  });

  it('does nothing while a popup is open, on any page [SHELL-014, A-65]', async () => {
    at(0);
    render(<PopupHost />);
    act(() => void alert('차량을 선택해 주세요.'));

    pressBack();

    expect(screen.getByRole('dialog')).toBeVisible();
    await workDone();
    expect(asked).toEqual([]);
    expect(goBack).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: '확인' }).click());
    await act(async () => undefined);
  });

  it('lets the webview go back when the app cannot close', async () => {
    refusal = true;
    at(0);
    render(<Page title="홈" />);

    pressBack();
    await act(async () => undefined);

    expect(goBack).toHaveBeenCalledTimes(1);
  });
});
