import type { PageData } from '@shared/release/release';
import { isUnasked, POINTER } from './unasked';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * A page that was kept is on the screen at once, and asks meanwhile for the number of its channel's last change. Where that
 * has grown it is loaded anew, as long as the app has not taken over and nobody has touched it; later the tab takes what is
 * live with its next step (`watch-release.ts`). It asks by itself, so that a release that does not start is left as well.
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
    // Offline, or an origin without the number: the page is what there is.
  }
}
