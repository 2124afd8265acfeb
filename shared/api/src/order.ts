import type { VipCode } from '@shared/domain/bill';
import type { PlainDate } from '@shared/domain/calendar';
import type { Won } from '@shared/domain/money';
import { type Promotion, promotionKinds } from '@shared/domain/promotion';
import type { TermAnswers, TermVersions } from '@shared/domain/required-terms';
import { type CardType, cardTypes, requestStates } from '@shared/domain/subscription-codes';

/** The whole application as it is sent. Source: API-023, PAY rows. */
export type NewSubscription = {
  vtgId: string;
  packageId: string;
  categoryId: string | undefined;
  request: 'none' | 'extension';
  /** An extension begins the day after its parent ends. */
  startsOn: PlainDate | undefined;
  parentId: string | undefined;
  sellerId: string;
  /** `undefined` is the choice "no recommender". Source: PAY-016. */
  advisorId: string | undefined;
  vehicle: OrderedVehicle;
  /** Addresses of the uploaded photos. */
  photos: { registration?: string; inspection?: string; panel?: string };
  payment: OrderedPayment;
};

export type OrderedVehicle = {
  chassisNumber: string;
  plate: string;
  registeredOn: PlainDate | undefined;
  modelType: string;
  modelYear: string;
  km: number | undefined;
};

export type OrderedPayment = {
  /** MMDDHHmmss. Source: A-42. */
  number: string;
  /** With VAT. */
  listPrice: Won;
  total: Won;
  promo: { discount: Promotion; price: Won } | undefined;
  vipCode: (VipCode & { slug: string; title: string; content: string; price: Won }) | undefined;
  card: CardType;
  terms: TermAnswers;
  /** Versions of the texts that were agreed to. */
  termVersions: TermVersions;
  insuranceAccepted: boolean;
  /** Of the payment page, so that the landing finds its way back. Source: A-13. */
  step: number;
};

/** What stands in the `rate` field of each kind. */
const rateOf = (discount: Promotion): number => {
  if (discount.kind === 'percent') return discount.rate;
  return discount.kind === 'fixed' ? discount.amount : 0;
};

/** Our names → the server's, for POST subscs. Source: API-023, ENTITY-021…025. */
export const orderWire = (order: NewSubscription) => ({
  vtg_id: order.vtgId,
  pkg_id: order.packageId,
  vehicle_cat_id: order.categoryId ?? null,
  vehicle_num_id: order.vehicle.chassisNumber,
  vehicle_num_reg: order.vehicle.plate,
  state_req: requestStates.codeOf(order.request),
  date_start: order.startsOn ?? null,
  parent_subsc_id: order.parentId ?? null,
  dealer_cdk_id: order.sellerId,
  dealer_advisor_cdk_id: order.advisorId ?? null,
  price_payment: order.payment.total,
  att_reg_url: order.photos.registration ?? null,
  att_insp_url: order.photos.inspection ?? null,
  att_panel_url: order.photos.panel ?? null,
  payments: paymentWire(order.payment),
  options: { vehicleData: vehicleWire(order.vehicle) },
});

export const vehicleWire = (vehicle: OrderedVehicle) => ({
  model: { type: vehicle.modelType, year: vehicle.modelYear },
  num_id: vehicle.chassisNumber,
  date_reg: vehicle.registeredOn ?? null,
  num_reg: vehicle.plate,
  km: vehicle.km ?? null,
});

const paymentWire = ({ promo, vipCode, ...payment }: OrderedPayment) => ({
  num: payment.number,
  price_pkg: payment.listPrice,
  price_payment: payment.total,
  promo: promo ? { rate: rateOf(promo.discount), price: promo.price } : null,
  promo_code: vipCode
    ? {
        rate: rateOf(vipCode.discount),
        type_rate: promotionKinds.codeOf(vipCode.discount.kind),
        overlap: vipCode.stackable ? 'Y' : 'N',
        slug: vipCode.slug,
        price: vipCode.price,
        title: vipCode.title,
        content: vipCode.content,
      }
    : null,
  card_type: cardTypes.codeOf(payment.card),
  terms: payment.terms,
  terms_version: payment.termVersions,
  termsPre: { insurance: payment.insuranceAccepted },
  step: payment.step,
});
