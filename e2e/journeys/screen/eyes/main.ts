import { faultsOfLayout } from '../../scenes/layout';
import type { Sent } from '../query';
import { all, namesOf, textOf } from './find';
import { arrived, reach } from './reach';

const SLACK = 1;

/** Returns what a customer could not see or press in the topmost popup. Empty if all is well. */
function popupFaults(): string[] {
  const popup = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (!popup) return ['no popup'];
  const seen = { top: view().top, bottom: view().bottom };
  const title = popup.querySelector('h2');
  const content = contentOf(popup);
  return [
    ...(title ? outside('title', title, seen) : ['no title']),
    ...(content ? outside('content', content, seen, 24) : ['no content']),
    ...[...popup.querySelectorAll('button')].flatMap((button) => pressable(button, popup, seen)),
  ];
}

/** Returns the part of the window above the keyboard. */
function view(): { top: number; bottom: number } {
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
  return { top: offsetTop, bottom: offsetTop + height };
}

/** Returns the innermost box with the text: the one that scrolls, or else the first paragraph or list. */
const contentOf = (popup: Element): Element | null =>
  [...popup.querySelectorAll('*')].findLast((element) => scrolls(element)) ??
  popup.querySelector('p, ul, section');

const scrolls = (element: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) &&
  element.scrollHeight > element.clientHeight + SLACK;

type Seen = { top: number; bottom: number };

function outside(what: string, element: Element, seen: Seen, least = 12): string[] {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const shown = Math.min(bottom, seen.bottom) - Math.max(top, seen.top);
  return [
    ...(top < seen.top - SLACK || top > seen.bottom ? [`${what} begins at ${top}`] : []),
    ...(shown < Math.min(least, bottom - top) || bottom - top < 12
      ? [`${what} shows ${shown} px`]
      : []),
    ...(left < -SLACK || right > innerWidth + SLACK ? [`${what} sticks out sideways`] : []),
  ];
}

/** Returns faults of a button that a finger cannot reach, even after its container was scrolled. */
function pressable(button: Element, popup: Element, seen: Seen): string[] {
  const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
  const scroller = scrollerOf(button, popup);
  if (scroller) scroller.scrollTop = scroller.scrollHeight;
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (scroller) scroller.scrollTop = 0;
  if (y < seen.top || y > seen.bottom) return [`button ${name} is at ${Math.round(y)}`];
  return hit !== null && button.contains(hit) ? [] : [`button ${name} is covered`];
}

function scrollerOf(button: Element, popup: Element): Element | undefined {
  for (let at = button.parentElement; at && popup.contains(at); at = at.parentElement)
    if (scrolls(at)) return at;
  return undefined;
}

/** Returns faults of the current layout: cut text, overflow, and boxes without a defined size. */
const layoutFaults = (): string[] => [...faultsOfLayout(), ...collapsed()];

const shown = () =>
  [...document.querySelectorAll('#root *, dialog[open] *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1,
  );

/** Returns boxes whose text is hidden because their height is almost zero. */
function collapsed(): string[] {
  return shown().flatMap((element) => {
    const { overflowY, position } = getComputedStyle(element);
    const { height, width } = element.getBoundingClientRect();
    const cuts = overflowY !== 'visible' && position !== 'absolute' && width > 8;
    if (!cuts || textOf(element) === '' || element.scrollHeight <= element.clientHeight + 6)
      return [];
    return height < 48 ? [`collapsed to ${Math.round(height)} px: ${nameOf(element)}`] : [];
  });
}

const nameOf = (element: Element) =>
  `${element.localName}.${element.getAttribute('class') ?? ''} "${textOf(element).slice(0, 24)}"`;

/** Returns a description of the page when it is idle, and '' before that. */
function rest(): string {
  const isShell = document.querySelector('#root .shell') !== null;
  const hasCome = document.querySelector('h1, dialog[open], [role=alert]') !== null;
  const isBusy = document.querySelector('[aria-busy=true]:not(button)') !== null;
  const moves = document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && endsOnce(effect));
  if (isShell || !hasCome || isBusy || moves || document.fonts.status !== 'loaded') return '';
  const { scrollHeight, textContent } = document.documentElement;
  return [
    scrollHeight,
    textContent?.length,
    performance.getEntriesByType('resource').length,
  ].join();
}

/** Returns false for endless animations, such as the spinner of a busy button, which never finish. */
const endsOnce = (effect: AnimationEffect | null) =>
  effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;

/** Functions that look at a page. The code is the same in every engine. */
export const eyes = {
  reach,
  arrived,
  popupFaults,
  layoutFaults,
  rest,
  names: namesOf,
  count: (query: Sent) => all(query).length,
  texts: (query: Sent) => all(query).map(textOf),
  values: (query: Sent) => all(query).map((field) => Reflect.get(field, 'value') as unknown),
  checked: (query: Sent) =>
    all(query).map(
      (choice) =>
        Reflect.get(choice, 'checked') === true || choice.getAttribute('aria-checked') === 'true',
    ),
  first: (query: Sent) => all(query)[0] ?? null,
};
export type Eyes = typeof eyes;

Reflect.set(window, '__eyes', eyes);
