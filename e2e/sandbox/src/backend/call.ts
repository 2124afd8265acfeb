import type { Dialect } from '../literal/dialect';
import type { World } from '../world';
import type { Person } from './person';
import type { ReadRequest } from './read-request';
import { signedOut } from './refusal';

/** A request with the owner of its bearer token, whom the query and the body cannot change. */
export type Call = ReadRequest & { signedIn: Person | undefined; dialect: Dialect };

export class Download {
  readonly bytes: Uint8Array;
  readonly contentType: string;

  constructor(bytes: Uint8Array, contentType: string) {
    this.bytes = bytes;
    this.contentType = contentType;
  }
}

/** Returns the JSON body of a 200, or a Download. @throws {Refused} */
export type Handler = (call: Call, world: World) => Promise<unknown>;

/** @throws {Refused} 401 */
export function customer({ signedIn }: Call): Person {
  if (signedIn === undefined) throw signedOut();
  return signedIn;
}

/** Returns the body. The contract has already checked it. `T` is its shape in shared/product/api/openapi.yaml. */
export const bodyOf = <T>({ body }: Call): T => body as T;

/** Returns a path parameter. @throws {RangeError} if the route has no such parameter. */
export function param({ params }: Call, name: string): string {
  const value = params[name];
  if (value === undefined) throw new RangeError(`no parameter ${name}`);
  return value;
}
