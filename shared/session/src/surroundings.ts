import type { Transport } from '@shared/api/client';
import type { Mode } from '@shared/bridge';
import type { Settings } from '@shared/config/settings';
import type { QueryClient } from '@shared/query';
import type { CookieJar } from './cookies';
import type { OtherTabs } from './tabs';

/** Everything outside the session that it touches; a test hands in its own. */
export type Surroundings = {
  transport: Transport;
  settings: Settings;
  cookies: CookieJar;
  location: Pick<Location, 'href' | 'reload'>;
  history: Pick<History, 'replaceState' | 'state'>;
  storage: Storage;
  /** Milliseconds since the epoch, as the device has them. */
  device: () => number;
  queries: QueryClient;
  tabs: OtherTabs;
  detectMode: () => Mode;
  configureBridge: (known: { simulates: boolean; photoHosts: readonly string[] }) => void;
  /** What else the page keeps of a user: the application and its payment. */
  forgetUser: () => void;
};
