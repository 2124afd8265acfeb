import { STARTING_MS } from '../journeys/sandbox-process';
import type { Engine } from './engine';
import { startProduction } from './production';
import { expect, test } from './test';

/** A frame, which no page of ours may have. */
const STRANGER = '/stranger';

test.use({ expectedNoise: /frame-src/ });

test('a good start sends no report: the policies of a page refuse nothing of it', async ({
  phone,
}) => {
  test.setTimeout(STARTING_MS + 60_000);
  const sandbox = await startProduction();
  try {
    await phone.engine.goto(`${sandbox.origin}/sandbox/open?as=web&to=/app/`);
    await phone.see('tab', /^PREMIUM/);
    expect(await refused(phone.engine)).toEqual([STRANGER]);
    await phone.engine.goto('about:blank'); // what comes when the page is idle needs the sandbox
  } finally {
    await sandbox.stop();
  }
});

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
