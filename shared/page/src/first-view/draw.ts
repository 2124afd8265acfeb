import { nameWith } from '@shared/api/ask-ahead';
import { koreanDay } from '@shared/api/start-calls';
import { buildTree } from './build-tree';
import type { FirstView } from './first-view';
import { following } from './follow';
import type { Known } from './known';
import { firstViewIsOver } from './over';
import { keepPresses } from './presses';

/**
 * Draws the first view of a page in the place of its outline, as soon as its styles and what it needs to know are here:
 * what React shows is then on the screen while React is on its way, and React replaces it in one commit. Whatever is not
 * as it is meant to be (the page has come, has failed or is another one, styles are lost) leaves the page as it is.
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
  // While styles and answers are on their way the phone has nothing else to do.
  const set = buildTree(place, markups, {});
  const draw = () => {
    const values = isStyled ? fill(known) : undefined;
    if (!values) return;
    set(values);
    isStanding ||= stand(place, page);
  };
  /** Answers and styles that are still under way. */
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
          // By the server's clock it may be another day, and then these are not the prices of today.
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

/** Puts it in the place of the page's outline; `false` where that is gone, or another page's. */
function stand(place: HTMLElement, page: string): boolean {
  const outline = document.querySelector('#root>.shell>.shell-main:not([role="alert"])');
  const { dataset } = document.documentElement;
  const shell = outline?.parentElement;
  const root = shell?.parentElement;
  if (!outline || !root || dataset['page'] !== page) return false;
  outline.replaceWith(place);
  shell.removeAttribute('aria-busy');
  dataset['seen'] = '';
  keepPresses(place, root);
  return true;
}

/** The styles that the starter asked for with the first view's script, without using them, and those of the frame. */
function stylesHere(from: string): Promise<unknown> {
  const folder = from.replace(/[^/]*$/, '');
  const asked = links('[rel=preload][as=style]').filter(({ href }) => href.startsWith(folder));
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
 * The address is written as the starter wrote it: the page's own loader takes no other link for its own, and so waits for
 * no link of ours that was lost.
 */
function arrival(asked: HTMLLinkElement): Promise<unknown> {
  const link = asked.cloneNode() as HTMLLinkElement;
  link.rel = 'stylesheet';
  document.head.append(link);
  return loaded(link);
}
