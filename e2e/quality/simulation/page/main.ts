/** Starts a page of the product as the host does: boot, then the screen of the address. */
import { QueryClientProvider, queryClient } from '@shared/query';
import { boot, currentSession, signOut, userDataKey } from '@shared/session';
import type { Loaded, Screen } from '../phone/simulated';
import { Mounted } from './react';
import { beginApplication, screens } from './screens';

type Provided = { type: { held: unknown }; props: { value: unknown } };
/** Provides the query client to all screens, as the host does. */
const provider = new Mounted(
  () => QueryClientProvider({ client: queryClient }) as unknown as Provided,
);
if (provider.view) provider.view.type.held = provider.view.props.value;

let mounted: Mounted<Screen> | undefined;

function show(): void {
  mounted?.unmount();
  const { pathname } = new URL(globalThis.simulated.history.entry().address);
  const screen = screens[pathname.slice('/app'.length) as keyof typeof screens];
  mounted = screen && new Mounted(screen);
}

const loaded: Loaded = {
  show,
  view: () => mounted?.view,
  user: () => currentSession().user?.id,
  owners: () => {
    const data = queryClient.getQueryData<{ subscriptions: { id: string }[] }>(userDataKey());
    return data?.subscriptions.map(({ id }) => id) ?? [];
  },
  begin: beginApplication,
  signOut,
};
globalThis.simulated.loaded(loaded);
void boot().then(show);
