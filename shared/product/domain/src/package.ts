import { codeTable, type NameIn } from './code-table';
import type { Discount } from './discount';
import type { Won } from './money';
import type { GeneralState } from './subscription-codes';
import type { Group, Tier } from './tier';

/** A membership for sale. Source: ENTITY-001…004. */
export type Package = {
  id: string;
  title: string;
  /** `pkg_title`: the name with its group. */
  fullTitle: string;
  group: Group;
  tier: Tier;
  /** For a new subscription. */
  promotion: Promotion | undefined;
  /** For an extension. */
  extensionPromotion: Promotion | undefined;
  /** Image paths (`atts`). */
  images: readonly string[];
  products: readonly Product[];
  vehicleCategories: readonly VehicleCategory[];
};

/** A promotion as customers see it. Source: ENTITY-012. */
export type Promotion = {
  title: string;
  content: string;
  state: GeneralState;
  discount: Discount;
  /** Whether a code may be added to it. If undefined, the code decides. Source: A-92. */
  stackable?: boolean | undefined;
};

/** Source: ENTITY-007. */
export const productKinds = /* @__PURE__ */ codeTable({ dealer: 10, care: 20, assurance: 30 });
export type ProductKind = NameIn<typeof productKinds>;

/** Source: ENTITY-007. */
const unitTypes = /* @__PURE__ */ codeTable({ count: 10, currency: 20 });
export type UnitType = NameIn<typeof unitTypes>;

/** Parses the code or the word: 10 or `number`, 20 or `currency`. Source: A-66. */
export const parseUnitType = (value: unknown): UnitType | undefined =>
  unitTypes.nameOf(value) ?? unitWords.get(value);
const unitWords: ReadonlyMap<unknown, UnitType> = new Map<unknown, UnitType>([
  ['number', 'count'],
  ['count', 'count'],
  ['currency', 'currency'],
]);

/** A benefit of a package. Source: ENTITY-005…009. */
export type Product = {
  id: string;
  title: string;
  seq: number;
  icon: string;
  kind: ProductKind;
  unitType: UnitType;
  /** Remaining units. Undefined if the server does not say. */
  unit: number | undefined;
  unitBase: number;
  /** The first line is the title of the text. */
  content: readonly string[];
  isOn: boolean;
};

/** Vehicles that a package allows, with their prices. Source: ENTITY-010. */
export type VehicleCategory = {
  id: string;
  seq: number;
  title: string;
  /** -1: not preselected. */
  default: number;
  costs: readonly CostEntry[];
};

/** Yearly price of one age band. Source: ENTITY-011. */
export type CostEntry = {
  /** `year`. Undefined if it is unreadable, and then nothing is sold for it. */
  price: Won | undefined;
  state: GeneralState;
  /** Ages in months, both included. 999999 means no upper limit. */
  unitMin: number;
  unitMax: number;
};

const LAST_SEQ = 99;

/** Returns `seq`, or its default if it is missing. Source: ENTITY-006. */
export const seqOf = (seq: number | null | undefined): number => seq ?? LAST_SEQ;

/** Returns the items sorted by seq. Equal ones keep the order of the server. Source: ENTITY-006, COUPON-009. */
export const inSeqOrder = <T extends { seq: number }>(items: readonly T[]): readonly T[] =>
  [...items].sort((one, other) => one.seq - other.seq);

/** Returns the promotion only if it is enabled. Source: ENTITY-004. */
export const keptPromotion = (promotion: Promotion | undefined): Promotion | undefined =>
  promotion?.state === 'enable' ? promotion : undefined;

/**
 * Returns the packages as they are stored: reversed, sorted by seq, with enabled promotions only. Source: API-010,
 *
 */
export const packagesInOrder = (served: readonly Package[]): readonly Package[] =>
  [...served].reverse().map((one) => ({
    ...one,
    promotion: keptPromotion(one.promotion),
    extensionPromotion: keptPromotion(one.extensionPromotion),
    products: inSeqOrder(one.products),
    vehicleCategories: inSeqOrder(one.vehicleCategories),
  }));

/** Returns title and text of a product. Source: ENTITY-008. */
export function productText({ content }: Pick<Product, 'content'>): {
  title: string;
  lines: readonly string[];
} {
  const [title = '', ...lines] = content;
  return { title, lines };
}
