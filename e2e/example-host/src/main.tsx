import '@shared/ui/styles';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { PopupHost } from '@shared/popup';
import { QueryClientProvider, queryClient } from '@shared/query';
import { BrowserRouter, Link, Route, Routes } from '@shared/router';
import { href } from '@shared/routes/href';
import type { Screen } from '@shared/routes/remote-screens';
import { type RouteName, routeNames, routes } from '@shared/routes/routes';
import { boot } from '@shared/session';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

type Remote = { screens: Record<string, () => Promise<Screen>> };

/** Returns a screen of a remote. The runtime finds the files of the remote by its manifest. */
const screenOf = (name: RouteName) =>
  lazy(async () => {
    const remote = await loadRemote<Remote>(`${routes[name].app}/screens`);
    const load = remote?.screens[name];
    if (!load) throw new Error(`no screen ${name}`);
    return { default: await load() };
  });

const pages = routeNames.map((name) => ({ path: routes[name].path, Screen: screenOf(name) }));

/** Mounts every screen of the four remotes under its own address, with a header of this host. */
function App() {
  return (
    <BrowserRouter basename="/app/">
      <QueryClientProvider client={queryClient}>
        <header>
          Example host <Link to={href('SubscGuide')}>Home</Link>
        </header>
        <Suspense fallback="Loading …">
          <Routes>
            {pages.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Routes>
        </Suspense>
        <PopupHost />
      </QueryClientProvider>
    </BrowserRouter>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('no #root');
void boot(); // starts the session
createRoot(root).render(<App />);
