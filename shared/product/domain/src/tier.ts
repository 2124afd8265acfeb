import { won } from './money';
import { type AgeBand, ageBands, bandRange } from './vehicle-age';

/** In the order of the tabs. Source: ENTITY-002. */
export const groups = ['STANDARD', 'PREMIUM', 'POWER TRAIN'] as const;
export type Group = (typeof groups)[number];

export const isGroup = (text: unknown): text is Group => groups.some((group) => group === text);

/** `insurance` asks for warranty terms, photos and mileage. `plain` does not. */
export type Tier = 'plain' | 'insurance';

/** Returns the tier of a package. Source: A-64. */
export const tierOf = (pkg: { isAssurance: boolean; group: Group }): Tier =>
  pkg.isAssurance || pkg.group === 'POWER TRAIN' ? 'insurance' : 'plain';

/** Vehicle age in months: older than `above`, at most `upTo`. Source: CONST-006, 010; A-31. */
const ageLimits: Record<Group, { above: number; upTo: number }> = {
  STANDARD: { above: 60, upTo: Number.POSITIVE_INFINITY },
  PREMIUM: { above: 60, upTo: Number.POSITIVE_INFINITY },
  'POWER TRAIN': { above: 60, upTo: 96 },
};

export const takesAge = (group: Group, months: number): boolean =>
  months > ageLimits[group].above && months <= ageLimits[group].upTo;

/** Returns the age bands that a group allows. Each band is on one side of a limit. Source: CONST-006, 010. */
export const bandsOf = (group: Group): readonly AgeBand[] =>
  ageBands.filter((band) => takesAge(group, bandRange(band).from));

/** Highest allowed mileage in whole kilometres. Source: CONST-007. */
const MILEAGE_LIMIT = 180_000;

/** Returns whether the mileage is allowed. Only the insurance tier checks it. Source: VALID-031, A-32. */
export const takesMileage = (tier: Tier, kilometres: number): boolean =>
  tier === 'plain' || kilometres <= MILEAGE_LIMIT;

/**
 * The repair-cost warranty. The age and mileage limits above belong to it too.
 * A function call creates it, so that a prerender without it leaves it out. Source: CONST-004, 005, 008.
 */
export const powerTrain = /* @__PURE__ */ (() => ({
  /** For one year of service. */
  coverUpTo: won(10_000_000),
  /** Amount that the customer pays of each claim. */
  shareOfClaim: won(200_000),
  vehicleValueUpTo: won(250_000_000),
  vehicleLoadUpToTons: 1.4,
  mileageUpTo: MILEAGE_LIMIT,
  ageAbove: ageLimits['POWER TRAIN'].above,
  ageUpTo: ageLimits['POWER TRAIN'].upTo,
}))();

/** Source: CONST-012, 013. */
export const benefits = {
  STANDARD: {
    oilChange: true,
    pickup: true,
    discountPercent: 15,
    coupon: /* @__PURE__ */ won(30_000),
  },
  PREMIUM: {
    oilChange: true,
    pickup: true,
    discountPercent: 25,
    coupon: /* @__PURE__ */ won(70_000),
  },
} as const;
