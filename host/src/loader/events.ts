import { takeUnread } from '@shared/api/read/unread';
import { page, variant } from './page-data';
import { takeReports } from './report';

/** How often something new is sent while the page is looked at; the rest goes when it is left. */
const EVERY_MS = 5000;
const TAB_KEY = 'care-tab';

/**
 * Sends what the loader has to tell, in batches, so that a canary can be judged by it, and which answers could not be
 * read. Nothing of the visitor is in it: a random name of the tab counts sessions and dies with the tab.
 */
export function startEvents(url: string): void {
  const session = tabName();
  const { id: release } = page.release;
  const { channel } = page;
  const send = () => {
    const about = { session, release, channel, variant };
    const events = [
      ...takeReports().map((one) => ({ kind: 'delivery', ...about, ...one })),
      ...takeUnread().map((one) => ({ kind: 'unread', ...about, ...one })),
    ];
    if (events.length === 0) return;
    navigator.sendBeacon(url, JSON.stringify(events));
  };
  send();
  setInterval(send, EVERY_MS);
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

function tabName(): string {
  const fresh = crypto.getRandomValues(new Uint32Array(2)).join('-');
  try {
    const known = sessionStorage.getItem(TAB_KEY) ?? fresh;
    sessionStorage.setItem(TAB_KEY, known);
    return known;
  } catch {
    return fresh;
  }
}
