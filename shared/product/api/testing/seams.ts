/** A JSON value. In a change, `undefined` removes the value. */
export type Json = null | boolean | number | string | readonly Json[] | { [key: string]: Json };

/** Returns the answer as a JSON value. */
export const asked = (answer: unknown): Json => JSON.parse(JSON.stringify(answer ?? null)) as Json;

type Change = (value: Json, key: string) => Json | undefined;

/** Changes every value of an answer, inner values first. It removes values that become `undefined`. */
export const eachValue =
  (change: Change) =>
  (answer: Json): Json | undefined =>
    changed(answer, '', change);

function changed(value: Json, key: string, change: Change): Json | undefined {
  if (isList(value)) {
    return change(
      value.map((inner) => changed(inner, key, change)).filter((inner) => inner !== undefined),
      key,
    );
  }
  if (typeof value !== 'object' || value === null) return change(value, key);
  const inner = Object.entries(value).flatMap(([name, child]) => {
    const read = changed(child, name, change);
    return read === undefined ? [] : [[name, read]];
  });
  return change(Object.fromEntries(inner), key);
}

/** Changes every list of an answer. */
export const lists = (change: (entries: readonly Json[]) => readonly Json[]) =>
  eachValue((value) => (isList(value) ? change(value) : value));

/** Narrows read-only lists, which `Array.isArray` does not. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/**
 * Writes a membership with the names of the status side, and plans with the names of the other estimate calls. Source:
 *
 */
export const otherNames = eachValue((value, key) => {
  if (isList(value) || typeof value !== 'object' || value === null) return value;
  if (key === 'serviceCarePlusList')
    return renamed(value, { code: 'service_care_no', name: 'service_care_plus_name' });
  if (!('state_req' in value)) return renamed(value, { type_overlap: 'overlap' });
  const { pkg } = value;
  const title =
    typeof pkg === 'object' && pkg !== null && 'title' in pkg ? (pkg['title'] ?? null) : pkg;
  return renamed(
    { ...value, ...(title !== undefined && { pkg: title }) },
    { id: 'subscId', prodTypeInsurance: 'prodInsurance' },
  );
});

const renamed = (value: { [key: string]: Json }, names: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [names[key] ?? key, inner]));

/** Removes the wrapper of a repair confirmation. It is the only call that the documents wrap differently. */
export const bare = (answer: Json, callPath: string): Json =>
  /\/careInsuranceConfirms\/[^/]+$/.test(callPath) &&
  typeof answer === 'object' &&
  answer !== null &&
  'data' in answer
    ? (answer['data'] ?? null)
    : answer;
