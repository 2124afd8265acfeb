/** Code of "no plan". Source: EST-008. */
export const NO_PLAN = '0';

type Wire = Readonly<Record<string, unknown>>;

/**
 * Code and name of one plan. The documents do not name these two fields, so this reads the names that the estimate and
 * its other lists use. Source: API-038, A-64.
 */
export const planFieldsOf = (wire: Wire): { code: unknown; name?: unknown } => ({
  code: firstOf(wire, ['code', 'service_care_no', 'service_care_plus_no', 'serviceCareNo']),
  name: firstOf(wire, ['name', 'service_care_plus_name', 'service_care_name', 'serviceCareName']),
});

const firstOf = (wire: Wire, names: readonly string[]): unknown =>
  names.map((name) => wire[name]).find((value) => (value ?? '') !== '');
