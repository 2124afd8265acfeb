import { settings } from '@shared/config/settings';
import { type Bill, billFor, isStackable, promotionFor, type VipCode } from '@shared/domain/bill';
import { type PlainDate, plainDate } from '@shared/domain/calendar';
import { yearlyCost } from '@shared/domain/cost';
import { type Discount, parseDiscount } from '@shared/domain/discount';
import { type Won, won } from '@shared/domain/money';
import type { VehicleCategory } from '@shared/domain/package';
import type { RequestState } from '@shared/domain/subscription-codes';
import { generalStates } from '@shared/domain/subscription-codes';
import { tierOf } from '@shared/domain/tier';
import { bandOn } from '@shared/domain/vehicle-age';
import type { CategoryRow, PackageRow, PromotionRow } from './package-rows';
import type { VipCodeRow } from './packages';
import { applyEnded } from './refusal';
import type { VehicleRow } from './vehicle-rows';

export type Priced = {
  bill: Bill;
  /** The discount rate that was counted, and the price it led to. Source: A-25. */
  promo: { rate: number; price: Won } | null;
};

/**
 * The price of a membership as the server reckons it, from its own record of the vehicle.
 * @throws {Refused} 5020: this vehicle cannot join this package. Source: PRICE-003…PRICE-013, A-23…A-26.
 */
export function priceOf(asked: {
  pkg: PackageRow;
  vehicle: VehicleRow;
  request: RequestState;
  code: VipCodeRow | undefined;
  today: PlainDate;
}): Priced {
  const { pkg, vehicle, request, code, today } = asked;
  const registeredOn = vehicle.registeredOn === null ? null : plainDate(vehicle.registeredOn);
  const cost = yearlyCost(
    { group: pkg.group, vehicleCategories: pkg.categories.map(categoryOf) },
    vehicle.categoryId ?? '',
    bandOn(today, registeredOn),
    settings.pricing,
  );
  if (!cost.ok) throw applyEnded('notCreated', '선택하신 차량은 해당 멤버십에 가입할 수 없습니다.');
  const chosen = promotionFor(
    { promotion: pkg.promotion, extensionPromotion: pkg.extensionPromotion },
    request,
  );
  const promotion = chosen ? enabledDiscount(chosen) : undefined;
  const bill = billFor(cost.value, promotion, code && vipCodeOf(code));
  const isCounted =
    promotion !== undefined && (code === undefined || isStackable(code.type_overlap));
  return {
    bill,
    promo:
      isCounted && chosen ? { rate: chosen.rate, price: won(bill.list - bill.promotion) } : null,
  };
}

export const tierOfPackage = ({ isAssurance, group }: PackageRow) => tierOf({ isAssurance, group });

const enabledDiscount = (row: PromotionRow): Discount | undefined =>
  generalStates.nameOf(row.state) === 'enable'
    ? parseDiscount({
        typeRate: row.type_rate,
        rate: row.rate,
        cutUnit: row.cut_unit,
        cutStandard: row.cut_standard,
      })
    : undefined;

/** Codes carry no cut fields. Source: A-26. */
function vipCodeOf({ type_rate, rate, type_overlap }: VipCodeRow): VipCode | undefined {
  const discount = parseDiscount({ typeRate: type_rate, rate });
  return discount && { discount, stackable: isStackable(type_overlap) };
}

const categoryOf = ({ id, seq, title, group, costs }: CategoryRow): VehicleCategory => ({
  id,
  seq,
  title,
  group,
  default: -1,
  costs: costs.map(({ year, state, unit_min, unit_max }) => ({
    price: won(year),
    state: generalStates.nameOf(state) ?? 'disable',
    unitMin: unit_min,
    unitMax: unit_max,
  })),
});
