import { readFileSync } from 'node:fs';
import { asData, type Part, shareApart } from '../journeys/compare-pictures';
import { firstViewPages } from '../journeys/first-view-pages';
import { type HoldingServer, startHolding } from '../journeys/holding-server';
import { nightlyUnless } from '../journeys/nightly';
import type { Engine } from '../journeys/screen/engine';
import { type Screen, screenOf, until } from '../journeys/screen/screen';
import { FONT, REACT } from '../journeys/without-react';
import { test as base, expect } from './test';

const HEIGHT = 844;
/** Generous timeout in milliseconds for screenshots on a busy machine. */
const PICTURES_TAKE_MS = 60_000;

const test = base.extend<{ held: HoldingServer; early: Screen }>({
  held: async ({ sandboxProcess }, use) => {
    const server = await startHolding(sandboxProcess.origin, {
      held: REACT,
      later: LATER,
      never: FONT,
    });
    await use(server);
    await server.stop();
  },
  /** A phone that does not wait until the page has loaded. */
  early: async ({ browserOf }, use, info) => {
    const engine = await browserOf.open({ waitsForAll: false, drawsLayers: true });
    await engine.resize(390, HEIGHT);
    await use(screenOf(engine));
    if (info.status !== info.expectedStatus) await engine.picture(info.outputPath('screen.png'));
    await engine.stop();
  },
});

for (const { name, to, known, person, isEveryRun } of firstViewPages)
  test(
    `${name} appears before React and looks the same after it, also with text of 200 %`,
    nightlyUnless(isEveryRun === true),
    async ({ held, early, sandbox: _ }, info) => {
      const { engine } = early;
      const look = (of: string) => looked(engine, info.outputPath(`${of}.png`));
      if (person) {
        const query = new URLSearchParams({ as: 'ios', to, person });
        await engine.goto(`${held.origin}/sandbox/open?${query}`);
        await early.read(known);
        await early.until('React has taken over', () => engine.run(IS_REACT));
      }
      held.hold();
      const web = `/sandbox/open?${new URLSearchParams({ as: 'web', to })}`;
      await engine.goto('about:blank');
      await engine.goto(held.origin + (person ? to : web));
      await early.until('a first view', () =>
        engine.run("!!document.querySelector('[data-first]')"),
      );
      await early.read(known);
      const before = await look('before');
      await textOf(engine, '200%');
      const largeBefore = await look('large-before');

      held.letGo();

      await early.until('React has taken over', () => engine.run(IS_REACT));
      await early.read(known);
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

/** Requests that always come after the prerender: the coupons of a member. */
const LATER = /\/showProds/;

const IS_REACT =
  "!document.querySelector('.shell, [data-first]') && !!document.querySelector('main h1')";

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
