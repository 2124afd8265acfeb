/** `body` is the text of the answer, `date` the time of the server. */
export type Answer = { status: number; body: string; date: string };
export type Asked = {
  method: string;
  url: string;
  /** The path of `url` without the prefixes of the API. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** The person whom the account host knows, from its cookie. */
  account: string | undefined;
  device: string;
};

export type Person = { id: string; vtgId: string; vin: string };
export const people: readonly Person[] = [
  { id: 'U1', vtgId: 'VTG1', vin: 'WBA11111111111111' },
  { id: 'U2', vtgId: 'VTG2', vin: 'WBA22222222222222' },
];

/** How this backend differs from others that keep to the contract. */
export type Variant = {
  knowsKeys: boolean;
  givesId: boolean;
  listsUnpaid: boolean;
  tellsState: boolean;
  /** The card provider sends the order back with the browser. */
  namesOrder: boolean;
  /** Milliseconds until a token expires. */
  tokenMs: number;
};

export class Refused extends Error {
  readonly status: number;
  readonly said: object;
  constructor(status: number, said: object = {}) {
    super(String(status));
    this.status = status;
    this.said = said;
  }
}

export const numberOf = (order: unknown): string =>
  String(Object(Object(order)['payments'])['num']);
