import { isAway } from '@shared/failure/reach';
import css from './SlowWords.module.css';

/** After this time in ms a wait is unusual, and a message appears. Source: A-82. */
const SLOW_MS = 5000;
/** Elements that show a wait: skeletons, busy buttons, and parts that are being calculated. */
const WAITS = '[data-waits], [aria-busy="true"]';

const SLOW = '조금 더 걸리고 있어요. 이대로 잠시만 기다려 주세요.';
/** The sentence of the offline card. A popup that waits shows it itself, because it covers the card. */
export const OFFLINE = '인터넷에 연결되어 있지 않아요. 연결되면 이어서 보여 드려요.';

/**
 * Announces any pending UI older than 5 s, once, at the top of the page. It observes the DOM for busy elements, so
 * screens need not report anything, and the message goes in the same frame as its wait.
 */
export function beginSlowWords(): void {
  const words = document.createElement('p');
  words.className = css['words'] ?? '';
  words.setAttribute('role', 'status');
  words.setAttribute('data-ground', 'deep');
  words.setAttribute('data-slow-words', '');
  document.body.append(words);
  const since = new Map<Element, number>();
  let timer: ReturnType<typeof setTimeout>;

  /** Looks at all waits. Those that are new began at `from`. */
  const look = (from: number) => {
    // Elements behind a popup do not count, because they wait for the customer.
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const waiting = [...place.querySelectorAll(WAITS)];
    keepWaits(since, waiting, from);
    const left = Math.min(...since.values()) + SLOW_MS - performance.now();
    if (waiting.length > 0 && words.parentElement !== place) place.append(words);
    const isCardCovered = isAway() && place !== document.body && waiting.length > 0;
    const text = isCardCovered ? OFFLINE : left <= 0 ? SLOW : '';
    if (words.textContent !== text) words.textContent = text;
    clearTimeout(timer);
    if (left > 0 && since.size > 0) timer = setTimeout(lookNow, left);
  };
  const lookNow = () => look(performance.now());
  new MutationObserver(lookNow).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-busy', 'data-waits', 'open'],
  });
  // Elements that are busy at the start count as busy since the page was opened.
  look(0);
}

function keepWaits(since: Map<Element, number>, waiting: Element[], from: number): void {
  for (const element of since.keys()) if (!waiting.includes(element)) since.delete(element);
  for (const element of waiting) if (!since.has(element)) since.set(element, from);
}
