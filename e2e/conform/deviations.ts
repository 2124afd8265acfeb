import type { ErrorObject } from 'ajv/dist/2020';

/** A difference between an answer and the contract. It has names and types only, never a value. */
export type Deviation = {
  kind: 'missing' | 'type' | 'unknown';
  /** Place in the answer, for example `data[].costs[].year`. */
  place: string;
  /** Empty for a missing or unknown field; otherwise what is there and what must be there. */
  detail: string;
};

/** Returns the deviations behind the errors of a check, each place once. */
export function deviationsIn(errors: readonly ErrorObject[], body: unknown): readonly Deviation[] {
  const own = errors.filter((error) => !isEcho(error, errors));
  const all = own.map((error) => deviationOf(error, body));
  return [...new Map(all.map((one) => [`${one.kind} ${one.place} ${one.detail}`, one])).values()];
}

/** Returns whether an error of `anyOf` only repeats a more precise error of one of its branches. */
function isEcho(
  { keyword, instancePath, schemaPath, params }: ErrorObject,
  all: readonly ErrorObject[],
) {
  const others = all.filter((other) => other.schemaPath !== schemaPath);
  const isWithin = (other: ErrorObject) => other.instancePath.startsWith(instancePath);
  if (keyword === 'anyOf') return others.some(isWithin);
  // A value of another type is in no list either.
  if (keyword === 'enum')
    return others.some((other) => other.keyword === 'type' && other.instancePath === instancePath);
  if (keyword !== 'type' || !schemaPath.includes('/anyOf/')) return false;
  // A value of another branch, for example null or the title of a package instead of the package.
  const isNull = params['type'] === 'null';
  return others.some(
    (other) =>
      other.keyword !== 'anyOf' &&
      isWithin(other) &&
      (isNull || other.keyword === 'required' || other.instancePath !== instancePath),
  );
}

function deviationOf({ keyword, instancePath, params }: ErrorObject, body: unknown): Deviation {
  const place = placeOf(instancePath);
  if (keyword === 'required') {
    const name = String(params['missingProperty']);
    return { kind: 'missing', place: place === '' ? name : `${place}.${name}`, detail: '' };
  }
  const is = typeWord(valueAt(body, instancePath));
  return {
    kind: 'type',
    place: place || '(whole answer)',
    detail: `is ${is}, ${wanted(keyword, params)}`,
  };
}

function wanted(keyword: string, params: Readonly<Record<string, unknown>>): string {
  if (keyword === 'type') return `must be ${[params['type']].flat().join(' or ')}`;
  if (keyword === 'format') return `must be a ${String(params['format'])}`;
  if (keyword === 'enum')
    return `must be one of ${[params['allowedValues']].flat().map(String).join(', ')}`;
  return `breaks ${keyword}`;
}

/** Returns `data[].id` for `/data/0/id`. */
const placeOf = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? '[]' : `.${maskedName(part)}`))
    .join('')
    .replace(/^\./, '');

/** Returns the name of a field. A key with three digits may be a number of a car or person, so it is masked. */
export const maskedName = (name: string): string => (/\d.*\d.*\d/.test(name) ? '*' : name);

function valueAt(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((left, part) => Reflect.get(Object(left), part), body);
}

function typeWord(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value === '') return 'empty string';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
