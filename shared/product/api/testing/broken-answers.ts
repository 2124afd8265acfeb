import type { WireRequest } from './adapter';

type Answer = { status: number; body: unknown };
type Broken = (good: unknown) => Answer | ((request: WireRequest) => Promise<Answer>);

const status =
  (code: number): Broken =>
  () => ({ status: code, body: '' });
const body =
  (value: unknown): Broken =>
  () => ({ status: 200, body: value });

/** Never answers, so the request times out. */
const never: Broken =
  () =>
  ({ timeoutMs }) =>
    new Promise((_, reject) => {
      setTimeout(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })), timeoutMs);
    });

/** Broken answers by name. `good` is the whole body of the correct answer. */
export const brokenAnswers = {
  '400': status(400),
  '401': status(401),
  '403': status(403),
  '404': status(404),
  '409': status(409),
  '429': status(429),
  '500': status(500),
  '502': status(502),
  '503': status(503),
  'a page of HTML': body('<!doctype html><title>점검</title>'),
  'an empty body': body(''),
  null: body('null'),
  'an array': body([]),
  'a number': body(7),
  'JSON that is cut': (good) => ({ status: 200, body: JSON.stringify(good).slice(0, -9) }),
  '{}': body({}),
  '{data: null}': body({ data: null }),
  'a list for one, one for a list': (good) => ({ status: 200, body: { data: swapped(good) } }),
  'wrong types inside': (good) => ({ status: 200, body: twisted(good) }),
  'a known code with 200': body({ data: { status_code: 5020, msg: '처리하지 못했습니다.' } }),
  'no answer in time': never,
} satisfies Record<string, Broken>;

export type BrokenName = keyof typeof brokenAnswers;

/**
 * One broken answer for each reaction of the client. Screens are tested with these, because every other broken answer
 * causes one of the same reactions (`every-answer.test.ts`).
 */
export const typicalAnswers: readonly BrokenName[] = [
  '401',
  '403',
  '409',
  '500',
  'JSON that is cut',
  'wrong types inside',
  'a known code with 200',
  'no answer in time',
];

const swapped = (good: unknown): unknown =>
  Array.isArray((good as { data?: unknown } | null)?.data) ? {} : [];

/** The same names, and nothing of what they promise. */
function twisted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(twisted);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, twisted(one)]));
  if (typeof value === 'string') return { text: value };
  return typeof value === 'number' ? [value, value] : 'perhaps';
}

/** Returns the faults of a page that received such an answer. Empty if there are none. */
export function troubles(page: HTMLElement, lies: RegExp): readonly string[] {
  const text = (page.textContent ?? '').trim();
  // Behind a popup the page waits for the customer.
  const isAsked = page.querySelector('dialog[open]') !== null;
  const found: readonly (readonly [string, boolean])[] = [
    ['nothing is shown', text.length < 10],
    ['a word of the machine is shown', /undefined|\bNaN\b|\bnull\b|\[object/.test(text)],
    [
      'it waits for ever',
      !isAsked && page.querySelector('[data-waits], [aria-busy="true"]') !== null,
    ],
    ['something is said that nobody knows', lies.test(text)],
  ];
  return found.flatMap(([what, is]) => (is ? [what] : []));
}
