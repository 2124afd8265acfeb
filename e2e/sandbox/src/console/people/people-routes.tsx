/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { returnPath } from '../../neighbours/account/return-address';
import { page, strictPages } from '../../neighbours/page-answer';
import type { ConsoleWorld } from '../action';
import { frameOf } from '../frame';
import { backWith } from '../said-back';
import { held } from './found-people';
import { LinkPage } from './LinkPage';
import { deviceOf, devices } from './open';
import { PeoplePage } from './PeoplePage';
import { PersonPage } from './PersonPage';
import { reachOf } from './reach';
import { scenarioOf, situationOf } from './situation';

const LONGEST_ADDRESS = 1500;

/**
 * Serves the list of people, the page of a person and links to screens. `listensOn` is the address that the sandbox is
 * bound to.
 */
export function peopleRoutes(services: ConsoleWorld, listensOn: string): Hono {
  const { people, applications, solicitations } = services;
  const app = new Hono();

  app.get('/sandbox/', strictPages, async (c) => {
    const everybody = held(await people.list(), await applications.list());
    const { q = '', state } = c.req.query();
    const markup = (
      <PeoplePage
        everybody={everybody}
        asked={{ words: q, state: state || undefined }}
        device={deviceOf(c)}
        frame={await frameOf(services, c)}
      />
    );
    return page(c, markup);
  });

  app.get('/sandbox/people/:key', strictPages, async (c) => {
    const key = c.req.param('key');
    const person = await people.byKey(key);
    if (person === undefined && key !== 'visitor')
      return backWith(c, undefined, { wrong: `${key}: 없는 사람입니다.` });
    const markup = (
      <PersonPage
        person={person}
        vehicles={person ? await people.vehiclesOf(person.id) : []}
        subscriptions={person ? await applications.list(person.key) : []}
        links={await solicitations.list()}
        device={deviceOf(c)}
        frame={await frameOf(services, c)}
      />
    );
    return page(c, markup);
  });

  app.get('/sandbox/link', strictPages, async (c) => {
    const { person = '', as, to, situation } = c.req.query();
    const device = devices.find((known) => known === as) ?? deviceOf(c);
    const frame = await frameOf(services, c);
    const day = frame.isMoved ? services.clock.today() : undefined;
    const markup = (
      <LinkPage
        person={person}
        name={(await people.byKey(person))?.name ?? '방문자'}
        device={device}
        to={returnPath(to)}
        scenario={
          situation === 'now'
            ? scenarioOf(situationOf(c, services, day), person, device)
            : undefined
        }
        reach={reachOf(c.req.url, listensOn)}
        frame={frame}
      />
    );
    return page(c, markup);
  });

  app.get('/sandbox/qr.svg', async (c) => {
    const text = c.req.query('text') ?? '';
    if (text === '' || text.length > LONGEST_ADDRESS) return c.text('no such code', 400);
    return c.body(await qrPicture(text), 200, { 'Content-Type': 'image/svg+xml' });
  });
  return app;
}

/** Quiet zone around a code, in modules. */
const MARGIN = 4;

/** Returns a QR code as an SVG with one path. It is dark on light in every theme. */
async function qrPicture(text: string): Promise<string> {
  const { default: encode } = await import('qr');
  const rows = encode(text, 'raw', { border: MARGIN });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const size = rows.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`;
}
