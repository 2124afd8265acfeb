import { answers } from './answers';
import { namedInAnswers } from './wire-names';

/** Optional fields that are empty here. A membership may name its package by the title alone. */
const EMPTY: readonly RegExp[] = [
  /\b(connInfo|plus_id|host_s3|carRegNo|date_state|parent_subsc_id|vehicle_cat_id)$/,
  /\b(vehicle_cat_detail_desc|promo_extend|att_panel|care_insurance_confirm_id)$/,
  /^data\.(dealer_agent_cdk$|(subscs?\.)?pkg\.(?!title))/,
];

/**
 * Returns the value with only the fields that the documents name, so that a test shows that no other one is needed. Ids
 * become digits, so that every variant applies.
 */
function strict(value: unknown, names: readonly string[], at = ''): unknown {
  if (typeof value === 'string') return value.replace(/^[A-Z]{1,3}(?=\d$)/, '7');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => strict(one, names, at));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (/^\d+$/.test(name)) return [[name, strict(inner, names, at)]];
      const path = `${at}${name}`;
      const isNamed = names.includes(path) || names.includes(`${at.slice(0, -1)}.*`);
      if (!isNamed) return [];
      return [
        [name, EMPTY.some((one) => one.test(path)) ? null : strict(inner, names, `${path}.`)],
      ];
    }),
  );
}

/** Answers with only the documented fields, by the id of the call. */
export const strictAnswers: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(answers).map(([id, answer]) => [id, strict(answer, namedInAnswers[id] ?? [])]),
);
