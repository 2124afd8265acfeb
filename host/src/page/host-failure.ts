import type { ReleasedApp } from '@shared/federation/release';

/**
 * The host's own files did not come, or broke before they drew anything: the outline of the page says so and offers
 * another try; coming back online, or back to the app, tries by itself. Nothing has been typed yet, so a reload loses
 * nothing.
 */
export function mendHost(host: ReleasedApp): void {
  const files = host.entry.js.map((file) => new URL(host.base + file, location.href).href);
  const isOurs = (url: string) => files.includes(url);
  addEventListener(
    'error',
    ({ target, filename }: ErrorEvent) => {
      const hasNotCome = target instanceof HTMLScriptElement && isOurs(target.src);
      if (hasNotCome || isOurs(filename ?? '')) whenRead(sayFailure);
    },
    true,
  );
}

const whenRead = (work: () => void) =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', work) : work();

function sayFailure(): void {
  const place = document.querySelector('.shell-main');
  if (!place || place.getAttribute('role') === 'alert') return;
  delete document.documentElement.dataset['page']; // its outline is in the way of the words
  const again = () => location.reload();
  const text = document.createElement('p');
  text.textContent = navigator.onLine
    ? '화면을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.'
    : '화면을 불러오지 못했어요. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'shell-retry';
  retry.textContent = '다시 시도';
  retry.onclick = again;
  place.setAttribute('role', 'alert');
  place.removeAttribute('aria-label');
  place.replaceChildren(text, retry);
  addEventListener('online', again);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again();
  });
}
