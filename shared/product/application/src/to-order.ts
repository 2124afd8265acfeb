import type { NewSubscription } from '@shared/api/subscription';
import type { Bill } from '@shared/domain/bill';
import type { PlainDate } from '@shared/domain/calendar';
import type { Discount } from '@shared/domain/discount';
import { lessWon } from '@shared/domain/money';
import type { TermAnswers, TermVersions } from '@shared/domain/required-terms';
import type { Application } from './application.schema';

/** Data that only the payment page has. */
export type Checkout = {
  vtgId: string;
  bill: Bill;
  /** The promotion in the bill. Undefined if a code replaces it. Source: PRICE-008. */
  promotion: Discount | undefined;
  /** MMDDHHmmss. */
  number: string;
  on: PlainDate;
  termVersions: TermVersions;
  /** Step of the payment page. */
  step: number;
};

/**
 * Returns the order for an application, or `undefined` if required data is missing. The checks of the page come first
 * and name it.
 * Source: API-023, PAY-014…PAY-016.
 */
export function toOrder(application: Application, checkout: Checkout): NewSubscription | undefined {
  const { payment } = application;
  const vehicle = vehicleOf(application);
  if (!payment?.dealer || payment.advisor === 'not-chosen' || !vehicle) return undefined;
  return {
    vtgId: checkout.vtgId,
    packageId: application.packageId,
    categoryId: application.vehicle?.categoryId,
    request: application.stateRequest,
    startsOn: application.startsOn,
    parentId: application.parentId,
    dealerId: payment.dealer.id,
    advisorId: payment.advisor === 'none' ? undefined : payment.advisor.id,
    vehicle,
    photos: photosOf(application),
    payment: {
      number: checkout.number,
      on: checkout.on,
      listPrice: checkout.bill.list,
      total: checkout.bill.total,
      promotion: checkout.promotion && {
        discount: checkout.promotion,
        price: lessWon(checkout.bill.list, checkout.bill.promotion),
      },
      vipCode: payment.vipCode && { ...payment.vipCode, price: checkout.bill.vip },
      card: payment.card,
      terms: termsOf(application),
      termVersions: checkout.termVersions,
      insuranceAccepted: application.insuranceTerms?.insurance === true,
      step: checkout.step,
    },
  };
}

/** Returns the vehicle from the confirmed document, otherwise from the entered data. */
function vehicleOf(application: Application): NewSubscription['vehicle'] | undefined {
  const { registration, vehicle, mileage } = application;
  const vin = vehicle?.vin ?? registration?.vin ?? application.vin;
  if (vin === undefined) return undefined;
  return {
    vin,
    plate: registration?.plate ?? vehicle?.plate ?? '',
    registeredOn: registration?.registeredOn ?? vehicle?.registeredOn ?? application.registeredOn,
    modelType: registration?.modelType ?? vehicle?.modelType ?? '',
    modelYear: registration?.modelYear ?? vehicle?.modelYear ?? '',
    km: mileage,
  };
}

const photosOf = ({ registration, inspection, panel }: Application): NewSubscription['photos'] => ({
  ...(registration && { registration: registration.url }),
  ...(inspection && { inspection: inspection.url }),
  ...(panel && { panel: panel.url }),
});

/** Returns all agreed terms as one map. Source: TERMS-016. */
const termsOf = (application: Application): TermAnswers => ({
  ...application.terms,
  ...application.survey,
  ...application.insuranceTerms,
  ...application.registration?.terms,
  ...application.payment?.terms,
});
