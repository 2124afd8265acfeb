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
  sort: number;
  /** For a new subscription. */
  promotion: Promotion | undefined;
  /** For an extension. */
  extensionPromotion: Promotion | undefined;
  /** Image paths (`atts`). */
  images: readonly string[];
  /** `price_pkg`, where the server sends one; a vehicle's price comes from its category. */
  price: Won | undefined;
  products: readonly Product[];
  vehicleCategories: readonly VehicleCategory[];
};

/** A promotion as it is announced. Source: ENTITY-012. */
export type Promotion = {
  slug: string;
  title: string;
  content: string;
  state: GeneralState;
  discount: Discount;
};

/** Source: ENTITY-007. */
export const productKinds = /* @__PURE__ */ codeTable({ dealer: 10, care: 20, assurance: 30 });
export type ProductKind = NameIn<typeof productKinds>;

/** Source: ENTITY-007. */
const unitTypes = /* @__PURE__ */ codeTable({ count: 10, currency: 20 });
export type UnitType = NameIn<typeof unitTypes>;

/** Reads the code and the word: 10 or `number`, 20 or `currency`. Source: A-66. */
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
  /** How much is left of it, where that is told. */
  unit: number | undefined;
  unitBase: number;
  /** The first line is the title of the text. */
  content: readonly string[];
  isOn: boolean;
};

/** Which vehicles a package takes, and for how much. Source: ENTITY-010. */
export type VehicleCategory = {
  id: string;
  seq: number;
  title: string;
  group: string;
  /** -1: not preselected. */
  default: number;
  costs: readonly CostEntry[];
};

/** Yearly price of one age band. Source: ENTITY-011. */
export type CostEntry = {
  /** `year`; one that could not be read is not known, and nothing is sold for it. */
  price: Won | undefined;
  state: GeneralState;
  /** Ages in months, both included; 999999 is open ended. */
  unitMin: number;
  unitMax: number;
};

const LAST_SEQ = 99;

/** `seq` as it may arrive. Source: ENTITY-006. */
export const seqOf = (seq: number | null | undefined): number => seq ?? LAST_SEQ;

/** Lists are shown by seq; equal ones keep the server's order. Source: ENTITY-006, COUPON-009. */
export const inSeqOrder = <T extends { seq: number }>(items: readonly T[]): readonly T[] =>
  [...items].sort((one, other) => one.seq - other.seq);

/** Only an enabled promotion is kept. Source: ENTITY-004. */
export const keptPromotion = (promotion: Promotion | undefined): Promotion | undefined =>
  promotion?.state === 'enable' ? promotion : undefined;

/** The list as it is stored: reversed, products and categories by seq, without dead promotions. Source: API-010, A-54. */
export const packagesInOrder = (served: readonly Package[]): readonly Package[] =>
  [...served].reverse().map((one) => ({
    ...one,
    promotion: keptPromotion(one.promotion),
    extensionPromotion: keptPromotion(one.extensionPromotion),
    products: inSeqOrder(one.products),
    vehicleCategories: inSeqOrder(one.vehicleCategories),
  }));

/** Title and text of a product. Source: ENTITY-008. */
export function productText({ content }: Pick<Product, 'content'>): {
  title: string;
  lines: readonly string[];
} {
  const [title = '', ...lines] = content;
  return { title, lines };
}
