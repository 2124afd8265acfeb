import type { User } from '@shared/api/auth';
import type { ApiClient } from '@shared/api/client';
import { failureOf } from '@shared/api/failure';
import type { NewToken } from './authorised';
import type { Credentials } from './credentials';
import type { KeptToken } from './kept-token';
import { newToken, type RenewedToken } from './renewal';
import type { Tabs } from './tabs';

type Parts = {
  plain: ApiClient;
  credentials: Credentials;
  kept: KeptToken;
  tabs: Tabs;
  now: () => Date;
  who: () => { user: User | undefined; mayRepeat: boolean };
  /** The token is no good any more, and there is no other. */
  end: (refused: string | undefined) => void;
};

/** Where tabs cannot wait for each other: as long as the answer to another one's renewal may be on its way. */
const OTHERS_MS = 500;

/**
 * One session per browser: of all tabs one renews at a time, and the others take what it was given. The cookie is read
 * again before asking and after a refusal, because the token in it may be a newer one of another tab.
 * Source: A-83, AUTH-011, AUTH-012.
 */
export function oneSession({ plain, credentials, kept, tabs, now, who, end }: Parts) {
  /** Uses what another tab has been given; also when its news have been heard meanwhile. */
  const adopt = (used: string | undefined): boolean => {
    const { user } = who();
    const newer = user && kept.newerThan(used, user);
    if (newer !== undefined) credentials.hold(newer);
    return newer !== undefined;
  };

  const renew = async (used: string, isAlone: boolean): Promise<NewToken> =>
    adopt(used) ? 'adopted' : asked(used, isAlone);

  const asked = async (used: string, isAlone: boolean): Promise<NewToken> => {
    const epoch = credentials.epoch();
    const isHere = () => credentials.epoch() === epoch;
    const answer = await newToken({ plain, now, mayRepeat: who().mayRepeat }).catch(
      async (thrown: unknown) => {
        const isOver = failureOf(thrown).kind === 'signed-out' && isHere();
        if (isOver && (await othersHave(used, isAlone)) && isHere()) return undefined;
        if (isOver && isHere()) end(used);
        throw thrown;
      },
    );
    if (answer && isHere()) use(answer);
    return answer ? 'renewed' : 'adopted';
  };

  const othersHave = async (used: string, isAlone: boolean): Promise<boolean> => {
    if (!isAlone) await new Promise((done) => setTimeout(done, OTHERS_MS));
    return adopt(used);
  };

  const use = ({ token, expiresInSec }: RenewedToken): void => {
    const { user } = who();
    if (!user) return;
    credentials.hold(token);
    // Somebody else has signed in in another tab: the browser is theirs, this tab keeps its own while it lasts.
    if ((kept.read()?.user.id ?? user.id) !== user.id) return;
    kept.write(token, user, expiresInSec);
    tabs.tell({ about: 'renewed', userId: user.id });
  };

  tabs.hear(({ about, userId }) => {
    const { user } = who();
    if (user?.id !== userId || adopt(credentials.token())) return;
    if (about === 'over' && kept.read() === undefined) end(undefined);
  });

  return { renew: (used: string) => tabs.alone((isAlone) => renew(used, isAlone)) };
}
