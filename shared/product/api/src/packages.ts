import type { PlainDate } from '@shared/domain/calendar';
import {
  type CostEntry,
  type Package,
  packagesInOrder,
  type VehicleCategory,
} from '@shared/domain/package';
import { generalStates } from '@shared/domain/subscription-codes';
import { groups, tierOf } from '@shared/domain/tier';
import * as v from 'valibot';
import type { ApiClient } from './client';
import { product, seq } from './product-shape';
import { promotion } from './promotion-shape';
import { inData, list, listed } from './read/part';
import { renamed } from './read/renamed';
import { codeName, count, id, maybeCount, maybeWon, shownText, written, yes } from './read/scalar';
import { packagesCall } from './start-calls';

export const group = v.pipe(written, v.picklist(groups));

const cost = renamed<CostEntry>({
  price: ['year', maybeWon],
  state: codeName((code) => generalStates.nameOf(code) ?? 'none'),
  unitMin: ['unit_min', count],
  unitMax: ['unit_max', count],
});

const NOT_PRESELECTED = -1;

const category = v.pipe(
  v.object({ id, seq, title: shownText, default: maybeCount, costs: list(cost) }),
  v.transform((wire): VehicleCategory => ({ ...wire, default: wire.default ?? NOT_PRESELECTED })),
);

/** Source: ENTITY-001…004, A-64. */
const servedPackage = v.pipe(
  renamed<Omit<Package, 'tier'> & { isAssurance: boolean }>({
    id,
    title: shownText,
    fullTitle: ['pkg_title', shownText],
    group,
    isAssurance: ['is_assurance', yes],
    promotion: ['promo', promotion],
    extensionPromotion: ['promo_extend', promotion],
    images: ['atts', list(written)],
    products: list(product),
    vehicleCategories: ['vehicle_cats', list(category)],
  }),
  v.transform(
    ({ isAssurance, ...served }): Package => ({
      ...served,
      fullTitle: served.fullTitle || served.title,
      tier: tierOf({ isAssurance, group: served.group }),
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
