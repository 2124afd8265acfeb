import { urlOf } from '@shared/text/url';

/**
 * Returns a host of the house without its last slashes, or '' for anything that is not a web address, because a later
 * call or visit must not open a script or a file. Source: API-002, A-40.
 */
export const hostIn = (text: string): string => (isWebHost(text) ? text.replace(/\/+$/, '') : '');

/** A path is a host of the house on this origin. */
const OWN_PATH = /^\/[\w-]+(?:\/[\w-]+)*\/?$/;

function isWebHost(text: string): boolean {
  if (OWN_PATH.test(text)) return true;
  const url = urlOf(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username + url.password === '';
}
