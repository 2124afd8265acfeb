/**
 * Optional extensions of the backend that the specification does not name. The product works without them.
 * It reads an extension if the backend sends it, and sends one only if `settings.backend.extras` lists it. The sandbox
 * has a switch for each. Source: A-76.
 */
export type BackendExtra = {
  /** `sent`: part of a request, only if listed. `read`: part of an answer, used if present. */
  way: 'sent' | 'read';
  /** Place in the request or answer. */
  what: string;
  /** Advantage for the product. */
  gain: string;
};

export const backendExtras = {
  'idempotency-key': {
    way: 'sent',
    what: 'header Idempotency-Key of POST subscs',
    gain: 'an order whose answer was lost is sent again by itself and stays one order',
  },
  'order-id': {
    way: 'read',
    what: 'data.id beside data.redirect in the answer of POST subscs',
    gain: 'the order itself is asked about, not the newest one of the vehicle',
  },
  'payment-state': {
    way: 'read',
    what: 'payments.state of a subscription (50 normal, -40 pending, -50 abnormal)',
    gain: 'a payment that failed is known at once, not after the card page has run out of time',
  },
  'landing-order-id': {
    way: 'read',
    what: 'subsc_id inside reqs of the payment landing',
    gain: 'a landing finds its order without the record of this browser',
  },
  'order-context': {
    way: 'sent',
    what: 'vtg_id and vehicle_cat_id in POST subscs',
    gain: 'the backend need not work out account and vehicle category',
  },
  'photo-addresses': {
    way: 'sent',
    what: 'att_reg_url, att_insp_url, att_panel_url in POST subscs and resubmission',
    gain: 'an order names the very photos it was sent with',
  },
  'terms-versions': {
    way: 'sent',
    what: '{terms, terms_version} instead of the bare map, and payments.terms_version',
    gain: 'it is known which edition of a text was agreed to',
  },
  'consent-withdrawal': {
    way: 'sent',
    what: 'terms in PUT subscs/{id} (each withdrawn term with false)',
    gain: 'a customer withdraws consents to advertising in the page, not by mail',
  },
  'extension-withdrawal': {
    way: 'sent',
    what: 'state_req -20 in PUT subscs/{id}, and subscs/getRefundPrice, of a paid extension that has not started',
    gain: 'a customer withdraws from an extension in the page, not by message or telephone',
  },
  'refusal-reason': {
    way: 'read',
    what: 'options.reason of a subscription, and of its att_reg, att_insp, att_panel',
    gain: 'a customer reads why staff refused the application or a photo',
  },
  'notice-subscription-id': {
    way: 'read',
    what: 'subsc_id in the answer of subscs/showEscalation',
    gain: 'a transfer notice names its membership',
  },
  'coupon-id': {
    way: 'read',
    what: 'id of each coupon in subscs/showProdsV2 and showProdsInsurance',
    gain: 'two coupons of one title are told apart',
  },
  'vehicle-model-id': {
    way: 'read',
    what: 'vehicle_cat_id in the answer of vehicles/showByNumId',
    gain: 'the model is chosen by its id, not by its title',
  },
  'direct-link-return': {
    way: 'read',
    what: 'the card page of a dealer payment returns to the link itself',
    gain: 'one page less on the way back',
  },
} as const satisfies Record<string, BackendExtra>;

export type ExtraName = keyof typeof backendExtras;

export const extraNames = Object.keys(backendExtras) as ExtraName[];
