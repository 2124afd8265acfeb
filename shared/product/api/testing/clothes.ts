import { asked, bare, eachValue, type Json, lists, otherNames } from './seams';

/**
 * Response variants that a backend may use, because the documents name fields but not their JSON types. A variant
 * changes the format of an answer, never its meaning. Source: A-82.
 */
const clothes = {
  /** Ids, money, counts, years and codes as text. */
  'numbers as text': eachValue((value) => (typeof value === 'number' ? String(value) : value)),
  /** Ids and codes that consist of digits as numbers. */
  'digits as numbers': eachValue((value) => (isNumberInDigits(value) ? Number(value) : value)),
  'flags 1 and 0': flags(1, 0),
  'flags "1" and "0"': flags('1', '0'),
  'flags Y and N': flags('Y', 'N'),
  'flags true and false': flags(true, false),
  'empty text for null': eachValue((value) => (value === null ? '' : value)),
  'missing for null': eachValue((value) => (value === null ? undefined : value)),
  'days in eight digits': days((day) => day.replaceAll('-', '')),
  'days with a time': days((day) => `${day} 00:00:00`),
  /** Korean midnight, which is on the previous day in UTC. */
  'days as instants': days((day) => new Date(`${day}T00:00:00+09:00`).toISOString()),
  'extra fields': eachValue((value) => (isObject(value) ? { ...value, ...STRANGE } : value)),
  /** The field names of the other document. Source: A-64. */
  'other names': otherNames,
  'without data': bare,
  'an unknown group, product, state': lists((entries) => {
    const [first] = entries;
    const unknown = isObject(first) ? unknownKind(first) : undefined;
    return unknown ? [...entries, unknown] : entries;
  }),
  // An empty list stays empty, because a list with only invalid entries is unreadable.
  'a bad entry in each list': lists((entries) =>
    entries.length === 0
      ? entries
      : [
          null,
          ...entries,
          {},
          // In a list of texts, this text would be valid.
          ...(entries.some((one) => typeof one === 'string') ? [] : ['oops']),
        ],
  ),
} satisfies Record<string, (answer: Json, callPath: string) => Json | undefined>;

export type ClothingName = keyof typeof clothes;
export const clothingNames = Object.keys(clothes) as ClothingName[];

/**
 * Returns the answer in a variant without changing the given answer. `callPath` is for example `/users/U1`, with or
 * without prefix.
 */
export const dress = (clothing: ClothingName, callPath: string, answer: unknown): unknown =>
  clothes[clothing](asked(answer), callPath);

const STRANGE = { updated_by: 'batch-7', _links: { self: '/somewhere' }, tags: ['x', 1, null] };

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns true if the number prints the same text: it has no leading zero and is not too long. */
const isNumberInDigits = (value: Json): value is string =>
  typeof value === 'string' && /^(?:0|-?[1-9]\d{0,14})$/.test(value);

/** Writes flags in another notation. Skips `confirm`, because two of its three codes are true and false. */
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

/** Returns an entry like the given one, of a kind that this app does not know. */
function unknownKind(like: { [key: string]: Json }): Json | undefined {
  const id = 'id' in like && { id: `${like['id']}999` };
  if ('products' in like) return { ...like, ...id, group: 'GALAXY' };
  if ('unit_type' in like) return { ...like, ...id, type: UNKNOWN_CODE };
  if ('state_req' in like) return { ...like, ...id, state: UNKNOWN_CODE, recordPayments: [] };
  return undefined;
}
