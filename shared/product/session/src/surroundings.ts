import type { Adapter } from '@shared/api/http';
import type { Mode } from '@shared/bridge';
import type { Settings } from '@shared/config/settings';
import type { KeptStorage } from '@shared/config/storage';
import type { QueryClient } from '@shared/query';
import type { CookieJar } from './cookies';
import type { OtherTabs } from './tabs';

/** Everything outside the session that it uses. Tests pass their own. */
export type Surroundings = {
  /** Answers requests instead of the network. */
  adapter: Adapter | undefined;
  settings: Settings;
  cookies: CookieJar;
  location: Pick<Location, 'href' | 'reload'>;
  history: Pick<History, 'replaceState' | 'state'>;
  storage: KeptStorage;
  /** Clock of the device in milliseconds since the epoch. */
  device: () => number;
  queries: QueryClient;
  tabs: OtherTabs;
  detectMode: () => Mode;
  configureBridge: typeof import('@shared/bridge').configureBridge;
  /** Removes other data of the user from the page: the application and its payment. */
  forgetUser: () => void;
};
