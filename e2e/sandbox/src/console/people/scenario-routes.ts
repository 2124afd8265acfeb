import { appNames } from '@shared/routes/apps';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { accountCookie } from '../../addresses';
import { Refused } from '../../backend/refusal';
import { keepInBrowser } from '../../device';
import { afterAnswers, SLOW_MS } from '../../faults';
import { CLOTHES_COOKIE, EXTRAS_COOKIE, readClothing, readDialect } from '../../literal/dialect';
import { readOutcomes, writeOutcomes } from '../../outcomes';
import type { ConsoleWorld, Fields } from '../action';
import { runAction } from '../actions';
import { keepOutcomes } from '../outcomes/choose';
import { orBack } from '../said-back';
import { deviceOf, devices, openAs } from './open';

/**
 * Applies `?scenario=` on any page of the product and opens that page. One address contains everything that a report
 * needs. Settings that it does not name are reset. The parameter is then removed, so that a reload does not apply it
 * again.
 */
export function scenarioRoutes(services: ConsoleWorld): Hono {
  const app = new Hono();
  app.get('/app/*', async (c, next) => {
    const address = new URL(c.req.url);
    const text = address.searchParams.get('scenario');
    if (text === null) return next();
    return orBack(c, undefined, async () => {
      const people = (await services.people.list()).map(({ key }) => key);
      const scenario = readScenario(text, people);
      for (const [action, fields] of scenario.actions) {
        const outcome = await runAction(action, fields, services);
        if (!outcome.ok) throw new Refused(400, outcome.said);
      }
      keepOutcomes(c, scenario.outcomes);
      keepInBrowser(c, EXTRAS_COOKIE, scenario.extras);
      keepInBrowser(c, CLOTHES_COOKIE, scenario.clothes);
      const current = await services.accounts.personOf(getCookie(c, accountCookie));
      address.searchParams.delete('scenario');
      const opened = await openAs(c, services, {
        person: scenario.person ?? current?.key ?? '',
        as: scenario.device ?? deviceOf(c),
        to: `${address.pathname}${address.search}`,
      });
      return c.redirect(opened.url, 303);
    });
  });
  return app;
}

const PLACES: Readonly<Record<string, (value: string) => readonly [string, Fields]>> = {
  clock: (value) => ['clock', { set: value }],
  freeze: (value) => ['clock', { set: value, freeze: 'on' }],
  days: (value) => ['clock', { days: value }],
  fault: (value) => ['fault', faultIn(value)],
  remote: (value) => ['remote-fault', { app: value.split(':')[0], kind: value.split(':')[1] }],
};

/** Actions that remove all faults and reset the clock, so that an address does not depend on earlier ones. */
const AFRESH: readonly (readonly [string, Fields])[] = [
  ['clear-fault', {}],
  ...appNames.map((app) => ['remote-fault', { app, kind: 'none' }] as const),
  ['clock', { reset: 'on' }],
];

/**
 * Returns the backend setting in an address, such as `extras:order-id+coupon-id` or `clothes:flags-1-and-0`.
 * @throws {Refused} 400
 */
function saidIn<Of>(
  words: readonly string[],
  name: string,
  known: (text: string) => Of,
): string | undefined {
  const text = words.find((word) => word.startsWith(name))?.slice(name.length);
  try {
    if (text !== undefined) known(text);
    return text;
  } catch {
    throw new Refused(400, `시나리오를 읽을 수 없습니다: ${name}${text}`);
  }
}

const ofBackend = /^(extras|clothes):/;

/**
 * Reads a fault: `createSubsc:500`, `createSubsc:5021`, `getFilters:hang`, `putSubsc:lost`, `getPkgs:2000ms`. `slow`
 * takes 20 seconds.
 */
function faultIn(value: string): Fields {
  const [operation, how = ''] = value.split(':');
  if (how === 'hang' || how === 'broken') return { operation, [how]: 'on' };
  if (afterAnswers.some((after) => after === how)) return { operation, after: how };
  const waits = /^(\d+)ms$/.exec(how)?.[1];
  if (waits !== undefined) return { operation, delay: waits };
  if (how === 'slow') return { operation, delay: String(SLOW_MS) };
  return { operation, [how.length > 3 ? 'status_code' : 'status']: how };
}

/**
 * Reads a scenario such as `active-standard,ios,card:failure,photo:bad,clock:2026-12-01,fault:createSubsc:5021`.
 * @throws {Refused} for an unknown word, because a part of the scenario would show something else.
 */
function readScenario(text: string, people: readonly string[]) {
  // `+` in an address is read as a space, and no word has a space.
  const words = text.replaceAll(' ', '+').split(',').filter(Boolean);
  const outcomes = words.filter((word) => writeOutcomes(readOutcomes(word)) !== '').join('.');
  const rest = words.filter((word) => writeOutcomes(readOutcomes(word)) === '');
  const device = devices.find((known) => rest.includes(known));
  const person = rest.find((word) => word === 'visitor' || people.includes(word));
  const others = rest.filter((word) => word !== device && word !== person && !ofBackend.test(word));
  const actions = others.map((word) => {
    const [name = '', ...value] = word.split(':');
    const place = Object.hasOwn(PLACES, name) ? PLACES[name] : undefined;
    if (place === undefined) throw new Refused(400, `시나리오를 읽을 수 없습니다: ${word}`);
    return place(value.join(':'));
  });
  return {
    person: person === 'visitor' ? '' : person,
    device,
    outcomes,
    extras: saidIn(rest, 'extras:', readDialect),
    clothes: saidIn(rest, 'clothes:', readClothing),
    actions: [...AFRESH, ...actions],
  };
}
