/** What a tab tells the others about a user's session. The token itself is never said: it is in the cookie. */
type TabNews = { about: 'renewed' | 'over'; userId: string };

/** The other tabs of this browser. */
export type OtherTabs = {
  /** Does the work while no other tab does its own; `isAlone` is false where that cannot be known. */
  alone: <T>(work: (isAlone: boolean) => Promise<T>) => Promise<T>;
  tell: (news: TabNews) => void;
  hear: (listener: (news: TabNews) => void) => void;
};

const NAME = 'servicecare.session';
/** Longer than a renewal takes: a tab that still holds the lock is asleep and is not waited for. */
const LONGEST_TURN_MS = 61_000;

export const browserTabs = (): OtherTabs => ({ alone, ...channel() });

/** Web Locks are missing on an origin without https. */
const alone: OtherTabs['alone'] = async (work) => {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return work(false);
  let turn: ReturnType<typeof work> | undefined;
  const begin = () => {
    turn = work(true);
    return turn;
  };
  const signal = AbortSignal.timeout(LONGEST_TURN_MS);
  await locks.request(NAME, { signal }, begin).catch(() => undefined);
  return turn ?? work(false);
};

/** Shut while the page is put away: an open one would keep it out of the back-forward cache. */
function channel(): Pick<OtherTabs, 'tell' | 'hear'> {
  if (typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined, hear: () => undefined };
  let open: BroadcastChannel | undefined;
  return {
    tell: (news) => open?.postMessage(news),
    hear: (listener) => {
      const begin = () => {
        open ??= new BroadcastChannel(NAME);
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
