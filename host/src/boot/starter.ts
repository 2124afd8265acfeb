import type { PageData, ReleasedApp } from '@shared/release/release';
import { afterFirstView } from './after-first-view';
import { chosen } from './chosen';
import { separateChunkLists } from './chunk-lists';
import { askForCustomer, askForSale, askForScreen, isReading } from './early';
import { mendHost } from './host-failure';
import { askWhetherLive } from './kept-page';
import { pageDataIn } from './page-data';
import { sayFailure } from './say-failure';
import { startHost, styleHost } from './start-host';
import { tellStart } from './tell-start';
import { whenWhole } from './whole-page';

/**
 * The boot script: chooses the release of this document and requests the code and data that the address needs. It is
 * inline in the page, and the Content Security Policy has its digest, so that code and data load in one round trip. It
 * makes no security decisions, because the route guard and the integrity check decide again. If the data of the page
 * cannot be read, it shows the failure message.
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

  separateChunkLists(release);
  const { host } = release.apps;
  mendHost(host);
  if (!isHostOf(page, host)) styleHost(host);
  let askForCode: (() => void) | undefined;
  try {
    // Text pages are the same for all customers and need no data, so their data is requested after they are painted.
    // Other pages wait longest for their data, so it is requested first.
    const isForAll = isReading(page);
    if (!isForAll) askForSale();
    askForCode = askForScreen(page, release);
    if (isForAll) askForSale();
    else askForCustomer(page);
    const tellIt = tellStart(page, choice);
    // Each call takes one frame on a slow phone. With a full cache, it would delay the prerendered page by that frame.
    afterFirstView(() => {
      if (isForAll) askForCustomer(page);
      tellIt();
    });
  } finally {
    // The page also works without the prefetched data.
    whenWhole(page, release, () => {
      if (askForCode) afterFirstView(askForCode);
      startHost(host);
    });
  }
  const look = () => afterFirstView(() => void askWhetherLive(page));
  if (variant !== 'pinned') addEventListener('DOMContentLoaded', look, { once: true });
}

/** Returns whether the page has the style links of this host. A page with a canary of the host has none. */
function isHostOf({ canaries, release }: PageData, { base }: ReleasedApp): boolean {
  return base === release.apps.host.base && !canaries?.some(({ apps }) => apps.host);
}
