import type { Engine } from '../journeys/screen/engine';
import { until } from '../journeys/screen/screen';
import { words } from '../journeys/steps/words';
import { popupBench } from './popups/bench';
import { kinds } from './popups/kinds';
import { expect, test } from './test';

/** Positions on a phone of 390×844: the backdrop, and popups in the middle or at the bottom. */
const VEIL = { x: 8, y: 420 };
const places = [VEIL, { x: 195, y: 420 }, { x: 195, y: 800 }] as const;

test('the page behind a popup does not scroll until the popup is closed [SHELL-013]', async ({
  phone: { engine },
}, info) => {
  const popups = await popupBench(engine, info.outputPath());
  const moved: string[] = [];
  for (const kind of kinds)
    for (const length of ['short', 'very long'] as const) {
      await popups.start();
      const before = await readTo(engine, 400);
      await popups.open(kind, length);
      for (const { x, y } of places) {
        await turn(engine, x, y, 6000);
        await turn(engine, x, y, -6000);
        await turn(engine, x, y, -200);
      }
      const after = await placeOf(engine);
      if (after !== before) moved.push(`${kind}, ${length}: from ${before} to ${after}`);
    }
  expect(moved).toEqual([]);
});

test('a popup over a popup keeps the scroll position until the last one is closed [SHELL-013, SHELL-014]', async ({
  phone,
}, info) => {
  const { engine } = phone;
  const popups = await popupBench(engine, info.outputPath());
  await popups.start();
  const before = await readTo(engine, 400);
  await popups.open('caution', 'short');
  await phone.press('button', '다음');
  await phone.read('유의사항 확인 후 진행해 주세요.');
  await turn(engine, 195, 420, 500);
  expect(await placeOf(engine)).toBe(before);

  await phone.press('button', '확인');
  await phone.see('checkbox', '유의사항을 읽고 확인하였습니다.');
  await turn(engine, 195, 420, 500);
  expect(await placeOf(engine)).toBe(before);

  await phone.check('checkbox', '유의사항을 읽고 확인하였습니다.');
  await phone.press('button', '다음');
  await phone.gone('dialog');
  expect(await placeOf(engine)).toBe(before);
  expect(await readTo(engine, 300)).toBe(before + 300);
});

test('a closed popup keeps the scroll position, on the first page of a visit, too [SHELL-013, SHELL-014]', async ({
  phone,
  sandbox,
}) => {
  const { engine } = phone;
  await sandbox.open(phone, { person: 'active-standard', as: 'ios', to: '/app/subscRevoke' });
  await phone.press('radio', /^STANDARD/);
  await phone.within('dialog').press('button', words.chosen);
  await phone.press('radio', '기타');
  const before = await placeOf(engine);
  expect(before).toBeGreaterThan(100);
  await phone.press('button', '해지 신청');
  await phone.see('dialog');
  expect(await placeOf(engine)).toBe(before);
  await phone.within('dialog').press('button', /닫기|취소|유지하기|확인/);
  await phone.gone('dialog');
  expect(await placeOf(engine)).toBe(before);
});

const placeOf = (engine: Engine) => engine.run<number>('Math.round(scrollY)');

/** Scrolls down and returns the new scroll position. */
async function readTo(engine: Engine, further: number): Promise<number> {
  const from = await placeOf(engine);
  await engine.wheel(195, 420, 0, further);
  await until('scroll the page', async () => (await placeOf(engine)) === from + further);
  return from + further;
}

/** Turns the wheel and waits for some frames in which the page could follow. */
async function turn(engine: Engine, x: number, y: number, by: number): Promise<void> {
  await engine.wheel(x, y, 0, by);
  await engine.run(`(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  })()`);
}
