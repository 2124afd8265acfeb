import { addressIn, type ReleasedApp } from '@shared/release/release';
import { sayFailure } from './say-failure';
import { startScript } from './start-script';

/**
 * Shows the failure message when files of the host fail to load or throw before they render. A reload is safe, because
 * the customer has not typed anything yet. A file that fails to load is first requested once more at another address.
 */
export function mendHost(host: ReleasedApp): void {
  const whole = (file: string) => new URL(addressIn(host, file), location.href).href;
  const scripts = host.entry.js.map(whole);
  const styles = host.entry.css.map(whole);
  addEventListener(
    'error',
    ({ target, filename = '' }: ErrorEvent) => {
      const lost = target instanceof HTMLScriptElement ? target.src : '';
      const file = host.entry.js[scripts.indexOf(lost)];
      // The entry of the host waits for all other scripts, so their order does not matter.
      if (file) document.head.append(startScript(host, file, AGAIN));
      else if (scripts.includes((lost || filename).replace(AGAIN, '')))
        whenRead(() => sayFailure());
      const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
      if (isStyle && styles.includes(target.href)) askAgain(target);
      else if (isStyle && styles.includes(target.href.replace(AGAIN, '')))
        whenRead(() => sayFailure(true));
    },
    true,
  );
}

const AGAIN = '?r=1';

/** Requests the stylesheet again with a query, because the same address would reuse the failed request. */
function askAgain(lost: HTMLLinkElement): void {
  const link = lost.cloneNode() as HTMLLinkElement;
  link.href += AGAIN;
  lost.replaceWith(link);
}

const whenRead = (work: () => void) =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', work) : work();
