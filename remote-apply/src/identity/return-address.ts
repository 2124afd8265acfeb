import { deviceStorage, tabStorage } from '@shared/config/storage';

const KEY = 'identity-return';
/** An identity check takes only minutes. */
const KEPT_MS = 30 * 60_000;

/** The storage of the tab is lost when the phone kills the page at the identity service, so the device keeps a copy. */
const places = [tabStorage, deviceStorage];

/** Saves the page to return to when the verification runs in this window. */
export function keepReturnAddress(path: string): void {
  for (const place of places) place.setItem(KEY, `${Date.now()} ${path}`);
}

/** Returns the saved address and removes it. Accepts only a page of this site. */
export function takeReturnAddress(): string | undefined {
  const [saved = ''] = places.flatMap((place) => place.getItem(KEY) ?? []);
  for (const place of places) place.removeItem(KEY);
  const [at, path = ''] = saved.split(' ');
  const isFresh = Date.now() - Number(at) < KEPT_MS;
  return isFresh && /^\/subscSolicitation\/[\w%-]+$/.test(path) ? path : undefined;
}
