import type { Context } from 'hono';

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

const isConsolePage = (path: string | undefined): path is string =>
  path !== undefined && /^\/sandbox\/[\w/?=&#%.-]*$/.test(path);
