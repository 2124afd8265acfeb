import type { Engine } from '../journeys/screen/engine';
import { ask, until } from '../journeys/screen/screen';
import { words } from '../journeys/steps/words';
import { popupBench } from './popups/bench';
import { kinds, lengths } from './popups/kinds';
import { expect, test } from './test';

const phones = [
  [390, 844],
  [320, 568],
  [844, 390],
] as const;

/** Heights of a phone's keyboard in px. Android reduces the window, an iPhone only the visual viewport. */
const KEYBOARD = { upright: 291, lying: 200 };

/**
 * Turns of the wheel on a phone of 390×844: over the backdrop, and over popups in the middle or at the bottom. Each turn
 * that starts at an end of the popup would scroll the page behind it.
 */
const turns = [
  [8, 420, -200],
  [8, 420, 6000],
  [195, 420, -200],
  [195, 420, 6000],
  [195, 800, 200],
  [195, 800, -6000],
] as const;

test('every kind of popup is in the window with all buttons, and the page behind stays [SHELL-013, SHELL-020]', async ({
  phone: { engine },
}, info) => {
  const popups = await popupBench(engine, info.outputPath());
  const faults: string[] = [];
  for (const kind of kinds)
    for (const length of lengths) {
      await engine.resize(390, 844);
      await popups.start();
      const before = await readTo(engine, 400);
      await popups.open(kind, length);
      for (const [x, y, by] of length === 'long' ? [] : turns) await turn(engine, x, y, by);
      const after = await placeOf(engine);
      if (after !== before) faults.push(`${kind}, ${length}: scrolled from ${before} to ${after}`);
      const outside = await outsideWindow(engine, { onAndroid: length === 'very long' });
      faults.push(...outside.map((fault) => `${kind}, ${length}, ${fault}`));
    }
  expect(faults).toEqual([]);
});

/** Returns the faults of an open popup on each phone, without and with a keyboard: parts that lie outside the window. */
async function outsideWindow(engine: Engine, { onAndroid }: { onAndroid: boolean }) {
  const faults: string[] = [];
  const look = async (when: string) => {
    await engine.run(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
    const found = await ask<string[]>(engine, 'popupFaults');
    faults.push(...found.map((fault) => `${when}: ${fault}`));
  };
  for (const [width, height] of phones) {
    const keyboard = height > width ? KEYBOARD.upright : KEYBOARD.lying;
    const size = `${width}x${height}`;
    await engine.resize(width, height);
    await look(`${size} at rest`);
    await engine.run(keyboardIs(keyboard));
    await look(`${size}, keyboard of an iPhone`);
    await engine.run(keyboardIs(0));
    if (!onAndroid) continue;
    await engine.resize(width, height - keyboard);
    await look(`${size}, keyboard of Android`);
  }
  return faults;
}

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
  // A turn directly after the popup may come before the page is free, so the wheel turns until the page follows.
  await until('scroll the page again', async () => {
    await turn(engine, 195, 420, 300);
    return (await placeOf(engine)) > before;
  });
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

/** Scrolls down and returns the new scroll position. A page that has just loaded may miss a turn of the wheel. */
async function readTo(engine: Engine, further: number): Promise<number> {
  const to = (await placeOf(engine)) + further;
  await until('scroll the page', async () => {
    const left = to - (await placeOf(engine));
    if (left !== 0) await turn(engine, 195, 420, left);
    return left === 0;
  });
  return to;
}

/** Turns the wheel and waits for some frames in which the page could follow. */
async function turn(engine: Engine, x: number, y: number, by: number): Promise<void> {
  await engine.wheel(x, y, 0, by);
  await engine.run(`(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  })()`);
}

/** Returns a script that simulates an iPhone's keyboard of this height, which only changes the visual viewport. */
const keyboardIs = (height: number) => `(() => {
  const view = window.visualViewport;
  delete view.height;
  if (${height} > 0)
    Object.defineProperty(view, 'height', { value: innerHeight - ${height}, configurable: true });
  view.dispatchEvent(new Event('resize'));
})()`;
