import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';

/** Cookie with the device that staff opened the product as: android, ios or developer. Without it, it is the web. */
export const DEVICE_COOKIE = 'sandbox_device';

/** Client address of a developer. It is on the developer list of the sandbox's settings. Source: AUTH-013. */
export const DEVELOPER_IP = '203.0.113.7';

/** Stores a setting in a cookie of this browser. Undefined removes it. */
export function keepInBrowser(c: Context, cookie: string, text: string | undefined): void {
  if (text === undefined) deleteCookie(c, cookie, { path: '/' });
  else setCookie(c, cookie, text, { path: '/', httpOnly: true, sameSite: 'Lax' });
}
