import { KEYBOARD_EVENT } from '@shared/ui/keyboard-inset';

/** The app may call this function. If it never does, only the browser's own events report the keyboard. */
const ANNOUNCE = '__careKeyboard';

/**
 * Lets the app announce how many CSS px of the page its keyboard covers at the bottom: `window.__careKeyboard(320)`. It
 * announces 0 when the keyboard is closed or when it makes the webview smaller instead. Ignores everything but a number
 * from 0.
 */
export function beginAppKeyboard(): void {
  Object.defineProperty(window, ANNOUNCE, { value: announce, configurable: true });
}

function announce(height: unknown): void {
  if (typeof height !== 'number' || !Number.isFinite(height) || height < 0) return;
  document.documentElement.dataset['keyboard'] = String(height);
  window.dispatchEvent(new Event(KEYBOARD_EVENT));
}
