import { settings } from '@shared/config/settings';
import type { ReadRequest } from '../backend/read-request';
import { type NamedCall, namedCalls } from './named-calls';
import { type On, onlyNamed, unnamed } from './names';

/** Headers that browsers, libraries and proxies add by themselves. */
const ofBrowsers =
  /^(accept(-.*)?|authorization|cache-control|connection|content-(length|type)|cookie|dnt|host|if-.*|keep-alive|origin|pragma|priority|purpose|referer|save-data|sec-.*|te|transfer-encoding|upgrade-insecure-requests|user-agent|x-forwarded-.*)$/;

const FORM = 'application/x-www-form-urlencoded';

/** Returns why a backend with the strict contract refuses this request, with the source of the table. Source: A-76. */
export function refusedAsUnnamed(id: string, request: ReadRequest, on: On): string | undefined {
  const call = callOf(id);
  const faults = [
    ...headerFaults(id, request, on),
    ...unnamed(call.query, request.query, on),
    ...unnamed(call.filters, filtersIn(request), on, 'filters.'),
    ...bodyFaults(id, call, request, on),
  ];
  if (faults.length === 0) return undefined;
  return `not named: ${[...new Set(faults)].slice(0, 6).join(', ')} (${call.source})`;
}

/** Returns the answer with only the names of the tables and of the active extensions. */
export const literalAnswer = (id: string, answer: unknown, on: On): unknown =>
  onlyNamed(callOf(id).answer, answer, on);

/** @throws {RangeError} if no table has the call. */
function callOf(id: string): NamedCall {
  const call = namedCalls.get(id);
  if (call === undefined) throw new RangeError(`no table names ${id}`);
  return call;
}

function headerFaults(id: string, { headerNames }: ReadRequest, on: On): readonly string[] {
  const preAuth = settings.session.preAuthHeader.toLowerCase();
  const isNamed = (name: string) =>
    ofBrowsers.test(name) ||
    (name === preAuth && id === 'storeToken') ||
    (name === 'idempotency-key' && id === 'createSubsc' && on.has('idempotency-key'));
  return headerNames.filter((name) => !isNamed(name)).map((name) => `header ${name}`);
}

function filtersIn({ query }: ReadRequest): unknown {
  try {
    return JSON.parse(query['filters'] ?? '{}');
  } catch {
    return undefined;
  }
}

function bodyFaults(id: string, call: NamedCall, request: ReadRequest, on: On): readonly string[] {
  const { body, contentType } = request;
  if (id === 'numRegCheck' && contentType !== FORM) return [`body of type ${contentType}`];
  if (!call.isTerms) return unnamed(call.body, body, on);
  const isWrapped = hasMap(body);
  if (isWrapped) return on.has('terms-versions') ? [] : ['terms', 'terms_version'];
  const flags = Object.entries(body ?? {});
  return flags.filter(([, value]) => typeof value !== 'boolean').map(([name]) => name);
}

const hasMap = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'terms' in body && typeof body.terms === 'object';
