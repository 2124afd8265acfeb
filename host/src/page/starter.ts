import type { PageData, ReleasedApp } from '@shared/release/release';
import { afterFirstView } from './after-first-view';
import { chosen } from './chosen';
import { askEarly, askForScreen, link, preload } from './early';
import { mendHost } from './host-failure';
import { pageDataIn } from './page-data';
import { sayFailure } from './say-failure';
import { startScript } from './start-script';
import { tellStart } from './tell-start';

/** For so long the line has the host's files to carry, at least. */
const LINE_IS_BUSY_MS = 100;

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

  mendHost(release.apps.host);
  startHost(page, release.apps.host);
  const askForCode = askForScreen(page, release);
  askEarly(page);
  const tellIt = tellStart(page, choice);
  // Each takes a slow phone a frame: where everything lies in the cache, the first view would be drawn that much later.
  afterFirstView(() => {
    askForCode();
    tellIt();
  }, LINE_IS_BUSY_MS);
}

/**
 * Where a canary brings a host of its own the page names neither of them, and a pinned host is another than the page's:
 * the tags of the chosen one are put in here, asked for at once and run in their order when the page has been read, as
 * the page's own tags would be.
 */
function startHost({ canaries, release }: PageData, host: ReleasedApp): void {
  const isNamed = host.base === release.apps.host.base && !canaries?.some(({ apps }) => apps.host);
  if (isNamed) return;
  for (const file of host.entry.css) link('stylesheet', host, file);
  for (const file of host.entry.js) preload(host, file);

  document.addEventListener('DOMContentLoaded', () => {
    for (const file of host.entry.js) {
      const script = startScript(host, file);
      script.async = false;
      document.head.append(script);
    }
  });
}
