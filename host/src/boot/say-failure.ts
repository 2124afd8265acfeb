import { centrePhone } from '@shared/copy/centre-phone';

/**
 * Shows that the page failed to load, with a retry button and the phone number of the customer centre. The message
 * replaces the skeleton. With `instead`, it hides the root element, because the app still renders there without its
 * styles. The page reloads when the browser is online again or when the customer returns to the tab.
 */
export function sayFailure(instead = false): void {
  if (document.querySelector('.shell-main[role="alert"]')) return;
  delete document.documentElement.dataset['page']; // its skeleton would hide the message
  const again = () => location.reload();
  const text = document.createElement('p');
  text.textContent =
    '화면을 불러오지 못했어요. 잠시 후 다시 시도해 주세요. 계속되면 고객센터로 알려 주세요.';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'shell-retry';
  retry.textContent = '다시 시도';
  retry.onclick = again;
  const place = instead ? besideTheApp() : document.querySelector('.shell-main');
  if (!place) return;
  place.setAttribute('role', 'alert');
  place.removeAttribute('aria-label');
  place.replaceChildren(text, retry);
  // This call shows whether the network works; `onLine` alone is wrong in some webviews.
  const nameNetwork = () => {
    if (navigator.onLine) return;
    text.textContent = '화면을 불러오지 못했어요. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.';
  };
  void fetch('/api/v1App/getFilters')
    .then((response) => response.json())
    .catch(nameNetwork)
    .then((answer) => place.append(callCentre(centrePhone(answer?.env?.tell))));
  addEventListener('online', again);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again();
  });
}

function besideTheApp(): HTMLElement {
  const root = document.getElementById('root');
  if (root) root.hidden = true;
  const place = document.createElement('div');
  place.className = 'shell-main';
  document.body.prepend(place);
  return place;
}

/** Returns a link that calls the number, or no text without a number. Source: SHELL-023. */
function callCentre(number: string): Node | string {
  if (!/^[\d+ -]{3,20}$/.test(number)) return '';
  const link = document.createElement('a');
  link.className = 'shell-call';
  link.href = `tel:${number}`;
  link.textContent = `고객센터 ${number}`;
  return link;
}
