import { Refused } from '../backend/refusal';

/** Fields of a form or a JSON body. An empty text counts as absent. */
export type Fields = Readonly<Record<string, string | undefined>>;

export const optional = (fields: Fields, name: string): string | undefined =>
  fields[name] || undefined;

/** @throws {Refused} 400 */
export function required(fields: Fields, name: string): string {
  const text = optional(fields, name);
  if (text === undefined) throw new Refused(400, `${name} 값이 필요합니다.`);
  return text;
}

/** Returns the value if it is in the list. @throws {Refused} 400 */
export function oneOf<Choice extends string>(
  fields: Fields,
  name: string,
  choices: readonly Choice[],
): Choice {
  const text = required(fields, name);
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new Refused(400, `${name}: ${choices.join(', ')} 중 하나입니다.`);
  return found;
}

/** Returns a whole number, or undefined if the field is empty. @throws {Refused} 400 */
export function whole(fields: Fields, name: string): number | undefined {
  const text = optional(fields, name);
  if (text === undefined) return undefined;
  if (!/^-?\d{1,12}$/.test(text)) throw new Refused(400, `${name} 값은 숫자입니다.`);
  return Number(text);
}

/** Returns true for a ticked checkbox of a form or true in JSON. */
export const ticked = (fields: Fields, name: string): boolean =>
  ['on', 'true', '1'].includes(fields[name] ?? '');
