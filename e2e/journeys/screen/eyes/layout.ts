import { faultsOfLayout } from '../../scenes/layout';
import { textOf } from './find';

/** Returns faults of the current layout: cut text, overflow, and boxes without a defined size. */
export const layoutFaults = (): string[] => [...faultsOfLayout(), ...collapsed()];

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
export function rest(): string {
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
