import type { User } from '@shared/api/auth';
import { parseJson } from '@shared/text/safe-json';
import * as v from 'valibot';

/**
 * The token cookie of this browser, with the account ids that calls need.
 * Every script of the page can read it, so it has no name, email address or phone number. Rights depend on the token
 * only. Source: A-17, AUTH-004.
 */
export type TokenCookie = {
  token: string;
  user: KeptUser;
  /** Milliseconds since the epoch. */
  expiresAt: number;
};
export type KeptUser = Pick<User, 'id' | 'vtgId' | 'vtgNo' | 'plusNo'> & {
  /** Only for a test account, because it gives rights that others do not have. Source: A-16. */
  email?: string | undefined;
};

const text = v.pipe(v.string(), v.maxLength(300));
const maybeText = v.optional(text);
const shape = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  user: v.object({
    id: text,
    email: maybeText,
    vtgId: maybeText,
    vtgNo: maybeText,
    plusNo: maybeText,
  }),
  expiresAt: v.number(),
});

/** `document.cookie`, and whether the page was loaded over https. */
export type CookieJar = { jar: { cookie: string }; secure: boolean };

/** Returns the token cookie, or undefined if it is expired, broken or has another format. Source: AUTH-004. */
export function readToken({ jar }: CookieJar, name: string, now: number): TokenCookie | undefined {
  const read = v.safeParse(shape, parseJson(cookieNamed(jar.cookie, name)));
  if (!read.success || read.output.expiresAt <= now) return undefined;
  return { ...read.output, user: read.output.user as KeptUser };
}

/** Writes the cookie for the lifetime that the server gave. Source: AUTH-008. */
export function writeToken(at: CookieJar, name: string, cookie: TokenCookie, now: number): void {
  const seconds = Math.floor((cookie.expiresAt - now) / 1000);
  write(at, name, JSON.stringify(cookie), seconds);
}

export const removeCookie = (at: CookieJar, name: string): void => write(at, name, '', 0);

/** Writes the time of the last request. Source: AUTH-009. */
export const writeLastRequest = (
  at: CookieJar,
  name: string,
  now: number,
  lifetimeSec: number,
): void => write(at, name, String(now), lifetimeSec);

function write({ jar, secure }: CookieJar, name: string, value: string, maxAgeSec: number): void {
  const safely = secure ? '; Secure' : '';
  jar.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSec}; SameSite=Lax${safely}`;
}

function cookieNamed(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((part) => part.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined; // Not written by this app.
  }
}
