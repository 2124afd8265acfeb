import type { Answer, Caller, SandboxUnderTest } from './sandbox-under-test';

/** All terms of the payment page and of the earlier pages. */
export const everyTerm = {
  service_agreement: true,
  personal_info_agree: true,
  insurance: true,
  insurance_personal_info_agree: true,
  pay_personal: true,
  pay_electronic_fin: true,
  pay_personal_info: true,
  pay_third_party_provide: true,
};

type Change = { payments?: object } & Record<string, unknown>;

/** Returns an order of STANDARD for the caller's first vehicle. It costs 433,620 won for `new-customer`. */
export function orderOf(caller: Caller, { payments, ...change }: Change = {}) {
  const order = {
    pkg: 'PKG-STANDARD',
    vehicle_num_id: caller.vin,
    state_req: 10,
    dealer_cdk_id: 'D01',
    dealer_advisor_cdk_id: null,
    price_payment: 433_620,
    options: {},
    ...change,
  };
  return {
    ...order,
    payments: {
      card_type: 10,
      terms: everyTerm,
      step: 3,
      price_payment: order.price_payment,
      ...payments,
    },
  };
}

/** An extension of the membership of `near-end`: C3 at 92 months costs 407,000 won, with 15 % off. */
export const extension = {
  state_req: 30,
  parent_subsc_id: 'S-near-end',
  date_start: '2026-12-11',
  price_payment: 345_950,
};

/** Sends an order. The backend supports `key` only with the extension `idempotency-key`. */
export const placeOrder = (caller: Caller, change: Change = {}, key?: string): Promise<Answer> =>
  caller.post(
    '/subscs',
    orderOf(caller, change),
    key === undefined ? {} : { 'Idempotency-Key': key },
  );

export const dataOf = <T = Record<string, unknown>>({ body }: Answer): T => body['data'] as T;
export const sentenceOf = ({ body }: Answer): string =>
  dataOf<{ msg: string }>({ body } as Answer).msg;

/** Returns all subscriptions of the caller, newest first. */
export const subscsOf = async <T = { id: string }>(caller: Caller): Promise<readonly T[]> =>
  dataOf<{ subscs: T[] }>(await caller.get(`/users/${caller.person.id}`)).subscs;

/** Orders and pays, as reported by the card provider. Returns the id of the new membership. */
export async function buy(
  sandbox: SandboxUnderTest,
  caller: Caller,
  change: Change = {},
): Promise<string> {
  await sandbox.services.settlePayment(paymentOf(await placeOrder(caller, change)), 'success');
  const [newest] = await subscsOf(caller);
  return newest?.id ?? '';
}

export const paymentOf = (answer: Answer): string =>
  dataOf<{ redirect: string }>(answer).redirect.split('/').at(-1) ?? '';
