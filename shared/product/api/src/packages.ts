import type { PlainDate } from '@shared/domain/calendar';
import {
  type CostEntry,
  type Package,
  packagesInOrder,
  seqOf,
  type VehicleCategory,
} from '@shared/domain/package';
import { generalStates } from '@shared/domain/subscription-codes';
import { groups, tierOf } from '@shared/domain/tier';
import * as v from 'valibot';
import type { ApiClient } from './client';
import { product } from './product-shape';
import { promotion } from './promotion-shape';
import { inData, list, listed } from './read/part';
import {
  count,
  id,
  maybeCount,
  maybeNumber,
  maybeWon,
  shownText,
  written,
  yes,
} from './read/scalar';
import { packagesCall } from './start-calls';

export const group = v.pipe(written, v.picklist(groups));

const cost = v.pipe(
  v.object({
    year: maybeWon,
    state: v.optional(v.unknown()),
    unit_min: count,
    unit_max: count,
  }),
  v.transform(
    (wire): CostEntry => ({
      price: wire.year,
      state: generalStates.nameOf(wire.state) ?? 'none',
      unitMin: wire.unit_min,
      unitMax: wire.unit_max,
    }),
  ),
);

const NOT_PRESELECTED = -1;

const category = v.pipe(
  v.object({
    id,
    seq: maybeNumber,
    title: shownText,
    default: maybeCount,
    costs: list(cost),
  }),
  v.transform(
    (wire): VehicleCategory => ({
      id: wire.id,
      seq: seqOf(wire.seq),
      title: wire.title,
      default: wire.default ?? NOT_PRESELECTED,
      costs: wire.costs,
    }),
  ),
);

/** Source: ENTITY-001…004, A-64. */
const servedPackage = v.pipe(
  v.object({
    id,
    title: shownText,
    pkg_title: shownText,
    group,
    is_assurance: yes,
    promo: promotion,
    promo_extend: promotion,
    atts: list(written),
    products: list(product),
    vehicle_cats: list(category),
  }),
  v.transform(
    (wire): Package => ({
      id: wire.id,
      title: wire.title,
      fullTitle: wire.pkg_title || wire.title,
      group: wire.group,
      tier: tierOf({ isAssurance: wire.is_assurance, group: wire.group }),
      promotion: wire.promo,
      extensionPromotion: wire.promo_extend,
      images: wire.atts,
      products: wire.products,
      vehicleCategories: wire.vehicle_cats,
    }),
  ),
);

const answer = v.pipe(
  inData(listed(servedPackage)),
  v.transform((served) => packagesInOrder(served)),
);

/** Returns the packages for sale today in reverse order, with enabled promotions only. Source: API-009, 010; ENTITY-004. */
export const fetchPackages = (call: ApiClient, today: PlainDate): Promise<readonly Package[]> =>
  call({ ...packagesCall(today), answer });
