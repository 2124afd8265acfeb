import { ApiFailure } from '@shared/failure';
import type { NewToken } from './authorised';
import type { RenewalParts } from './renewal';

/**
 * Creates the session that all tabs of a browser share. One tab renews the token at a time, and the others use it.
 * It reads the cookie again before a renewal and after a refusal, because another tab may have written a newer token.
 * Source: A-83, AUTH-011, AUTH-012.
 */
export function oneSession(parts: RenewalParts) {
  const { credentials, kept, tabs, who, end } = parts;

  /** Uses a newer token of another tab, even if it arrived in the meantime. */
  const adopt = (used: string | undefined): boolean => {
    const { user } = who();
    const newer = user && kept.newerThan(used, user);
    if (newer !== undefined) credentials.hold(newer);
    return newer !== undefined;
  };

  const renew = async (used: string, isAlone: boolean): Promise<NewToken> => {
    if (adopt(used)) return 'adopted';
    const { renewedToken } = await import('./renewal').catch((cause: unknown) => {
      throw new ApiFailure({ kind: 'unreachable' }, { cause }); // The lazy part could not be loaded.
    });
    return renewedToken({ ...parts, adopt }, used, isAlone);
  };

  tabs.hear(({ about, userId }) => {
    if (about === 'over') kept.noteEnd(userId);
    const { user } = who();
    if (user?.id !== userId || adopt(credentials.token())) return;
    if (about === 'over' && kept.read()?.user.id !== userId) end(undefined);
  });

  return { renew: (used: string) => tabs.alone((isAlone) => renew(used, isAlone)) };
}
