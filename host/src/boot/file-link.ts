import { addressIn, type ReleasedApp } from '@shared/release/release';

/**
 * Media query of the browsers that may preload scripts. WebKit ignores the digest of a preload link, so the
 * Integrity-Policy of the page would block and report each one. Chromium supports `device-posture` from version 132,
 * and WebKit does not. Other browsers load a script only by its tag.
 */
export const PRELOADS_SCRIPTS = '(device-posture)';

export function fileLink(
  rel: 'preload' | 'stylesheet',
  app: ReleasedApp,
  file: string,
  as?: 'script' | 'style',
): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  if (as) element.as = as;
  if (as === 'script') element.media = PRELOADS_SCRIPTS;
  element.crossOrigin = 'anonymous';
  element.integrity = app.integrity[file] ?? '';
  element.href = addressIn(app, file);
  return element;
}
