export type CardKind = 'personal' | 'company';

export type CardFields = Readonly<Record<string, string | undefined>>;

/** Messages for invalid fields, in the order of the page. */
const checks: readonly (readonly [sentence: string, holds: (card: Card) => boolean])[] = [
  ['카드번호 16자리를 입력해 주세요.', ({ number }) => /^\d{16}$/.test(number)],
  ['유효기간을 확인해 주세요.', (card) => isValidExpiry(card)],
  [
    '생년월일 6자리를 입력해 주세요.',
    ({ kind, owner }) => kind === 'company' || /^\d{6}$/.test(owner),
  ],
  [
    '사업자등록번호 10자리를 입력해 주세요.',
    ({ kind, owner }) => kind === 'personal' || /^\d{10}$/.test(owner),
  ],
  ['카드 비밀번호 앞 2자리를 입력해 주세요.', ({ password }) => /^\d{2}$/.test(password)],
];

/** `today` is YYYY-MM. A card is valid until the end of its month of expiry. */
type Card = {
  kind: CardKind;
  number: string;
  month: string;
  year: string;
  owner: string;
  password: string;
  today: string;
  years: readonly number[];
};

/** Returns the first reason why this card cannot pay, or undefined. Source: PAY-034. */
export function cardProblem(
  fields: CardFields,
  { kind, today, lastYear }: { kind: CardKind; today: string; lastYear: number },
): string | undefined {
  const digits = (name: string) => (fields[name] ?? '').replaceAll(/[\s-]/g, '');
  const card: Card = {
    kind,
    today: today.slice(0, 7),
    years: cardExpiryYears(Number(today.slice(0, 4)), lastYear),
    number: digits('number'),
    month: digits('month'),
    year: digits('year'),
    owner: digits('owner'),
    password: digits('password'),
  };
  return checks.find(([, holds]) => !holds(card))?.[0];
}

function isValidExpiry({ month, year, years, today }: Card): boolean {
  const isMonth = /^(0[1-9]|1[0-2])$/.test(month);
  return isMonth && years.includes(Number(year)) && `${year}-${month}` >= today;
}

/**
 * Returns the years from now to `lastYear`. Later, returns only the current year, so that the list is never empty.
 * Source: PAY-034, A-41.
 */
export const cardExpiryYears = (currentYear: number, lastYear: number): readonly number[] =>
  Array.from(
    { length: Math.max(0, lastYear - currentYear) + 1 },
    (_, index) => currentYear + index,
  );
