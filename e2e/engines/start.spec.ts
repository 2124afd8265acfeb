import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionsIn } from '@shared/delivery/store/releases';
import { goLive, releaseNow } from '../journeys/channel';
import { STARTING_MS, startSandbox } from '../journeys/sandbox-process';
import type { Engine } from './engine';
import { expect, test } from './test';

const BUILT = join(import.meta.dirname, '../../.store');
/** Has no tools for testers, as production has none. */
const CHANNEL = 'without-tools';
/** A frame, which no page of ours may have. */
const STRANGER = '/stranger';

test.use({ expectedNoise: /frame-src/ });

test('a good start sends no report: the policies of a page refuse nothing of it', async ({
  phone,
}) => {
  test.setTimeout(STARTING_MS + 60_000);
  const store = mkdtempSync(join(tmpdir(), 'care-store-'));
  await releaseIn(store);
  const sandbox = await startSandbox({ SANDBOX_STORE: store, SANDBOX_CHANNEL: CHANNEL });
  try {
    await phone.engine.goto(`${sandbox.origin}/sandbox/open?as=web&to=/app/`);
    await phone.see('tab', /^PREMIUM/);
    expect(await refused(phone.engine)).toEqual([STRANGER]);
    await phone.engine.goto('about:blank'); // what comes when the page is idle needs the sandbox
  } finally {
    await sandbox.stop();
    rmSync(store, { recursive: true });
  }
});

/** What is built, live in a store of its own. */
async function releaseIn(store: string): Promise<void> {
  const versions = versionsIn(await releaseNow(BUILT, 'sandbox'));
  for (const [app, version] of Object.entries(versions))
    cpSync(join(BUILT, app, version), join(store, app, version), { recursive: true });
  await goLive(store, CHANNEL, { versions });
}

/** Addresses that were refused so far, and that of a stranger, which is refused last: reports come in their order. */
const refused = (engine: Engine) =>
  engine.run<string[]>(`new Promise((done) => {
    const found = [];
    new ReportingObserver((reports) => {
      found.push(...reports.map(({ body }) => new URL(body.blockedURL, location.href).pathname));
      if (found.includes('${STRANGER}')) done([...new Set(found)]);
    }, { buffered: true }).observe();
    const frame = document.createElement('iframe');
    frame.src = '${STRANGER}';
    document.body.append(frame);
  })`);
