import './loader/integrity';
import '@shared/ui/styles';
import type { Screen } from '@shared/routes/remote-screens';
import { type RouteName, routes } from '@shared/routes/routes';
import { boot } from '@shared/session';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { whenIdle } from './loader/idle';
import { navigated } from './loader/newer-release';
import { loadedScreen, loadScreen, screenBroke } from './loader/screens';
import type { FailedLoad } from './shell/screens';
import { startPage } from './start-page';

/** Longest wait for code and data before something is shown instead of the skeleton in the HTML. */
const FIRST_COMMIT_MS = 4000;

/**
 * The failed first load. The page of the first commit takes it over, so that it shows its card and does not load a second
 * time.
 */
let firstFailure: FailedLoad | undefined;

function takeFailure(): FailedLoad | undefined {
  const taken = firstFailure;
  firstFailure = undefined;
  return taken;
}

/**
 * Renders once the first page's code and data are here: until then the skeleton in the HTML stays, and a prerender
 * stays until its page or the failure card can replace it. A guide does not wait longer for data than a skeleton does.
 * A page that the route guard refuses is not loaded.
 */
async function start(): Promise<void> {
  const booted = boot();
  const page = startPage(location);
  let isWaiting = true;
  const code =
    page === undefined
      ? undefined
      : loadScreen(page).catch((thrown: unknown) => {
          if (isWaiting) firstFailure = { thrown };
          return undefined;
        });
  const waited = new Promise((done) => setTimeout(done, FIRST_COMMIT_MS));
  await Promise.race([Promise.all([booted, code]), waited]);
  // A skeleton would replace what the prerender shows, and so would a page without its data. A guide needs none.
  if (document.documentElement.dataset['seen'] !== undefined) {
    const screen: Screen | undefined = await code;
    if (!page || routes[page].app !== 'guides') {
      void waited.then(idleWork).catch(goesOn); // it announces a long wait
      await booted;
    }
    await Promise.race([screen?.ready?.().catch(goesOn), waited]);
  }
  isWaiting = false;

  const root = document.getElementById('root');
  if (!root) throw new Error('no place for the app');
  const screens = {
    loadScreen,
    loadedScreen,
    takeFailure,
    screenShown,
    screenBroke,
    navigated,
  };
  createRoot(root).render(<App {...screens} />);
  whenIdle(() => {
    takeFailure(); // a page that comes after the first commit loads by itself
    void idleWork().catch(goesOn);
  });
}

/** Prefetches the next pages once the shown page is idle. */
const screenShown = (name: RouteName): unknown =>
  whenIdle(() => idleWork().then((work) => work.prefetchAfter(name), goesOn));

/**
 * Loads the one file of all idle work, so that a visit loads the same files in any order of events. It starts what runs
 * for the life of the document. If it does not arrive, it is loaded with the next page.
 */
const idleWork = () => import('./document-life');

/** Ignores a failed import of idle work, because the page works without it. */
const goesOn = () => undefined;

// Starts in a separate task, so that the browser can handle a press before responses are parsed.
setTimeout(() =>
  start().catch((thrown) =>
    setTimeout(() => {
      throw thrown; // outside the promise, so that host-failure.ts hears it
    }),
  ),
);
