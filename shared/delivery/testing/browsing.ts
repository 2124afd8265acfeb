import { within } from '@testing-library/react';

declare const browserWindow: () => Window & { FormData: typeof FormData };

type Site = { request: (address: string, options?: RequestInit) => Response | Promise<Response> };

const MOST_HOPS = 3;

/**
 * Returns a browser without scripts that follows links and redirects and sends forms.
 * The test file must use the environment in page-environment.ts.
 */
export function browsing(site: Site, host = 'localhost:4319') {
  let authorization: string | undefined;
  let origin = `http://${host}`;
  let status = 0;
  let path = '/';

  async function go(to: string, sent: RequestInit = {}, hops = 0): Promise<void> {
    path = to;
    const headers = {
      host,
      ...(authorization && { authorization }),
      ...(sent.body && { origin }),
    };
    const answer = await site.request(`http://${host}${to}`, { ...sent, headers });
    const next = answer.headers.get('location');
    if (next !== null && hops < MOST_HOPS) return go(next, {}, hops + 1);
    status = answer.status;
    const { document } = browserWindow();
    document.open();
    document.write(await answer.text());
    document.close();
  }

  /** Returns the path of an address in the page, which is below the base of the page. */
  const pathOf = (address: string | null) => {
    const base = browserWindow().document.querySelector('base')?.getAttribute('href') ?? path;
    const { pathname, search } = new URL(address ?? '', new URL(base, `http://${host}`));
    return `${pathname}${search}`;
  };
  const page = () => within(browserWindow().document.body);
  return {
    page,
    /** Finds an element that has no role. */
    find: (selector: string) => browserWindow().document.querySelector<HTMLInputElement>(selector),
    open: (to: string) => go(to),
    status: () => status,
    path: () => path,
    /** Gives the browser a name and a token, as its own dialog does. */
    signIn: (name: string, token: string) => {
      authorization = `Basic ${Buffer.from(`${name}:${token}`).toString('base64')}`;
    },
    /** Sets the origin of sent forms. */
    comesFrom: (named: string) => {
      origin = named;
    },
    follow: (name: string | RegExp) =>
      go(pathOf(page().getByRole('link', { name }).getAttribute('href'))),
    fill: (label: string, text: string) => {
      page().getByLabelText<HTMLInputElement>(label).value = text;
    },
    press: (name: string) => {
      const form = page().getByRole('button', { name }).closest('form');
      if (!form) throw new Error(`${name} sends nothing`);
      const fields = [...new (browserWindow().FormData)(form)].map(([key, value]) => [
        key,
        String(value),
      ]);
      const body = new URLSearchParams(fields);
      return go(pathOf(form.getAttribute('action')), { method: 'POST', body });
    },
  };
}

export type Browsing = ReturnType<typeof browsing>;
