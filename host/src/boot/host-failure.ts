import { addressIn, type ReleasedApp } from '@shared/release/release';
import { sayFailure } from './say-failure';

/**
 * Shows the failure message when files of the host fail to load or throw before they render. A reload is safe, because
 * the customer has not typed anything yet. A stylesheet that fails is first requested once more at another address.
 */
export function mendHost(host: ReleasedApp): void {
  const whole = (file: string) => new URL(addressIn(host, file), location.href).href;
  const scripts = host.entry.js.map(whole);
  const styles = host.entry.css.map(whole);
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

/** Requests the stylesheet again with a query, because the same address would reuse the failed request. */
function askAgain(lost: HTMLLinkElement): void {
  const link = lost.cloneNode() as HTMLLinkElement;
  link.href += AGAIN;
  lost.replaceWith(link);
}

const whenRead = (work: () => void) =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', work) : work();
