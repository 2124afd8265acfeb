import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@shared/delivery/base/digest';
import { startHolding } from '../journeys/holding-server';
import type { Screen } from '../journeys/screen/screen';
import { test } from './production';
import { expect } from './test';

test.use({ expectedNoise: /Content Security Policy|integrity/i });

test('no foreign script runs after the start, even without Trusted Types and Integrity-Policy', async ({
  phone,
  production,
}) => {
  const text = 'globalThis.__beside = true;';
  const site = await startHolding(production.origin, { bare: /^\/app\// });
  try {
    const { base, integrity } = production.release.apps.guides;
    writeFileSync(join(production.store, base, 'beside.js'), text);
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
    await phone.engine.goto('about:blank'); // its requests end before the site that forwards them
  } finally {
    await site.stop();
  }
});

/** Adds a script as code of the page would, and returns what happens to it. */
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
