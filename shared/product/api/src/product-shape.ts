import { type Product, parseUnitType, productKinds, seqOf } from '@shared/domain/package';
import * as v from 'valibot';
import { list } from './read/part';
import { count, id, known, maybeCount, maybeNumber, shownText, written, yes } from './read/scalar';

/** Reads the lines of a text. A single text is split at its line breaks. */
const lines = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (typeof value === 'string' ? value.split('\n') : value)),
  list(written),
);

/**
 * Reads the fields that benefits and coupons share. A benefit of an unknown kind is left out. Source: ENTITY-005, 007,
 * 008.
 */
export const productWire = v.object({
  title: shownText,
  seq: maybeNumber,
  unit: maybeCount,
  unit_type: known(parseUnitType),
  unit_base: count,
  content: lines,
  type: known(productKinds.nameOf),
  on: yes,
});

type ProductWire = v.InferOutput<typeof productWire> & { id: string; icon: string };

export const productOf = (wire: ProductWire): Product => ({
  id: wire.id,
  title: wire.title,
  seq: seqOf(wire.seq),
  icon: wire.icon,
  kind: wire.type,
  unitType: wire.unit_type,
  unit: wire.unit,
  unitBase: wire.unit_base,
  content: wire.content,
  isOn: wire.on,
});

export const product = v.pipe(
  v.object({ ...productWire.entries, id, icon: shownText }),
  v.transform(productOf),
);
