import type { Dealer } from '@shared/api/dealers';
import type { Solicitation } from '@shared/api/solicitation';
import type { Payments, SubscribedVehicle, Subscription } from '@shared/api/subscription';
import type { PlainDate } from '@shared/domain/calendar';
import { hasMissedItsDay } from '@shared/domain/extension';
import { membershipName } from '@shared/domain/names';
import type { Package, Product } from '@shared/domain/package';
import { isExtension, isWaitingExtension } from '@shared/domain/subscription';
import type { CardType } from '@shared/domain/subscription-codes';

/** Facts of an order that a dealer's link does not have. */
type OrderFacts = Partial<
  Pick<
    Subscription,
    'createdOn' | 'startsOn' | 'stopsOn' | 'insuranceStartsOn' | 'orderNumber' | 'transfer'
  >
>;

/** A contract as the server describes it. A missing fact is undefined or an empty text. */
export type ContractFacts = OrderFacts &
  Pick<Subscription, 'title' | 'package' | 'insured' | 'paid'> & {
    products: readonly Product[];
    dealer: Pick<Dealer, 'title' | 'business'> | undefined;
    /** An extension that begins with its own first day, and not with its approval. */
    isExtension: boolean;
    /** A paid extension that waits for approval or its first day. */
    isWaiting: boolean;
    transferred: boolean;
    payments: PaymentFacts | undefined;
    card: CardType | undefined;
    owner: string;
    vehicle: SubscribedVehicle;
    /** Phone number of the customer centre. */
    phone: string | undefined;
    /** Today on the server's clock. */
    savedOn: PlainDate;
  };

type PaymentFacts = Pick<
  Payments,
  'listPrice' | 'promotion' | 'vipCode' | 'paidOn' | 'terms' | 'termVersions'
>;

/** Facts that a page knows beside the order or the link. */
export type PageFacts = Pick<ContractFacts, 'owner' | 'phone' | 'savedOn'> & {
  packages: readonly Package[];
};

/** Returns the contract of an order. `dealers` are all dealers, because the order has only an id. */
export function contractOfOrder(
  order: Subscription,
  { packages, ...page }: PageFacts,
  dealers: readonly Dealer[],
): ContractFacts {
  const { vin, plate, dealerId, packageId, payments } = order;
  const isLate = hasMissedItsDay(order, page.savedOn);
  return {
    ...order,
    ...page,
    ...(isLate && { startsOn: undefined, stopsOn: undefined }),
    products: productsOf(packages, packageId),
    dealer: dealers.find(({ id }) => id === dealerId),
    isExtension: isExtension(order) && !isLate,
    isWaiting: isWaitingExtension(order),
    card: payments?.card,
    vehicle: { ...order.vehicle, vin, plate },
  };
}

/** Returns the contract of a paid dealer link. The link has no order number, no days and no terms. */
export function contractOfLink(
  link: Pick<Solicitation, 'vehicle' | 'package' | 'payment' | 'dealer'>,
  { packages, vin, plate, ...page }: PageFacts & { vin: string; plate: string },
): ContractFacts {
  const { group, title = '', id } = link.package ?? {};
  return {
    ...page,
    title: membershipName({ group, title }),
    insured: group === 'POWER TRAIN',
    paid: link.payment?.price,
    transferred: false,
    payments: undefined,
    package: { title, group },
    products: productsOf(packages, id),
    dealer: link.dealer,
    isExtension: false,
    isWaiting: false,
    card: link.payment?.card,
    vehicle: {
      vin,
      plate,
      modelType: link.vehicle?.model ?? '',
      modelYear: '',
      registeredOn: undefined,
      km: undefined,
    },
  };
}

const productsOf = (packages: readonly Package[], packageId: string | undefined) =>
  packages.find(({ id }) => id === packageId)?.products ?? [];
