import { closeKeyboard } from './keyboard';
import { button, type Device, element, note, openSurface } from './surface';

const agents: Record<Device, string> = {
  android:
    'Mozilla/5.0 (Linux; Android 15; SM-S931N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
};

/**
 * Makes the page believe that it runs in the app's webview. Sets the user agent of the phone with the app's token.
 * Source: BRIDGE-006, A-62.
 */
export function wearMarker(device: Device, token: string): void {
  const userAgent = `${agents[device]} ${token}/1.0`;
  Object.defineProperty(navigator, 'userAgent', { get: () => userAgent, configurable: true });
}

/** Property in which a running page stores its Back handler. Without one, the webview goes back in its history. */
const PAGE_BACK = '__careBack';

/**
 * Adds the hardware Back button of an Android phone. If the keyboard is open, Back only closes it. An iPhone has no
 * such button.
 */
export function addBackButton(): void {
  const goBack = () => {
    if (closeKeyboard()) return;
    const ofPage: unknown = Reflect.get(window, PAGE_BACK);
    if (typeof ofPage === 'function') ofPage();
    else history.back();
  };
  const back = button('‹', goBack, 'back');
  back.setAttribute('aria-label', '안드로이드 뒤로 · Back');
  openSurface('back', 'android').root.append(back);
}

/** Vibrates briefly. Does nothing if the device cannot vibrate or the user has not touched the page yet. */
export function knock(kind: unknown): void {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false)
    navigator.vibrate(kind === 'error' || kind === 'warning' ? [30, 40, 30] : 15);
}

/** Schemes that an app on this phone can open. No app of a card company is installed. */
const OPENABLE = /^(https?|tel|mailto|sms|market|itms-apps):/;

/** Opens an address in another app, for example the browser. Returns false if no app can open it. */
export function openOutside(device: Device, url: string): boolean {
  if (!OPENABLE.test(url)) return false;
  if (/^https?:/.test(url)) window.open(url, '_blank', 'noopener,noreferrer');
  note(device, '앱 밖에서 엽니다:', url);
  return true;
}

/** Covers the page until it is opened again. The page keeps running behind it. */
function cover(device: Device, name: string, title: string, label: string): void {
  const { root, close } = openSurface(name, device);
  const screen = element('div', '', 'closed');
  screen.append(element('h2', title), button(label, close, 'first'));
  root.append(screen);
}

/** Shows the phone's settings over the app, on the page where the user can allow the camera. */
export const showSettings = (device: Device): void =>
  cover(device, 'settings', '휴대폰 설정 · ServiceCare+ · 카메라 허용', '앱으로 돌아가기');

export const closeWebview = (device: Device): void =>
  cover(device, 'closed', '앱 화면이 닫혔습니다', '다시 열기');

type KeptFile = { name: string; base64: string; type: string };

/** Saves a document among the phone's files. Here it is a download of the browser. */
export function keepFile(device: Device, { name, base64, type }: KeptFile): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = element('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
  note(device, `저장했습니다: ${name}`);
}
