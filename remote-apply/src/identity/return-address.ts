const KEY = 'identity-return';

/** Where the customer goes back to when the verification ran in this very window. */
export const keepReturnAddress = (path: string): void => sessionStorage.setItem(KEY, path);

/** The kept address, once; only a page of ours counts. */
export function takeReturnAddress(): string | undefined {
  const path = sessionStorage.getItem(KEY) ?? '';
  sessionStorage.removeItem(KEY);
  return /^\/subscSolicitation\/[\w%-]+$/.test(path) ? path : undefined;
}
