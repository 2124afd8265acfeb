/** Masks a name so that it may be shown to other people: 홍*동, 이*. */
export function masked(name: string): string {
  const [first = '', ...rest] = [...name];
  if (rest.length === 0) return first;
  const last = rest.length === 1 ? '' : (rest.at(-1) ?? '');
  return first + '*'.repeat(Math.max(1, rest.length - 1)) + last;
}
