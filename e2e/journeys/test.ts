import type { ExtraName } from '@shared/config/backend-extras';
import { type APIRequestContext, test as base, expect, type Page } from 'playwright/test';
import { type SandboxProcess, STARTING_MS, startSandbox } from './sandbox-process';

/** How a person opens the product: in the app, on the web or as a developer. */
export type Device = 'android' | 'ios' | 'web' | 'developer';

/** A seeded person, or a web visitor, on a device. `to` is an address under /app/. */
export type Visitor = { person?: string; as: Device; to?: string };

export type Sandbox = SandboxProcess & {
  open: (page: Page, who: Visitor) => Promise<void>;
  /** Runs a staff action or changes a setting of the sandbox. See e2e/sandbox/README.md. */
  staff: (action: string, body?: Record<string, unknown>) => Promise<unknown>;
  ask: (what: string) => Promise<unknown>;
  /** Returns whether the backend has this optional extension. */
  has: (extra: ExtraName) => Promise<boolean>;
};

type Fixtures = {
  sandbox: Sandbox;
  /** Console errors that this test expects. */
  expectedNoise: RegExp;
  quiet: undefined;
};
type WorkerFixtures = {
  /** The response variant of the backend. */
  clothes: string;
  sandboxProcess: SandboxProcess;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  clothes: ['none', { scope: 'worker', option: true }],
  sandboxProcess: [
    async ({ clothes }, use) => {
      const sandbox = await startSandbox({ SANDBOX_CLOTHES: clothes });
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],
  baseURL: async ({ sandboxProcess }, use) => use(sandboxProcess.origin),
  /** Resets the sandbox for every test, even if the test does not use it, because a worker keeps its process. */
  sandbox: [
    async ({ sandboxProcess, request }, use) => {
      const sandbox = sandboxOf(sandboxProcess, request);
      await sandbox.staff('reset');
      await use(sandbox);
    },
    { auto: true },
  ],
  expectedNoise: [/^$/, { option: true }],
  /** Fails a journey that breaks the page's policy or leaves an error in the console. */
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
});

/** Returns the address of the sandbox that opens the product as a visitor. */
export const addressFor = (origin: string, { person, as, to = '/app/' }: Visitor): string =>
  `${origin}/sandbox/open?${new URLSearchParams({ as, to, ...(person && { person }) })}`;

export function sandboxOf(process: SandboxProcess, request: APIRequestContext): Sandbox {
  const { origin } = process;
  const staff = async (action: string, body: Record<string, unknown> = {}): Promise<unknown> => {
    const response = await request.post(`${origin}/sandbox/api/${action}`, { data: body });
    expect(response.ok(), `${action}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  return {
    ...process,
    open: async (page, who) => {
      // Do not wait for all files, because one may hang. The texts of the page show when it is ready.
      await page.goto(addressFor(origin, who), { waitUntil: 'domcontentloaded' });
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
