import type { Context } from 'hono';
import { Refused } from '../backend/refusal';

/** Redirects to the console page of the form, with one line about the result. */
export function backWith(
  c: Context,
  back: string | undefined,
  line: { done: string } | { wrong: string },
): Response {
  const address = new URL(isConsolePage(back) ? back : '/sandbox/', 'http://sandbox.invalid');
  for (const [name, text] of Object.entries(line)) address.searchParams.set(name, text);
  return c.redirect(`${address.pathname}${address.search}${address.hash}`, 303);
}

/** Returns the answer of `work`. A refusal redirects to the console page with its message. */
export async function orBack(
  c: Context,
  back: string | undefined,
  work: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return backWith(c, back, { wrong: error.message });
    throw error;
  }
}

const isConsolePage = (path: string | undefined): path is string =>
  path !== undefined && /^\/sandbox\/[\w/?=&#%.-]*$/.test(path);
