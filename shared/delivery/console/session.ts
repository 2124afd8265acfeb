import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Who looks at the console: the name every change is written under. */
export type Session = {
  name: string;
  /** What this session's forms are signed with. */
  nonce: string;
  /** When it began, milliseconds since 1970. */
  at: number;
};

const HOURS_12_MS = 12 * 3_600_000;

/**
 * Sessions that nobody keeps: a cookie says who it is and is signed with a secret of this process, so that a restart
 * signs everybody out. `token`: what a person has to know to begin one; without it whoever reaches the console may.
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
    /** Stands in every form of a session; another site cannot know it. */
    formToken: ({ nonce }: Session): string => sign(`form ${nonce}`),
    isForm: ({ nonce }: Session, given: string): boolean => isSame(given, sign(`form ${nonce}`)),
  };
}

export type Sessions = ReturnType<typeof openSessions>;
