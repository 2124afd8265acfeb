import { tabStorage } from '@shared/config/storage';

const KEY = 'identity-return';

/** Saves the page to return to when the verification runs in this window. */
export const keepReturnAddress = (path: string): void => tabStorage.setItem(KEY, path);

/** Returns the saved address and removes it. Accepts only a page of this site. */
export function takeReturnAddress(): string | undefined {
  const path = tabStorage.getItem(KEY) ?? '';
  tabStorage.removeItem(KEY);
  return /^\/subscSolicitation\/[\w%-]+$/.test(path) ? path : undefined;
}
