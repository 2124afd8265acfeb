import { tellAhead } from '@shared/api/read-ahead';
import { buildTree } from './build-tree';
import type { Fill } from './known';
import { keepPresses } from './presses';

/** Of a start page: its name, and what it looks like as React drew it when the app was built. */
export type Template = { page: string; markup: string };

/**
 * Draws the first view of a page in the place of its outline, as soon as its styles are here: what React shows is then
 * on the screen while React is on its way, and React replaces it in one commit. Whatever is not as it is meant to be
 * (the page has come, has failed or is another one, styles are lost) leaves the page as it is.
 */
export function drawFirstView({ page, markup }: Template, fill: Fill<string>): void {
  const script = document.currentScript;
  const folder = script instanceof HTMLScriptElement ? script.src.replace(/[^/]*$/, '') : '';
  const answered = tellAhead();
  answered.catch(stays);
  const query = new URLSearchParams(location.search);
  const styled = Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')]
      .filter(({ href }) => href.startsWith(folder))
      .map(arrival),
  );
  const draw = () => {
    const outline = document.querySelector('#root>.shell>.shell-main:not([role="alert"])');
    const texts = fill({ query });
    const { dataset } = document.documentElement;
    if (!outline || !texts || dataset['page'] !== page) return;
    const place = document.createElement('main');
    place.className = 'shell-main';
    place.dataset['first'] = '';
    const again = buildTree(place, markup, texts);
    const shell = outline.parentElement;
    outline.replaceWith(place);
    shell?.removeAttribute('aria-busy');
    dataset['seen'] = '';
    if (shell?.parentElement) keepPresses(place, shell.parentElement);
    answered.then((tell) => again(fill({ query, tell }) ?? texts), stays);
  };
  styled.then(draw, stays);
}

const stays = () => undefined;

/**
 * The starter asks for the styles without using them. Its address is written as the starter wrote it: the page's own
 * loader takes no other link for its own, and so waits for no link of ours that was lost.
 */
function arrival(asked: HTMLLinkElement): Promise<unknown> {
  const link = asked.cloneNode() as HTMLLinkElement;
  link.rel = 'stylesheet';
  return new Promise((done, failed) => {
    link.onload = done;
    link.onerror = failed;
    document.head.append(link);
  });
}
