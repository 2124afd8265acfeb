import type { Engine } from '../journeys/screen/engine';
import { test } from './production';
import { expect } from './test';

/** Address of a frame, which our pages must not have. */
const STRANGER = '/stranger';

test.use({ expectedNoise: /frame-src/ });

test('a good start sends no policy report', async ({ phone, production }) => {
  await phone.engine.goto(`${production.origin}/sandbox/open?as=web&to=/app/`);
  await phone.see('tab', /^PREMIUM/);
  expect(await refused(phone.engine)).toEqual([STRANGER]);
});

/** Returns the blocked addresses. Adds a forbidden frame, which is reported last, because reports come in order. */
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
