import { entryAhead } from '@shared/api/ahead/entry';
import { membershipsAhead } from '@shared/api/ahead/membership-cards';
import { vehiclesAhead } from '@shared/api/ahead/vehicles';
import { membershipCouponsCall } from '@shared/api/start-calls';
import { extensionSettings } from '@shared/config/first-settings';
import { pageSettings } from '@shared/config/page-settings';
import { carLabel } from '@shared/copy/car-label';
import type { PlainDate } from '@shared/domain/calendar';
import { offeredExtension } from '@shared/domain/extension';
import { modelName } from '@shared/domain/names';
import type { Fill, Known, Next } from '@shared/page/first-view/known';
import type { Drawn } from '@shared/prerender/build-tree';
import { whyNoExtension } from '../../extend/extend.copy';
import { elapsed, leftText, shareText, subscriptionPeriod } from '../../status/period';
import { chosenVehicle } from '../../status/vehicle-choice';
import type { StatusPlace } from './sample';

/** Prefetches the coupons of the membership. React renders their list. */
export const next: Next = (known) => {
  const only = onlyMembership(known);
  return only ? [membershipCouponsCall(only.id)] : [];
};

/**
 * Fills in the most common status page: one active membership on a car of the member, in the app. A warranty, a
 * cancellation, a transfer or a history needs more content, so React renders those pages. Source: STATUS-001…005,
 * EXT-003.
 */
export const fill: Fill<StatusPlace> = (known) => {
  const only = onlyMembership(known);
  const { user } = known.visitor.known ?? {};
  const vehicles = user && vehiclesAhead(known, user.id);
  const vtgId = user?.vtgId;
  // A kept `connInfo` without a vtg_id may sign in another user. Source: SEC-001.
  const { connInfo, vtg_id: wished = connInfo === undefined && vtgId } = entryAhead(known.query);
  if (!only || !vehicles || !vtgId || vtgId !== wished) return undefined;
  const asked = known.query.get('vehicle_id') ?? undefined;
  const chosen = chosenVehicle(vehicles, asked, { subscriptions: [only] });
  const today = known.day as PlainDate;
  const part = elapsed(only, today);
  if (chosen?.vin !== only.vin || !part) return undefined;
  return {
    vehicles: vehicles.map((one) => [
      one === chosen ? 'chosen' : 'option',
      { id: one.id, label: carLabel({ ...one, model: modelName(one) }, one === chosen) },
    ]),
    id: encodeURIComponent(only.id),
    title: only.title,
    left: leftText(part.daysLeft),
    share: shareText(part.share),
    plate: only.plate || '-',
    period: subscriptionPeriod(only, today),
    ...extensionOf(only, today),
    query: String(new URLSearchParams({ vtg_id: vtgId })),
  };
};

function onlyMembership(known: Known) {
  const { user } = known.visitor.known ?? {};
  const [only, ...others] = (user && membershipsAhead(known, user.id)) ?? [];
  const isPlain =
    only?.state === 'active' && only.request === 'none' && !only.insured && !only.isMoved;
  return isPlain && others.length === 0 && known.visitor.inApp ? only : undefined;
}

type Membership = NonNullable<ReturnType<typeof onlyMembership>>;

/** Returns the main actions, and why there is no extension. Source: EXT-003…005. */
function extensionOf(
  only: Membership,
  today: PlainDate,
): Record<'actions' | 'why', readonly Drawn[]> {
  const { windowDays } = { ...extensionSettings, ...Object(pageSettings()['extension']) };
  const offer = offeredExtension(only, [only], today, windowDays);
  if (offer.ok) {
    return {
      actions: [
        ['extend', {}],
        ['beside', {}],
      ],
      why: [],
    };
  }
  const why = whyNoExtension[offer.error](only, windowDays);
  return { actions: [['benefits', {}]], why: why === undefined ? [] : [['why', { why }]] };
}
