import { readFileSync } from 'node:fs';
import { asData, type Part, shareApart } from '../journeys/compare-pictures';
import { firstViewPages } from '../journeys/first-view-pages';
import { nightlyUnless } from '../journeys/nightly';
import type { Engine } from '../journeys/screen/engine';
import { until } from '../journeys/screen/screen';
import { HEIGHT, openHeld, test, untilReact } from './before-react';
import { expect } from './test';

/** Generous timeout in milliseconds for screenshots on a busy machine. */
const PICTURES_TAKE_MS = 60_000;

for (const page of firstViewPages)
  test(
    `${page.name} appears before React and looks the same after it, also with text of 200 %`,
    nightlyUnless(page.isEveryRun === true),
    async ({ held, early, sandbox: _ }, info) => {
      const { engine } = early;
      const look = (of: string) => looked(engine, info.outputPath(`${of}.png`));
      await openHeld(held, early, page);
      const before = await look('before');
      await textOf(engine, '200%');
      const largeBefore = await look('large-before');

      held.letGo();

      await untilReact(early);
      await early.read(page.known);
      const largeAfter = await look('large-after');
      await textOf(engine, '100%');
      const after = await look('after');
      for (const [one, other] of [
        [before, after],
        [largeBefore, largeAfter],
      ] as const) {
        expect(moved(one.boxes, other.boxes)).toEqual([]);
        expect(await otherShare(engine, one, other)).toBeLessThan(0.001);
      }
    },
  );

const textOf = (engine: Engine, size: string) =>
  engine.run(`document.documentElement.style.fontSize = '${size}'`);

/**
 * Disables animations. Rows outside the window get their real height instead of an estimate. Hides the message about a
 * long wait and the QA controls.
 */
const STILL = `* { animation: none !important; content-visibility: visible !important; transition: none !important }
  sandbox-native, body > [role=status] { visibility: hidden }`;

/**
 * `isOutline` is true for the skeleton of content that comes later. `isOpen` is true for boxes around it, which grow
 * with that content.
 */
type Box = Part & { what: string; isOutline: boolean; isOpen: boolean };
type Look = { boxes: readonly Box[]; data: string };

/** Returns all boxes of the main part and a screenshot, once both are stable. Header and footer come with React. */
async function looked(engine: Engine, file: string): Promise<Look> {
  let look: Look = { boxes: [], data: '' };
  const again = async () => {
    const last = JSON.stringify(look);
    const boxes = await engine.run<Box[]>(BOXES);
    await engine.picture(file);
    look = { boxes, data: asData(readFileSync(file)) };
    return JSON.stringify(look) === last;
  };
  await until('a picture that stays', again, PICTURES_TAKE_MS);
  return look;
}

const BOXES = `(async () => {
  const still = new CSSStyleSheet();
  still.replaceSync(\`${STILL}\`);
  document.adoptedStyleSheets = [still];
  scrollTo(0, 0);
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('main, main :not(svg *)')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { tagName, className } = element;
    const what = tagName === 'MAIN' ? 'main' : tagName + ' ' + className;
    const isOutline = className.includes?.('Skeleton') === true;
    const isOpen = element.querySelector('[class*=Skeleton]') !== null;
    return { what, x, y, width, height, isOutline, isOpen };
  });
})()`;

/** Tolerance in px, because text positions can differ by parts of a pixel. */
const WORDS_PX = 1.5;

function moved(before: readonly Box[], after: readonly Box[]): readonly string[] {
  const outline = before.findIndex(({ isOutline }) => isOutline);
  const above = outline < 0 ? before.length : outline;
  const below = outline < 0 ? 0 : before.length - outline - 1;
  if (outline < 0 && before.length !== after.length)
    return [`${before.length} boxes are ${after.length}`];
  return [
    ...apart(before.slice(0, above), after.slice(0, above)),
    ...apart(before.slice(before.length - below), after.slice(after.length - below)),
  ];
}

const apart = (before: readonly Box[], after: readonly Box[]): readonly string[] =>
  before.flatMap((box, at) => {
    const now = after[at];
    const sides = (['x', 'y', 'width', 'height'] as const).slice(0, box.isOpen ? 3 : 4);
    const isThere =
      now?.what === box.what && sides.every((side) => Math.abs(now[side] - box[side]) <= WORDS_PX);
    return isThere ? [] : [`${JSON.stringify(box)} is ${JSON.stringify(now)}`];
  });

/** Returns the share of pixels in the visible main part that differ. */
function otherShare(engine: Engine, one: Look, other: Look): Promise<number> {
  const { x, y, width, height } = one.boxes[0] ?? { x: 0, y: 0, width: 0, height: 0 };
  // The scrollbar at the edge fades out.
  const part = { x, y, width: width - 8, height: Math.min(height, HEIGHT - y) };
  const given = JSON.stringify({ pictures: [one.data, other.data], part, from: 64 });
  return engine.run(`(${shareApart})(${given})`);
}
