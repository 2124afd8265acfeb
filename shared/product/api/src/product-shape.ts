import { type Product, parseUnitType, productKinds, seqOf } from '@shared/domain/package';
import * as v from 'valibot';
import { list } from './read/part';
import { renamed } from './read/renamed';
import { count, id, known, maybeCount, maybeNumber, shownText, written, yes } from './read/scalar';

/** Reads the lines of a text. A single text is split at its line breaks. */
const lines = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (typeof value === 'string' ? value.split('\n') : value)),
  list(written),
);

/** Reads the order of a thing among others. A missing one comes last. Source: ENTITY-006. */
export const seq = v.pipe(
  maybeNumber,
  v.transform((place) => seqOf(place)),
);

/** The fields that benefits and coupons share. A benefit of an unknown kind is left out. Source: ENTITY-005, 007, 008. */
export const productFields = {
  title: shownText,
  seq,
  unit: maybeCount,
  unitType: ['unit_type', known(parseUnitType)],
  unitBase: ['unit_base', count],
  content: lines,
  kind: ['type', known(productKinds.nameOf)],
  isOn: ['on', yes],
} as const;

export const product = renamed<Product>({ ...productFields, id, icon: shownText });
