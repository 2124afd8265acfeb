import { within } from '@testing-library/react';

declare const browserWindow: () => Window & { FormData: typeof FormData };

type Site = { request: (address: string, options?: RequestInit) => Response | Promise<Response> };

const MOST_HOPS = 3;

/**
 * Returns a browser without scripts that follows links and redirects, keeps cookies, and sends forms.
 * The test file must use the environment in page-environment.ts.
 */
export function browsing(site: Site, host = 'localhost:4319') {
  const cookies = new Map<string, string>();
  let origin: string | undefined = `http://${host}`;
  let status = 0;
  let path = '/';

  async function go(to: string, sent: RequestInit = {}, hops = 0): Promise<void> {
    path = to;
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { host, cookie, ...(sent.body && origin && { origin }) };
    const answer = await site.request(`http://${host}${to}`, { ...sent, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
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
    cookies,
    /** Sets the origin of sent forms. `undefined` sends no origin. */
    comesFrom: (named: string | undefined) => {
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
