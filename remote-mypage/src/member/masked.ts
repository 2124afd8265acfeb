/** First and last syllable stay, a name of two keeps its first: 홍*동, 이*. */
export function maskedName(name: string): string {
  const letters = [...name.trim()];
  const [first = '', ...rest] = letters;
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : '';
  return first + '*'.repeat(Math.max(0, rest.length - last.length)) + last;
}

/** 01012345678 and 010-1234-5678 → 010-****-5678; anything shorter is hidden whole. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 9
    ? '*'.repeat(digits.length)
    : `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
}
