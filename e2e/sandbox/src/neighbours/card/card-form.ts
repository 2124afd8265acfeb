import * as v from 'valibot';

const digits = (count: number, sentence: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => typed.replaceAll(/[\s-]/g, '')),
    v.regex(new RegExp(`^\\d{${count}}$`), sentence),
  );

type Terms = { kind: 'personal' | 'company'; today: string; lastYear: number };

/**
 * Returns the first reason, in the order of the page, why this card cannot pay, or undefined. A card is valid until the
 * end of its month of expiry. Source: PAY-034.
 */
export function cardProblem(
  { month, year, ...fields }: Readonly<Record<string, string | undefined>>,
  { kind, today, lastYear }: Terms,
): string | undefined {
  const years = cardExpiryYears(Number(today.slice(0, 4)), lastYear);
  const isValid = (expiry: string) =>
    /^\d{4}-(0[1-9]|1[0-2])$/.test(expiry) &&
    years.includes(Number(year)) &&
    expiry >= today.slice(0, 7);
  const card = v.object({
    number: digits(16, '카드번호 16자리를 입력해 주세요.'),
    expiry: v.pipe(v.string(), v.check(isValid, '유효기간을 확인해 주세요.')),
    owner:
      kind === 'personal'
        ? digits(6, '생년월일 6자리를 입력해 주세요.')
        : digits(10, '사업자등록번호 10자리를 입력해 주세요.'),
    password: digits(2, '카드 비밀번호 앞 2자리를 입력해 주세요.'),
  });
  return v.safeParse(card, { ...fields, expiry: `${year}-${month}` }).issues?.[0].message;
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
