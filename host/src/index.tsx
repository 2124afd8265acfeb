import './loader/integrity';
import '@shared/ui/styles';
import type { Screen } from '@shared/routes/remote-screens';
import { boot } from '@shared/session';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { whenIdle } from './loader/idle';
import { isNewerLive } from './loader/newer-release';
import { loadedScreen, loadScreen, screenBroke } from './loader/screens';
import { startPage } from './start-page';

/** Longest wait for code and data before something is shown instead of the page's first outline. */
const FIRST_COMMIT_MS = 4000;

/**
 * Commits once, when the first page's code and data are here: until then the outline in the HTML stays. A page that
 * the route guard refuses is not asked for.
 */
async function start(): Promise<void> {
  const booted = boot();
  const page = startPage(location);
  const code = page === undefined ? undefined : loadScreen(page).catch(() => undefined);
  const waited = new Promise((done) => setTimeout(done, FIRST_COMMIT_MS));
  const whole = Promise.all([booted, code]);
  await Promise.race([whole, waited]);
  // An outline would take away what the page's first view has drawn, and so would a page without its data.
  if (document.documentElement.dataset['seen'] !== undefined) {
    await whole;
    const screen: Screen | undefined = await code;
    await Promise.race([screen?.ready?.().catch(goesOn), waited]);
  }

  const root = document.getElementById('root');
  if (!root) throw new Error('no place for the app');
  createRoot(root).render(<App {...{ loadScreen, loadedScreen, screenBroke, isNewerLive }} />);
  // A visitor whom the route guard keeps out will not need the remotes. Nothing comes ahead of the page's own code and data.
  const ahead = () => import('./loader/prefetch').then((next) => next.prefetchNext(), goesOn);
  if (page !== undefined) void whole.then(() => whenIdle(ahead), goesOn);
  whenIdle(() => import('./loader/document-life').then((life) => life.begin(), goesOn));
}

/** The page is whole without what was to come when it is idle. */
const goesOn = () => undefined;

// In a task of its own: whoever presses while the code is read and run is answered before answers are read and checked.
setTimeout(() => void start());
