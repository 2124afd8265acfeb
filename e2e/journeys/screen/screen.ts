import type { Engine } from './engine';
import type { Eyes } from './eyes/main';
import type { Arrival, Reach } from './eyes/reach';
import { eyesScript } from './eyes-script';
import { FIELD, FILE, type Query, said, sent, TEXT, type Words } from './query';

const DEADLINE = 30_000;
const pause = () => new Promise<void>((done) => setTimeout(done, 40));
const PRESS_TAKES_AT_MOST = 2_000;

type Which = { nth?: number };

/** A page as a customer uses it, by role and accessible name. It is the same in every engine. */
export type Screen = {
  engine: Engine;
  /** Returns the part of the screen inside an element, for example a popup or a card. */
  within: (role: string, name?: Words) => Screen;
  /** Scrolls to the control and taps its middle, like a finger. */
  press: (role: string, name?: Words, which?: Which) => Promise<void>;
  /** Ticks the box unless it is ticked. */
  check: (role: string, name?: Words, which?: Which) => Promise<void>;
  fill: (name: Words, value: string) => Promise<void>;
  choose: (list: string, option: Words) => Promise<void>;
  attach: (label: Words, file: string) => Promise<void>;
  /** Waits until the element is visible. `gone` waits until it is not. */
  see: (role: string, name?: Words) => Promise<void>;
  gone: (role: string, name?: Words) => Promise<void>;
  read: (text: Words) => Promise<void>;
  /** Returns the current state without waiting. */
  count: (role: string, name?: Words) => Promise<number>;
  texts: (role: string, name?: Words) => Promise<readonly string[]>;
  values: (role: string, name?: Words) => Promise<readonly unknown[]>;
  checked: (role: string, name?: Words) => Promise<readonly boolean[]>;
  /** Runs the steps in the window that opens now and then returns to the first window. */
  inNewWindow: (steps: () => Promise<void>) => Promise<void>;
  until: (what: string, holds: () => Promise<boolean>) => Promise<void>;
};

export function screenOf(engine: Engine, place?: Query): Screen {
  const at = (role: string, name?: Words, which?: Which): Query => ({
    role,
    ...(name !== undefined && { name }),
    ...(place && { within: place }),
    ...which,
  });
  const asked = <Answer>(method: keyof Eyes, query: Query) => look<Answer>(engine, method, query);
  const count = (role: string, name?: Words) => asked<number>('count', at(role, name));
  const press = (role: string, name?: Words, which?: Which) =>
    pressed(engine, at(role, name, which));
  const see = async (role: string, name?: Words) => {
    const query = at(role, name);
    await until(`see ${said(query)}`, async () => (await count(role, name)) > 0).catch(
      (failure: unknown) => instead(engine, query, failure),
    );
  };
  return {
    engine,
    within: (role, name) => screenOf(engine, at(role, name)),
    press,
    see,
    until,
    count,
    check: async (role, name, which) => {
      const query = at(role, name, which);
      const isChecked = async () => (await asked<boolean[]>('checked', query))[0] === true;
      await see(role, name);
      if (await isChecked()) return;
      await pressed(engine, query);
      await until(`see ${said(query)} ticked`, isChecked);
    },
    fill: async (name, value) => {
      await pressed(engine, at(FIELD, name));
      await engine.pressControl('a');
      await engine.type(value);
    },
    choose: async (list, option) => {
      const within = at('combobox', list);
      const wanted: Query = { role: 'option', name: option, within };
      await until(`see ${said(wanted)}`, async () => (await asked<number>('count', wanted)) > 0);
      const [label = ''] = await asked<string[]>('texts', wanted);
      await reached(engine, within);
      await until(`choose ${said(wanted)}`, async () => {
        await (await engine.element(script('first', within))).choose(label);
        return true;
      });
    },
    attach: async (label, file) => {
      const query = at(FILE, label);
      await until(`see ${said(query)}`, async () => (await asked<number>('count', query)) > 0);
      await (await engine.element(script('first', query))).attach(file);
    },
    gone: (role, name) =>
      until(`see no ${said(at(role, name))}`, async () => (await count(role, name)) === 0),
    read: (text) => see(TEXT, text),
    inNewWindow: async (steps) => {
      await until('see a new window', async () => (await engine.windows()) > 1);
      await engine.look(1);
      await steps();
      await engine.look(0);
    },
    texts: (role, name) => asked('texts', at(role, name)),
    values: (role, name) => asked('values', at(role, name)),
    checked: (role, name) => asked('checked', at(role, name)),
  };
}

/** Adds the names of visible elements to the error, because often only one word differs. */
async function instead(engine: Engine, query: Query, failure: unknown): Promise<never> {
  const names = await look<string[]>(engine, 'names', query).catch(() => []);
  throw new Error(
    `${failure instanceof Error ? failure.message : failure}; there: ${names.join(' | ')}`,
  );
}

async function pressed(engine: Engine, query: Query): Promise<void> {
  await until(`press ${said(query)}: the page moved away under every press`, async () => {
    const { x, y } = await reached(engine, query);
    await engine.tap(x, y);
    return hasLanded(engine);
  });
}

/**
 * Returns whether the press reached its target. A page that is unloading has received it. A disabled control never
 * reports a press.
 */
async function hasLanded(engine: Engine): Promise<boolean> {
  const end = Date.now() + PRESS_TAKES_AT_MOST;
  for (;;) {
    const answer = await engine.run<Arrival | typeof BLIND>(script('arrived')).catch(() => BLIND);
    if (answer !== 'not yet') return answer !== 'elsewhere';
    if (Date.now() > end) return false;
    await pause();
  }
}

/** Scrolls until a finger can press the element, and returns the point. */
async function reached(engine: Engine, query: Query): Promise<{ x: number; y: number }> {
  let why = '';
  let place = { x: 0, y: 0 };
  const isReached = async () => {
    const reach = await look<Reach>(engine, 'reach', query);
    if ('at' in reach) {
      place = reach.at;
      return true;
    }
    if ('wheel' in reach) {
      const { x, y, dx, dy } = reach.wheel;
      await engine.wheel(x, y, dx, dy);
      why = `scrolled by ${dx}, ${dy} and it did not come`;
    } else why = reach.not;
    return false;
  };
  await until(() => `press ${said(query)}: ${why}`, isReached).catch((failure: unknown) =>
    instead(engine, query, failure),
  );
  return place;
}

const script = (method: keyof Eyes, query?: Query) =>
  `window.__eyes ? window.__eyes.${method}(${query ? JSON.stringify(sent(query)) : ''}) : '${BLIND}'`;
const BLIND = 'no eyes yet';

/** Calls a function of the eyes that needs no query. */
export const ask = <Answer>(engine: Engine, method: keyof Eyes) => look<Answer>(engine, method);

async function look<Answer>(engine: Engine, method: keyof Eyes, query?: Query): Promise<Answer> {
  const answer = await engine.run<Answer | typeof BLIND>(script(method, query));
  if (answer !== BLIND) return answer;
  await engine.run(`(() => { ${await eyesScript()} })()`);
  return engine.run<Answer>(script(method, query));
}

/** Repeats a check until it holds. Ignores errors, because a page that is unloading cannot answer. */
export async function until(
  what: string | (() => string),
  holds: () => Promise<boolean>,
  deadline = DEADLINE,
): Promise<void> {
  const end = Date.now() + deadline;
  let failure: unknown;
  do {
    try {
      if (await holds()) return;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    await pause();
  } while (Date.now() < end);
  const sentence = typeof what === 'string' ? what : what();
  throw new Error(`could not ${sentence}${failure ? ` (${String(failure)})` : ''}`);
}
