import type { PageData, ReleasedApp } from '@shared/release/release';
import { afterFirstView } from './after-first-view';
import { chosen } from './chosen';
import { askForCustomer, askForSale, askForScreen, isReading } from './early';
import { mendHost } from './host-failure';
import { askWhetherLive } from './kept-page';
import { pageDataIn } from './page-data';
import { sayFailure } from './say-failure';
import { startHost, styleHost } from './start-host';
import { tellStart } from './tell-start';
import { whenWhole } from './whole-page';

/**
 * Runs before anything else has arrived, inline in the page, its digest in the page's policy: chooses the release of
 * this document and asks for what the address needs, so that code and data come in one round. It decides nothing that
 * matters for safety: the route guard and the check of integrity ask again. A page whose data cannot be read has nothing to start with.
 */
const data = pageDataIn(document.getElementById('page')?.textContent);
if (data) start(data);
else addEventListener('DOMContentLoaded', () => sayFailure());

function start(page: PageData): void {
  const choice = chosen(page);
  const { release, variant } = choice;
  for (const [name, value] of [
    ['__release', release],
    ['__variant', variant],
  ] as const)
    Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });

  const { host } = release.apps;
  mendHost(host);
  if (!isHostOf(page, host)) styleHost(host);
  let askForCode: (() => void) | undefined;
  try {
    // Reading matter is the same for everybody: it waits for no data. What other pages show waits for it most of all, and
    // who it is, and what they have, is asked for when reading matter stands there.
    const isForAll = isReading(page);
    if (!isForAll) askForSale();
    askForCode = askForScreen(page, release);
    if (isForAll) askForSale();
    else askForCustomer(page);
    const tellIt = tellStart(page, choice);
    // Each takes a slow phone a frame: where everything lies in the cache, the first view would be drawn that much later.
    afterFirstView(() => {
      if (isForAll) askForCustomer(page);
      tellIt();
    });
  } finally {
    // The page works without anything that was asked for ahead.
    whenWhole(page, release, () => {
      if (askForCode) afterFirstView(askForCode);
      startHost(host);
    });
  }
  const look = () => afterFirstView(() => void askWhetherLive(page));
  if (variant !== 'pinned') addEventListener('DOMContentLoaded', look, { once: true });
}

/** Whether the page names this host's styles. One with a canary that brings a host of its own names none. */
function isHostOf({ canaries, release }: PageData, { base }: ReleasedApp): boolean {
  return base === release.apps.host.base && !canaries?.some(({ apps }) => apps.host);
}
