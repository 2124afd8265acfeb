import type { Dialect } from '../literal/dialect';
import type { World } from '../world';
import type { Person } from './person';
import { signedOut } from './refusal';

/** A request that passed the contract. */
export type Call = {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  header: (name: string) => string | undefined;
  body: unknown;
  /** The owner of the bearer token, whatever a query or body claims. */
  signedIn: Person | undefined;
  bearer: string | undefined;
  cookie: (name: string) => string | undefined;
  clientIp: string;
  /** The sandbox's own origin, as the caller knows it. */
  origin: string;
  /** What this browser is answered with beyond the documents. */
  dialect: Dialect;
};

/** A file instead of JSON. */
export class Download {
  readonly bytes: Uint8Array;
  readonly contentType: string;

  constructor(bytes: Uint8Array, contentType: string) {
    this.bytes = bytes;
    this.contentType = contentType;
  }
}

/** Answers what becomes the JSON of a 200, or a Download. @throws {Refused} */
export type Handler = (call: Call, world: World) => Promise<unknown>;

/** @throws {Refused} 401 */
export function customer({ signedIn }: Call): Person {
  if (signedIn === undefined) throw signedOut();
  return signedIn;
}

/** The body, which the contract has checked already; `T` is its shape in shared/api/openapi.yaml. */
export const bodyOf = <T>({ body }: Call): T => body as T;

/** A path parameter. @throws {RangeError} the route has no such parameter. */
export function param({ params }: Call, name: string): string {
  const value = params[name];
  if (value === undefined) throw new RangeError(`no parameter ${name}`);
  return value;
}
