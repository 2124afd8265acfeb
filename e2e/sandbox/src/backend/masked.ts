/** Masks a name so that it may be shown to other people: 홍*동, 이*. */
export function masked(name: string): string {
  const [first = '', ...rest] = [...name];
  if (rest.length === 0) return first;
  const last = rest.length === 1 ? '' : (rest.at(-1) ?? '');
  return first + '*'.repeat(Math.max(1, rest.length - 1)) + last;
}

/** A whole word of 17 letters and digits, without I, O and Q, with at least one of each. */
const VIN = /(?<![A-Z0-9])(?=[A-Z]*\d)(?=\d*[A-Z])[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/g;

/** Masks every VIN in the text except its first three characters (the maker), because a VIN identifies its owner. */
export const maskedVins = (text: string): string =>
  text.replaceAll(VIN, (number) => `${number.slice(0, 3)}${'*'.repeat(number.length - 3)}`);

/** Maximum length of the stored request or answer text, in characters. */
const LONGEST = 6_000;
const SECRET = /token|conninfo|secret|password|enc_?data|hash/i;
const NAME = /^(name|owner_name|usrAuthName|user_name)$/;
const PERSONAL =
  /mobile|phone|^tell?2?$|email|addr|num_reg|carRegNo|RegistrationNumber|birth|chassis|vin(no)?$|num_id$|^vehicle_id$|(vtg|plus)_?(id|no)$/i;

/** Returns a body as text that may be stored and shown. Removes secrets and masks personal data. */
export function maskedText(value: unknown): string {
  if (value === undefined || isEmpty(value)) return '';
  const text = maskedVins(JSON.stringify(value, replaced, 2));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}\n… (${text.length})` : text;
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function replaced(key: string, value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return `(${value.byteLength} bytes)`;
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const text = String(value);
  if (text === '') return value;
  if (SECRET.test(key)) return '***';
  if (NAME.test(key)) return masked(text);
  return PERSONAL.test(key)
    ? `${text.slice(0, 3)}${'*'.repeat(Math.max(text.length - 3, 1))}`
    : value;
}
