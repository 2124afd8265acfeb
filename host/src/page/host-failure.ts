import type { ReleasedApp } from '@shared/release/release';
import { sayFailure } from './say-failure';

/**
 * The host's own files did not come, or broke before they drew anything: the outline of the page says so and offers
 * another try; coming back online, or back to the app, tries by itself. Nothing has been typed yet, so a reload loses
 * nothing. A lost stylesheet is asked for once more under another address before that.
 */
export function mendHost({ base, entry }: ReleasedApp): void {
  const whole = (file: string) => new URL(base + file, location.href).href;
  const scripts = entry.js.map(whole);
  const styles = entry.css.map(whole);
  addEventListener(
    'error',
    ({ target, filename }: ErrorEvent) => {
      const isScript = target instanceof HTMLScriptElement && scripts.includes(target.src);
      if (isScript || scripts.includes(filename ?? '')) whenRead(() => sayFailure());
      const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
      if (isStyle && styles.includes(target.href)) askAgain(target);
      else if (isStyle && styles.includes(target.href.replace(AGAIN, '')))
        whenRead(() => sayFailure(true));
    },
    true,
  );
}

const AGAIN = '?r=1';

/** The same address would join the request that failed. */
function askAgain(lost: HTMLLinkElement): void {
  const link = lost.cloneNode() as HTMLLinkElement;
  link.href += AGAIN;
  lost.replaceWith(link);
}

const whenRead = (work: () => void) =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', work) : work();
