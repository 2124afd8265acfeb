import { asked, bare, eachValue, type Json, lists, otherNames } from './seams';

/**
 * What a backend may write without leaving the agreement: the documents name fields, not their JSON types. Each clothing
 * changes the dress of an answer, never what it says. Source: A-82.
 */
const clothes = {
  /** Ids, money, counts, years and codes as text. */
  'numbers as text': eachValue((value) => (typeof value === 'number' ? String(value) : value)),
  /** The other way: ids and codes that are digits as numbers. */
  'digits as numbers': eachValue((value) => (isNumberInDigits(value) ? Number(value) : value)),
  'flags 1 and 0': flags(1, 0),
  'flags "1" and "0"': flags('1', '0'),
  'flags Y and N': flags('Y', 'N'),
  'flags true and false': flags(true, false),
  'empty text for null': eachValue((value) => (value === null ? '' : value)),
  'missing for null': eachValue((value) => (value === null ? undefined : value)),
  'days in eight digits': days((day) => day.replaceAll('-', '')),
  'days with a time': days((day) => `${day} 00:00:00`),
  /** Korean midnight is the day before in UTC. */
  'days as instants': days((day) => new Date(`${day}T00:00:00+09:00`).toISOString()),
  'extra fields': eachValue((value) => (isObject(value) ? { ...value, ...STRANGE } : value)),
  /** The names of the other document. Source: A-64. */
  'other names': otherNames,
  'without data': bare,
  'an unknown group, product, state': lists((entries) => {
    const [first] = entries;
    const unknown = isObject(first) ? unknownKind(first) : undefined;
    return unknown ? [...entries, unknown] : entries;
  }),
  // A list of nothing but bad entries is not known, which is another thing than a list with one.
  'a bad entry in each list': lists((entries) =>
    entries.length === 0
      ? entries
      : [
          null,
          ...entries,
          {},
          // Among texts it would be one.
          ...(entries.some((one) => typeof one === 'string') ? [] : ['oops']),
        ],
  ),
} satisfies Record<string, (answer: Json, callPath: string) => Json | undefined>;

export type ClothingName = keyof typeof clothes;
export const clothingNames = Object.keys(clothes) as ClothingName[];

/** The same answer, dressed. `callPath`: `/users/U1`, with or without prefix. The answer given is not touched. */
export const dress = (clothing: ClothingName, callPath: string, answer: unknown): unknown =>
  clothes[clothing](asked(answer), callPath);

const STRANGE = { updated_by: 'batch-7', _links: { self: '/somewhere' }, tags: ['x', 1, null] };

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers that stay the same text: no leading zero, none too long for a number. */
const isNumberInDigits = (value: Json): value is string =>
  typeof value === 'string' && /^(?:0|-?[1-9]\d{0,14})$/.test(value);

/** `confirm` says true and false for two of its three codes: it is no flag. */
function flags(yes: Json, no: Json) {
  return eachValue((value, key) => {
    if (key === 'confirm') return value;
    if (value === true || value === 'Y') return yes;
    return value === false || value === 'N' ? no : value;
  });
}

function days(written: (day: string) => string) {
  return eachValue((value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? written(value) : value,
  );
}

const UNKNOWN_CODE = 77;

/** An entry like its neighbour, of a kind that came after this page was written. */
function unknownKind(like: { [key: string]: Json }): Json | undefined {
  const id = 'id' in like && { id: `${like['id']}999` };
  if ('products' in like) return { ...like, ...id, group: 'GALAXY' };
  if ('unit_type' in like) return { ...like, ...id, type: UNKNOWN_CODE };
  if ('state_req' in like) return { ...like, ...id, state: UNKNOWN_CODE, recordPayments: [] };
  return undefined;
}
