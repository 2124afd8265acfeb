import { settings } from '@shared/config/settings';
import type { Operation } from '../backend/contract';
import type { ReadRequest } from '../backend/read-request';
import { type Names, type On, onlyNamed, unnamed } from './names';

/** Headers that browsers, libraries and proxies add by themselves. */
const ofBrowsers =
  /^(accept(-.*)?|authorization|cache-control|connection|content-(length|type)|cookie|dnt|host|if-.*|keep-alive|origin|pragma|priority|purpose|referer|save-data|sec-.*|te|transfer-encoding|upgrade-insecure-requests|user-agent|x-forwarded-.*)$/;

const FORM = 'application/x-www-form-urlencoded';

/** Returns why a backend with the strict contract refuses this request. Source: A-76. */
export function refusedAsUnnamed(
  { id, names: { query, body } }: Operation,
  request: ReadRequest,
  on: On,
): string | undefined {
  const filters = query.get('filters')?.below ?? new Map();
  const faults = [
    ...headerFaults(id, request, on),
    ...unnamed(query, request.query, on),
    ...unnamed(filters, filtersIn(request), on, 'filters.'),
    ...bodyFaults(id, body, request, on),
  ];
  if (faults.length === 0) return undefined;
  return `not named: ${[...new Set(faults)].slice(0, 6).join(', ')}`;
}

/** Returns the answer with only the names of the contract and of the active extensions. */
export const literalAnswer = ({ names }: Operation, answer: unknown, on: On): unknown =>
  onlyNamed(names.answer, answer, on);

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

function bodyFaults(id: string, names: Names, request: ReadRequest, on: On): readonly string[] {
  const { body, contentType } = request;
  if (id === 'numRegCheck' && contentType !== FORM) return [`body of type ${contentType}`];
  const isTerms = names.get('terms')?.extra === 'terms-versions';
  if (!isTerms || hasMap(body)) return unnamed(names, body, on);
  const flags = Object.entries(body ?? {});
  return flags.filter(([, value]) => typeof value !== 'boolean').map(([name]) => name);
}

/** Returns whether the terms are wrapped. Otherwise the body is the map itself. */
const hasMap = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'terms' in body && typeof body.terms === 'object';
