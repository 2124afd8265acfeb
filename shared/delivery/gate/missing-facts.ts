import { type PageSettings, type Settings, settingsOf } from '@shared/config/settings';
import { textIn } from '../store/template';

/** A setting that the operator must know before customers come: a line of `facts.tsv`. */
export type Fact = {
  /** `company.name`, or `environment`, which has no group. */
  name: string;
  /** `required`: without a real value a promotion to production is refused. `check`: the value may be right as it is. */
  need: 'required' | 'check';
  kind: Kind;
  purpose: string;
  /** Place where customers or external systems meet the value. */
  use: string;
  /** Row of law, or entry of `e2e/decisions.md`. */
  source?: string;
};

/** A fact with the value that pages of a channel get. `problem` says why the value cannot be real. */
export type FactState = Fact & { value: unknown; isOwn: boolean; problem: string | undefined };

function factsIn(root: string): readonly Fact[] {
  const [, ...lines] = textIn(root, 'gate/facts.tsv').trimEnd().split('\n');
  return lines.map((line) => {
    const [name, need, kind, purpose, use, source] = line.split('\t');
    return { name, need, kind, purpose, use, source } as Fact;
  });
}

/**
 * Returns every fact with its value in a channel. `isOwn`: the channel sets it; otherwise it is the product's default.
 * `root` is the folder of the project, `today` the day in Korea, YYYY-MM-DD.
 */
export function factStates(root: string, page: PageSettings, today: string): readonly FactState[] {
  const all = settingsOf(page);
  return factsIn(root).map((fact) => {
    const value = valueIn(all, fact.name);
    const problem = placeholderProblem(fact.kind, value, today);
    return { ...fact, value, isOwn: valueIn(page, fact.name) !== undefined, problem };
  });
}

/** Returns the required facts that have no real value. A promotion to production is refused while there is one. */
export const missingFacts = (...asked: Parameters<typeof factStates>): readonly FactState[] =>
  factStates(...asked).filter(({ need, problem }) => need === 'required' && problem);

function valueIn(settings: Settings | PageSettings, name: string): unknown {
  const [group = '', key] = name.split('.');
  const found: unknown = Reflect.get(settings, group);
  return key === undefined ? found : Reflect.get(Object(found), key);
}

/** A value with the day on which it is judged. */
type Given = { value: unknown; today: string };

/** Words that people write until they know the value. */
const FILLER = /^(?:to ?do|tbd|tba|n\/?a|none|null|undefined|test|sample|dummy|x+|[-.?_\s]+)$/i;
/** Reserved domains (RFC 2606), this machine, and addresses of the sandbox. */
const NOT_REAL =
  /(?:\bexample\.(?:com|net|org|co\.kr)|\.(?:example|test|invalid|local))\b|\blocalhost\b|\b127\.0\.0\.1\b|^\/sandbox\//i;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const isFiller = (value: unknown): boolean =>
  textOf(value) === '' || FILLER.test(textOf(value)) || NOT_REAL.test(textOf(value));
const digitsOf = (value: unknown): string => textOf(value).replaceAll(/\D/g, '');
const isOneDigit = (digits: string): boolean => /^(\d)\1*$/.test(digits);

const isHttps = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:';
const isPath = (address: string): boolean => /^\/(?!\/)/.test(address);
const isBadAddress = (value: unknown): boolean =>
  isFiller(value) || !(isPath(textOf(value)) || isHttps(textOf(value)));
const isBadOrigin = (value: unknown): boolean =>
  isFiller(value) || !isHttps(textOf(value)) || new URL(textOf(value)).origin !== value;

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** Returns whether the last digit of a Korean business registration number fits the others. */
function isBusinessNumber(digits: string): boolean {
  if (digits.length !== 10 || isOneDigit(digits)) return false;
  const sum = WEIGHTS.reduce((left, weight, place) => left + weight * Number(digits[place]), 0);
  const carried = sum + Math.floor((5 * Number(digits[8])) / 10);
  return (10 - (carried % 10)) % 10 === Number(digits[9]);
}

/** Returns for each kind what is wrong with a value, or undefined if it may be real. */
const problems = {
  production: ({ value }) => (value === 'production' ? undefined : 'is not production'),
  empty: ({ value }) => (value === '' || isEmptyList(value) ? undefined : 'must be empty'),
  text: ({ value }) => (isFiller(value) ? 'is not set' : undefined),
  phone: ({ value }) =>
    digitsOf(value).length < 8 || isOneDigit(digitsOf(value)) ? 'is no phone number' : undefined,
  email: ({ value }) =>
    isFiller(value) || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(textOf(value))
      ? 'is no e-mail address'
      : undefined,
  'business-number': ({ value }) =>
    isBusinessNumber(digitsOf(value)) ? undefined : 'is no business registration number',
  'mail-order-number': ({ value }) =>
    /[1-9]\d*\D*$/.test(textOf(value).replace(/^\D*\d{4}/, ''))
      ? undefined
      : 'is no registration number',
  address: ({ value }) => (isBadAddress(value) ? 'is no address of a real system' : undefined),
  'optional-address': ({ value }) =>
    value !== '' && isBadAddress(value) ? 'is no address of a real system' : undefined,
  'store-link': ({ value }) =>
    isFiller(value) || !isHttps(textOf(value)) || /\bid0+$/.test(textOf(value))
      ? 'is no page of a store'
      : undefined,
  origins: ({ value }) =>
    !Array.isArray(value) || value.length === 0 || value.some(isBadOrigin)
      ? 'names no real origins such as https://pay.company.kr'
      : undefined,
  'last-minute': ({ value, today }) => (textOf(value).slice(0, 10) < today ? 'is over' : undefined),
  'last-year': ({ value, today }) =>
    value !== 'current' && Number(value) < Number(today.slice(0, 4)) ? 'is over' : undefined,
  choice: () => undefined,
} satisfies Readonly<Record<string, (given: Given) => string | undefined>>;

/** Kind of a value in `facts.tsv`. */
type Kind = keyof typeof problems;

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * Returns what is wrong with a value of this kind on this day (YYYY-MM-DD), or undefined if it may be real.
 * Example: ('business-number', '000-00-00000') gives 'is no business registration number'.
 */
const placeholderProblem = (kind: Kind, value: unknown, today: string): string | undefined =>
  problems[kind]({ value, today });
