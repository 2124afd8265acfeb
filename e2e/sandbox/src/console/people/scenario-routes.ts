import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { accountCookie } from '../../addresses';
import { Refused } from '../../backend/refusal';
import { CLOTHES_COOKIE, EXTRAS_COOKIE } from '../../literal/dialect';
import type { ConsoleWorld } from '../action';
import { runAction } from '../actions';
import { keepOfBackend } from '../backend/backend-actions';
import { keepOutcomes } from '../outcomes/choose';
import { orBack } from '../said-back';
import { deviceOf, openAs } from './open';
import { readScenario } from './scenario-address';

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
      keepOfBackend(c, EXTRAS_COOKIE, scenario.extras);
      keepOfBackend(c, CLOTHES_COOKIE, scenario.clothes);
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
