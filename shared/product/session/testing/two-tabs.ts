import { fetchSubscription } from '@shared/api/subscription';
import { answers } from '@shared/api/testing/answers';
import { MemoryCookies } from './memory';
import { MemoryTabs } from './memory-tabs';
import { type Backend, opened } from './visit';

/** A server that accepts only its last token. An expired last token is accepted only for a renewal. */
export function strictServer() {
  let given = 1;
  let hasRunOut = false;
  const isLast = (headers: Readonly<Record<string, string>>) =>
    headers['Authorization'] === `Bearer token-${given}`;
  const backend: Backend = {
    'POST /api/v1App/users/storeToken': () => ({
      body: { ...answers.storeToken, token: `token-${given}` },
    }),
    'POST /api/v1App/users/updateToken': ({ headers }) => {
      if (!isLast(headers)) return { status: 401 };
      given += 1;
      hasRunOut = false;
      return { body: { ...answers.updateToken, token: `token-${given}` } };
    },
    'GET /api/v1App/subscs/S1': ({ headers }) =>
      isLast(headers) && !hasRunOut ? { body: answers.getSubsc } : { status: 401 },
  };
  return {
    backend,
    runOut: () => {
      hasRunOut = true;
    },
    /** Makes all tokens so far invalid. */
    forget: () => {
      given += 1;
    },
  };
}

export async function twoTabs(
  backend: Backend,
  how: ConstructorParameters<typeof MemoryTabs>[0] = {},
) {
  const cookies = new MemoryCookies();
  const browser = new MemoryTabs(how);
  const open = async () => {
    const tab = await opened({ backend, cookies, tabs: browser.tab() });
    return { ...tab, ask: () => fetchSubscription(tab.core.call, 'S1') };
  };
  return { cookies, browser, first: await open(), second: await open() };
}

/** Returns the number of renewals that the tabs requested. */
export const renewals = (...tabs: readonly { requests: readonly string[] }[]) =>
  tabs.flatMap(({ requests }) => requests).filter((name) => name.endsWith('/updateToken')).length;

/** A cookie of another tab. */
export const cookieOf = (id: string, token: string) =>
  `app_token=${encodeURIComponent(
    JSON.stringify({ token, user: { id, vtgId: `VTG-${id}` }, expiresAt: 9e15 }),
  )}; Max-Age=60`;
