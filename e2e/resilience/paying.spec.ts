import { expect, test } from '../journeys/test';
import { doubleSubmit } from './double-submit';
import { filledIn } from './draft';
import { howMany, report, seed } from './how-many';
import { killWhilePaying } from './kill';
import { phone } from './phone';
import { seeded } from './random';
import { tally } from './tally';

const EACH_MS = 30_000;
const STEP_MS = 20_000;
const doubles = howMany('DOUBLE', 6);
const kills = howMany('KILL', 4);

test(`pressing pay twice makes one order (${doubles} trials, seed ${seed}) [PAY-010, PAY-013, API-023]`, async ({
  context,
  page,
  sandbox,
}) => {
  test.setTimeout(60_000 + doubles * EACH_MS);
  context.setDefaultTimeout(STEP_MS);
  const draft = await filledIn(page, sandbox);
  const random = seeded(seed);
  const pressed = tally();
  for (let trial = 1; trial <= doubles; trial += 1)
    pressed.add(await doubleSubmit(context, sandbox, draft, random));

  report(`${doubles} double presses, one order each: ${pressed.text()}`);
  expect(pressed.total()).toBe(doubles);
});

test(`an app that is killed while paying makes one order (${kills} trials, seed ${seed}) [PAY-010, PAY-013, LAND-003]`, async ({
  context,
  page,
  sandbox,
}) => {
  test.setTimeout(60_000 + kills * EACH_MS);
  const draft = await filledIn(page, sandbox);
  const random = seeded(seed);
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
