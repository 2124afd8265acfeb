import { ANSWERED, earlyPresses } from '../journeys/early-presses';
import { pageNamed } from '../journeys/first-view-pages';
import { openHeld, test, untilReact } from './before-react';
import { expect } from './test';

/**
 * The first press on each kind of control, and the one that opens a window. `journeys/first-view.spec.ts` checks all
 * presses in Chromium.
 */
const presses = earlyPresses.filter(
  ({ press: [role], after }, at) =>
    after.address === '/identity/' ||
    earlyPresses.findIndex(({ press }) => press[0] === role) === at,
);

for (const { on, press, atOnce, after } of presses)
  test(`${press.join(' ')} on ${on} is answered before React, and has its effect once after it`, async ({
    held,
    early,
    sandbox: _,
  }) => {
    const { engine } = early;
    const page = pageNamed(on);
    await openHeld(held, early, page);
    if (page.tab) await early.see('tab', page.tab);
    const [role, name] = press;
    const entries = await engine.run<number>('history.length');

    await early.press(role, new RegExp(name));

    await early.until('an answer to the press', async () =>
      (await engine.run<string[]>(ANSWERED)).some((one) => one.includes(name)),
    );
    if (atOnce) await early.read(new RegExp(atOnce));

    held.letGo();

    await untilReact(early);
    await early.read(new RegExp(after.reads));
    await early.until(`arrive at ${after.address}`, async () =>
      (await engine.address()).includes(after.address),
    );
    expect(await engine.run('history.length')).toBe(entries + (after.entries ?? 0));
  });
