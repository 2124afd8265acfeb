import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@shared/delivery/build/digest';
import { STARTING_MS } from '../journeys/sandbox-process';
import { startHolding } from './holding-server';
import { startProduction } from './production';
import type { Screen } from './screen';
import { expect, test } from './test';

test.use({ expectedNoise: /Content Security Policy|integrity/i });

test('once the app is here no script runs but those of the release, also in an engine that knows neither Trusted Types nor Integrity-Policy', async ({
  phone,
}) => {
  test.setTimeout(STARTING_MS + 60_000);
  const text = 'globalThis.__beside = true;';
  const sandbox = await startProduction();
  const site = await startHolding(sandbox.origin, { bare: /^\/app\// });
  try {
    const { base, integrity } = sandbox.release.apps.guides;
    writeFileSync(join(sandbox.store, base, 'beside.js'), text);
    await phone.engine.goto(`${site.origin}/sandbox/open?as=web&to=/app/`);
    await phone.see('tab', /^PREMIUM/);
    const ofOurs = `${base}screens.js`;
    const digest = integrity['screens.js'] ?? '';

    const beside = `${base}beside.js`;
    expect(await outcome(phone, beside, integrityOf(text)), 'a file beside ours').toBe('refused');
    expect(await outcome(phone, beside, ''), 'the same without a digest').toBe('refused');
    expect(await outcome(phone, beside, digest), 'under the digest of ours').toBe('refused');
    expect(await outcome(phone, ofOurs, ''), 'ours without its digest').toBe('refused');
    expect(await phone.engine.run("'__beside' in globalThis")).toBe(false);
    expect(await outcome(phone, ofOurs, digest), 'ours').toBe('ran');
    await phone.engine.goto('about:blank'); // what comes when the page is idle needs the sandbox
  } finally {
    await site.stop();
    await sandbox.stop();
  }
});

/** What becomes of a script that is put into the page as code of the page would. */
const outcome = ({ engine }: Screen, address: string, digest: string) =>
  engine.run<'ran' | 'refused'>(`new Promise((done) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if ('${digest}') script.integrity = '${digest}';
    script.src = '${address}?asked=' + performance.now();
    script.onload = () => done('ran');
    script.onerror = () => done('refused');
    document.head.append(script);
  })`);
