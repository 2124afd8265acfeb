import type { TermAnswers, TermVersions } from '@shared/domain/required-terms';
import type { Dialect } from '../literal/dialect';
import type { World } from '../world';
import type { Person } from './person';
import type { ReadRequest } from './read-request';
import { Refused, signedOut } from './refusal';

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

export type Agreed = { terms: TermAnswers; versions: TermVersions };
type Wrapped = { terms: TermAnswers; terms_version?: TermVersions };

/**
 * Reads the agreed terms: either the bare map, or the map with term versions beside it. Source: API-030, API-036, A-76.
 */
export function agreedIn(call: Call): Agreed {
  const body = bodyOf<TermAnswers | Wrapped>(call);
  return isWrapped(body)
    ? { terms: body.terms, versions: body.terms_version ?? {} }
    : { terms: body, versions: {} };
}

const isWrapped = (body: TermAnswers | Wrapped): body is Wrapped =>
  typeof (body as Wrapped).terms === 'object';

const LONGEST = 4096;

/** Returns an object that is sent as JSON in the query. @throws {Refused} 400 */
export function jsonQuery({ query }: Call, name: string): Readonly<Record<string, unknown>> {
  const text = query[name] ?? '';
  try {
    if (text.length > LONGEST) throw new RangeError('too long');
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
      throw new RangeError('not an object');
    return parsed as Record<string, unknown>;
  } catch {
    throw new Refused(400, '조회 조건을 읽을 수 없습니다.');
  }
}

/** Returns the requested number of rows, between 1 and `most`. */
export function limitOf({ query }: Call, most: number): number {
  const asked = Number(query['limit'] ?? most);
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, most) : most;
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
