import { masked } from './masked';
import { maskedVins } from './masked-vin';

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
