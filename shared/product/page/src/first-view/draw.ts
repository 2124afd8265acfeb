import { askAhead, nameOf, nameWith } from '@shared/api/ask-ahead';
import { bearer, koreanDay } from '@shared/api/start-calls';
import { buildTree } from '@shared/prerender/build-tree';
import { hasInput } from '@shared/prerender/fields';
import { firstViewIsOver } from '@shared/prerender/over';
import { keepPresses, type Redraw } from '@shared/prerender/presses';
import { watchBarHeight } from '@shared/ui/bar-height';
import type { FirstView } from './first-view';
import type { Known, Next } from './known';

declare global {
  /** Of the host (host/src/loader/integrity.ts), which may not have started yet. */
  var __careStyleUrl: (url: string) => string;
}

/**
 * Shows the prerendered page instead of the skeleton as soon as its styles and data are loaded. The customer sees the
 * same as later from React, and React replaces it in one commit. If anything is unexpected (the page has rendered, has
 * failed or is another one, or styles are lost), the page stays unchanged.
 */
export function drawFirstView({ page, from = '', fill, next, ...markups }: FirstView): void {
  const follow = next && following(next);
  const answers: Record<string, unknown> = {};
  const known: Known = {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    day: koreanDay(Date.now()),
    visitor: window.__visitor ?? { inApp: false },
    answer: (asked) =>
      Object.entries(answers).find(([name]) => name.includes(nameWith(asked)))?.[1],
  };
  let isStyled = false;
  let isStanding = false;
  const place = document.createElement('main');
  place.className = 'shell-main';
  place.dataset['first'] = '';
  // Built now, because the phone is idle while styles and responses load.
  const set = buildTree(place, markups, {});
  const draw = () => {
    const values = isStyled ? fill(known) : undefined;
    // Drawing again would lose what the customer has typed or chosen.
    if (!values || (isStanding && hasInput(place))) return false;
    set(values);
    isStanding ||= stand(place, page, redraw);
    return isStanding;
  };
  const redraw = (query: URLSearchParams) => {
    known.query = query;
    return draw();
  };
  /** Number of responses and styles that are still loading. */
  let open = 1;
  const settled = () => {
    open -= 1;
    if (isStanding || open === 0) firstViewIsOver();
  };
  const asked = new Set<string>();
  const learn = () => {
    follow?.(known);
    for (const [name, answer] of Object.entries(window.__early ?? {})) {
      if (asked.has(name)) continue;
      asked.add(name);
      open += 1;
      void answer
        .then(({ status, body, date }) => {
          // By the server's clock it may be another day, and then these are not today's prices.
          const isToday = !date || koreanDay(Date.parse(date)) === known.day;
          if (status !== 200 || !isToday) return;
          answers[name] = JSON.parse(String(body));
          learn();
          draw();
        })
        .catch(stays)
        .then(settled);
    }
  };
  learn();
  void stylesHere(from)
    .then(() => {
      isStyled = true;
      draw();
    })
    .catch(stays)
    .then(settled);
}

const stays = () => undefined;

/** Replaces the skeleton of the page. Returns `false` when the skeleton is gone or belongs to another page. */
function stand(place: HTMLElement, page: string, redraw: Redraw): boolean {
  const outline = document.querySelector('#root>.shell>.shell-main:not([role="alert"])');
  const { dataset } = document.documentElement;
  const shell = outline?.parentElement;
  const root = shell?.parentElement;
  if (!outline || !root || dataset['page'] !== page) return false;
  outline.replaceWith(place);
  shell.removeAttribute('aria-busy');
  dataset['seen'] = '';
  keepPresses(place, root, redraw);
  const bar = place.querySelector('[data-bottom-bar]');
  if (bar) watchBarHeight(bar);
  return true;
}

/**
 * Waits for the styles that the boot script preloaded with the script of the prerendered page, and for those of the
 * frame. An unchanged file is in the folder of an older version, so only the folder of the remote counts (ADR 0046).
 */
function stylesHere(from: string): Promise<unknown> {
  const remote = from.replace(/[^/]*\/[^/]*$/, '');
  const asked = links('[rel=preload][as=style]').filter(({ href }) => href.startsWith(remote));
  const used = links('[rel=stylesheet]').filter(({ sheet }) => !sheet);
  return Promise.all([...used.map(loaded), ...asked.map(arrival)]);
}

const links = (those: string) => [...document.querySelectorAll<HTMLLinkElement>(`link${those}`)];

const loaded = (link: HTMLLinkElement) =>
  new Promise((done, failed) => {
    link.addEventListener('load', done);
    link.addEventListener('error', failed);
  });

/**
 * Uses the address exactly as the boot script wrote it. The page's loader only recognises its own links, so it does not
 * wait for a link of ours that failed.
 * @throws if another version has replaced the version of the prerender.
 */
async function arrival(asked: HTMLLinkElement): Promise<unknown> {
  globalThis.__careStyleUrl?.(asked.href);
  const link = asked.cloneNode() as HTMLLinkElement;
  link.rel = 'stylesheet';
  document.head.append(link);
  return loaded(link);
}

/** Returns no requests when they cannot be determined, because the page sends them itself. */
function callsOf(next: Next, known: Known): ReturnType<Next> {
  try {
    return next(known);
  } catch {
    return [];
  }
}

/** Sends the requests that prefetched responses make possible, each once, as the signed-in user. */
function following(next: Next): (known: Known) => void {
  const sent = new Set<string>();
  return (known) => {
    for (const call of callsOf(next, known)) {
      const name = nameOf(call);
      if (sent.has(name)) continue;
      sent.add(name);
      const { token } = known.visitor.known ?? {};
      askAhead(call, token ? bearer(token) : undefined);
    }
  };
}
