import { appNames } from '@shared/routes/apps';
import type { Browser, Page } from 'playwright/test';
import type { Device, Sandbox } from '../../journeys/test';

/** Versions and sign-ins of one document. */
type Seen = { versions: Map<string, Set<string>>; signIns: number };

export type Client = {
  page: Page;
  documents: Seen[];
  /** Requested files of the product that were missing. */
  missing: string[];
  errors: string[];
  steps: number;
  reload: () => Promise<void>;
  close: () => Promise<void>;
};

const FILE = new RegExp(`^/(${appNames.join('|')})/[^/]+/.+\\.(js|css)$`);
/** The file that names its version. Others may have the address of an earlier version (ADR 0046). */
const START = new RegExp(`^/(${appNames.join('|')})/([^/]+)/(main|entry)\\.js$`);
const SIGN_IN = /\/auth\/initSession$/;

/** Opens a separate phone that records the versions of its documents. */
export async function openClient(browser: Browser, sandbox: Sandbox, as: Device): Promise<Client> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const documents: Seen[] = [];
  const missing: string[] = [];
  const errors: string[] = [];
  const byLoader = new Map<string, Seen>();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  // The browser reports the document of each request. While the next document loads, the previous one still prefetches.
  wire.on('Network.requestWillBeSent', ({ loaderId, request, type }) => {
    const { pathname } = new URL(request.url);
    if (type === 'Document' && pathname.startsWith('/app/')) {
      const document: Seen = { versions: new Map(), signIns: 0 };
      byLoader.set(loaderId, document);
      documents.push(document);
    }
    const seen = byLoader.get(loaderId);
    if (!seen) return;
    if (SIGN_IN.test(pathname)) seen.signIns += 1;
    const [, app, version] = START.exec(pathname) ?? [];
    if (app && version) seen.versions.set(app, (seen.versions.get(app) ?? new Set()).add(version));
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (FILE.test(pathname) && response.status() >= 400)
      missing.push(`${response.status()} ${pathname}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await sandbox.open(page, { person: 'active-standard', as });
  // The address signs the customer in, so it must stay until the page has read it.
  await page.locator('main:not([data-first])').waitFor();
  return {
    page,
    documents,
    missing,
    errors,
    steps: 0,
    reload: async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    close: () => context.close(),
  };
}
