import { settings } from '@shared/config/settings';
import { isStackable, type VipCode } from '@shared/domain/bill';
import { type PlainDate, plainDate } from '@shared/domain/calendar';
import { type Discount, parseDiscount } from '@shared/domain/discount';
import { won } from '@shared/domain/money';
import type { VehicleCategory } from '@shared/domain/package';
import { quoteFor } from '@shared/domain/quote';
import type { RequestState } from '@shared/domain/subscription-codes';
import { generalStates } from '@shared/domain/subscription-codes';
import { tierOf } from '@shared/domain/tier';
import type { Category, Package, Promotion, VipCodeRow } from './packages';
import { applyEnded } from './refusal';
import type { VehicleRow } from './vehicle-rows';

export type Priced = ReturnType<typeof priceOf>;

/**
 * Computes the price of a membership from the server's record of the vehicle.
 * @throws {Refused} 5020 if this vehicle cannot join this package. Source: PRICE-003…PRICE-013, A-23…A-26.
 */
export function priceOf(asked: {
  pkg: Package;
  vehicle: VehicleRow;
  request: RequestState;
  code: VipCodeRow | undefined;
  today: PlainDate;
}) {
  const { pkg, vehicle, request, code, today } = asked;
  const quote = quoteFor(
    {
      pkg: {
        group: pkg.group,
        vehicleCategories: pkg.vehicle_cats.map(categoryOf),
        promotion: enabled(pkg.promo),
        extensionPromotion: enabled(pkg.promo_extend),
      },
      categoryId: vehicle.categoryId ?? '',
      registeredOn: vehicle.registeredOn === null ? null : plainDate(vehicle.registeredOn),
      request,
      code: code && vipCodeOf(code),
    },
    today,
    settings.pricing,
  );
  if (!quote.ok)
    throw applyEnded('notCreated', '선택하신 차량은 해당 멤버십에 가입할 수 없습니다.');
  const { bill, promotion } = quote.value;
  return {
    bill,
    /** The applied discount rate and the resulting price. Source: A-25. */
    promo: promotion ? { rate: promotion.rate, price: won(bill.list - bill.promotion) } : null,
  };
}

export const tierOfPackage = ({ is_assurance, group }: Package) =>
  tierOf({ isAssurance: is_assurance, group });

/** Returns the promotion if it is enabled. Source: A-54. */
function enabled(row: Promotion | null): Counted | undefined {
  if (row === null || generalStates.nameOf(row.state) !== 'enable') return undefined;
  const { type_rate: typeRate, rate, cut_unit: cutUnit, cut_standard: cutStandard } = row;
  const discount = parseDiscount({ typeRate, rate, cutUnit, cutStandard });
  return discount && { rate, discount, stackable: isStackable(row.overlap) };
}
type Counted = { rate: number; discount: Discount; stackable: boolean };

/** Parses a VIP code. Codes have no cut fields. Source: A-26. */
function vipCodeOf({ type_rate, rate, type_overlap }: VipCodeRow): VipCode | undefined {
  const discount = parseDiscount({ typeRate: type_rate, rate });
  return discount && { discount, stackable: isStackable(type_overlap) };
}

const categoryOf = ({ id, seq, title, costs }: Category): VehicleCategory => ({
  id,
  seq,
  title,
  default: -1,
  costs: costs.map(({ year, state, unit_min, unit_max }) => ({
    price: won(year),
    state: generalStates.nameOf(state) ?? 'disable',
    unitMin: unit_min,
    unitMax: unit_max,
  })),
});
