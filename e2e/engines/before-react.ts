import type { FirstViewPage } from '../journeys/first-view-pages';
import { type HoldingServer, startHolding } from '../journeys/holding-server';
import { type Screen, screenOf } from '../journeys/screen/screen';
import { FONT, REACT } from '../journeys/without-react';
import { test as base } from './test';

export const HEIGHT = 844;

/** Requests that always come after the prerender: the coupons of a member. */
const LATER = /\/showProds/;

const IS_REACT =
  "!document.querySelector('.shell, [data-first]') && !!document.querySelector('main h1')";

/** A phone, and a server that can hold React. */
export const test = base.extend<{ held: HoldingServer; early: Screen }>({
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

/** Opens a start page, as a returning customer if it needs one, without React. */
export async function openHeld(
  held: HoldingServer,
  early: Screen,
  { to, person, known }: FirstViewPage,
): Promise<void> {
  const { engine } = early;
  if (person) {
    const query = new URLSearchParams({ as: 'ios', to, person });
    await engine.goto(`${held.origin}/sandbox/open?${query}`);
    await early.read(known);
    await untilReact(early);
  }
  held.hold();
  const web = `/sandbox/open?${new URLSearchParams({ as: 'web', to })}`;
  await engine.goto('about:blank');
  await engine.goto(held.origin + (person ? to : web));
  await early.until('a first view', () => engine.run("!!document.querySelector('[data-first]')"));
  await early.read(known);
}

export const untilReact = (early: Screen): Promise<void> =>
  early.until('React has taken over', () => early.engine.run(IS_REACT));
