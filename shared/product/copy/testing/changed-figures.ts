/** Returns the module of settings with figures that appear nowhere else, to find texts that repeat a figure. */
export function changedSettings() {
  const actual: typeof import('@shared/config/settings') =
    jest.requireActual('@shared/config/settings');
  const settings = actual.settingsOf({
    approval: { businessDays: 91 },
    claim: { payoutBusinessDays: 92, couponBusinessDays: 93, refundDays: 94 },
    refund: { freeDays: 95, penaltyRate: 96, prorateDays: 397 },
    transfer: { minDays: 98 },
    extension: { windowDays: 99 },
  });
  return { ...actual, settings };
}

export const changedTier = () => ({
  ...jest.requireActual('@shared/domain/tier'),
  bandsOf: () => [3],
  powerTrain: {
    coverUpTo: 71_000_000,
    shareOfClaim: 720_000,
    vehicleValueUpTo: 730_000_000,
    vehicleLoadUpToTons: 7.4,
    mileageUpTo: 750_000,
    ageAbove: 76,
    ageUpTo: 77,
  },
  benefits: {
    STANDARD: { oilChange: false, pickup: true, discountPercent: 81, coupon: 82_000 },
    PREMIUM: { oilChange: true, pickup: false, discountPercent: 83, coupon: 84_000 },
  },
});

export const changedPeriod = () => ({
  ...jest.requireActual('@shared/domain/service-period'),
  SERVICE_MONTHS: 61,
  INSURANCE_WAITING_DAYS: 62,
});
