import { deviceStorage } from '@shared/config/storage';

const KEY = 'care-telemetry';
const REFUSED = 'refused';

export const isTelemetryRefused = (): boolean => deviceStorage.getItem(KEY) === REFUSED;

/**
 * Stops telemetry in this document at once, and on this device from now on. Returns whether the browser keeps the
 * refusal. If not, it lasts until the document ends. Source: LAW-012.
 */
export function refuseTelemetry(): boolean {
  globalThis.__telemetry = undefined;
  return deviceStorage.setItem(KEY, REFUSED);
}

/** Allows telemetry again from the next document on. */
export const allowTelemetry = (): void => deviceStorage.removeItem(KEY);
