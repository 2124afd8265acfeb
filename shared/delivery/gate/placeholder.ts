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
export type Kind = keyof typeof problems;

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * Returns what is wrong with a value of this kind on this day (YYYY-MM-DD), or undefined if it may be real.
 * Example: ('business-number', '000-00-00000') gives 'is no business registration number'.
 */
export const placeholderProblem = (kind: Kind, value: unknown, today: string): string | undefined =>
  problems[kind]({ value, today });
