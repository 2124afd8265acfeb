import { type Product, parseUnitType, productKinds, seqOf } from '@shared/domain/package';
import * as v from 'valibot';
import { id, shownText } from './wire';

const units = v.pipe(v.number(), v.integer());

/** A code that must be one we know. */
export const known = <Name extends string>(nameOf: (code: unknown) => Name | undefined) =>
  v.pipe(
    v.unknown(),
    v.check((code) => nameOf(code) !== undefined, 'unknown code'),
    v.transform((code) => nameOf(code) as Name),
  );

/** Fields of a benefit, which a coupon shares. Source: ENTITY-005, 007, 008. */
export const productWire = v.object({
  id,
  title: shownText,
  seq: v.nullish(v.number()),
  icon: shownText,
  unit: v.nullish(units),
  unit_type: known(parseUnitType),
  unit_base: units,
  content: v.pipe(
    v.nullish(v.union([v.array(v.string()), v.string()]), null),
    v.transform((lines): readonly string[] =>
      typeof lines === 'string' ? lines.split('\n') : (lines ?? []),
    ),
  ),
  type: known(productKinds.nameOf),
  on: v.optional(v.nullish(v.boolean())),
});

export const productOf = (wire: v.InferOutput<typeof productWire>): Product => ({
  id: wire.id,
  title: wire.title,
  seq: seqOf(wire.seq),
  icon: wire.icon,
  kind: wire.type,
  unitType: wire.unit_type,
  unit: wire.unit ?? 0,
  unitBase: wire.unit_base,
  content: wire.content,
  isOn: wire.on === true,
});

export const product = v.pipe(productWire, v.transform(productOf));
