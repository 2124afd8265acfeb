import type { PageData } from '@shared/release/release';
import { isUnasked, POINTER } from './unasked';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Reloads a cached page if the channel has changed since. It compares the number of the channel's last change with that
 * of the page. The page stays if React has rendered or if the customer has touched it. Then `watch-release.ts` changes
 * to the new release at the next navigation. The check runs in the boot script, so that it also replaces a release that
 * does not start.
 */
export async function askWhetherLive(
  { seq }: PageData,
  reload = () => location.reload(),
): Promise<void> {
  if (!isUnasked()) return;
  let isTouched = false;
  const touched = () => {
    isTouched = true;
  };
  for (const touch of TOUCHES) addEventListener(touch, touched, { capture: true, once: true });
  try {
    const response = await fetch(POINTER, { cache: 'no-store' });
    const live: { seq?: unknown } = response.ok ? await response.json() : {};
    const isNewer = typeof live.seq === 'number' && live.seq > seq;
    if (isNewer && !isTouched && document.querySelector('#root>.shell')) reload();
  } catch {
    // The browser is offline, or the origin has no such file, so the page stays.
  }
}
