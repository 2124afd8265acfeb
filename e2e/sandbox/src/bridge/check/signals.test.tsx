import { signals } from './signals';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const waitFor = (name: string) => {
  const field = document.body.appendChild(document.createElement('input'));
  const signal = signals.find((one) => one.name === name)!;
  return signal.wait(field);
};
const call = (name: string, ...args: unknown[]) =>
  (Reflect.get(window, name) as (...given: unknown[]) => void)(...args);

describe('signals of the app', () => {
  it('accepts Back when the app calls the page', async () => {
    const waiting = waitFor('__careBack');
    call('__careBack');

    expect(await waiting).toMatchObject({ state: 'ok' });
  });

  it('fails Back when the app goes back in the history of the webview', async () => {
    const waiting = waitFor('__careBack');
    dispatchEvent(new PopStateEvent('popstate'));

    expect(await waiting).toMatchObject({ state: 'failed' });
  });

  it('accepts a keyboard that announces its height and then 0', async () => {
    const waiting = waitFor('__careKeyboard');
    expect(document.activeElement?.tagName).toBe('INPUT');
    call('__careKeyboard', 320);
    expect(document.activeElement?.tagName).toBe('BODY');
    call('__careKeyboard', 0);

    expect(await waiting).toEqual({ state: 'ok', detail: '320px, 닫히면 0' });
  });

  it.each([
    ['a text', ['320'], '숫자가 아니에요'],
    ['no 0 when it closes', [320], '0으로 부르지 않았어요'],
  ])('fails a keyboard with %s', async (_, args, detail) => {
    const waiting = waitFor('__careKeyboard');
    call('__careKeyboard', ...args);
    await jest.advanceTimersByTimeAsync(5000);

    expect(await waiting).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining(detail),
    });
  });

  it('offers no keyboard when nothing announces it', async () => {
    const waiting = waitFor('__careKeyboard');
    await jest.advanceTimersByTimeAsync(30_000);

    expect(await waiting).toMatchObject({ state: 'not offered' });
  });

  it('fails an app without object and without its mark', async () => {
    expect(await waitFor('ServiceCareBridge')).toMatchObject({ state: 'failed' });
    expect(await waitFor('User-Agent')).toMatchObject({ state: 'failed' });
  });
});
