import { loadHttp } from '@shared/api/client';
import { detectMode } from '@shared/bridge';
import { inTime } from '@shared/config/waits';
import { queryClient } from '@shared/query';
import { prefetchAfter, prefetchOnIntent } from './loader/prefetch';
import { watchRelease } from './loader/watch-release';
import { beginAppManners } from './shell/app-manners';
import { beginContentProtection } from './shell/content-protection';
import { beginOfflineCard } from './shell/Offline';
import { beginSlowWords } from './shell/slow-words';
import { reportUnusedPins } from './shell/unused-pins';

export { prefetchAfter };

/** Starts everything that runs for the life of the document and that the prerender does not need. */
export function begin(): void {
  void loadHttp().catch(goesOn); // the first call tries again
  void loadFont().catch(goesOn); // the phone's own font is one, too
  beginAppManners(detectMode().inApp);
  beginContentProtection();
  const { about, told } = globalThis.__telemetry ?? {};
  if (about && told)
    void import('./telemetry/sender').then((it) => it.startSender({ about, told }), goesOn);
  prefetchOnIntent();
  watchRelease();
  beginOfflineCard();
  beginSlowWords();
  reportUnusedPins();
  window.addEventListener('pageshow', ({ persisted }) => {
    // Out of the back-forward cache: the page is as it was left, the facts on it need not be.
    if (persisted) void queryClient.invalidateQueries();
  });
}

const goesOn = () => undefined;

/**
 * Loads the font of our own texts, then the slices with all other characters. If the first file failed, WebKit would take
 * the height of inline boxes from a slice that it has not loaded, and text would move (ADR 0012).
 */
async function loadFont(): Promise<void> {
  await import('@shared/ui/font');
  await inTime('font', document.fonts.load('1em "Pretendard Variable"'));
  await import('@shared/ui/slices');
}
