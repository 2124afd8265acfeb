import css from './SlowWords.module.css';

/** After this time in ms a wait is unusual, and a message appears. Source: A-82. */
const SLOW_MS = 5000;
const LOOK_MS = 500;
/**
 * Elements that show a wait: skeletons, busy buttons, and parts that are being calculated. Some have their own message.
 */
const WAITS = '[data-waits], [aria-busy="true"]';

/**
 * Announces any pending UI older than 5 s, once, at the top of the page. It observes the DOM for busy elements, so
 * screens need not report anything.
 */
export function beginSlowWords(now: () => number = () => performance.now()): void {
  const words = document.createElement('p');
  words.className = css['words'] ?? '';
  words.setAttribute('role', 'status');
  words.setAttribute('data-ground', 'deep');
  document.body.append(words);
  const since = new Map<Element, number>();
  // Elements that are busy at the start count as busy since the page was opened.
  let begun = 0;

  setInterval(() => {
    // Elements behind a popup do not count, because they wait for the customer.
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const waiting = [...place.querySelectorAll(WAITS)].filter(isUnsaid);
    for (const element of since.keys()) if (!waiting.includes(element)) since.delete(element);
    for (const element of waiting) if (!since.has(element)) since.set(element, begun);
    const isSlow = [...since.values()].some((from) => now() - from >= SLOW_MS);
    if (waiting.length > 0 && words.parentElement !== place) place.append(words);
    const text = isSlow ? '조금 더 걸리고 있어요. 이대로 잠시만 기다려 주세요.' : '';
    if (words.textContent !== text) words.textContent = text;
    begun = now();
  }, LOOK_MS);
}

const isUnsaid = (element: Element): boolean => element.closest('[data-says-slow]') === null;
