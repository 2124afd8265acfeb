import { closeApp, haptic } from '@shared/bridge';
import { openCount } from '@shared/popup';
import { KEYBOARD_EVENT } from '@shared/ui/keyboard-inset';
import { beginOutsideLinks } from './outside-links';

/** Name of the function that the app calls for its Back key. */
const ANSWER_TO = '__careBack';

/** Makes the app's Back key use the page's own history instead of the webview's, which still has closed pages. */
export function beginHardwareBack(): void {
  Object.defineProperty(window, ANSWER_TO, { value: goBack, configurable: true });
}

/**
 * Does nothing while a popup is open (SHELL-014, A-65). Otherwise goes back one step. On the first page of the visit it
 * uses the back arrow of the page. If the page has none, the visitor entered here, so it asks the app to close.
 */
function goBack(): void {
  if (openCount() > 0) return;
  const place = (history.state as { idx?: number } | null)?.idx ?? 0;
  const arrow = document.querySelector<HTMLElement>('[data-back]');
  if (place > 0) goBackOnce();
  else if (arrow !== null) arrow.click();
  else void askToClose();
}

/** Milliseconds within which another press on the same entry counts as the same action. */
const SAME_BACK_MS = 1000;
let lastBack = { entry: undefined as unknown, at: Number.NEGATIVE_INFINITY };

/** The browser goes back some time after the call, and a second call before that would leave two pages at once. */
function goBackOnce(): void {
  const at = performance.now();
  const entry: unknown = history.state;
  if (lastBack.entry === entry && at - lastBack.at < SAME_BACK_MS) return;
  lastBack = { entry, at };
  history.back();
}

let isClosing = false;

/**
 * If the app cannot close, the webview goes back. An older app only stays silent, so this takes seconds, in which the
 * customer may open another page or a popup.
 */
async function askToClose(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  const entry: unknown = history.state;
  await closeApp().catch(() => {
    if (history.state === entry && openCount() === 0) history.back();
  });
  isClosing = false;
}

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

/**
 * Adds the behaviour inside the app: a choice vibrates, the page handles Back, and the app opens links to other sites.
 * Listens on the document, so that it works for all screens. Does nothing outside the app.
 */
export function beginAppManners(inApp: boolean): void {
  if (!inApp) return;
  document.addEventListener('change', ({ target }) => {
    if (isChoice(target)) haptic('light');
  });
  beginHardwareBack();
  beginAppKeyboard();
  beginOutsideLinks();
}

const isChoice = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('select, input[type="radio"], input[type="checkbox"]');
