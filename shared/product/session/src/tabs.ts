import { inTime, waits } from '@shared/config/waits';

/** A message to the other tabs about the session of a user. It has no token, because the cookie has it. */
type TabNews = { about: 'renewed' | 'over'; userId: string };

/** The other tabs of this browser. */
export type OtherTabs = {
  /** Runs the work while no other tab runs its own. `isAlone` is false if locks are not available. */
  alone: <T>(work: (isAlone: boolean) => Promise<T>) => Promise<T>;
  tell: (news: TabNews) => void;
  hear: (listener: (news: TabNews) => void) => void;
};

const NAME = 'servicecare.session';
export const browserTabs = (): OtherTabs => ({ alone, ...channel() });

/** Web Locks are not available on an origin without https. */
const alone: OtherTabs['alone'] = async (work) => {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return work(false);
  let turn: ReturnType<typeof work> | undefined;
  const begin = () => {
    turn ??= work(true);
    return turn;
  };
  const signal = AbortSignal.timeout(waits.sessionLock);
  // The signal ends the wait for another tab. The limit also ends the wait for a browser that never answers.
  await inTime('sessionLock', locks.request(NAME, { signal }, begin)).catch(() => undefined);
  turn ??= work(false);
  return turn;
};

/** Closes the channel on pagehide, because an open one keeps the page out of the back-forward cache. */
function channel(): Pick<OtherTabs, 'tell' | 'hear'> {
  let open: BroadcastChannel | undefined;
  return {
    tell: (news) => open?.postMessage(news),
    hear: (listener) => {
      const begin = () => {
        try {
          open ??= new BroadcastChannel(NAME);
        } catch {
          return; // The browser has no BroadcastChannel or refuses it together with storage. This tab works alone.
        }
        open.onmessage = ({ data }: MessageEvent<TabNews>) => listener(data);
      };
      begin();
      addEventListener('pageshow', begin);
      addEventListener('pagehide', () => {
        open?.close();
        open = undefined;
      });
    },
  };
}
