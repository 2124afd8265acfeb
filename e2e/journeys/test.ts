import type { ExtraName } from '@shared/config/backend-extras';
import { type APIRequestContext, test as base, expect, type Page } from 'playwright/test';
import { routesEntered } from './entering';
import { type SandboxProcess, STARTING_MS, startSandbox } from './sandbox-process';

/** Where a person opens the product: inside the app, on the web, or as a developer. */
export type Device = 'android' | 'ios' | 'web' | 'developer';

export type Sandbox = SandboxProcess & {
  /** Opens the product as a seeded person; `to` is an address under /app/. */
  open: (page: Page, who: { person?: string; as: Device; to?: string }) => Promise<void>;
  /** A staff action or a setting of the sandbox; see e2e/sandbox/README.md. */
  staff: (action: string, body?: Record<string, unknown>) => Promise<unknown>;
  ask: (what: string) => Promise<unknown>;
  /** Whether the backend has this extra beyond the documents. */
  has: (extra: ExtraName) => Promise<boolean>;
};

type Fixtures = {
  sandbox: Sandbox;
  /** What this test makes the browser complain about. */
  expectedNoise: RegExp;
  quiet: undefined;
  entered: undefined;
};
type WorkerFixtures = { sandboxProcess: SandboxProcess };

export const test = base.extend<Fixtures, WorkerFixtures>({
  sandboxProcess: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const sandbox = await startSandbox();
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],
  baseURL: async ({ sandboxProcess }, use) => use(sandboxProcess.origin),
  /** Begins anew for every test, also for one that does not name it: a worker keeps its process. */
  sandbox: [
    async ({ sandboxProcess, request }, use) => {
      const sandbox = sandboxOf(sandboxProcess, request);
      await sandbox.staff('reset');
      await use(sandbox);
    },
    { auto: true },
  ],
  expectedNoise: [/^$/, { option: true }],
  /** No journey may break the page's policy or leave an error behind. */
  quiet: [
    async ({ page, expectedNoise }, use) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(String(error)));
      page.on('console', (message) => {
        if (/Content Security Policy|TrustedScript|integrity/i.test(message.text()))
          said.push(message.text());
      });
      await use(undefined);
      expect(said.filter((text) => !expectedNoise.test(text))).toEqual([]);
    },
    { auto: true },
  ],
  /** Told in the report: a change in the page of one of these routes runs this journey (`npm test -- --changed`). */
  entered: [
    async ({ page }, use, { annotations }) => {
      const routes = routesEntered(page);
      await use(undefined);
      for (const description of routes) annotations.push({ type: 'enters', description });
    },
    { auto: true },
  ],
});

export function sandboxOf(process: SandboxProcess, request: APIRequestContext): Sandbox {
  const { origin } = process;
  const staff = async (action: string, body: Record<string, unknown> = {}): Promise<unknown> => {
    const response = await request.post(`${origin}/sandbox/api/${action}`, { data: body });
    expect(response.ok(), `${action}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  return {
    ...process,
    open: async (page, { person, as, to = '/app/' }) => {
      const query = new URLSearchParams({ as, to, ...(person && { person }) });
      // A file that hangs must not hold up the test: the page's own words tell when it is there.
      await page.goto(`${origin}/sandbox/open?${query}`, { waitUntil: 'domcontentloaded' });
    },
    staff,
    has: async (extra) => {
      const { data } = (await staff('backend')) as { data: { extras: string } };
      return data.extras === 'all' || data.extras.split('+').includes(extra);
    },
    ask: async (what) => (await request.get(`${origin}/sandbox/api/${what}`)).json(),
  };
}

export { expect };
