import { methodOf } from './methods';
import { answerAfterKill } from './page-kill';
import { addBackButton, wearMarker } from './phone';
import { showHandles, takeInHand } from './phone-panel';
import { isRefusedByChoice, readAsk, refuse, tellErrors } from './protocol';
import { readPhone } from './settings';
import type { Device } from './surface';

/**
 * Makes a plain browser behave like the app's webview. `dataset` belongs to the script: device, object (name of the
 * bridge), token (marker in the user agent), auto (outcome without clicks), and phone (configuration of the phone and
 * of the app's answers). Source: BRIDGE-006, A-62.
 */
export function installNative(dataset: DOMStringMap): void {
  const device: Device = dataset['device'] === 'ios' ? 'ios' : 'android';
  wearMarker(device, dataset['token'] ?? 'ServiceCareApp');
  const bridge = { postMessage: (text: unknown) => hear(text, device, dataset) };
  Object.defineProperty(window, dataset['object'] ?? 'ServiceCareBridge', {
    value: Object.freeze(bridge),
    configurable: true,
  });
  readPhone(dataset['phone'] ?? '');
  takeInHand(device);
  if (device === 'android') addBackButton();
  showHandles();
  tellErrors();
  answerAfterKill();
}

function hear(text: unknown, device: Device, dataset: DOMStringMap): void {
  const ask = readAsk(text);
  if (ask === undefined) return;
  const method = methodOf(ask.method);
  // An app never answers synchronously. An error in the app reaches the page as a cancelled photo.
  Promise.resolve()
    .then(() => {
      if (isRefusedByChoice(ask)) return undefined;
      return method ? method(ask, { device, dataset }) : refuse(ask.id, 'unsupported');
    })
    .catch(() => refuse(ask.id, 'cancelled'));
}
