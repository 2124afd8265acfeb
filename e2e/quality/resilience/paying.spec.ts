import { expect, test } from '../../journeys/test';
import { doubleSubmit } from './double-submit';
import { filledIn } from './draft';
import { howMany, report, seed } from './how-many';
import { killWhilePaying } from './kill';
import { payer, pressOnce } from './lost-answers';
import { phone } from './phone';
import { seeded } from './random';
import { tally } from './tally';

/** Generous timeout: a trial takes up to 40 s on a busy machine, so only a hung trial reaches it. */
const EACH_MS = 120_000;
const STEP_MS = 20_000;
const doubles = howMany('DOUBLE', 2);
const kills = howMany('KILL', 1);
const answers = howMany('ANSWER', 3);

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

test(`a bad answer shows the server state (${answers} trials, seed ${seed}) [PAY-010, PAY-013, API-023]`, async ({
  context,
  page,
  sandbox,
}) => {
  test.setTimeout(60_000 + answers * EACH_MS);
  context.setDefaultTimeout(STEP_MS);
  // Use the strict contract, in which no key identifies a repeated order.
  await sandbox.staff('backend', { extras: 'none' });
  const draft = await filledIn(page, sandbox);
  const random = seeded(seed);
  const told = tally();
  const waits: number[] = [];
  let paying = await payer(context, sandbox, draft);
  for (let trial = 1; trial <= answers; trial += 1) {
    const { what, ms, isPaid } = await pressOnce(paying, sandbox, random);
    told.add(what);
    waits.push(ms);
    if (!isPaid) continue;
    await paying.page.close();
    paying = await payer(context, sandbox, draft);
  }

  report(
    `${answers} presses, one request each, told after at most ${Math.max(...waits)} ms: ${told.text()}`,
  );
  expect(told.total()).toBe(answers);
});
