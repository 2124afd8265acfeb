import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A signed-in person. Changes are recorded under this name. */
export type Session = {
  name: string;
  /** Signs the forms of this session. */
  nonce: string;
  /** Start of the session, in milliseconds since 1970. */
  at: number;
};

const HOURS_12_MS = 12 * 3_600_000;

/**
 * Creates sessions that live in a cookie, signed with a secret of this process. A restart signs everyone out.
 * `token` is required to start a session. Without it, every visitor of the console may start one.
 */
export function openSessions({ token, now }: { token: string | undefined; now: () => number }) {
  const secret = randomBytes(32);
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const isSame = (a: string, b: string) =>
    timingSafeEqual(Buffer.from(sign(a)), Buffer.from(sign(b)));

  const read = (cookie: string | undefined): Session | undefined => {
    const [text = '', signed = ''] = cookie?.split('.') ?? [];
    if (!isSame(signed, sign(text))) return undefined;
    const session: Session = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return now() - session.at < HOURS_12_MS ? session : undefined;
  };
  return {
    asksToken: token !== undefined,
    isToken: (given: string) => token === undefined || isSame(given, token),
    begin: (name: string): string => {
      const session: Session = { name, nonce: randomBytes(16).toString('base64url'), at: now() };
      const text = Buffer.from(JSON.stringify(session)).toString('base64url');
      return `${text}.${sign(text)}`;
    },
    read,
    /** Token in every form of a session, which another site cannot know (CSRF protection). */
    formToken: ({ nonce }: Session): string => sign(`form ${nonce}`),
    isForm: ({ nonce }: Session, given: string): boolean => isSame(given, sign(`form ${nonce}`)),
  };
}

export type Sessions = ReturnType<typeof openSessions>;
