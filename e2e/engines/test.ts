import { type APIRequestContext, test as base, expect } from 'playwright/test';
import { type SandboxProcess, STARTING_MS, startSandbox } from '../journeys/sandbox-process';
import { startChromium } from '../journeys/screen/chromium';
import type { EngineBrowser, EngineName } from '../journeys/screen/engine';
import { type Screen, screenOf } from '../journeys/screen/screen';
import { addressFor, type Sandbox as PageSandbox, sandboxOf, type Visitor } from '../journeys/test';
import { startWebKit } from './webkit';

export type Sandbox = Omit<PageSandbox, 'open'> & {
  open: (screen: Screen, who: Visitor) => Promise<void>;
};

type Fixtures = {
  sandbox: Sandbox;
  /** A phone of 390×844. */
  phone: Screen;
  /** Errors that this test expects: of the console, or reported by the page. */
  expectedNoise: RegExp;
};
type Options = {
  /** The browser accepts certificates that no authority has signed. */
  trustsAll: boolean;
  /** See `Opening`. The nightly run always draws in layers. */
  drawsLayers: boolean;
};
type WorkerFixtures = {
  engine: EngineName;
  sandboxProcess: SandboxProcess;
  browserOf: EngineBrowser;
};

/** Kinds of client events that are errors of the page. */
const FAULTS = ['script', 'exception', 'csp-violation'];

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  expectedNoise: [/^$/, { option: true }],
  trustsAll: [false, { option: true }],
  drawsLayers: [Boolean(process.env['NIGHTLY']), { option: true }],
  sandboxProcess: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const sandbox = await startSandbox();
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],
  browserOf: [
    async ({ engine, launchOptions }, use) => {
      const browser = await (engine === 'webkit' ? startWebKit() : startChromium(launchOptions));
      await use(browser);
      await browser.stop();
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ sandboxProcess, request }, use) => {
    const sandbox = ofScreens(sandboxProcess, request);
    await sandbox.staff('reset');
    await use(sandbox);
  },
  phone: async (
    { engine, browserOf, sandbox, expectedNoise, trustsAll, drawsLayers },
    use,
    info,
  ) => {
    const opened = await browserOf.open({ trustsAll, drawsLayers });
    try {
      await opened.resize(390, 844);
      await use(screenOf(opened));
      const told = (await sandbox.ask('client-events')) as { kind: string; said: string }[];
      const thrown = told.filter(({ kind }) => FAULTS.includes(kind)).map(({ said }) => said);
      const unexpected = [...opened.errors(), ...thrown].filter(
        (text) => !expectedNoise.test(text),
      );
      expect(unexpected, `errors in ${engine}`).toEqual([]);
    } finally {
      if (info.status !== info.expectedStatus)
        await opened.picture(info.outputPath('screen.png')).catch(() => undefined);
      await opened.stop();
    }
  },
});

function ofScreens(process: SandboxProcess, request: APIRequestContext): Sandbox {
  return {
    ...sandboxOf(process, request),
    open: ({ engine }, who) => engine.goto(addressFor(process.origin, who)),
  };
}

export { expect };
