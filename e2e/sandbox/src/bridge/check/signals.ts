import { productionSettings } from '@shared/config/settings';
import type { Verdict } from './app';
import { appObject } from './app';

export type Signal = {
  name: string;
  expected: string;
  wait: (field: HTMLInputElement) => Promise<Omit<Verdict, 'ms'>>;
};

const PERSON_MS = 30_000;
const CLOSING_MS = 5000;
/** A webview that shrinks may still call the function a moment later. */
const SHRUNK_MS = 1000;
/** Smaller changes of the height come from bars of a browser. */
const LEAST_KEYBOARD = 80;

const { userAgentToken, objectName } = productionSettings.bridge;
const hadObject = appObject() !== undefined;

/** Signals of the app, in the order of the page. The first two are known when the page starts. */
export const signals: readonly Signal[] = [
  {
    name: objectName,
    expected: `window.${objectName}.postMessage가 페이지의 첫 스크립트보다 먼저 있어야 해요.`,
    wait: async () => {
      if (hadObject) return { state: 'ok', detail: '' };
      const detail = appObject() ? '페이지가 시작한 뒤에 생겼어요.' : '객체가 없어요.';
      return { state: 'failed', detail };
    },
  },
  {
    name: 'User-Agent',
    expected: `User-Agent에 ${userAgentToken}이 들어 있어야 해요.`,
    wait: async () => ({
      state: navigator.userAgent.includes(userAgentToken) ? 'ok' : 'failed',
      detail: navigator.userAgent,
    }),
  },
  {
    name: '__careBack',
    expected:
      '실행한 뒤에 안드로이드의 뒤로 버튼을 눌러 주세요. 앱이 window.__careBack()을 불러야 해요. 아이폰에서는 건너뛰어요.',
    wait: hardwareBack,
  },
  {
    name: '__careKeyboard',
    expected:
      '실행하면 아래 칸에서 키보드가 열려요. 앱이 window.__careKeyboard(높이)를 부르고, 닫히면 0으로 불러요. 웹뷰가 스스로 작아지면 부르지 않아도 돼요.',
    wait: keyboard,
  },
];

/** Waits for the Back key. A page behind this one shows whether the app used the history of the webview instead. */
function hardwareBack(): Promise<Omit<Verdict, 'ms'>> {
  history.pushState(null, '');
  return new Promise((resolve) => {
    const end = (state: Verdict['state'], detail: string) => {
      clearTimeout(timer);
      removeEventListener('popstate', wentBack);
      Reflect.deleteProperty(window, '__careBack');
      resolve({ state, detail });
    };
    const wentBack = () =>
      end('failed', '앱이 __careBack을 부르지 않고 웹뷰의 이전 화면으로 갔어요.');
    const timer = setTimeout(() => end('late', '30초 동안 부르지 않았어요.'), PERSON_MS);
    const called = () => {
      end('ok', '');
      history.back();
    };
    addEventListener('popstate', wentBack);
    Object.defineProperty(window, '__careBack', { value: called, configurable: true });
  });
}

/** Opens the keyboard on the field, and closes it as soon as the app or the webview has announced it. */
function keyboard(field: HTMLInputElement): Promise<Omit<Verdict, 'ms'>> {
  const view = window.visualViewport;
  const before = view?.height ?? 0;
  return new Promise((resolve) => {
    let announced = 0;
    let timer = setTimeout(
      () => end('not offered', '앱의 호출도, 화면 높이의 변화도 없어요.'),
      PERSON_MS,
    );
    const end = (state: Verdict['state'], detail: string) => {
      clearTimeout(timer);
      view?.removeEventListener('resize', shrunk);
      Reflect.deleteProperty(window, '__careKeyboard');
      field.blur();
      resolve({ state, detail });
    };
    const later = (ms: number, state: Verdict['state'], detail: string) => {
      clearTimeout(timer);
      timer = setTimeout(() => end(state, detail), ms);
    };
    const shrunk = () => {
      const covered = Math.round(before - (view?.height ?? 0));
      if (announced === 0 && covered >= LEAST_KEYBOARD)
        later(SHRUNK_MS, 'ok', `웹뷰가 ${covered}px 작아졌어요. 부르지 않아도 돼요.`);
    };
    const called = (height: unknown) => {
      if (typeof height !== 'number' || !Number.isFinite(height) || height < 0)
        return end('failed', `0 이상의 숫자가 아니에요: ${JSON.stringify(height)}`);
      if (height === 0) return announced > 0 ? end('ok', `${announced}px, 닫히면 0`) : undefined;
      announced = height;
      later(CLOSING_MS, 'failed', `${height}px로 불렀지만 닫힌 뒤에 0으로 부르지 않았어요.`);
      return field.blur();
    };
    view?.addEventListener('resize', shrunk);
    Object.defineProperty(window, '__careKeyboard', { value: called, configurable: true });
    field.focus();
  });
}
