import { ApiFailure } from '@shared/api/failure';
import type { NewToken } from './authorised';
import type { RenewalParts } from './renewal';

/**
 * One session per browser: of all tabs one renews at a time, and the others take what it was given. The cookie is read
 * again before asking and after a refusal, because the token in it may be a newer one of another tab.
 * Source: A-83, AUTH-011, AUTH-012.
 */
export function oneSession(parts: RenewalParts) {
  const { credentials, kept, tabs, who, end } = parts;

  /** Uses what another tab has been given; also when its news have been heard meanwhile. */
  const adopt = (used: string | undefined): boolean => {
    const { user } = who();
    const newer = user && kept.newerThan(used, user);
    if (newer !== undefined) credentials.hold(newer);
    return newer !== undefined;
  };

  const renew = async (used: string, isAlone: boolean): Promise<NewToken> => {
    if (adopt(used)) return 'adopted';
    const { renewedToken } = await import('./renewal').catch((cause: unknown) => {
      throw new ApiFailure({ kind: 'unreachable' }, { cause }); // not in the first view, and now out of reach
    });
    return renewedToken({ ...parts, adopt }, used, isAlone);
  };

  tabs.hear(({ about, userId }) => {
    const { user } = who();
    if (user?.id !== userId || adopt(credentials.token())) return;
    if (about === 'over' && kept.read() === undefined) end(undefined);
  });

  return { renew: (used: string) => tabs.alone((isAlone) => renew(used, isAlone)) };
}
