import { filledIn } from '../../journeys/at-payment';
import { expect, test } from '../../journeys/test';
import { randomOf } from '../simulation/random';
import { killWhilePaying } from './kill';
import { phone } from './phone';
import { howMany, report, seed, tally } from './trials';

/** Generous timeout: a trial takes up to 40 s on a busy machine, so only a hung trial reaches it. */
const EACH_MS = 120_000;
const kills = howMany('KILL', 1);

test(`an app that is killed while paying makes one order (${kills} trials, seed ${seed}) [PAY-010, PAY-013, LAND-003]`, async ({
  context,
  page,
  sandbox,
}) => {
  test.setTimeout(60_000 + kills * EACH_MS);
  const draft = await filledIn(page, sandbox);
  const random = randomOf(seed, 'kill');
  const found = tally();
  const mobile = await phone(context);
  try {
    for (let trial = 1; trial <= kills; trial += 1)
      found.add(await killWhilePaying(mobile, sandbox, draft, random));
  } finally {
    await mobile.close();
  }

  report(`${kills} kills, one order each: ${found.text()}`);
  expect(found.total()).toBe(kills);
});
