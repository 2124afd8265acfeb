import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { Refused } from '../../backend/refusal';
import { EXTRAS_COOKIE, writeDialect } from '../../literal/dialect';
import type { Actions } from '../action';
import { required } from '../fields';

/** What the backend has for this browser alone. */
export const keepExtras = (c: Context, text: string): void =>
  setCookie(c, EXTRAS_COOKIE, text, { path: '/', httpOnly: true, sameSite: 'Lax' });

/** What the backend has for everybody who chose nothing. Source: A-76. */
export const backendActions: Actions = {
  extras: async (fields, { dialects }) => {
    const text = required(fields, 'extras');
    try {
      dialects.choose(text);
    } catch {
      throw new Refused(400, `${text}: 없는 추가 항목입니다.`);
    }
    return { said: `백엔드 추가 항목: ${writeDialect(dialects.usual())}`, data: text };
  },
};
