import { promotionStacks } from '@shared/domain/bill';
import { parseDiscount } from '@shared/domain/discount';
import { won } from '@shared/domain/money';
import {
  inSeqOrder,
  keptPromotion,
  type Package,
  type Promotion,
  seqOf,
} from '@shared/domain/package';
import { generalStates } from '@shared/domain/subscription-codes';
import { isGroup } from '@shared/domain/tier';
import { countOf, idOf, known, listOf, textOrNone, unusual, type Wire } from './plain';
import type { Answers } from './start';

/** The fields of a package that give its price and its name. */
export type PackageAhead = Pick<
  Package,
  'id' | 'fullTitle' | 'group' | 'promotion' | 'extensionPromotion' | 'vehicleCategories'
>;

/** Returns the packages for sale, or `undefined` if they are not known. Source: API-009, 010; ENTITY-004. */
export const packagesAhead = ({ answer }: Answers): readonly PackageAhead[] | undefined =>
  known(answer('/pkgs'), ({ data }) => [...listOf(data, packageOf)].reverse());

const packageOf = ({ id, title, pkg_title, group, promo, vehicle_cats }: Wire): PackageAhead => ({
  id: idOf(id),
  fullTitle: textOrNone(pkg_title) || textOrNone(title),
  group: isGroup(group) ? group : unusual(),
  promotion: keptPromotion(promo ? promotionOf(Object(promo)) : undefined),
  extensionPromotion: undefined,
  vehicleCategories: inSeqOrder(listOf(vehicle_cats, categoryOf)),
});

const categoryOf = ({ id, seq, title, default: isFirst, costs }: Wire) => ({
  id: idOf(id),
  seq: seqOf(countOrNone(seq)),
  title: textOrNone(title),
  default: countOrNone(isFirst) ?? -1,
  costs: listOf(costs, ({ year, state, unit_min, unit_max }) => {
    const price = countOrNone(year);
    return {
      price: price === undefined ? price : won(price),
      state: generalStates.nameOf(state) ?? 'none',
      unitMin: countOf(unit_min),
      unitMax: countOf(unit_max),
    };
  }),
});

/** Returns the promotion, or `undefined` if its kind of discount is unknown, because it then has no price. */
function promotionOf({ title, content, state, rate, ...cut }: Wire): Promotion | undefined {
  const terms = {
    typeRate: cut['type_rate'],
    cutUnit: cut['cut_unit'],
    cutStandard: countOrNone(cut['cut_standard']),
  };
  const discount = parseDiscount({ ...terms, rate: typeof rate === 'number' ? rate : unusual() });
  const texts = { title: textOrNone(title), content: textOrNone(content) };
  const stackable = promotionStacks(cut['overlap']);
  return (
    discount && { ...texts, state: generalStates.nameOf(state) ?? 'none', discount, stackable }
  );
}

const countOrNone = (value: unknown): number | undefined =>
  value === undefined || value === null ? undefined : countOf(value);
