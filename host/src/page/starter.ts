import type { PageData } from '@shared/release/release';
import { chosen } from './chosen';
import { askEarly, askForScreen } from './early';
import { mendHost } from './host-failure';
import { pageDataIn } from './page-data';
import { sayFailure } from './say-failure';
import { startHost } from './start-host';

/**
 * Runs before anything else has arrived, inline in the page, its digest in the page's policy: chooses the release of
 * this document and asks for what the address needs, so that code and data come in one round. It decides nothing that
 * matters for safety: the route guard and the check of integrity ask again. A page whose data cannot be read has nothing to start with.
 */
const data = pageDataIn(document.getElementById('page')?.textContent);
if (data) start(data);
else addEventListener('DOMContentLoaded', () => sayFailure());

function start(page: PageData): void {
  const { release, variant } = chosen(page);
  for (const [name, value] of [
    ['__release', release],
    ['__variant', variant],
  ] as const)
    Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });

  mendHost(release.apps.host);
  startHost(page, release.apps.host);
  askForScreen(page, release);
  askEarly(page);
}
