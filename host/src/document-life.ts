import { loadHttp } from '@shared/api/client';
import { detectMode } from '@shared/bridge';
import { onReturn } from '@shared/config/on-return';
import { inTime } from '@shared/config/waits';
import { prefetchAfter, prefetchOnIntent } from './loader/prefetch';
import { watchRelease } from './loader/watch-release';
import { beginAppManners } from './shell/app-manners';
import { beginCameBack } from './shell/came-back';
import { beginContentProtection } from './shell/content-protection';
import { beginKeepFocus } from './shell/keep-focus';
import { beginOfflineCard } from './shell/Offline';
import { beginSlowWords } from './shell/slow-words';
import { reportUnusedPins } from './shell/unused-pins';

export { prefetchAfter };

/** Starts everything that runs for the life of the document and that the prerender does not need. */
function begin(): void {
  void loadHttp().catch(goesOn); // the first call tries again
  void import('@shared/popup/above-keyboard').catch(goesOn); // the next popup tries again
  void loadFont().catch(goesOn); // the phone's own font is one, too
  beginAppManners(detectMode().inApp);
  beginContentProtection();
  void tellWhatHappens();
  prefetchOnIntent();
  watchRelease();
  beginOfflineCard();
  beginSlowWords();
  beginKeepFocus();
  reportUnusedPins();
  beginCameBack();
}

queueMicrotask(begin); // its failure is reported, and the next import still gets a whole file

const goesOn = () => undefined;

/** Starts to send telemetry. If its file does not arrive, it is loaded again when the customer or the network returns. */
async function tellWhatHappens(): Promise<void> {
  const { about, told } = globalThis.__telemetry ?? {};
  if (!about || !told) return;
  const sender = await import('./telemetry/sender').catch(goesOn);
  if (sender) return sender.startSender({ about, told });
  const stop = onReturn(() => {
    stop();
    void tellWhatHappens();
  });
}

/**
 * Loads the font of our own texts, then the slices with all other characters. If the first file failed, WebKit would take
 * the height of inline boxes from a slice that it has not loaded, and text would move (ADR 0012).
 */
async function loadFont(): Promise<void> {
  await import('@shared/ui/font');
  await inTime('font', document.fonts.load('1em "Pretendard Variable"'));
  await import('@shared/ui/slices');
}
