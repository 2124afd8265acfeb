import '@shared/ui/styles';
import { PopupHost } from '@shared/popup';
import { QueryClientProvider, queryClient } from '@shared/query';
import { BrowserRouter, Link, Route, Routes } from '@shared/router';
import { href } from '@shared/routes/href';
import { type RouteName, routeNames, routes } from '@shared/routes/routes';
import { boot } from '@shared/session';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

type Screens = Promise<typeof import('*/screens')>;

const remotes: Readonly<Record<string, () => Screens>> = {
  apply: () => import('apply/screens'),
  estimate: () => import('estimate/screens'),
  guides: () => import('guides/screens'),
  mypage: () => import('mypage/screens'),
};

/** Returns a screen of a remote. The runtime finds the files of the remote by its manifest. */
const screenOf = (name: RouteName) =>
  lazy(async () => {
    const load = (await remotes[routes[name].app]?.())?.screens[name];
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
