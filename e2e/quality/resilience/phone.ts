import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { quiet } from '../../journeys/browser';

/** The part that is killed: the renderer of the webview (low memory), or the whole app. */
export type End = 'webview' | 'app';

export type Phone = {
  context: () => BrowserContext;
  /** Kills it at once. Data on disk stays, and the app signs in again as before. */
  kill: (end: End, page: Page) => Promise<void>;
  close: () => Promise<void>;
};

/** A renderer that is changing pages may not report its crash. */
const CRASH_MS = 2_000;
const SLOWEST_STEP_MS = 20_000;

const flags = [...quiet, '--headless=new', '--remote-debugging-port=0', '--window-size=390,844'];

/** Starts a browser with its own profile on disk that outlives it, signed in like `signedIn`. */
export async function phone(signedIn: BrowserContext): Promise<Phone> {
  const disk = mkdtempSync(join(tmpdir(), 'care-phone-'));
  const { cookies } = await signedIn.storageState();
  const start = async () => {
    const running = await launch(disk);
    await running.context.addCookies(cookies);
    return running;
  };
  let running = await start();
  return {
    context: () => running.context,
    kill: async (end, page) => {
      if (end === 'webview') return crash(running.context, page);
      await finish(running.process);
      running = await start();
    },
    close: async () => {
      await finish(running.process);
      rmSync(disk, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Crashes the renderer and closes its tab. A page that opens later has no tab storage. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  // The command never gets an answer, because its page is gone.
  session.send('Page.crash').catch(() => undefined);
  await Promise.race([page.waitForEvent('crash'), sleep(CRASH_MS)]);
  await Promise.race([page.close(), sleep(CRASH_MS)]);
}

async function launch(disk: string): Promise<{ process: ChildProcess; context: BrowserContext }> {
  const path = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  // Use a process group, so that the whole browser can be killed at once.
  const child = spawn(path, [...flags, `--user-data-dir=${disk}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((found, failed) => {
    let said = '';
    child.stderr.on('data', (bytes) => {
      said += String(bytes);
      const [, ws] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (ws) found(ws);
    });
    child.once('exit', () => failed(new Error(`the browser did not start:\n${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('a browser has a context');
  context.setDefaultTimeout(SLOWEST_STEP_MS);
  return { process: child, context };
}

function finish(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null)
    return Promise.resolve();
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  process.kill(-child.pid, 'SIGKILL');
  return ended;
}
