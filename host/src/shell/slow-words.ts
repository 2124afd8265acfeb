import css from './SlowWords.module.css';

/** From then on a wait is not normal, and is said. Source: A-82. */
const SLOW_MS = 5000;
const LOOK_MS = 500;
/** What waits shows it: outlines of what is coming, pressed buttons, parts that are worked out. Some say it themselves. */
const WAITS = '[data-waits], [aria-busy="true"]';

/**
 * Words for every wait of more than 5 s, whichever screen or button it is: once, at the top, announced politely. Looked
 * for and not told, so that no screen can forget it.
 */
export function beginSlowWords(now: () => number = () => performance.now()): void {
  const words = document.createElement('p');
  words.className = css['words'] ?? '';
  words.setAttribute('role', 'status');
  words.setAttribute('data-ground', 'deep');
  document.body.append(words);
  const since = new Map<Element, number>();
  // What waits when this begins has waited since the page was opened.
  let begun = 0;

  setInterval(() => {
    // What lies behind a popup waits for the customer.
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
