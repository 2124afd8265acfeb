import { listsExtra } from '@shared/config/lists-extra';
import type { PlainDate } from '@shared/domain/calendar';
import { type Discount, discountKinds } from '@shared/domain/discount';
import type { Won } from '@shared/domain/money';
import type { TermAnswers, TermVersions } from '@shared/domain/required-terms';
import { type CardType, cardTypes, requestStates } from '@shared/domain/subscription-codes';
import type { FoundVipCode } from './vip-code';

/** A complete application for a membership. Source: API-023. */
export type NewSubscription = {
  vtgId: string;
  packageId: string;
  categoryId: string | undefined;
  request: 'none' | 'extension';
  /** Start of an extension: the day after its parent ends. */
  startsOn: PlainDate | undefined;
  parentId: string | undefined;
  dealerId: string;
  /** `undefined` if the customer chose "no advisor". Source: PAY-016. */
  advisorId: string | undefined;
  vehicle: OrderedVehicle;
  /** Addresses of the uploaded photos. The files belong to the customer's account even if the order leaves them out. */
  photos: { registration?: string; inspection?: string; panel?: string };
  payment: OrderedPayment;
};

export type OrderedVehicle = {
  vin: string;
  plate: string;
  registeredOn: PlainDate | undefined;
  modelType: string;
  modelYear: string;
  km: number | undefined;
};

export type OrderedPayment = {
  /** MMDDHHmmss. Source: A-42. */
  number: string;
  /** The day on which the order is sent. */
  on: PlainDate;
  /** With VAT. */
  listPrice: Won;
  total: Won;
  promotion: { discount: Discount; price: Won } | undefined;
  vipCode: (FoundVipCode & { price: Won }) | undefined;
  card: CardType;
  terms: TermAnswers;
  /** Versions of the accepted texts. */
  termVersions: TermVersions;
  insuranceAccepted: boolean;
  /** Step of the payment page, so that the landing can return to it. Source: A-13. */
  step: number;
};

/** Returns the value of the `rate` field for a discount. */
const rateOf = (discount: Discount): number => {
  if (discount.kind === 'percent') return discount.rate;
  return discount.kind === 'fixed' ? discount.amount : 0;
};

/**
 * Returns the body of POST subscs with the field names of the entity. Adds a field only if the backend lists its
 * extension. Source: API-023, ENTITY-021…025, A-76.
 */
export const orderWire = (order: NewSubscription) => ({
  pkg: order.packageId,
  vehicle_num_id: order.vehicle.vin,
  vehicle_num_reg: order.vehicle.plate,
  state_req: requestStates.codeOf(order.request),
  date_start: order.startsOn ?? null,
  parent_subsc_id: order.parentId ?? null,
  dealer_cdk_id: order.dealerId,
  dealer_advisor_cdk_id: order.advisorId ?? null,
  price_payment: order.payment.total,
  payments: paymentWire(order.payment),
  options: { vehicleData: vehicleWire(order.vehicle) },
  ...(listsExtra('order-context') && {
    vtg_id: order.vtgId,
    vehicle_cat_id: order.categoryId ?? null,
  }),
  ...photosWire(order.photos),
});

/** Returns the photo addresses if the backend accepts them. Source: A-76. */
export const photosWire = ({ registration, inspection, panel }: NewSubscription['photos']) =>
  listsExtra('photo-addresses') && {
    ...(registration && { att_reg_url: registration }),
    ...(inspection && { att_insp_url: inspection }),
    ...(panel && { att_panel_url: panel }),
  };

export const vehicleWire = (vehicle: OrderedVehicle) => ({
  model: { type: vehicle.modelType, year: vehicle.modelYear },
  num_id: vehicle.vin,
  date_reg: vehicle.registeredOn ?? null,
  num_reg: vehicle.plate,
  km: vehicle.km ?? null,
});

const paymentWire = (payment: OrderedPayment) => ({
  date: payment.on,
  num: payment.number,
  price_pkg: payment.listPrice,
  price_payment: payment.total,
  promo: payment.promotion
    ? { rate: rateOf(payment.promotion.discount), price: payment.promotion.price }
    : null,
  promo_code: payment.vipCode ? codeWire(payment.vipCode) : null,
  card_type: cardTypes.codeOf(payment.card),
  terms: payment.terms,
  ...(listsExtra('terms-versions') && { terms_version: payment.termVersions }),
  termsPre: { insurance: payment.insuranceAccepted },
  step: payment.step,
});

const codeWire = (code: NonNullable<OrderedPayment['vipCode']>) => ({
  rate: rateOf(code.discount),
  overlap: code.stackable ? 'Y' : 'N',
  slug: code.slug,
  price: code.price,
  type: code.type ?? null,
  type_rate: discountKinds.codeOf(code.discount.kind),
  title: code.title,
  content: code.content,
});
